"""What is kept, and whose it is: `/games export` and `/games delete-my-data`."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.app import App
from bot.commands.localised import Localised
from bot.receiver import person_of
from bot.store.records import Table
from bot.table.export import exported, must_have_ended
from bot.ui import forgetting, menu
from bot.ui.components import file_panel
from bot.ui.names import label_names, told_names
from bot.ui.panels import Private
from bot.words.words import FluentWords, words
from engines.core.record import written

_NEWEST = 100


def add_data_commands(app: App, group: app_commands.Group, say: Localised) -> None:
    async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Found by any part of what they are called."""
        if interaction.guild_id is None:
            return []
        said = words(await app.languages.of_reader(interaction))
        ended = await app.store.archive.ended(interaction.guild_id, _NEWEST)
        named = [(table.id, _called(app, said, table)) for table in ended]
        found = [(key, name) for key, name in named if typed.casefold() in name.casefold()][: menu.LIST_LENGTH]
        names = menu.distinct(name for _, name in found)
        return [app_commands.Choice(name=name, value=key) for name, (key, _) in zip(names, found, strict=True)]

    @group.command(name=say("command-export"), description=say("command-export-description"))
    @app_commands.describe(game=say("parameter-ended-game-description"))
    @app_commands.rename(game=say("parameter-game"))
    @app_commands.autocomplete(game=games)
    async def export(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        table = await app.tables.find(interaction.guild_id, game)
        must_have_ended(table)
        log = await app.store.log(table.guild_id, table.id)
        engine = app.tables.game_of(table)
        with app.tables.replaying(table):
            record = exported(engine, app.tables.options_of(table), table, log)
        said = words(await app.languages.of_reader(interaction))
        names = said.list(told_names(table, said))
        name = f"{table.game}-{record.ended.at:%Y-%m-%d}.json"
        text = said.say("exported", game=engine.info.name, names=names, command=f"`python -m engines replay {name}`")
        whole = discord.File(BytesIO(written(record)), name)
        await app.receiver.show(interaction, Private(file_panel(text, name), [whole]))

    @group.command(name=say("command-delete-my-data"), description=say("command-delete-my-data-description"))
    async def delete(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        said = words(await app.languages.of_reader(interaction))
        games = await app.forgetting.open_tables(person_of(interaction))
        await app.receiver.show(interaction, forgetting.question(said, games))


def _called(app: App, said: FluentWords, table: Table) -> str:
    game = app.tables.games.get(table.game)
    name = table.game if game is None else game.info.name
    when = f"{table.touched_at:%Y-%m-%d %H:%M}"
    return f"{name} · {', '.join(label_names(table, said))} · {when}"
