"""Sixty clicks at once in sixty games, over the wire: the bot as a process, a small Discord beside it.

How long until the last click is acknowledged, and until the last board is current, beside drawing those sixty pictures
one after another and nothing else. Then the same late in the games.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import discord

from benchmarks.figure import Figure
from bot.languages import Languages
from bot.store.repository import Store
from bot.table.scenes import scene_of
from bot.table.service import Tables
from engines.registry import GAMES
from renderers.core.scene import Scene
from renderers.registry import RENDERERS
from tests.wire.busy import running
from tests.wire.crowd import Table
from tests.wire.many import prepared

AT_ONCE = 60
MILLI = 1000


@dataclass(frozen=True, slots=True)
class _Burst:
    """In milliseconds."""

    acknowledged: float
    shown: float
    drawn: float


def measure() -> Iterator[Figure]:
    early, late = asyncio.run(_burst(is_late=False)), asyncio.run(_burst(is_late=True))
    drawing = f"drawing {AT_ONCE} pictures"
    yield Figure(f"{AT_ONCE} clicks, last acknowledged", early.acknowledged, "ms", drawing, early.drawn)
    yield Figure(f"{AT_ONCE} clicks, last board", early.shown, "ms", drawing, early.drawn)
    yield Figure("  late, last acknowledged", late.acknowledged, "ms", drawing, late.drawn)
    yield Figure("  late, last board", late.shown, "ms", drawing, late.drawn)


async def _burst(*, is_late: bool) -> _Burst:
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), lambda file, world: prepared(file, world, AT_ONCE, is_late=is_late)) as bot:
            pressed = await asyncio.gather(*(bot.takes_stones(table) for table in bot.tables))
            shown = [await bot.shown(each) for each in pressed]
            acknowledged = [each.acknowledged_at for each in pressed if each.acknowledged_at is not None]
            assert len(acknowledged) == AT_ONCE
            tables, start = bot.tables, min(each.sent_at for each in pressed)
        drawn = await _drawing(bot.bot.database, tables)
    return _Burst((max(acknowledged) - start) * MILLI, (max(shown) - start) * MILLI, drawn * MILLI)


async def _drawing(database: Path, boards: list[Table]) -> float:
    """Seconds for the pictures that these games show now, without anything around them."""
    store = await Store.open(database)
    tables = Tables(store, GAMES, discord.utils.utcnow)
    languages = Languages(store, GAMES)
    scenes: list[Scene] = []
    for board in boards:
        table = await tables.find(board.guild.id, board.id)
        words = languages.table_words("en", table)
        scenes.append(scene_of(tables, table, await tables.story(table), words, None))
    await store.close()
    RENDERERS["imhotep"].render(scenes[0])
    start = perf_counter()
    for scene in scenes:
        RENDERERS["imhotep"].render(scene)
    return perf_counter() - start
