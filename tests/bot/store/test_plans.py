"""No question that the bot asks during play reads a whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Connection, event

from bot.store import GuildSettings, Status, Store
from tests.bot.store.samples import ANA, CHANNEL, GUILD, RUNNING, play

pytestmark = pytest.mark.asyncio


async def test_every_statement_finds_its_rows_by_an_index(store: Store) -> None:
    await store.create(RUNNING)
    asked: dict[str, object] = {}

    def remember(_connection: Connection, _cursor: object, statement: str, parameters: object, *_more: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            asked[statement] = parameters

    event.listen(store._engine.sync_engine, "before_cursor_execute", remember)
    await store.guild(GUILD)
    await store.save_guild(GuildSettings(GUILD))
    await store.language_of(ANA.user_id)
    await store.save_language(ANA.user_id, "fr")
    await store.tables(GUILD)
    await store.tables(GUILD, channel_id=CHANNEL)
    await store.tables(GUILD, user_id=ANA.user_id, statuses=Status)
    await store.open_count(GUILD, ANA.user_id)
    await play(store, RUNNING, 1, interaction_id=8)
    await play(store, replace(RUNNING, version=2), 2, interaction_id=9)
    await store.log(GUILD, RUNNING.id, after=1)
    await store.owed()
    await store.delivered(GUILD, RUNNING.id, version=1, channel_id=1, message_id=1, mentioned=())
    await store.purge(GUILD, RUNNING.id)
    event.remove(store._engine.sync_engine, "before_cursor_execute", remember)

    assert len(asked) > 15
    async with store._engine.connect() as connection:
        for statement, parameters in asked.items():
            assert isinstance(parameters, tuple)
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps = [str(row.detail) for row in plan]
            # What is owed is read whole, in the order of its index.
            wholes = [step for step in steps if step.startswith("SCAN") and "ix_deliveries_since" not in step]
            assert not wholes, statement
