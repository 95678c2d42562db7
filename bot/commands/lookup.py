"""Which table a command means: the only one here, or the one that was chosen."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import App
from bot.store.errors import Damaged
from bot.store.records import Status, Table
from bot.table.refusal import Refused
from bot.table.service import OPEN
from bot.ui import menu
from bot.ui.names import SYMBOLS, label_names, told_names
from bot.words.words import FluentWords, words


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
        await _must_not_be_aside(app, interaction, game)
        raise Refused("no-game", command=f"/{game}")
    if len(tables) > 1:
        raise Refused("several-games")
    return app.tables.sound(tables[0])


async def _must_not_be_aside(app: App, interaction: discord.Interaction, game: str) -> None:
    """Where the game that was meant is set aside, its channel can still be known."""
    assert interaction.guild_id is not None
    for aside in await app.store.asides.of_guild(interaction.guild_id):
        if aside.channel_id == interaction.channel_id and aside.game in (game, None):
            raise Refused("set-aside", id=aside.table_id)


async def choices_here(app: App, interaction: discord.Interaction, game: str) -> list[app_commands.Choice[str]]:
    """Those of this channel; where there is none, all of the server, as a board may be brought from elsewhere."""
    everywhere = await _tables(app, interaction, game)
    tables = _here(interaction, everywhere) or everywhere
    said = words(await app.languages.of_reader(interaction))
    shown = tables[: menu.LIST_LENGTH]
    names = menu.distinct(_told(table, said) for table in shown)
    return [app_commands.Choice(name=name, value=table.id) for name, table in zip(names, shown, strict=True)]


async def seats_here(app: App, interaction: discord.Interaction, game: str) -> list[app_commands.Choice[str]]:
    """The seats of the game that is meant, by their symbols and names."""
    assert interaction.guild_id is not None
    try:
        table = await table_here(app, interaction, game, getattr(interaction.namespace, "game", None))
    except (Refused, Damaged):
        return []
    names = label_names(table, app.languages.table_words(await app.languages.of_reader(interaction), table))
    return [app_commands.Choice(name=f"{SYMBOLS[seat]} {name}", value=str(seat)) for seat, name in enumerate(names)]


async def _tables(app: App, interaction: discord.Interaction, game: str) -> list[Table]:
    if interaction.guild_id is None:
        return []
    return [table for table in await app.store.tables(interaction.guild_id, statuses=OPEN) if table.game == game]


def _here(interaction: discord.Interaction, tables: list[Table]) -> list[Table]:
    """A table is where its board is."""
    return [table for table in tables if (table.board_channel_id or table.channel_id) == interaction.channel_id]


def trouble_line(app: App, said: FluentWords, table: Table, trouble: str) -> str:
    """Why its board cannot be shown."""
    name = app.tables.game_of(table).info.name
    return said.say("games-list-trouble", game=name, names=said.list(told_names(table, said)), trouble=trouble)


def _told(table: Table, said: FluentWords) -> str:
    names = ", ".join(label_names(table, said))
    return f"{names} · {table.created_at:%Y-%m-%d %H:%M}" if table.status is Status.RUNNING else f"{names} …"
