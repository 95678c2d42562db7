"""/games stats: how the finished games of this server went for its people, or for one of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.localised import Localised
from bot.store.statistics import RECENT, Record, Standing
from bot.table.refusal import Refused
from bot.ui.components import panel
from bot.ui.names import plain
from bot.ui.panels import Private, files_of
from bot.words.words import FluentWords, words
from renderers import statistics
from renderers.statistics import Chart, Row, Source


def stats_command(app: App) -> app_commands.Command[Any, ..., None]:
    say = Localised(app.languages)

    @app_commands.command(name=say("command-stats"), description=say("command-stats-description"))
    @app_commands.describe(game=say("parameter-stats-game-description"), player=say("parameter-player-description"))
    @app_commands.rename(game=say("parameter-stats-game"), player=say("parameter-player"))
    @app_commands.choices(
        game=[app_commands.Choice(name=game.info.name, value=key) for key, game in app.tables.games.items()]
    )
    async def stats(
        interaction: discord.Interaction, game: str | None = None, player: discord.User | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        if game is not None and game not in app.tables.games:
            raise Refused("unknown-game")
        language = await app.languages.of_reader(interaction)
        if player is None:
            chart = await _of_server(app, interaction.guild_id, game, words(language))
        else:
            chart = await _of_player(app, interaction.guild_id, game, player, language)
        await app.receiver.show(interaction, await _answer(app, chart, game, words(language)))

    return stats


async def _answer(app: App, chart: Chart, game: str | None, said: FluentWords) -> Private:
    if not chart.rows:
        command = f"`/{game or next(iter(app.tables.games))} new`"
        key = "stats-empty" if chart.name is None else "stats-empty-player"
        name = plain(chart.name or "")
        return Private(panel([said.say(key, name=name, game=chart.game or "none", command=command)]))
    picture = await app.publisher.drawn(partial(statistics.render, chart, said))
    heading, *lines = statistics.told(chart, said, plain)
    text = "\n".join((*(f"- {line}" for line in lines), f"-# {said.say('stats-note', games=RECENT)}"))
    return Private(panel([f"### {heading}"], alt=picture.alt, after=text), files_of(picture))


async def _of_server(app: App, guild_id: int, game: str | None, said: FluentWords) -> Chart:
    found = await app.store.statistics.ranking(guild_id, _counting(app, game))
    rows = tuple(_standing(standing, said) for standing in found.standings)
    return Chart(rows, game=_name(app, game), people=found.people)


async def _of_player(app: App, guild_id: int, game: str | None, player: discord.User, language: str) -> Chart:
    found = await app.store.statistics.records(guild_id, player.id, _counting(app, game))
    rows = tuple(_record(app, record, language) for record in found)
    return Chart(rows, name=player.display_name, game=_name(app, game))


def _standing(standing: Standing, said: FluentWords) -> Row:
    own = standing.figures
    return Row(standing.name or said.say("former-player"), own.games, own.wins, own.place, own.wait)


def _record(app: App, record: Record, language: str) -> Row:
    """With the sources that gave anything, in the game's own words."""
    said, own = app.languages.game_words(language, record.game), record.figures
    name = app.tables.games[record.game].info.name
    points = sum(record.points.values()) if record.points else None
    sources = tuple(
        Source(said.say("source-title", source=source), mean)
        for source, mean in record.points.items()
        if round(mean, 1)
    )
    return Row(name, own.games, own.wins, own.place, own.wait, points, sources)


def _counting(app: App, game: str | None) -> tuple[str, ...]:
    """What is not played here any more has no name to be shown by."""
    return tuple(app.tables.games) if game is None else (game,)


def _name(app: App, game: str | None) -> str | None:
    return None if game is None else app.tables.games[game].info.name
