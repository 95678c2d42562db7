"""A Discord on this machine instead of the real one: for tests over real sockets."""

from __future__ import annotations

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def talk_to(address: str) -> None:
    """`address`: of this machine, as the settings make sure."""
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{address}/gateway").with_scheme("ws")
