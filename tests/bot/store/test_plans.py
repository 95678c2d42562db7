"""No question that the bot asks during play reads a whole table."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from sqlalchemy import Connection, event

from bot.store import Beside, GuildSettings, Status, Store
from bot.store.records import Habits, Memory, Motion, Result, Verdict, Vote, Wait
from engines.registry import GAMES
from tests.bot.store.samples import ANA_ID, BEN_ID, CHANNEL, GUILD, NOON, OTHER_GUILD, RUNNING, at, play

pytestmark = pytest.mark.asyncio

# What is owed and what must be swept up is read whole, in the order of its index.
READ_WHOLE = re.compile(r"SCAN ((deliveries|litter) USING .*INDEX ix_\w+_since|recent$|\(subquery-\d+\)$)")


async def test_every_statement_finds_its_rows_by_an_index(store: Store) -> None:
    await store.create(RUNNING)
    asked: dict[str, object] = {}

    def remember(_connection: Connection, _cursor: object, statement: str, parameters: object, *_more: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            asked[statement] = parameters

    event.listen(store.database.engine.sync_engine, "before_cursor_execute", remember)
    await store.guild(GUILD)
    await store.save_guild(GuildSettings(GUILD))
    await store.language_of(ANA_ID)
    await store.save_language(ANA_ID, "fr")
    await store.tables(GUILD)
    await store.tables(GUILD, channel_id=CHANNEL)
    await store.tables(GUILD, user_id=ANA_ID, statuses=Status)
    await store.open_count(GUILD, ANA_ID)
    await play(store, RUNNING, 1, interaction_id=8)
    await play(store, replace(RUNNING, version=2), 2, interaction_id=9)
    await _wait_and_vote(store)
    await store.log(GUILD, RUNNING.id, after=1)
    await store.owed()
    await store.owed_since(RUNNING.id)
    await store.memories(RUNNING.id)
    await store.statistics.ranking(GUILD, GAMES)
    await store.statistics.records(GUILD, ANA_ID, GAMES)
    await store.delivered(GUILD, RUNNING.id, version=1, channel_id=1, message_id=1, mentioned=())
    await store.untouched.since(Status.LOBBY, NOON)
    await store.untouched.before(Status.RUNNING, NOON)
    await store.departures.leave(OTHER_GUILD, NOON)
    await store.departures.first(NOON)
    await store.departures.before(NOON)
    await store.departures.take_back(OTHER_GUILD)
    await store.purge(GUILD, RUNNING.id)
    event.remove(store.database.engine.sync_engine, "before_cursor_execute", remember)

    assert len(asked) > 40
    async with store.database.engine.connect() as connection:
        for statement, parameters in asked.items():
            assert isinstance(parameters, tuple)
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps = [str(row.detail) for row in plan]
            wholes = [step for step in steps if step.startswith("SCAN") and not READ_WHOLE.match(step)]
            assert not wholes, statement
            assert not [step for step in steps if "TEMP B-TREE" in step and "waits" in statement], statement


async def _wait_and_vote(store: Store) -> None:
    """Everything that happens while somebody is waited for."""
    wait = Wait(RUNNING.id, 0, "0.1", at(3), is_turn=True, due_at=at(4), late_at=at(5))
    remembered = Memory(0, 2, b"state")
    vote = Vote(
        guild_id=GUILD,
        table_id=RUNNING.id,
        token=RUNNING.id,
        motion=Motion.UNDO,
        proposer_id=ANA_ID,
        voters=(ANA_ID,),
        ends_at=at(9),
    )
    table = replace(RUNNING, version=4)
    beside = Beside(begun=(wait,), memories=(remembered,), forgets=True)
    assert await store.save(table, expected_version=3, now=at(3), beside=beside)
    await store.waits.of_table(RUNNING.id)
    await store.waits.of_user(ANA_ID)
    await store.waits.due(at(9))
    await store.waits.late(at(9))
    await store.waits.next_moment(at(1))
    assert await store.waits.claim(wait, at(6))
    claimed = replace(wait, sent=1)
    assert await store.waits.postpone(claimed, at(7))
    assert await store.waits.tell_late(claimed)
    await store.waits.leave(wait)
    await store.waits.reminded(wait, CHANNEL, 1, at(4))
    await store.waits.noticed(wait, CHANNEL, 2, at(4))
    await store.waits.habits((ANA_ID, BEN_ID))
    await store.waits.save_habits(Habits(ANA_ID))
    await store.votes.open(vote, 4, at(3))
    await store.votes.of_table(GUILD, RUNNING.id)
    await store.votes.owed()
    await store.votes.ended(at(9))
    await store.votes.next_moment(at(1))
    await store.votes.save(vote)
    passed = replace(vote, version=2, verdict=Verdict.PASSED)
    over = replace(table, version=5, status=Status.OVER)
    result = Result(0, ANA_ID, 1, 40, {})
    assert await store.save(
        over, expected_version=4, now=at(5), beside=Beside(ended=(0,), results=(result,), vote=passed)
    )
    await store.votes.shown(passed, CHANNEL, 3)
    await store.waits.litter()
    await store.waits.swept([1, 2])
