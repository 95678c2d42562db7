"""All that is particular to SQLite: how a connection is set up, how a file is checked and copied."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.errors import StoreError

WRITES = "saqqara_writes"  # the execution option of a connection whose transactions write
BUSY_MILLISECONDS = 10_000


class _Connection(sqlite3.Connection):
    """Hands on as bytes what should be text and is none: the driver would give up the whole question."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.text_factory = _text


def _text(stored: bytes) -> str | bytes:
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


# The driver's own idea of when a transaction begins is switched off: `_set_up` begins them.
DRIVER: dict[str, Any] = {"isolation_level": None, "factory": _Connection}
# What SQLite says of pages, and what it says of rows, that make no sense.
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG)


def open_engine(path: Path) -> AsyncEngine:
    # What was asked is logged when it goes wrong, but not about whom.
    engine = create_async_engine(_url("sqlite+aiosqlite", path), connect_args=DRIVER, hide_parameters=True)
    _set_up(engine.sync_engine, has_foreign_keys=True)
    return engine


def open_migration_engine(path: Path) -> Engine:
    """Without foreign keys: a migration that rebuilds a table drops the old one, and its children would go with it."""
    engine = create_engine(_url("sqlite", path), connect_args=DRIVER, poolclass=NullPool)
    _set_up(engine, has_foreign_keys=False)
    return engine


def find_damage(connection: Connection, *, is_thorough: bool) -> str | None:
    """Rows without their parent, and if thorough pages that make no sense."""
    if is_thorough:
        verdict = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        if verdict != "ok":
            return verdict
    orphan = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return None if orphan is None else f"a row of {orphan[0]} has lost its row in {orphan[2]}"


def is_damage(error: DBAPIError) -> bool:
    """Whether what is stored makes no sense. A busy or full database is none of that."""
    code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in _DAMAGE  # the rest says more exactly what it is


# A game's server and channel from indexes alone: its own page may be what cannot be read.
PLACE_BY_INDEXES = """
    SELECT guild_id, channel_id FROM tables INDEXED BY ix_tables_guild_id
    WHERE +rowid = (SELECT rowid FROM tables INDEXED BY sqlite_autoindex_tables_1 WHERE id = :id)
"""


def copy_database(path: Path, to: Path) -> None:
    """One read transaction, so the copy is of one moment and nobody waits for it. `to` appears only when complete."""
    if to.exists():
        raise StoreError(f"{to} exists already: a backup never overwrites a file")
    try:
        handle, name = tempfile.mkstemp(dir=to.parent, prefix=f".{to.name}.")
    except OSError as error:
        raise StoreError(f"{to} cannot be written: {error.strerror}") from error
    partial = Path(name)
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_MILLISECONDS / 1000, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (name,))
        os.fsync(handle)  # VACUUM INTO leaves that to the system
        partial.replace(to)
    except sqlite3.Error as error:
        raise StoreError(f"{to} cannot be written: {error}") from error
    finally:
        os.close(handle)
        partial.unlink(missing_ok=True)


def _url(driver: str, path: Path) -> URL:
    return URL.create(driver, database=str(path))


def _set_up(engine: Engine, *, has_foreign_keys: bool) -> None:
    pragmas = (
        f"busy_timeout = {BUSY_MILLISECONDS}",  # first, since the next one may have to wait
        "journal_mode = WAL",
        "synchronous = FULL",
        f"foreign_keys = {'ON' if has_foreign_keys else 'OFF'}",
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the write lock before it reads: one that asks for it later can be refused without waiting.
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
