"""From a click to the board through SimCord, beside a button that only echoes, in the same run.

Measured from the arrival of the interaction to the board that it causes; SimCord's own waiting is not counted, nor is
a click that only opens a menu.
"""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import discord
import simcord

from benchmarks.figure import Figure
from bot.client import Client
from engines.registry import GAMES

MILLI = 1000
CLICKS = 150
PARTS = ("engine", "store", "render", "send")


class _Clock:
    """Follows one click after the other: the whole way to its board, and how long each part of the work took."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {}
        self._start = 0.0
        self._parts: dict[str, float] = {}
        self._is_in_engine = False

    def note(self, part: str, seconds: float) -> None:
        self.spent.setdefault(part, []).append(seconds * MILLI)

    def arrived(self) -> None:
        self._start = perf_counter()
        self._parts = dict.fromkeys(PARTS, 0.0)

    def shown(self) -> None:
        """The board is out. A click that only opens a menu never comes here."""
        self.note("click", perf_counter() - self._start)
        for part, seconds in self._parts.items():
            self.note(part, seconds)

    def timed(self, part: str, function: Any) -> Any:
        async def measured(*arguments: Any, **named: Any) -> Any:
            start = perf_counter()
            try:
                return await function(*arguments, **named)
            finally:
                self._add(part, start)

        return measured

    def timed_verb(self, function: Any) -> Any:
        """A verb of an engine; those that it calls itself are in its time already."""

        def measured(*arguments: Any, **named: Any) -> Any:
            if self._is_in_engine:
                return function(*arguments, **named)
            start, self._is_in_engine = perf_counter(), True
            try:
                return function(*arguments, **named)
            finally:
                self._is_in_engine = False
                self._add("engine", start)

        return measured

    def _add(self, part: str, start: float) -> None:
        self._parts[part] = self._parts.get(part, 0.0) + perf_counter() - start


class _TimedGame:
    """A game whose verbs are measured."""

    def __init__(self, game: Any, clock: _Clock) -> None:
        self._game = game
        self._watch = clock

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        return self._watch.timed_verb(found) if callable(found) else found


class _Measured(Client):
    """The real bot, with a stop-watch on what a click passes through."""

    def __init__(self, database: Path, clock: _Clock) -> None:
        games: Any = {key: _TimedGame(game, clock) for key, game in GAMES.items()}
        super().__init__(database, games=games)
        self._watch = clock

    async def setup_hook(self) -> None:
        await super().setup_hook()
        store: Any = self.app.store
        for question in ("table", "log", "save", "guild", "language_of"):
            setattr(store, question, self._watch.timed("store", getattr(store, question)))
        publisher: Any = self.app.publisher
        publisher.draw = self._watch.timed("render", publisher.draw)
        publisher._send = self._showing(self._watch.timed("send", publisher._send))
        publisher._edit = self._showing(self._watch.timed("send", publisher._edit))

    def _showing(self, send: Any) -> Any:
        async def sent(*arguments: Any) -> Any:
            message = await send(*arguments)
            self._watch.shown()
            return message

        return sent

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self._watch.arrived()
        await super().on_interaction(interaction)


class _Echo(discord.Client):
    """Acknowledges a press and edits a line of text."""

    def __init__(self, clock: _Clock) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._watch = clock

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        start = perf_counter()
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"{start}")
        self._watch.note("echo", perf_counter() - start)


def measure() -> Iterator[Figure]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours = asyncio.run(_play())
        echo = asyncio.run(_echo())
    floor = median(echo["echo"])
    yield Figure("click to board, median", median(ours["click"]), "ms", "an echo button", floor)
    yield Figure("click to board, p99", _p99(ours["click"]), "ms", "an echo button, p99", _p99(echo["echo"]))
    for part in PARTS:
        yield Figure(f"  of it {part}", median(ours[part]), "ms", "the whole click", median(ours["click"]))


async def _play() -> dict[str, list[float]]:
    clock = _Clock()
    with tempfile.TemporaryDirectory() as folder:
        async with simcord.run(_Measured(Path(folder) / "games.db", clock)) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("games")
            amina, bastien = (guild.add_member(env.create_user(name)) for name in ("amina", "bastien"))
            await amina.slash(channel, "imhotep new", seats=2)
            for presser, label in ((bastien, "Join"), (amina, "Start")):
                lobby = channel.last_message
                assert lobby is not None
                await presser.click(lobby, label=label)
            clock.spent.clear()
            for _ in range(CLICKS):
                board = channel.last_message
                assert board is not None
                press = _first_choice(board)
                if press is None:
                    break
                actor = amina if amina.mention in str(board.components) else bastien
                answer = await actor.click(board, custom_id=press)
                if answer.response is not None and answer.ephemeral:
                    menu = next(part for part in _parts(answer.response.components) if part["type"] == 3)
                    chosen = [menu["options"][-1]["value"]]
                    await actor.select(answer.response, values=chosen, custom_id=menu["custom_id"])
            env.raise_errors()
    return clock.spent


async def _echo() -> dict[str, list[float]]:
    clock = _Clock()
    async with simcord.run(_Echo(clock)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        amina = guild.add_member(env.create_user("amina"))
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="echo", custom_id="echo"))
        await env.bot.get_partial_messageable(channel.id).send("0", view=view)
        await env.settle()
        message = channel.last_message
        assert message is not None
        for _ in range(CLICKS):
            await amina.click(message, label="echo")
    return clock.spent


def _first_choice(board: Any) -> str | None:
    for part in _parts(component.to_dict() for component in board.components):
        if part["type"] == 2 and part["custom_id"].split(":")[1] in ("play", "menu"):
            return str(part["custom_id"])
    return None


def _parts(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _parts(component.get("components", ()))


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]
