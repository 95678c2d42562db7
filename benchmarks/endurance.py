"""A click a second for ten minutes in a thousand games, over the wire, beside a click a second in ten games.

Not a part of `make bench`: it takes twelve minutes (`make bench-long`).
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from benchmarks.figure import Figure
from tests.wire.busy import Running, running
from tests.wire.ledger import Ledger
from tests.wire.many import prepared

FEW, FEW_SECONDS = 10, 100
MANY, SECONDS = 1000, 600
MILLI, KIBI = 1000, 1024


@dataclass(frozen=True, slots=True)
class _Endured:
    """In milliseconds, mebibytes, kibibytes a click."""

    acknowledged: float
    shown: float
    memory: float
    growth: float


def measure() -> Iterator[Figure]:
    few, many = asyncio.run(_endured(FEW, FEW_SECONDS)), asyncio.run(_endured(MANY, SECONDS))
    beside = f"{FEW} games, {FEW_SECONDS} s"
    yield Figure(f"{MANY} games, {SECONDS} s: acknowledged p99", many.acknowledged, "ms", beside, few.acknowledged)
    yield Figure("  click to board p99", many.shown, "ms", beside, few.shown)
    yield Figure("  most memory", many.memory, "MiB", beside, few.memory)
    yield Figure("  database growth a click", many.growth, "KiB", beside, few.growth)


async def _endured(games: int, seconds: int) -> _Endured:
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), lambda database, world: prepared(database, world, games)) as bot:
            ledger = Ledger(bot.bot.database)
            bot.reset_memory()
            before = _size(ledger)
            clicks = [asyncio.create_task(_click(bot, number)) for number in range(seconds)]
            assert all(await asyncio.gather(*clicks)), "somebody was not answered"
            played = [each.interaction for each in bot.crowd.pressed]
            shown = [(await bot.shown(each) - each.sent_at) * MILLI for each in played]
            acknowledged = [(each.acknowledged_at - each.sent_at) * MILLI for each in played if each.acknowledged_at]
            assert len(acknowledged) == len(played) == seconds
            growth = (_size(ledger) - before) / seconds / KIBI
            return _Endured(_p99(acknowledged), _p99(shown), bot.mebibytes, growth)


async def _click(bot: Running, number: int) -> bool:
    await asyncio.sleep(number)
    return await bot.crowd.act(bot.tables[number * 7 % len(bot.tables)])


def _size(ledger: Ledger) -> int:
    """Of what the file holds, in bytes."""
    pages, free, size = (ledger.ask(f"pragma {name}")[0][0] for name in ("page_count", "freelist_count", "page_size"))
    return int((pages - free) * size)


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]
