"""Memory of the running bot with a thousand games in progress, beside the same with ten."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

import discord
import simcord

from benchmarks.figure import Figure
from bot.client import Client
from bot.store.repository import Store
from bot.table.service import Person, Plan, Tables
from engines.imhotep.options import ImhotepOptions
from engines.registry import GAMES

FEW, MANY = 10, 1000


def measure() -> Iterator[Figure]:
    few, many = _mebibytes(FEW), _mebibytes(MANY)
    yield Figure(f"memory with {MANY} games", many, "MiB", f"with {FEW} games", few)


def _mebibytes(games: int) -> float:
    """In a process of its own, so that nothing else counts."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        asyncio.run(_fill(database, games))
        code = f"from benchmarks.memory import serve; serve({str(database)!r})"
        done = run([sys.executable, "-W", "ignore", "-c", code], check=True, capture_output=True, text=True)
        return float(done.stdout.splitlines()[-1])


async def _fill(database: Path, games: int) -> None:
    store = await Store.open(database)
    tables = Tables(store, GAMES, discord.utils.utcnow)
    amina, bastien = Person(1, "Amina"), Person(2, "Bastien")
    for number in range(games):
        plan = Plan("imhotep", ImhotepOptions(), 2, (), is_private=False, pace_hours=24)
        table = await tables.open(number % 50, 1, amina, plan)
        await tables.join(table.guild_id, table.id, bastien)
        table = await tables.start(table.guild_id, table.id, amina)
        await store.delivered(
            table.guild_id, table.id, version=table.version, channel_id=1, message_id=1, mentioned=(0, 1)
        )
    await store.close()


def serve(database: str) -> None:
    """Starts the bot on this database, plays a little in one more game, and prints the most memory it had."""
    asyncio.run(_serve(Path(database)))
    print(_most_memory())


def _most_memory() -> float:
    """As Linux counts it for this program alone; `getrusage` would tell of the parent that started it, too."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


async def _serve(database: Path) -> None:
    async with simcord.run(Client(database)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        amina, bastien = (guild.add_member(env.create_user(name)) for name in ("amina", "bastien"))
        await amina.slash(channel, "imhotep new", seats=2)
        for actor, label in ((bastien, "Join"), (amina, "Start")):
            message = channel.last_message
            assert message is not None
            await actor.click(message, label=label)
        await amina.slash(channel, "games list")
        env.raise_errors()
