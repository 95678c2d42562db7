"""`python -m bot doctor`: tells what is wrong with the database file; with `--repair` puts a sound one in its place.

The file itself is only read. What is examined, and repaired, is a copy beside it; it takes the file's place when
nothing in it is worse than before, and the file is kept under another name.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.doctor.examining import Diagnosis, examined
from bot.doctor.repairing import repair, sweep
from bot.doctor.transcript import transcribe
from bot.store import rows, sqlite
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.schema import set_aside, tables
from engines.core.errors import Refusal
from engines.core.game import Game
from engines.registry import GAMES

SOUND, WRONG = 0, 1
ASIDE = "it is set aside, though nothing is wrong with it"


@dataclass
class Report:
    """`before`, `after`: the repair, which is always tried, on the copy."""

    before: Diagnosis
    file: list[str]
    after: Diagnosis = field(default_factory=Diagnosis)

    @property
    def is_sound(self) -> bool:
        return not (self.file or self.before.games or self.before.others)

    @property
    def is_repaired(self) -> bool:
        return not (self.after.games or self.after.others or any(" lost" in line for line in self.file))

    @property
    def is_of_use(self) -> bool:
        before, after = self.before, self.after
        return bool(self.file) or len(after.games) < len(before.games) or len(after.others) < len(before.others)

    def lines(self) -> Iterator[str]:
        for line in (*self.file, *self.before.others):
            yield f"file  {line}"
        for table_id, wrong in self.before.games.items():
            end = "cannot be repaired" if table_id in self.after.games else "can be repaired"
            for line in wrong:
                yield f"game  {table_id}: {line}: {end}"
        found = self.before
        other_rules = f" ({found.unknown} of other rules, which are not played again)" if found.unknown else ""
        ill = f", something is wrong with {len(found.games)} of them" if found.games else ""
        yield f"{found.sound + len(found.games)} games{other_rules}{ill}; {found.moves} rows in the logs of the others"


async def doctor(path: Path, *, repairs: bool, games: Mapping[str, Game] = GAMES) -> int:
    """The exit code: whether everything is sound now."""
    if not path.is_file():
        raise StoreError(f"{path} does not exist")
    with _alone(path) if repairs else _undisturbed(), _room(path) as copy:
        report = await _treated(path, copy, games)
        for line in report.lines():
            print(line)
        if report.is_sound:
            print("Everything is sound.")
            return SOUND
        if not repairs:
            print(f"`python -m bot doctor --repair` {_promise(report)}.")
            return WRONG
        if not report.is_of_use:
            print("Nothing of it can be repaired. The file is as it was.")
            return WRONG
        kept = _put_in_place(copy, path)
        print(f"Repaired{'' if report.is_repaired else ' in part'}. The file as it was is kept as {kept}.")
        return SOUND if report.is_repaired else WRONG


def _promise(report: Report) -> str:
    if report.is_repaired:
        return "repairs all of this"
    return "repairs a part of this" if report.is_of_use else "can repair nothing of this: a backup may help"


async def _treated(path: Path, copy: Path, games: Mapping[str, Game]) -> Report:
    file = transcribe(path, copy)
    database = Database(copy, sqlite.open_engine(copy))
    try:
        async with database.writing() as connection:
            aside = {row.table_id: row for row in await connection.execute(select(set_aside))}
            await connection.execute(delete(set_aside))
            report = Report(await examined(database, connection, games), file)
            for table_id in aside.keys() - report.before.games.keys():
                report.before.games[table_id] = [ASIDE]
                report.before.sound -= 1
            await _repaired(database, connection, games, report)
            still = [aside[table_id] for table_id in report.after.games if table_id in aside]
            for row in still:
                await connection.execute(set_aside.insert().values(row._mapping))
            healed = [row for table_id, row in aside.items() if table_id not in report.after.games]
            for row in healed:
                await rows.drop(connection, datetime.now(UTC), (row.channel_id, row.message_id))
            if not report.after.games.keys() <= report.before.games.keys():
                raise StoreError(f"{path} could not be repaired without making something worse; it is as it was")
    finally:
        await database.close()
    return report


async def _repaired(database: Database, connection: AsyncConnection, games: Mapping[str, Game], report: Report) -> None:
    """Each game by itself: what does not become sound stays as it was."""
    now = datetime.now(UTC)
    await sweep(connection)
    for table_id in report.before.games:
        if not await _exists(connection, table_id):
            continue
        for trusts_dumps in (False, True):
            attempt = await connection.begin_nested()
            try:
                await repair(database, connection, games, table_id, now, trusts_dumps=trusts_dumps)
                is_sound = table_id not in (await examined(database, connection, games, only=table_id)).games
            except (Refusal, AssertionError, IndexError):
                is_sound = False
            await (attempt.commit() if is_sound else attempt.rollback())
            if is_sound:
                break
    report.after = await examined(database, connection, games)


async def _exists(connection: AsyncConnection, table_id: str) -> bool:
    counted = select(func.count()).select_from(tables).where(tables.c.id == table_id)
    return bool(await connection.scalar(counted))


@contextmanager
def _room(path: Path) -> Iterator[Path]:
    """Beside the file, so that what is made there can take its place at one stroke."""
    try:
        folder = tempfile.mkdtemp(dir=path.absolute().parent, prefix=".doctor-")
    except OSError as error:
        raise StoreError(f"beside {path} nothing can be written: {error.strerror}") from error
    try:
        yield Path(folder) / path.name
    finally:
        shutil.rmtree(folder)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Reading disturbs nobody: also not a bot that runs."""
    yield


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else has the file open, nor writes to it meanwhile, and all of it is in this one file."""
    with closing(sqlite3.connect(path, timeout=0.5, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            raise StoreError(f"{path} is in use: stop the bot first ({error})") from error
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path} cannot be read at all, so only a backup helps: {error}") from error
        yield


def _put_in_place(copy: Path, path: Path) -> Path:
    """The old file is kept under a name that nothing has."""
    names = (path.with_name(f"{path.name}.before-repair{end}") for end in ("", *(f"-{n}" for n in range(2, 1000))))
    kept = next(name for name in names if not name.exists())
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with copy.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        os.link(path, kept)
        copy.replace(path)
    except OSError as error:
        raise StoreError(f"{path} is as it was, as it cannot be kept as {kept}: {error.strerror}") from error
    return kept
