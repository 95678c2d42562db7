"""A game's own command group: opening a table, looking at it, leaving it; a game's options become parameters."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from inspect import Parameter, Signature
from typing import Any, Literal

import discord
from discord import app_commands

from bot.app import App
from bot.commands.localised import Localised
from bot.commands.lookup import choices_here, seats_here, table_here, trouble_line
from bot.commands.opening import guests, must_be_allowed, must_have_permissions
from bot.commands.paces import Pace
from bot.receiver import person_of
from bot.store.records import Table
from bot.table.keeper import people
from bot.table.refusal import Refused
from bot.table.service import Plan
from bot.ui import menu
from bot.ui.boards import link
from bot.ui.components import panel
from bot.ui.panels import Private
from bot.words.words import words
from engines.core.game import Game

Callback = Callable[..., Awaitable[None]]
Command = app_commands.Command[Any, ..., None]


def game_group(app: App, key: str) -> app_commands.Group:
    game = app.tables.games[key]
    say = Localised(app.languages, key)
    group = app_commands.Group(
        name=key,
        description=say("command-game-description", game=game.info.name),
        guild_only=True,
    )
    group.add_command(_new(app, game, say))
    for name, callback, parameters in _others(app, key):
        group.add_command(_command(say, name, callback, parameters))
    return group


def _command(say: Localised, name: str, callback: Callback, parameters: list[Parameter]) -> Command:
    """A command whose parameters are known only now; discord.py reads them from the signature."""

    async def called(interaction: discord.Interaction, **given: object) -> None:
        await callback(interaction, **given)

    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    called.__signature__ = Signature([first, *parameters])  # type: ignore[attr-defined]
    named = [parameter.name for parameter in parameters]
    app_commands.describe(**{n: say(f"parameter-{_dashed(n)}-description") for n in named})(called)
    app_commands.rename(**{n: say(f"parameter-{_dashed(n)}") for n in named})(called)
    return app_commands.Command(
        name=say(f"command-{name}"), description=say(f"command-{name}-description"), callback=called
    )


def _new(app: App, game: Game, say: Localised) -> Command:
    least, most = game.info.seats
    own = _option_parameters(game)
    invited = [_optional(f"player{number}", discord.Member) for number in range(2, most + 1)]
    parameters = [
        _optional("seats", app_commands.Range[int, least, most]),
        *own,
        *invited,
        _optional("pace", Pace),
        _optional("thread", bool),
        _optional("private", bool),
    ]

    async def new(interaction: discord.Interaction, **given: Any) -> None:
        assert interaction.guild_id is not None
        await interaction.response.defer(ephemeral=True, thinking=True)
        in_thread = bool(given.get("thread"))
        language = await app.languages.of_reader(interaction)
        if in_thread and not app.has_threads:
            raise Refused("no-threads")
        await must_be_allowed(app.store, interaction, language, in_thread=in_thread)
        members = [given[p.name] for p in invited if given.get(p.name) is not None]
        is_private = bool(given.get("private"))
        seats = given.get("seats") or (max(least, 1 + len(members)) if is_private else most)
        chosen = {p.name: given[p.name] for p in own if given.get(p.name) is not None}
        settings = await app.store.guild(interaction.guild_id)
        plan = Plan(
            game=game.info.key,
            options=game.info.options.parse(chosen),
            seats=seats,
            invited=guests(interaction, members, seats - 1),
            is_private=is_private,
            pace_hours=given.get("pace") or settings.pace_hours,
        )
        place = await _place(app, interaction, game, in_thread=in_thread)
        table = await app.tables.open(interaction.guild_id, place, person_of(interaction), plan)
        await app.publisher.publish(table.guild_id, table.id)
        await interaction.delete_original_response()

    return _command(say, "new", new, parameters)


async def _place(app: App, interaction: discord.Interaction, game: Game, *, in_thread: bool) -> int:
    assert interaction.channel_id is not None
    if not in_thread:
        return interaction.channel_id
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads")
    assert interaction.guild_id is not None
    language = await app.languages.of_guild(interaction.guild_id)
    title = app.languages.game_words(language, game.info.key).say(
        "thread-title", game=game.info.name, names=interaction.user.display_name
    )
    thread = await channel.create_thread(
        name=menu.shortened(title, menu.THREAD_NAME), type=discord.ChannelType.public_thread
    )
    return thread.id


def _option_parameters(game: Game) -> list[Parameter]:
    """What a host can choose: sides and the like as choices, variants as yes or no."""
    found = []
    for name, field in game.info.options.model_fields.items():
        kind = field.annotation
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            found.append(_optional(name, Literal[tuple(member.value for member in kind)]))
        elif kind is bool:
            found.append(_optional(name, bool))
    return found


def _optional(name: str, kind: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)


class _Offered(app_commands.Transformer):
    """A text for which choices are offered while typing."""

    def __init__(self, offer: Callable[[discord.Interaction, str], Awaitable[list[app_commands.Choice[str]]]]) -> None:
        self._offer = offer

    async def transform(self, interaction: discord.Interaction, value: str, /) -> str:
        return value

    async def autocomplete(  # type: ignore[override]
        self, interaction: discord.Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        return await self._offer(interaction, value)


def _others(app: App, key: str) -> list[tuple[str, Callback, list[Parameter]]]:
    async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await choices_here(app, interaction, key)

    async def topics(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Found by any part of their titles."""
        said = app.languages.game_words(await app.languages.of_reader(interaction), key)
        titles = [(topic, said.say(f"rules-{topic}-title")) for topic in said.topics]
        found = [(topic, title) for topic, title in titles if typed.casefold() in title.casefold()]
        return [app_commands.Choice(name=title, value=topic) for topic, title in found[: menu.LIST_LENGTH]]

    which = Parameter("game", Parameter.KEYWORD_ONLY, default=None, annotation=_Offered(games))
    topic = Parameter("topic", Parameter.KEYWORD_ONLY, default=None, annotation=_Offered(topics))

    async def seats(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await seats_here(app, interaction, key)

    seat_of_game = Parameter("seat", Parameter.KEYWORD_ONLY, default=None, annotation=_Offered(seats))
    successor = _optional("successor", discord.Member)

    async def board(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        assert interaction.channel_id is not None
        must_have_permissions(interaction, await app.languages.of_reader(interaction))
        if not await _all_see(interaction, table):
            raise Refused("board-unseen", link=link(table))
        await app.publisher.move(table, interaction.channel_id)
        if trouble := app.publisher.trouble.get(table.id):
            said = words(await app.languages.of_reader(interaction))
            await app.receiver.show(interaction, Private(panel([trouble_line(app, said, table, trouble)])))
        else:
            await interaction.delete_original_response()

    async def hand(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        language = await app.languages.of_reader(interaction)
        await app.receiver.show(interaction, await app.panels.hand(table, interaction.user.id, language))

    async def log(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        language = await app.languages.of_reader(interaction)
        await app.receiver.show(interaction, await app.panels.log(table, -1, interaction.user.id, language))

    async def rules(interaction: discord.Interaction, topic: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        language = await app.languages.of_reader(interaction)
        await app.receiver.show(interaction, app.panels.rules(key, topic, language))

    async def undo(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        try:
            await app.tables.undo(table.guild_id, table.id, person_of(interaction), interaction.id)
        except Refused as refused:
            if refused.key not in ("undo-acted", "undo-revealed"):
                raise
            language = await app.languages.of_reader(interaction)
            await app.receiver.show(interaction, app.panels.asking_for_undo(table, refused, language))
            return
        await app.publisher.publish(table.guild_id, table.id, knowing=interaction.user.id)
        await interaction.delete_original_response()

    async def cancel(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        app.tables.must_cancel(table, person_of(interaction))
        language = await app.languages.of_reader(interaction)
        await app.receiver.show(interaction, app.panels.cancelling(table, language))

    async def resign(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        language = await app.languages.of_reader(interaction)
        await app.receiver.show(interaction, app.panels.resigning(table, person_of(interaction), language))

    async def pause(interaction: discord.Interaction, game: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        await app.deciding.pause(table.guild_id, table.id, person_of(interaction))
        await interaction.delete_original_response()

    async def replace(
        interaction: discord.Interaction,
        seat: str | None = None,
        successor: discord.Member | None = None,
        game: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_here(app, interaction, key, game)
        if seat is not None and not (seat.isdecimal() and len(seat) < 3):
            raise Refused("seat-unknown")
        heir = None
        if successor is not None:
            me = person_of(interaction)
            heir = me if successor.id == me.id else guests(interaction, [successor], 1)[0]
        number = None if seat is None else int(seat)
        await app.deciding.replace(table, person_of(interaction), number, heir)
        await interaction.delete_original_response()

    return [
        ("board", board, [which]),
        ("hand", hand, [which]),
        ("log", log, [which]),
        ("rules", rules, [topic]),
        ("undo", undo, [which]),
        ("pause", pause, [which]),
        ("resign", resign, [which]),
        ("replace", replace, [seat_of_game, successor, which]),
        ("cancel", cancel, [which]),
    ]


async def _all_see(interaction: discord.Interaction, table: Table) -> bool:
    """Whether every player can see the channel of this command."""
    channel = interaction.channel
    if interaction.guild is None or not isinstance(channel, discord.TextChannel | discord.Thread):
        return False
    for user_id in people(table):
        try:
            member = await interaction.guild.fetch_member(user_id)
        except discord.NotFound:
            continue  # gone from the server: nobody to hide the board from
        if not channel.permissions_for(member).view_channel:
            return False
    return True


def _dashed(name: str) -> str:
    return name.replace("_", "-")
