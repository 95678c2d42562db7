"""Servers that were left: what is noted, and what is deleted in the end."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import Beside, GuildSettings, Store, Table
from bot.store.records import Memory, Motion, Result, Vote, Wait
from tests.bot.store.samples import ANA_ID, BEN_ID, GUILD, NOON, OTHER_GUILD, RUNNING, at, entry, played

pytestmark = pytest.mark.asyncio


async def lively(store: Store, table: Table, number: int) -> None:
    """A row in every relation that knows a table, and settings of its server."""
    await store.create(table)
    waited = Wait(table.id, 1, "1.0", NOON, True, due_at=at(60))
    log = entry(1, interaction_id=number)
    vote = Vote(
        guild_id=table.guild_id,
        table_id=table.id,
        token=f"t{number}",
        motion=Motion.UNDO,
        proposer_id=ANA_ID,
        voters=(ANA_ID, BEN_ID),
        ends_at=at(99),
    )
    beside = Beside(
        log=(log,),
        begun=(waited,),
        memories=(Memory(0, 1, b"s"),),
        results=(Result(0, ANA_ID, 1, 7, {"ships": 7}),),
    )
    assert await store.save(played(table), expected_version=table.version, now=at(1), beside=beside)
    assert await store.votes.open(vote, 2, at(2))
    for message_id in (number, number + 1):  # the first must go already
        await store.waits.reminded(waited, table.channel_id, message_id, at(2))
    await store.save_guild(GuildSettings(table.guild_id, language="fr"))


async def damaged(store: Store, table: Table, number: int) -> None:
    await lively(store, table, number)
    store.database.damaged(table.id, "for a reason")
    await store.asides.keep(NOON)


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        named = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        return {name: connection.execute(f"select * from {name}").fetchall() for name in sorted(named)}  # noqa: S608


async def test_nothing_is_kept_of_a_forgotten_server(store: Store, path: Path) -> None:
    stays = replace(RUNNING, id="stays", guild_id=OTHER_GUILD, channel_id=3)
    await damaged(store, stays, 10)
    await store.save_language(ANA_ID, "fr")
    before = contents(path)
    assert all(before[name] for name in before if name not in ("departures", "habits", "lease"))
    await damaged(store, replace(RUNNING, id="goes", board_channel_id=4), 20)
    await damaged(store, replace(RUNNING, id="goes too", channel_id=5), 30)
    await store.departures.leave(GUILD, NOON)
    await store.departures.forget(GUILD)
    assert contents(path) == before


async def test_a_departure_counts_from_when_it_was_first_missed(store: Store) -> None:
    await store.departures.missed((GUILD, OTHER_GUILD), NOON)
    await store.departures.missed((GUILD,), at(5))
    assert await store.departures.first(at(-1)) == NOON
    assert set(await store.departures.before(NOON)) == {GUILD, OTHER_GUILD}
    assert await store.departures.before(NOON - timedelta(microseconds=1)) == ()
    await store.departures.leave(GUILD, at(6))
    assert await store.departures.before(at(5)) == (OTHER_GUILD,)
    await store.departures.take_back(OTHER_GUILD)
    assert await store.departures.noted() == (GUILD,)
    await store.departures.take_back(GUILD)
    assert await store.departures.first(at(-1)) is None
