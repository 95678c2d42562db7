"""One database file with its connections: readers never wait, writers take turns, each for one short transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import sqlite
from bot.store.errors import Damaged, NotWritten


class Database:
    def __init__(self, path: Path, engine: AsyncEngine) -> None:
        self.path = path
        self.engine = engine
        self._writer = engine.execution_options(**{sqlite.WRITES: True})
        self._turn = asyncio.Lock()
        self.changes: set[asyncio.Task[object]] = set()
        self._readers = 0
        self._unread = asyncio.Event()
        self._unread.set()
        # Games of which something could not be read, and why; `alarm` is called when one is added.
        self.damage: dict[str, str] = {}
        self.alarm: Callable[[], None] = lambda: None

    def damaged(self, table_id: str, why: str) -> Damaged:
        """Whoever finds something out about a game says so here, and raises what comes back or goes on without it."""
        if table_id not in self.damage:
            self.damage[table_id] = why
            self.alarm()
        return Damaged(table_id, why)

    @contextmanager
    def minding(self, table_id: str) -> Iterator[None]:
        """What the database finds damaged meanwhile is this game's."""
        try:
            yield
        except DBAPIError as error:
            if not sqlite.is_damage(error):
                raise
            raise self.damaged(table_id, str(error.orig)) from error

    async def close(self) -> None:
        """After the changes that were asked for, and the questions that are being answered."""
        if self.changes:
            await asyncio.wait(self.changes)
        await self._unread.wait()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        self._readers += 1
        self._unread.clear()
        try:
            async with self.engine.connect() as connection:
                yield connection
        finally:
            self._readers -= 1
            if not self._readers:
                self._unread.set()

    @asynccontextmanager
    async def writing(self, *, about: str | None = None) -> AsyncIterator[AsyncConnection]:
        """NotWritten where there is no room, or another program holds the file for too long.

        `about`: the game that is to blame for rows that make no sense.
        """
        try:
            async with self._turn:
                with self.minding(about) if about is not None else nullcontext():
                    async with self._writer.begin() as connection:
                        yield connection
        except OperationalError as error:
            raise NotWritten(str(error.orig)) from error


class HasDatabase(Protocol):
    @property
    def database(self) -> Database: ...


P = ParamSpec("P")
R = TypeVar("R")
Part = TypeVar("Part", bound=HasDatabase)


def finished(
    method: Callable[Concatenate[Part, P], Coroutine[None, None, R]],
) -> Callable[Concatenate[Part, P], Coroutine[None, None, R]]:
    """A change goes on to its end when whoever asked for it is cancelled.

    A connection that is given up in the middle keeps SQLite's write lock until its last cursor is collected.
    """

    @wraps(method)
    async def shielded(part: Part, /, *args: P.args, **kwargs: P.kwargs) -> R:
        change = asyncio.create_task(method(part, *args, **kwargs))
        part.database.changes.add(change)
        change.add_done_callback(part.database.changes.discard)
        return await asyncio.shield(change)

    return shielded
