"""Who may work on a database, and who must wait: with real rows, and real processes that live or are gone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text

from bot import alone as module
from bot.alone import LIFE, alone
from bot.store import StoreError
from bot.store.lease import Holder, Lease

pytestmark = pytest.mark.asyncio
FOR_LONG = timedelta(days=9)


@pytest_asyncio.fixture
async def lease(tmp_path: Path) -> AsyncIterator[Lease]:
    lease = await Lease.open(tmp_path / "games.db")
    yield lease
    await lease.close()


async def _held(lease: Lease, *, place: str | None, pid: int, started: int | None, valid: timedelta) -> Holder:
    now = datetime.now(UTC)
    holder = Holder("other", place, pid, started, now, now + valid)
    assert await lease.take(holder, lambda _: True) is None
    return holder


async def _worked(lease: Lease, stop: asyncio.Event | None = None) -> datetime | None:
    """When our work began, if it did."""
    began: datetime | None = None

    async def work(stop: asyncio.Event) -> None:
        nonlocal began
        began = datetime.now(UTC)

    await alone(lease.database.path, stop or asyncio.Event(), work)
    return began


def _here() -> str | None:
    return module._place()


async def _token(lease: Lease) -> str | None:
    async with lease.database.reading() as connection:
        token: str | None = await connection.scalar(text("select token from lease"))
        return token


async def test_a_process_that_is_gone_is_not_waited_for(lease: Lease) -> None:
    with subprocess.Popen([sys.executable, "-c", "pass"]) as process:
        process.wait()
    await _held(lease, place=_here(), pid=process.pid, started=1, valid=FOR_LONG)
    assert await _worked(lease) is not None
    assert await _token(lease) is None, "it is given back"


async def test_a_process_with_the_number_of_one_that_is_gone_is_another_one(lease: Lease) -> None:
    """After a restart of a container the bot often has the number that it had."""
    await _held(lease, place=_here(), pid=os.getpid(), started=1, valid=FOR_LONG)
    assert await _worked(lease) is not None


async def test_a_dead_process_whose_parent_does_not_look_is_gone(lease: Lease) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        about = module._about(process.pid)
        assert about is not None
        process.kill()
        while module._about(process.pid) != ("Z", about[1]):
            await asyncio.sleep(0.01)
        await _held(lease, place=_here(), pid=process.pid, started=about[1], valid=FOR_LONG)
        assert await _worked(lease) is not None


async def test_a_lease_lapses_where_nobody_can_tell_of_its_holder(lease: Lease) -> None:
    """Also on a system that tells nothing of its processes."""
    for place in ("elsewhere", None):
        holder = await _held(lease, place=place, pid=1, started=None, valid=timedelta(seconds=1))
        began = await _worked(lease)
        assert began is not None
        assert began >= holder.until


async def test_whoever_renews_is_left_alone(lease: Lease) -> None:
    about = module._about(os.getpid())
    assert about is not None
    for place, where in ((_here(), "on this machine"), ("elsewhere", "in a container")):
        holder = await _held(lease, place=place, pid=os.getpid(), started=about[1], valid=FOR_LONG)
        trying = asyncio.create_task(_worked(lease))
        await asyncio.sleep(0.2)
        assert await lease.renew("other", holder.until + LIFE)
        with pytest.raises(StoreError, match=rf"in use by another bot, process {os.getpid()} .*{where}, since .* UTC"):
            await trying
        assert await _token(lease) == "other"


async def test_a_stop_ends_the_waiting(lease: Lease) -> None:
    await _held(lease, place="elsewhere", pid=1, started=None, valid=FOR_LONG)
    stop = asyncio.Event()
    trying = asyncio.create_task(_worked(lease, stop))
    await asyncio.sleep(0.2)
    stop.set()
    assert await trying is None
    assert await _token(lease) == "other"


async def test_a_lease_that_cannot_be_renewed_now_is_kept(lease: Lease, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without room on the disk, say: whoever wants to take it could not write that down either."""
    monkeypatch.setattr(module, "_BEAT", 0.05)
    stop = asyncio.Event()

    async def work(stop: asyncio.Event) -> None:
        for verb in (
            "create trigger full before update on lease begin select raise(abort, 'full'); end",
            "drop trigger full",
        ):
            async with lease.database.writing() as connection:
                await connection.execute(text(verb))
            before = await _until(lease)
            await asyncio.sleep(0.3)
            assert not stop.is_set()
            assert (await _until(lease) == before) is verb.startswith("create")
        async with lease.database.writing() as connection:
            await connection.execute(text("update lease set token = 'other'"))
        await asyncio.wait_for(stop.wait(), 5)

    with pytest.raises(StoreError, match="was taken over by another bot"):
        await alone(lease.database.path, stop, work)
    assert await _token(lease) == "other"


async def _until(lease: Lease) -> int:
    async with lease.database.reading() as connection:
        until: int = (await connection.execute(text("select until from lease"))).scalar_one()
        return until
