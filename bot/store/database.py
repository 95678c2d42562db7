"""One database file with its connections: readers never wait, writers take turns, each for one short transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import sqlite


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
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._writer.begin() as connection:
            yield connection


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
