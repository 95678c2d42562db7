"""What is said of a game that is set aside: in its channel, in lists, and to whoever presses something of it."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ui

from bot.store.records import Aside
from bot.ui.components import panel
from bot.words.words import FluentWords
from engines.core.game import Game


def told(aside: Aside, games: Mapping[str, Game], words: FluentWords) -> ui.LayoutView:
    """The message to its channel."""
    title = words.say("set-aside-title", game=_name(aside, games))
    return panel([f"**{title}**", words.say("set-aside", id=aside.table_id)])


def is_about(message: discord.Message, aside: Aside) -> bool:
    """Whether this is that message."""
    view = ui.LayoutView.from_message(message, timeout=None)
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return any(f"`{aside.table_id}`" in text for text in texts)


def line(aside: Aside, games: Mapping[str, Game], words: FluentWords) -> str:
    """In a list of games."""
    return words.say("games-list-aside", game=_name(aside, games), id=aside.table_id)


def _name(aside: Aside, games: Mapping[str, Game]) -> str:
    game = games.get(aside.game or "")
    return "none" if game is None else game.info.name
