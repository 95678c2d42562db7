"""The scheduler alone: it sleeps and wakes, and no job delays another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.store.errors import Damaged
from bot.table import scheduler
from bot.table.scheduler import Duty, Job, Scheduler

pytestmark = pytest.mark.asyncio

SOON = timedelta(seconds=0.05)
LATER = timedelta(hours=5)


def clock() -> datetime:
    return datetime.now(UTC)


@dataclass
class Bell:
    """Rings at moments that are given by name; rung, a moment is over unless it is `stubborn`."""

    moments: dict[str, datetime] = field(default_factory=dict)
    ring: Callable[[str], Awaitable[None]] | None = None
    stubborn: bool = False
    rung: list[str] = field(default_factory=list)
    rounds: int = 0

    async def next_moment(self, now: datetime) -> datetime | None:
        return min((moment for moment in self.moments.values() if moment > now), default=None)

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        self.rounds += 1
        return {name: partial(self._ring, name) for name, moment in self.moments.items() if moment <= now}

    async def _ring(self, name: str) -> None:
        self.rung.append(name)
        if self.ring is not None:
            await self.ring(name)
        if not self.stubborn:
            del self.moments[name]


@asynccontextmanager
async def running(*duties: Duty) -> AsyncIterator[Scheduler]:
    started = Scheduler(clock, duties)
    started.start()
    yield started
    await started.stop()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    assert not others, "nothing is left behind"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lasts minutes lasts moments."""
    monkeypatch.setattr(scheduler, "_REST", timedelta(seconds=0.2))
    monkeypatch.setattr(scheduler, "_PATIENCE", 0.2)
    monkeypatch.setattr(scheduler, "_FAREWELL", 0.1)


async def until(done: Callable[[], bool], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.005)


async def test_it_sleeps_until_the_next_moment() -> None:
    start = clock()
    bell = Bell({"a": start - SOON, "b": start + 4 * SOON, "c": start + LATER})
    async with running(bell):
        await until(lambda: bell.rung == ["a"])
        assert clock() < start + 4 * SOON
        await until(lambda: bell.rung == ["a", "b"])
        assert clock() >= start + 4 * SOON
        await asyncio.sleep(0.3)
        assert bell.rung == ["a", "b"]
        assert bell.rounds <= 6, "one to begin with, one for each moment, one after each job: no more"


async def test_without_anything_to_do_it_sleeps_for_ever() -> None:
    bell = Bell()
    async with running(bell):
        await asyncio.sleep(0.2)
        assert bell.rounds == 1


async def test_it_wakes_when_something_is_due_sooner() -> None:
    bell = Bell({"later": clock() + LATER})
    async with running(bell) as awake:
        await until(lambda: bell.rounds == 1)
        bell.moments["now"] = clock()
        await asyncio.sleep(0.1)
        assert bell.rung == [], "nobody said so"
        awake.wake()
        await until(lambda: bell.rung == ["now"])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("fault", [ValueError(), Damaged("table", "why")], ids=["broken", "damaged"])
async def test_what_goes_wrong_rests(fault: Exception) -> None:
    """Also where it cannot be written down just now that a game is damaged."""

    async def broken(name: str) -> None:
        raise fault

    bell = Bell({"a": clock()}, ring=broken)
    async with running(bell):
        await asyncio.sleep(0.5)
        assert 2 <= len(bell.rung) <= 3


async def test_many_wakes_at_once_are_few_rounds() -> None:
    bell = Bell()
    async with running(bell) as awake:
        for _ in range(1000):
            awake.wake()
        await asyncio.sleep(0.05)
        assert bell.rounds <= 2


async def test_news_during_a_round_are_not_missed() -> None:
    """Something becomes due after its duty was asked and before the round is over."""
    bell = Bell()

    class Slow:
        async def jobs(self, now: datetime) -> Mapping[str, Job]:
            if bell.rounds == 1:
                bell.moments["meanwhile"] = now
                awake.wake()
            return {}

        async def next_moment(self, now: datetime) -> datetime | None:
            return None

    awake = Scheduler(clock, (bell, Slow()))
    awake.start()
    await until(lambda: bell.rung == ["meanwhile"])
    await awake.stop()


async def test_not_awake_before_the_start() -> None:
    bell = Bell({"a": clock()})
    early = Scheduler(clock, (bell,))
    early.wake()
    await asyncio.sleep(0.05)
    assert bell.rounds == 0
    early.start()
    await until(lambda: bell.rung == ["a"])
    await early.stop()


