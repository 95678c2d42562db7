"""Copies a database file row by row into a new one, so that what cannot be read costs nothing else.

Works below everything that knows what a row means, as SQLite itself is what may fail here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.migrating import migrate
from bot.store.sqlite import BUSY_MILLISECONDS

_MOST_GAPS = 100_000  # row ids that are looked for where a page with unknown ones cannot be read


def transcribe(path: Path, to: Path) -> list[str]:
    """What is wrong with the file. `to` is brought to the newest schema; StoreError if nothing can be done."""
    try:
        with _opened(path) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read at all, so only a backup helps: {error}") from error
    migrate(to, to=row[0] if row else "head")
    with closing(sqlite3.connect(to, isolation_level=None, uri=True)) as connection:
        connection.execute("ATTACH ? AS old", (_read_only(path),))
        wrong = _integrity(connection)
        # Each statement by itself: no transaction can be ended that has met a page which makes no sense. This file need
        # not be on the disk before it is complete.
        connection.execute("PRAGMA main.journal_mode = MEMORY")
        connection.execute("PRAGMA main.synchronous = OFF")
        for (relation,) in connection.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
            if relation != "alembic_version":
                wrong += _copy(connection, relation)
    migrate(to)
    return wrong


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    seconds = BUSY_MILLISECONDS / 1000
    with closing(sqlite3.connect(_read_only(path), timeout=seconds, isolation_level=None, uri=True)) as connection:
        yield connection


def _read_only(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


def _integrity(connection: sqlite3.Connection) -> list[str]:
    try:
        said = [str(row[0]) for row in connection.execute("PRAGMA old.integrity_check(10)")]
    except sqlite3.DatabaseError as error:
        said = [str(error)]
    return [" ".join(line.split()) for line in said if line != "ok"]


def _copy(connection: sqlite3.Connection, relation: str) -> list[str]:
    columns = ", ".join(f'"{row[1]}"' for row in connection.execute(f"PRAGMA main.table_info({relation})"))
    every = f"INSERT INTO main.{relation} ({columns}) SELECT {columns} FROM old.{relation}"  # noqa: S608
    try:
        connection.execute(every)
    except sqlite3.DatabaseError as error:
        return [_copy_by_rows(connection, relation, every, error)]
    return []


def _copy_by_rows(connection: sqlite3.Connection, relation: str, every: str, first: sqlite3.Error) -> str:
    known = _row_ids(connection, relation)
    lost = 0
    for row_id in _with_gaps(known):
        try:
            connection.execute(f"{every} WHERE rowid = ?", (row_id,))
        except sqlite3.DatabaseError:
            lost += row_id in known
    return f"{relation}: {first}; {len(known) - lost} rows can be read, {lost} or more are lost"


def _row_ids(connection: sqlite3.Connection, relation: str) -> set[int]:
    """From the rows, from both ends, and from every index: what one of them cannot tell another can."""
    ways = [f"NOT INDEXED ORDER BY rowid {way}" for way in ("ASC", "DESC")]
    with suppress(sqlite3.DatabaseError):
        ways += [f'INDEXED BY "{row[1]}"' for row in connection.execute(f"PRAGMA old.index_list({relation})")]
    found: set[int] = set()
    for way in ways:
        try:
            for (row_id,) in connection.execute(f"SELECT rowid FROM old.{relation} {way}"):  # noqa: S608
                found.add(row_id)
        except sqlite3.DatabaseError:
            continue
    return found


def _with_gaps(known: set[int]) -> list[int]:
    if not known or max(known) - min(known) - len(known) > _MOST_GAPS:
        return sorted(known)
    return list(range(min(known), max(known) + 1))
