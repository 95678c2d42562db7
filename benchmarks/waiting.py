"""One pass of the scheduler over 10,000 waiting games in a real file: with nothing due, and with 100 reminders due.

The reminders are those of the running bot, through SimCord: looked up, claimed, worded with what was missed, sent and
written down. Beside them stand as many bare messages through the same SimCord.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from time import perf_counter

import simcord

from benchmarks.figure import Figure, fastest
from bot.client import Client
from bot.store.columns import EPOCH, MICROSECOND
from bot.table.service import Person, Plan, Tables
from bot.ui.components import panel
from bot.ui.menu import question
from engines.imhotep.options import ImhotepOptions

GAMES_WAITING, DUE, STEPS, ROUNDS = 10_000, 100, 6, 3
MILLI = 1000
INDEXED = "select * from waits where due_at <= ? order by due_at limit 200"
WHOLE = INDEXED.replace("waits", "waits not indexed")


def measure() -> Iterator[Figure]:
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")
        yield from asyncio.run(_measure(Path(folder) / "games.db"))


async def _measure(database: Path) -> list[Figure]:
    async with simcord.run(Client(database), settle_timeout=60.0) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        people = [guild.add_member(env.create_user(name)) for name in ("amina", "bastien")]
        client = env.bot
        assert isinstance(client, Client)
        app = client.app
        await _one_game(app.tables, guild.id, channel.id, [Person(each.id, each.name) for each in people])
        now = app.clock()

        async def nothing() -> None:
            await app.scheduler.round()

        async def reminders() -> None:
            await app.scheduler.round()
            while app.scheduler._doing or app.scheduler._rounds:
                await asyncio.sleep(0.001)

        async def messages() -> None:
            place = client.get_partial_messageable(channel.id)
            await asyncio.gather(*(place.send(view=panel(["A reminder"])) for _ in range(DUE)))

        alone = await _fastest(nothing, rounds=100)
        _copies(database)
        idle = await _fastest(nothing, rounds=100)
        with closing(sqlite3.connect(database)) as connection:
            moment = (now - EPOCH) // MICROSECOND
            indexed = fastest(lambda: connection.execute(INDEXED, (moment,)).fetchall(), times=100)
            whole = fastest(lambda: connection.execute(WHOLE, (moment,)).fetchall(), times=20)
        floor = await _fastest(messages)
        busy = float("inf")
        for _ in range(ROUNDS):
            _make_due(database, now)
            before = len(channel.history())
            busy = min(busy, await _fastest(reminders, rounds=1))
            assert len(channel.history()) == before + DUE
        env.raise_errors()
        return [
            Figure(f"a pass, none of {GAMES_WAITING} due", idle, "ms", "with one game", alone),
            Figure("  of it the indexed question", indexed * MILLI, "ms", "the same without its index", whole * MILLI),
            Figure(f"a pass, {DUE} reminders", busy, "ms", f"{DUE} bare messages", floor),
        ]


async def _fastest(work: Callable[[], Awaitable[None]], *, rounds: int = 5) -> float:
    """In milliseconds."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        await work()
        best = min(best, perf_counter() - start)
    return best * MILLI


async def _one_game(tables: Tables, guild_id: int, channel_id: int, people: list[Person]) -> None:
    """In the middle of a round, so that there is something to tell."""
    host, guest = people
    plan = Plan("imhotep", ImhotepOptions(), 2, (), is_private=False, pace_hours=24)
    table = await tables.open(guild_id, channel_id, host, plan)
    await tables.join(guild_id, table.id, guest)
    table = await tables.start(guild_id, table.id, host)
    for step in range(STEPS):
        (decision,) = tables.decisions(table)
        who = people[decision.seat]
        table = await tables.play(guild_id, table.id, who, question(decision), 0, step)
    await tables.store.delivered(
        guild_id, table.id, version=table.version, channel_id=channel_id, message_id=1, mentioned=(0, 1)
    )


def _copies(database: Path) -> None:
    """The same game ten thousand times; a hundred of them with what a reminder reads."""
    many = {"tables": GAMES_WAITING, "players": GAMES_WAITING, "waits": GAMES_WAITING, "actions": DUE, "memories": DUE}
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("update actions set interaction_id = null")
        for name, count in many.items():
            columns = [row[1] for row in connection.execute(f"pragma table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            copied = ", ".join(f"{key} || n" if column == key else column for column in columns)
            counted = "with recursive c(n) as (select 1 union all select n + 1 from c where n < ?)"
            connection.execute(f"{counted} insert into {name} select {copied} from {name}, c", (count - 1,))  # noqa: S608


def _make_due(database: Path, now: datetime) -> None:
    due = (now - timedelta(minutes=1) - EPOCH) // MICROSECOND
    which = "where table_id in (select table_id from memories)"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"update waits set due_at = ?, sent = 0, message_id = null {which}", (due,))  # noqa: S608
