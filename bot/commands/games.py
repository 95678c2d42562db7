"""/games and /help: where it is my turn, what is played here, my language, the server's settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Literal

import discord
from discord import app_commands

from bot.app import App
from bot.commands.data import add_data_commands
from bot.commands.localised import Localised
from bot.commands.lookup import trouble_line
from bot.commands.paces import Pace
from bot.commands.statistics import stats_command
from bot.store.records import Status, Table
from bot.table.refusal import Refused
from bot.table.service import OPEN
from bot.ui import aside, menu
from bot.ui.boards import duration, link, stage
from bot.ui.components import panel
from bot.ui.names import told_names
from bot.ui.panels import Private
from bot.words.words import FluentWords, words
from engines.core.errors import Refusal

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def help_command(app: App) -> app_commands.Command[Any, ..., None]:
    say = Localised(app.languages)

    async def helping(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        said = words(await app.languages.of_reader(interaction))
        commands = said.list(f"`/{key} new`" for key in app.tables.games)
        text = said.say(
            "help",
            commands=commands,
            mine_command="`/games mine`",
            remind_command="`/remind`",
            language_command="`/games language`",
        )
        await app.receiver.show(interaction, Private(panel([text])))

    return app_commands.Command(name=say("command-help"), description=say("command-help-description"), callback=helping)


def games_group(app: App) -> app_commands.Group:
    say = Localised(app.languages)
    group = app_commands.Group(name=say("command-games"), description=say("command-games-description"), guild_only=True)

    @group.command(name=say("command-mine"), description=say("command-mine-description"))
    async def mine(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        said = words(await app.languages.of_reader(interaction))
        tables = await app.store.tables(interaction.guild_id, user_id=interaction.user.id, statuses=OPEN)
        since = {wait.table_id: wait.since for _, wait in await app.store.waits.of_user(interaction.user.id)}
        lines = [_readable(app, said, table) or _mine_line(app, said, table, since.get(table.id)) for table in tables]
        lines += await _set_aside(app, said, interaction.guild_id, interaction.user.id)
        empty = said.say("games-mine-empty", command=_first_command(app))
        await _answer(app, interaction, said.say("games-mine-title"), sorted(lines), empty)

    @group.command(name=say("command-list"), description=say("command-list-description"))
    async def listing(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        language = await app.languages.of_reader(interaction)
        said = words(language)
        tables = await app.store.tables(interaction.guild_id, statuses=OPEN)
        lines = [_readable(app, said, table) or (0.0, _list_line(app, said, table, language)) for table in tables]
        lines += await _set_aside(app, said, interaction.guild_id, None)
        empty = said.say("games-list-empty", command=_first_command(app))
        await _answer(app, interaction, said.say("games-list-title"), lines, empty)

    @group.command(name=say("command-language"), description=say("command-language-description"))
    @app_commands.describe(language=say("parameter-language-description"))
    @app_commands.rename(language=say("parameter-language"))
    async def language(interaction: discord.Interaction, language: Literal["en", "fr", "auto"]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await app.store.save_language(interaction.user.id, None if language == "auto" else language)
        said = words(await app.languages.of_reader(interaction))
        await app.receiver.show(interaction, Private(panel([said.say("language-set", language=language)])))

    @group.command(name=say("command-settings"), description=say("command-settings-description"))
    @app_commands.describe(
        language=say("parameter-language-description"),
        pace=say("parameter-pace-description"),
        channel=say("parameter-channel-description"),
        openers=say("parameter-openers-description"),
        most_open=say("parameter-most-open-description"),
    )
    @app_commands.rename(
        language=say("parameter-language"),
        pace=say("parameter-pace"),
        channel=say("parameter-channel"),
        openers=say("parameter-openers"),
        most_open=say("parameter-most-open"),
    )
    async def settings(
        interaction: discord.Interaction,
        language: Literal["en", "fr"] | None = None,
        pace: Pace | None = None,
        channel: discord.TextChannel | None = None,
        openers: Literal["everyone", "managers"] | None = None,
        most_open: app_commands.Range[int, 1, 50] | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        before = await app.store.guild(interaction.guild_id)
        channels = before.channels
        if channel is not None:
            others = tuple(known for known in channels if known != channel.id)
            channels = others if channel.id in channels else (*others, channel.id)
        after = replace(
            before,
            language=language or before.language,
            pace_hours=pace or before.pace_hours,
            channels=channels,
            openers=openers or before.openers,
            most_open=most_open or before.most_open,
        )
        if after != before:
            if not interaction.permissions.manage_guild:
                raise Refused("settings")
            await app.store.save_guild(after)
        said = words(await app.languages.of_reader(interaction))
        lines = [
            f"### {said.say('settings-title')}",
            said.say("settings-saved") if after != before else "",
            said.say("settings-language", language=after.language),
            said.say("settings-pace", duration=duration(said, after.pace_hours)),
            said.say("settings-channels", count=len(channels), channels=", ".join(f"<#{c}>" for c in channels)),
            said.say("settings-openers", openers=after.openers),
            said.say("settings-most-open", count=after.most_open),
        ]
        await app.receiver.show(interaction, Private(panel(["\n".join(line for line in lines if line)])))

    group.add_command(stats_command(app))
    add_data_commands(app, group, say)
    return group


async def _answer(
    app: App, interaction: discord.Interaction, title: str, lines: Sequence[tuple[float, str]], empty: str
) -> None:
    told = "\n".join(f"- {line}" for _, line in lines) or empty
    await app.receiver.show(interaction, Private(panel([f"### {title}", menu.shortened(told, menu.TEXT - 200)])))


async def _set_aside(app: App, said: FluentWords, guild_id: int, user_id: int | None) -> list[tuple[float, str]]:
    """Also those that were found only now."""
    await app.store.asides.keep(app.clock())
    found = await app.store.asides.of_guild(guild_id, user_id=user_id)
    return [(3.0, aside.line(each, app.tables.games, said)) for each in found]


def _readable(app: App, said: FluentWords, table: Table) -> tuple[float, str] | None:
    """None for a table that can be read; for one that follows unknown rules, the line that says so."""
    try:
        app.tables.sound(table)
        app.tables.decisions(table)
        app.tables.options_of(table)
    except (Refused, Refusal):
        names = said.list(told_names(table, said))
        known = app.tables.games.get(table.game)
        name = table.game if known is None else known.info.name
        return 3.0, said.say("games-list-trouble", game=name, names=names, trouble="rules")
    return None


def _mine_line(app: App, said: FluentWords, table: Table, since: datetime | None) -> tuple[float, str]:
    """With how long others have been waiting, so that the longest comes first; what needs nothing comes last."""
    name = app.tables.game_of(table).info.name
    if table.status is Status.LOBBY:
        return 1.0, said.say("games-mine-lobby", game=name, link=link(table))
    if table.paused_at is not None:
        return 2.0, said.say("games-mine-paused", game=name, link=link(table))
    if since is not None:
        waited = (app.clock() - since).total_seconds()
        return -waited, said.say("games-mine-turn", game=name, link=link(table), duration=_waited(said, waited))
    seats = [decision.seat for decision in app.tables.decisions(table)]
    names = said.list(told_names(table, said)[seat] for seat in seats)
    return 2.0, said.say("games-mine-waiting", game=name, link=link(table), names=names)


def _list_line(app: App, said: FluentWords, table: Table, language: str) -> str:
    if trouble := app.publisher.trouble.get(table.id):
        return trouble_line(app, said, table, trouble)
    names = said.list(told_names(table, said))
    name = app.tables.game_of(table).info.name
    if table.status is Status.LOBBY:
        count = sum(player.has_joined for player in table.players)
        return said.say("games-list-lobby", game=name, link=link(table), count=count, seats=table.seats, names=names)
    own = app.languages.table_words(language, table)
    game = app.tables.game_of(table)
    assert table.state is not None
    view = game.view(game.load(table.state), None)
    key = "games-list-line" if table.paused_at is None else "games-list-paused"
    return said.say(key, game=name, link=link(table), stage=stage(own, view), names=names)


def _waited(said: FluentWords, seconds: float) -> str:
    if seconds < _MINUTE:
        return said.say("duration-moment")
    if seconds < _HOUR:
        return said.say("duration-minutes", minutes=int(seconds // _MINUTE))
    if seconds < 2 * _DAY:
        return said.say("duration-hours", hours=int(seconds // _HOUR))
    return said.say("duration-days", days=int(seconds // _DAY))


def _first_command(app: App) -> str:
    return f"`/{next(iter(app.tables.games))} new`"
