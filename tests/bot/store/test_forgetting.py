"""A person is erased whole or not at all, and nobody who read the old rows can write them back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from bot.store import Status, Store
from bot.store.records import Habits
from tests.bot.store.samples import ANA, ANA_ID, BEN, BEN_ID, GUILD, NOON, OTHER_GUILD, RUNNING, at, play, played
from tests.bot.store.test_departures import contents, lively

pytestmark = pytest.mark.asyncio

LEFT = replace(ANA, user_id=None, left_by=ANA_ID)
RUNS = replace(RUNNING, id="runs", players=(LEFT, replace(BEN, has_joined=True)))
OVER = replace(RUNNING, id="over", status=Status.OVER, guild_id=OTHER_GUILD)


async def known(store: Store) -> None:
    """Ana left the one game to the caretaker, and played the other to its end."""
    await lively(store, RUNS, 10)
    await lively(store, OVER, 20)
    await store.save_language(ANA_ID, "fr")
    await store.save_language(BEN_ID, "fr")
    await store.waits.save_habits(Habits(ANA_ID))
    await store.waits.save_habits(Habits(BEN_ID))


async def test_an_erased_person(store: Store, path: Path) -> None:
    await known(store)
    assert await store.forgetting.erase(ANA_ID, at(9), ()) == ((GUILD, RUNS.id),)
    rows = contents(path)
    assert not any(ANA_ID in row or ANA.name in row for relation in rows.values() for row in relation)
    assert rows["votes"] == []
    assert [row[0] for row in rows["users"]] == [row[0] for row in rows["habits"]] == [BEN_ID]
    for table in (RUNS, OVER):
        stored = await store.table(table.guild_id, table.id)
        assert stored is not None
        assert stored.host_id == BEN_ID
        assert (stored.players[0].user_id, stored.players[0].name) == (None, "")
        assert stored.players[1] == table.players[1]
    assert {each.table_id: each.version for each in await store.owed()}[RUNS.id] == 3
    await store.forgetting.erase(BEN_ID, at(9), (RUNS.id,))
    assert [table.host_id for table in await store.tables(OTHER_GUILD, statuses=[Status.OVER])] == [0]


async def test_who_still_sits_somewhere_is_not_erased(store: Store, path: Path) -> None:
    await known(store)
    await store.create(replace(RUNNING, id="open"))
    before = contents(path)
    assert await store.forgetting.erase(ANA_ID, at(9), ()) is None
    assert contents(path) == before
    assert await store.forgetting.erase(ANA_ID, at(9), ("open",)) is not None


async def test_whoever_read_the_old_rows_cannot_write_them_back(store: Store) -> None:
    await known(store)
    read = await store.table(GUILD, RUNS.id)
    assert read is not None
    (vote,) = [vote for vote in await store.forgetting.votes(ANA_ID) if vote.table_id == RUNS.id]
    await store.forgetting.erase(ANA_ID, at(9), ())
    assert not await play(store, read, 2)
    assert not await store.votes.save(vote)
    anew = await store.table(GUILD, RUNS.id)
    assert anew is not None
    assert await store.save(played(anew), expected_version=anew.version, now=NOON)


async def test_it_is_all_or_nothing(store: Store, path: Path) -> None:
    """It breaks off at each of its statements in turn; what was written until then is not kept."""
    await known(store)
    before = contents(path)
    count, last = 0, 0

    def breaking(_connection: Connection, _cursor: object, statement: str, *_more: object) -> None:
        nonlocal count
        count += statement.startswith(("UPDATE", "DELETE", "INSERT"))
        if count > last:
            raise ZeroDivisionError

    engine = store.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", breaking)
    while True:
        try:
            count = 0
            await store.forgetting.erase(ANA_ID, at(9), ())
            break
        except ZeroDivisionError:
            assert contents(path) == before
            last += 1
    event.remove(engine, "before_cursor_execute", breaking)
    assert last > 8
    assert contents(path) != before
