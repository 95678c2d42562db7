"""Sees to it that one process alone works on a database: it holds the lease, renews it, and stops if it has lost it.

The clock here is the machine's own: what is agreed between processes is no matter of the games and their clock.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog
from sqlalchemy.exc import DBAPIError

from bot.store.errors import NotWritten, StoreError
from bot.store.lease import Holder, Lease

log = structlog.get_logger()
LIFE = timedelta(seconds=15)  # for which a lease is valid unless it is renewed
_BEAT = 5.0  # seconds between two renewals
_LOOK = 0.5  # seconds between two looks at a lease that somebody else holds


async def alone(database: Path, stop: asyncio.Event, work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Does the work. StoreError if another process does it already, or has begun it while this one slept."""
    lease = await Lease.open(database)
    try:
        token = secrets.token_hex(8)
        if not await _taken(lease, token, stop):
            return
        keeping = asyncio.create_task(_keep(lease, token, stop))
        try:
            await work(stop)
        finally:
            is_lost = keeping.done()
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            await _release(lease, token)
        if is_lost:
            raise StoreError(f"{database} was taken over by another bot while this one did not answer")
    finally:
        await lease.close()


async def _taken(lease: Lease, token: str, stop: asyncio.Event) -> bool:
    """False if asked to stop meanwhile.

    Somebody of whom we cannot know whether he lives is watched: he renews his lease, or it lapses. No longer than a
    whole life of it, whatever his clock says.
    """
    first = await lease.take(_this_process(token), _is_free)
    holder, last = first, _now() + LIFE
    if first is not None:
        log.info("the database is in use, perhaps: waiting", process=first.pid, since=str(first.since))
    while first is not None and holder is not None:
        if (holder.token, holder.until) != (first.token, first.until):
            raise StoreError(_in_use(lease, holder))
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), _LOOK)
            return False
        is_over = _now() >= last
        holder = await lease.take(_this_process(token), _is_free if not is_over else lambda seen: seen == first)
    return True


def _in_use(lease: Lease, holder: Holder) -> str:
    where = "on this machine" if holder.place == _place() is not None else "on another machine or in a container"
    since = f"{holder.since:%Y-%m-%d %H:%M} UTC"
    path = lease.database.path
    return f"{path} is in use by another bot, process {holder.pid} {where}, since {since}: stop that one first"


async def _keep(lease: Lease, token: str, stop: asyncio.Event) -> None:
    """Comes to its end when the lease is lost."""
    is_mine = True
    try:
        while is_mine:
            await asyncio.sleep(_BEAT)
            try:
                is_mine = await lease.renew(token, _now() + LIFE)
            except (NotWritten, DBAPIError) as error:  # no room, or locked: who could not take it either is no danger
                log.warning("lease not renewed", why=str(error))
    finally:
        stop.set()


async def _release(lease: Lease, token: str) -> None:
    try:
        await lease.release(token)
    except (NotWritten, DBAPIError) as error:  # it lapses by itself
        log.warning("lease not released", why=str(error))


def _now() -> datetime:
    return datetime.now(UTC)


def _this_process(token: str) -> Holder:
    pid, now = os.getpid(), _now()
    about = _about(pid)
    started = None if about is None else about[1]
    return Holder(token, _place(), pid, started, since=now, until=now + LIFE)


def _is_free(holder: Holder) -> bool:
    return holder.until <= _now() or _is_gone(holder)


def _is_gone(holder: Holder) -> bool:
    """Certainly: its number is nobody's here any more, or somebody else's by now."""
    if holder.place is None or holder.place != _place():
        return False
    try:
        os.kill(holder.pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass  # it is there
    about = _about(holder.pid)
    return about is not None and (about[0] in "ZX" or about[1] != holder.started)


def _place() -> str | None:
    """This machine since it was started, and the numbering of its processes, which every container has its own of."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return None


def _about(pid: int) -> tuple[str, int] | None:
    """Its condition, and when it was started, in ticks of the system. None where that cannot be seen."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    after_name = told.rpartition(")")[2].split()  # a name may hold anything
    return after_name[0], int(after_name[19])
