"""After a kill: how soon the bot listens again, and how soon every board is current, if all of them are owed.

Over the wire, with the real process; beside it a process that only loads the program.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.figure import Figure, fastest
from tests.wire.crowd import Crowd
from tests.wire.ledger import Ledger
from tests.wire.loopback import loopback, until
from tests.wire.process import Bot
from tests.wire.promises import Promises

GAMES = ("imhotep", "duel", "pyramids", "egizia")
TABLES = 3  # of each
OWED = "insert or ignore into deliveries select id, version, 'owed', touched_at from tables where status = 'running'"
LOAD = [sys.executable, "-W", "ignore", "-c", "import bot.__main__"]


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        ready, current = asyncio.run(_measure(Path(folder)))
    load = fastest(lambda: subprocess.run(LOAD, check=True), rounds=3)
    yield Figure("kill -9: start to ready", ready, "s", "a process that loads the program", load)
    tables = TABLES * len(GAMES)
    yield Figure(f"kill -9: to {tables} owed boards shown", current, "s", "a process that loads the program", load)


async def _measure(folder: Path) -> tuple[float, float]:
    """Both from the beginning of the start."""
    async with loopback() as discord:
        bot = Bot(discord, folder / "games.db", folder / "log")
        crowd, promises = Crowd(discord, Random("kills")), Promises(discord, Ledger(bot.database))
        games = GAMES * TABLES
        guild = discord.world.guild(*(f"Member {n}" for n in range(2 * len(games))), channels=len(games))
        members = iter(guild.members)
        try:
            await bot.start()
            for game, channel in zip(games, guild.channels, strict=True):
                await crowd.sit_down(game, guild, channel, (next(members), next(members)))
            await bot.kill()
            with closing(sqlite3.connect(bot.database)) as connection, connection:
                connection.execute(OWED)
            promises.kept()
            start = perf_counter()
            await bot.start()
            ready = perf_counter() - start
            await until(lambda: promises.current() is None, 120)
            return ready, perf_counter() - start
        finally:
            if bot.process is not None:
                await bot.kill()