async def test_a_hanging_job_delays_no_other() -> None:
    """Neither those that are due with it nor those that become due while it hangs."""
    hangs = asyncio.Event()

    async def ring(name: str) -> None:
        if name == "hanging":
            await hangs.wait()

    now = clock()
    bell = Bell({"hanging": now - LATER, "other": now, "soon": now + 2 * SOON}, ring)
    async with running(bell):
        await until(lambda: set(bell.rung) == {"hanging", "other", "soon"}, 1.0)
        assert bell.rung.count("hanging") == 1, "not once more while it is being done"
        assert bell.rounds < 10
        hangs.set()
        await until(lambda: not bell.moments)


@pytest.mark.usefixtures("quick")
async def test_a_job_that_hangs_too_long_is_given_up_and_done_again() -> None:
    async def ring(name: str) -> None:
        if bell.rung.count(name) == 1:
            await asyncio.Event().wait()

    bell = Bell({"a": clock()}, ring)
    async with running(bell):
        start = clock()
        await until(lambda: not bell.moments)
        assert clock() - start > 2 * timedelta(seconds=0.19), "patience, then a rest"
        assert bell.rung == ["a", "a"]


@pytest.mark.usefixtures("quick")
async def test_a_failing_job_rests_and_delays_no_other() -> None:
    async def ring(name: str) -> None:
        if name == "failing":
            raise ValueError(name)

    now = clock()
    bell = Bell({"failing": now - LATER, "other": now, "soon": now + 2 * SOON}, ring)
    async with running(bell):
        await until(lambda: {"other", "soon"} <= set(bell.rung), 0.19)
        await asyncio.sleep(0.7)
        assert 2 <= bell.rung.count("failing") <= 5, "once every rest"
        assert bell.rounds < 20, "and no busy loop between them"


@pytest.mark.usefixtures("quick")
async def test_nothing_is_remembered_of_what_failed_once() -> None:
    async def ring(name: str) -> None:
        if bell.rung.count(name) == 1:
            raise ValueError(name)

    bell = Bell({f"{number}": clock() for number in range(50)}, ring)
    async with running(bell) as awake:
        await until(lambda: not bell.moments)
        awake.wake()
        await asyncio.sleep(0.05)
        assert awake._resting == {}
        assert awake._doing == {}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("question", ["jobs", "next_moment"])
async def test_a_duty_that_cannot_be_looked_up_delays_no_other(question: str) -> None:
    class Broken(Bell):
        is_broken = True

        async def jobs(self, now: datetime) -> Mapping[str, Job]:
            if self.is_broken and question == "jobs":
                raise OSError("the file is away")
            return await super().jobs(now)

        async def next_moment(self, now: datetime) -> datetime | None:
            if self.is_broken and question == "next_moment":
                raise OSError("the file is away")
            return await super().next_moment(now)

    broken, sound = Broken({"a": clock() + SOON}), Bell({"b": clock()})
    async with running(broken, sound):
        await until(lambda: sound.rung == ["b"], 0.19)
        await asyncio.sleep(0.3)
        assert sound.rounds < 10
        broken.is_broken = False
        await until(lambda: broken.rung == ["a"], 1.0)


async def test_stopping_lets_a_short_job_end() -> None:
    """A message that was just sent is written down."""
    is_sent, is_written = asyncio.Event(), asyncio.Event()

    async def ring(name: str) -> None:
        is_sent.set()
        await asyncio.sleep(0.1)
        is_written.set()

    bell = Bell({"a": clock()}, ring)
    async with running(bell):
        await is_sent.wait()
    assert is_written.is_set()


@pytest.mark.usefixtures("quick")
async def test_stopping_gives_up_what_takes_long() -> None:
    was_cancelled = asyncio.Event()

    async def ring(name: str) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            was_cancelled.set()
            raise

    bell = Bell({"a": clock()}, ring)
    stopping = Scheduler(clock, (bell,))
    stopping.start()
    await until(lambda: bell.rung == ["a"])
    async with asyncio.timeout(2):
        await stopping.stop()
    assert was_cancelled.is_set()
    bell.moments["b"] = clock()
    stopping.wake()
    await asyncio.sleep(0.05)
    assert bell.rung == ["a"], "it does not wake any more"


async def test_stopping_in_the_middle_of_a_round() -> None:
    is_asked, answers = asyncio.Event(), asyncio.Event()

    class Slow(Bell):
        async def jobs(self, now: datetime) -> Mapping[str, Job]:
            is_asked.set()
            await answers.wait()
            return await super().jobs(now)

    bell = Slow({"a": clock()})
    stopping = Scheduler(clock, (bell,))
    stopping.start()
    await is_asked.wait()
    answers.set()
    await stopping.stop()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert bell.rung == []


async def test_stopping_before_the_start() -> None:
    await Scheduler(clock, (Bell(),)).stop()
