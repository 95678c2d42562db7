"""Which table a command means: the only one here, or the one that was chosen."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import App
from bot.store.records import Status, Table
from bot.table.refusal import Refused
from bot.table.service import OPEN
from bot.ui import menu

_SHOWN = 25


async def table_here(app: App, interaction: discord.Interaction, game: str, chosen: str | None) -> Table:
    """A chosen table must be of this server; without a choice there must be exactly one in this channel."""
    assert interaction.guild_id is not None
    if chosen is not None:
        table = await app.tables.find(interaction.guild_id, chosen)
        if table.game != game:
            raise Refused("unknown-game")
        return table
    tables = _here(interaction, await _tables(app, interaction, game))
    if not tables:
        raise Refused("no-game", command=f"/{game}")
    if len(tables) > 1:
        raise Refused("several-games")
    return tables[0]


async def choices_here(app: App, interaction: discord.Interaction, game: str) -> list[app_commands.Choice[str]]:
    """Those of this channel; where there is none, all of the server, as a board may be brought from elsewhere."""
    everywhere = await _tables(app, interaction, game)
    tables = _here(interaction, everywhere) or everywhere
    return [
        app_commands.Choice(name=menu.shortened(_said(table), menu.OPTION_LABEL), value=table.id)
        for table in tables[:_SHOWN]
    ]


async def _tables(app: App, interaction: discord.Interaction, game: str) -> list[Table]:
    if interaction.guild_id is None:
        return []
    return [table for table in await app.store.tables(interaction.guild_id, statuses=OPEN) if table.game == game]


def _here(interaction: discord.Interaction, tables: list[Table]) -> list[Table]:
    """A table is where its board is."""
    return [table for table in tables if (table.board_channel_id or table.channel_id) == interaction.channel_id]


def _said(table: Table) -> str:
    names = ", ".join(player.name for player in table.players)
    return f"{names} · {table.created_at:%Y-%m-%d %H:%M}" if table.status is Status.RUNNING else f"{names} …"
