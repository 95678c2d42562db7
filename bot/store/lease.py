"""Which process works on this database: one row, valid for a moment and renewed, so that two never do by mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, fields
from datetime import datetime
from pathlib import Path

from sqlalchemy import delete, inspect, select, update
from sqlalchemy.exc import DBAPIError

from bot.store import rows, sqlite
from bot.store.database import Database, finished
from bot.store.errors import NotWritten, StoreError
from bot.store.migrating import migrate
from bot.store.schema import lease

_ONLY = 1  # the key of the one row


@dataclass(frozen=True, slots=True)
class Holder:
    """`token`: of this holding alone. `place`: whose numbers `pid` and `started` are; None where nobody can tell."""

    token: str
    place: str | None
    pid: int
    started: int | None
    since: datetime
    until: datetime


_HOLDER = [field.name for field in fields(Holder)]


class Lease:
    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, path: Path) -> Lease:
        """Only a file that knows no lease yet is migrated here: never one on which another process works."""
        await asyncio.to_thread(_prepare, path)
        return cls(Database(path, sqlite.open_engine(path)))

    async def close(self) -> None:
        await self.database.close()

    @finished
    async def take(self, me: Holder, is_free: Callable[[Holder], bool]) -> Holder | None:
        """Who has it; None if from now on it is me. `is_free`: whether it may be taken from this holder."""
        try:
            async with self.database.writing() as connection:
                found = (await connection.execute(select(*(lease.c[name] for name in _HOLDER)))).first()
                holder = None if found is None else Holder(*found)
                if holder is not None and not is_free(holder):
                    return holder
                await rows.put(connection, lease, {"id": _ONLY}, rows.values(me, _HOLDER))
        except NotWritten as error:
            raise StoreError(f"{self.database.path} cannot be used as the database: {error}") from error
        return None

    @finished
    async def renew(self, token: str, until: datetime) -> bool:
        """False if somebody else has taken it."""
        async with self.database.writing() as connection:
            mine = update(lease).where(lease.c.token == token).values(until=until)
            return bool((await connection.execute(mine)).rowcount)

    @finished
    async def release(self, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(lease).where(lease.c.token == token))


def _prepare(path: Path) -> None:
    engine = sqlite.open_migration_engine(path)
    try:
        with engine.connect() as connection:
            is_known = inspect(connection).has_table(lease.name)
    except (DBAPIError, sqlite3.Error):
        is_known = False  # migrating says what is wrong with this file
    finally:
        engine.dispose()
    if not is_known:
        migrate(path)
