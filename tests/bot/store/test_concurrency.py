"""Many at once: writers take turns, readers do not wait, one version has one successor."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from bot.store import Store
from bot.store.schema import tables
from tests.bot.store.samples import GUILD, RUNNING, at, play, played

pytestmark = pytest.mark.asyncio


async def test_of_many_saves_of_one_version_exactly_one_wins(store: Store) -> None:
    await store.create(RUNNING)
    won = await asyncio.gather(*(play(store, RUNNING, number, interaction_id=number) for number in range(1, 21)))
    assert sorted(won) == [False] * 19 + [True]
    (row,) = await store.log(GUILD, RUNNING.id)
    assert row.number == 1 + won.index(True)


async def test_of_one_interaction_sent_twice_at_once_one_counts(store: Store) -> None:
    await store.create(RUNNING)
    both = await asyncio.gather(*(play(store, RUNNING, 1, interaction_id=5) for _ in range(2)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in both) == ["AlreadyDone", "bool"]


async def test_two_programs_on_one_file_wait_for_each_other(store: Store, path: Path) -> None:
    """No lock of ours helps here: a writer must ask for the file's own lock before it reads."""
    other = await Store.open(path)
    await store.create(RUNNING)

    async def play_on(one: Store, interactions: range) -> None:
        for interaction_id in interactions:
            is_saved = False
            while not is_saved:
                table = await one.table(GUILD, RUNNING.id)
                assert table
                is_saved = await play(one, table, table.version, interaction_id=interaction_id)

    await asyncio.gather(play_on(store, range(20)), play_on(other, range(20, 40)))
    await other.close()
    table = await store.table(GUILD, RUNNING.id)
    assert table
    assert (table.version, len(await store.log(GUILD, RUNNING.id))) == (41, 40)


async def test_readers_do_not_wait_for_a_writer(store: Store) -> None:
    await store.create(RUNNING)
    async with store.database.writing() as connection:
        await connection.execute(tables.update().values(version=50))
        async with asyncio.timeout(2):
            found = await asyncio.gather(*(store.table(GUILD, RUNNING.id) for _ in range(10)), store.tables(GUILD))
    assert found == [RUNNING] * 10 + [(RUNNING,)], "and see what was committed"
    table = await store.table(GUILD, RUNNING.id)
    assert table
    assert table.version == 50


async def test_writers_wait_for_each_other(store: Store) -> None:
    await store.create(RUNNING)
    async with store.database.writing():
        waiting = asyncio.create_task(store.save(played(RUNNING), expected_version=1, now=at(1)))
        await asyncio.sleep(0.1)
        assert not waiting.done()
    assert await waiting


async def test_waiting_writers_take_no_connection_from_readers(store: Store) -> None:
    """More of them than the pool has connections: they must wait for their turn outside it."""
    await store.create(RUNNING)
    async with store.database.writing():
        waiting = [asyncio.create_task(store.save_language(user_id, "fr")) for user_id in range(40)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(2):
            assert await store.table(GUILD, RUNNING.id) == RUNNING
    await asyncio.gather(*waiting)
    assert await store.language_of(39) == "fr"


async def test_a_table_and_its_players_are_read_at_one_moment(store: Store) -> None:
    await store.create(RUNNING)

    async def change() -> None:
        table = RUNNING
        for number in range(1, 40):
            one = replace(RUNNING.players[0], name=str(table.version + 1))
            table = replace(played(table), players=(one,))
            assert await store.save(table, expected_version=table.version - 1, now=at(number))

    changing = asyncio.create_task(change())
    while not changing.done():
        table = await store.table(GUILD, RUNNING.id)
        assert table
        assert table.version == 1 or table.players[0].name == str(table.version)
    await changing


async def test_every_connection_is_set_up(store: Store) -> None:
    """Also those beyond the pool, and those that take the place of closed ones."""

    async def pragmas(engine_of: str) -> list[object]:
        async with getattr(store.database, engine_of).connect() as connection:
            await asyncio.sleep(0.05)  # so that all are open at once
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [(await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in names]

    readers = await asyncio.gather(*(pragmas("engine") for _ in range(12)))
    await store.database.engine.dispose()
    assert [*readers, await pragmas("engine"), await pragmas("_writer")] == [["wal", 2, 1, 10_000]] * 14


async def test_foreign_keys_are_enforced(store: Store) -> None:
    orphan = "INSERT INTO deliveries (table_id, version, nonce, since) VALUES ('nobody', 1, 'n', 0)"
    with pytest.raises(IntegrityError, match="FOREIGN KEY"):
        async with store.database.writing() as connection:
            await connection.execute(text(orphan))


async def test_a_reader_leaves_no_lock_behind(store: Store) -> None:
    async with store.database.engine.connect() as connection:
        await connection.execute(select(tables))
    async with asyncio.timeout(2):
        await store.create(RUNNING)
