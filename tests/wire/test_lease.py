"""One bot for one database: a second one by mistake is sent away, and a crash does not lock the next one out."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.alone import LIFE
from bot.store.columns import EPOCH, MICROSECOND
from tests.wire.ledger import Ledger
from tests.wire.loopback import loopback
from tests.wire.process import Bot

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    async with loopback() as discord:
        bot = Bot(discord, tmp_path / "games.db", tmp_path / "log")
        yield bot
        if bot.process is not None:
            await bot.kill()


async def _ended(bot: Bot) -> int:
    """By itself."""
    assert bot.process is not None
    code = await asyncio.wait_for(bot.process.wait(), 60)
    bot.process = None
    return code


async def test_the_second_is_sent_away_and_the_next_one_is_not(bot: Bot, tmp_path: Path) -> None:
    await bot.start()
    holder = bot.pid
    second = Bot(bot.discord, bot.database, tmp_path / "second", {"LOG_LEVEL": "WARNING"})
    await second.begin()
    assert await _ended(second) == 2
    said = (
        rf"python -m bot: \S+games\.db is in use by another bot, process {holder} on this machine, since .+ UTC: .+\n"
    )
    assert re.fullmatch(said, second.written())
    assert bot.discord.gateway.identified == 1, "it never came near Discord"
    assert await second.run("backup", str(tmp_path / "copy.db")) == 0, "tools need no lease"
    await bot.kill()
    assert Ledger(bot.database).ask("select pid from lease")[0][0] == holder
    await bot.start()
    assert "waiting" not in bot.written(), "that process is certainly gone"
    assert await bot.stop() == 0
    assert not Ledger(bot.database).ask("select 1 from lease")


async def test_whoever_was_overtaken_stops_and_one_elsewhere_is_waited_for(bot: Bot) -> None:
    """Whoever does not renew his lease within its life is gone, whatever clock wrote into it how long it is valid."""
    await bot.start()
    far = (datetime.now(UTC) + timedelta(days=9) - EPOCH) // MICROSECOND
    taken = f"update lease set token = 'other', place = 'another machine', until = {far}"  # noqa: S608 - a number
    with closing(sqlite3.connect(bot.database)) as connection, connection:
        assert connection.execute(taken).rowcount == 1
    assert await _ended(bot) == 2
    assert "was taken over by another bot" in bot.written().splitlines()[-1]
    began = time.monotonic()
    await bot.start()
    assert time.monotonic() - began > LIFE.total_seconds()
    assert Ledger(bot.database).ask("select pid from lease where token <> 'other'")[0][0] == bot.pid
    bot.checked()
