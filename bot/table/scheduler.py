"""Sleeps until something is due or something changed, and has it done. Each job for itself: none delays another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol

import structlog

from bot.store.errors import Damaged

log = structlog.get_logger()
_REST = timedelta(minutes=1)  # before something that went wrong is tried again
_PATIENCE = 120.0  # seconds for one job
_FAREWELL = 3.0  # seconds to finish what is being done when the program stops

Job = Callable[[], Awaitable[None]]


class Duty(Protocol):
    """One kind of thing that becomes due."""

    async def next_moment(self, now: datetime) -> datetime | None:
        """When the next of what is not due yet will be."""
        ...

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        """What is due now, each under a name that stays the same until it is done."""
        ...


class Scheduler:
    """Between two rounds there is nothing but a timer for the next due moment. Not awake before `start`."""

    def __init__(self, clock: Callable[[], datetime], duties: Sequence[Duty]) -> None:
        self._clock = clock
        self._duties = duties
        self._is_awake = False
        self._is_stopping = False
        self._has_news = False
        self._rounds: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, datetime] = {}

    def start(self) -> None:
        self._is_awake = True
        self.wake()

    def wake(self) -> None:
        """Something may be due sooner than it was."""
        self._has_news = True
        if self._is_awake and self._rounds is None:
            self._rounds = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """What takes long is given up: a reminder was claimed before, and everything else is still due next time."""
        self._is_awake, self._is_stopping = False, True
        if self._timer is not None:
            self._timer.cancel()
        if self._rounds is not None:  # a question to the database is never given up in the middle
            await asyncio.wait({self._rounds})
        if doing := list(self._doing.values()):
            _, late = await asyncio.wait(doing, timeout=_FAREWELL)
            _cancel(late)
        await asyncio.gather(*doing, return_exceptions=True)

    async def _look(self) -> None:
        seconds: float | None = None
        try:
            while self._has_news and self._is_awake:
                self._has_news = False
                seconds = await self.round()
        finally:
            self._rounds = None
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None and not self._is_stopping:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    async def round(self) -> float | None:
        """Begins whatever is due. How many seconds nothing else will be, or None for ever."""
        now = self._clock()
        self._resting = {name: until for name, until in self._resting.items() if until > now}
        ahead: list[datetime | None] = []
        for duty in self._duties:
            try:
                for name, job in (await duty.jobs(now)).items():
                    if name not in self._doing and name not in self._resting and not self._is_stopping:
                        self._doing[name] = asyncio.create_task(self._do(name, job))
                ahead.append(await duty.next_moment(now))
            except Exception:  # the database is busy, perhaps
                log.exception("nothing could be looked up", duty=type(duty).__name__)
                ahead.append(now + _REST)
        # What is due already is being done, and wakes us when it is; or it rests.
        soonest = min((moment for moment in (*ahead, *self._resting.values()) if moment is not None), default=None)
        return None if soonest is None else (soonest - now).total_seconds()

    async def _do(self, name: str, job: Job) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await job()
        except Damaged:  # of a game that is set aside nothing is due, as soon as that can be written down
            log.info("not done", job=name)
            self._resting[name] = self._clock() + _REST
        except Exception:  # it stays due; the others are done meanwhile
            log.exception("not done", job=name)
            self._resting[name] = self._clock() + _REST
        finally:
            del self._doing[name]
            self.wake()


def _cancel(tasks: Iterable[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
