"""A full disk: a move is kept whole or not at all, and when there is room again the game goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from bot.store import LoggedAction, Store
from bot.store.errors import NotWritten
from bot.store.records import Beside
from tests.bot.store.samples import ANA_ID, GUILD, RUNNING, at

pytestmark = pytest.mark.asyncio
MOST = 500


async def _fill(store: Store) -> None:
    for _ in range(MOST):
        await _move(store)


async def _move(store: Store) -> None:
    """With an action so long that it needs pages of its own."""
    table = await store.table(GUILD, RUNNING.id)
    assert table is not None
    after = replace(table, version=table.version + 1, state=f"v{table.version + 1}".encode() * 3000)
    row = LoggedAction(table.version, 0, ANA_ID, "play", b"a" * 3000, table.version, at(table.version), after.version)
    assert await store.save(after, expected_version=table.version, now=at(1), beside=Beside(log=(row,)))


async def test_no_page_more(store: Store, path: Path) -> None:
    await store.create(RUNNING)
    await _move(store)
    most = [1]  # SQLite takes it for as many as there are

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most[0]}")

    event.listen(store.database.engine.sync_engine, "begin", limit)
    with pytest.raises(NotWritten, match="database or disk is full"):
        await _fill(store)
    full = await store.table(GUILD, RUNNING.id)
    assert full is not None
    log = await store.log(GUILD, RUNNING.id)
    assert [row.version for row in log] == list(range(2, full.version + 1))
    assert full.state is not None
    assert full.state.startswith(f"v{full.version}v".encode())
    (owed,) = await store.owed()
    assert owed.version == full.version
    assert len(full.players) == len(RUNNING.players)
    with pytest.raises(NotWritten):
        await _move(store)
    most[0] = 1_000_000
    await _move(store)
    assert len(await store.log(GUILD, RUNNING.id)) == len(log) + 1
    assert await store.check()
