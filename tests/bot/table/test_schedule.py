"""When somebody is reminded: quiet hours in every time zone, and random calendars that break no promise."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.store.records import Habits, Player, Table, Wait
from bot.table.keeper import Known, changed_waits
from bot.table.schedule import allowed, late_at, next_reminder, outside_quiet, rescheduled
from engines.core.decision import Action, Decision, Option
from engines.core.phrase import phrase
from tests.bot.store.samples import RUNNING

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
ZONES = sorted(available_timezones())
START = datetime(2026, 1, 1, tzinfo=UTC)


def is_on_the_wall(moment: datetime, habits: Habits) -> bool:
    """Whether the quiet hours hold, said in another way than the program says it: by comparing times of the day."""
    if habits.quiet_from is None or habits.quiet_until is None:
        return False
    wall = moment.astimezone(ZoneInfo(habits.zone)).strftime("%H:%M")
    start, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in (habits.quiet_from, habits.quiet_until))
    return start <= wall < end if start <= end else wall >= start or wall < end


def quiet(start: str, end: str, zone: str = "UTC") -> Habits:
    minutes = [int(each[:2]) * 60 + int(each[3:]) for each in (start, end)]
    return Habits(1, zone=zone, quiet_from=minutes[0], quiet_until=minutes[1])


@cache
def shifts(zone: str, year: int) -> tuple[datetime, ...]:
    """The hours in which this zone's clocks are put forward or back."""
    hours = [datetime(year, 1, 1, tzinfo=UTC) + hour * HOUR for hour in range(366 * 24)]
    offsets = [hour.astimezone(ZoneInfo(zone)).utcoffset() for hour in hours]
    return tuple(hour for hour, before, after in zip(hours[1:], offsets, offsets[1:], strict=False) if before != after)


@st.composite
def moments(draw: st.DrawFn, zone: str) -> datetime:
    """Mostly near a change of the clocks, where there is one."""
    year = draw(st.integers(2024, 2037))
    near = shifts(zone, year)
    if draw(st.integers(0, 3)) and near:
        shift: datetime = draw(st.sampled_from(near))
        return shift + draw(st.integers(-36 * 60, 36 * 60)) * MINUTE
    return datetime(year, 1, 1, tzinfo=UTC) + draw(st.timedeltas(timedelta(0), 364 * DAY))


@st.composite
def quiet_moments(draw: st.DrawFn) -> tuple[datetime, Habits]:
    zone = draw(st.sampled_from(ZONES))
    day = st.integers(0, 24 * 60 - 1)
    return draw(moments(zone)), Habits(1, zone=zone, quiet_from=draw(day), quiet_until=draw(day))


def _quiet_hours_end(case: tuple[datetime, Habits]) -> None:
    moment, habits = case
    end = outside_quiet(moment, habits)
    assert not is_on_the_wall(end, habits)
    if not is_on_the_wall(moment, habits):
        assert end == moment
        return
    here = ZoneInfo(habits.zone)
    assert moment < end <= moment + 2 * DAY
    if moment.astimezone(here).utcoffset() == end.astimezone(here).utcoffset():
        wall = end.astimezone(here)
        assert (wall.hour * 60 + wall.minute, wall.second, wall.microsecond) == (habits.quiet_until, 0, 0)
        assert is_on_the_wall(end - MINUTE, habits)
        if not any(moment < shift <= end for shift in shifts(habits.zone, moment.year)):
            assert end - moment < DAY


@settings(deadline=None, max_examples=300)
@given(quiet_moments())
def test_quiet_hours_end_when_the_wall_says_so(case: tuple[datetime, Habits]) -> None:
    _quiet_hours_end(case)


@pytest.mark.slow
@settings(deadline=None, max_examples=20_000)
@given(quiet_moments())
def test_quiet_hours_end_in_many_more_places(case: tuple[datetime, Habits]) -> None:
    _quiet_hours_end(case)


@pytest.mark.slow
@pytest.mark.parametrize("zone", ZONES)
def test_every_zone_in_every_hour_around_its_changes(zone: str) -> None:
    for shift in (START, *shifts(zone, 2026)):
        for hours in range(-15, 15):
            moment = shift + hours * HOUR
            for habits in (quiet("22:00", "08:00", zone), quiet("00:30", "02:30", zone), quiet("02:15", "02:45", zone)):
                _quiet_hours_end((moment, habits))


# On the wall and in UTC: when the quiet hours begin and end, now, and when somebody may be reminded.
@pytest.mark.parametrize(
    ("zone", "start", "end", "now", "then"),
    [
        ("UTC", "22:00", "08:00", "2026-01-01 23:00", "2026-01-02 08:00"),
        ("UTC", "22:00", "08:00", "2026-01-01 07:59", "2026-01-01 08:00"),
        ("UTC", "22:00", "08:00", "2026-01-01 08:00", "2026-01-01 08:00"),
        ("UTC", "13:00", "14:00", "2026-01-01 13:30", "2026-01-01 14:00"),
        ("UTC", "00:00", "00:00", "2026-01-01 00:00", "2026-01-01 00:00"),
        # Paris: 29 March 2026, 02:00 becomes 03:00; 25 October, 03:00 becomes 02:00.
        ("Europe/Paris", "22:00", "08:00", "2026-03-28 23:00", "2026-03-29 06:00"),
        ("Europe/Paris", "22:00", "08:00", "2026-10-24 22:00", "2026-10-25 07:00"),
        ("Europe/Paris", "22:00", "02:30", "2026-03-29 00:30", "2026-03-29 01:30"),  # no 02:30 on that day: 03:30
        ("Europe/Paris", "22:00", "02:30", "2026-10-25 00:10", "2026-10-25 00:30"),  # the first 02:30
        (
            "Europe/Paris",
            "22:00",
            "02:30",
            "2026-10-25 01:10",
            "2026-10-25 01:30",
        ),  # and the second
        ("Europe/Paris", "02:15", "02:45", "2026-03-29 00:59", "2026-03-29 00:59"),
        (
            "Europe/Paris",
            "02:31",
            "02:30",
            "2026-03-28 02:00",
            "2026-03-30 00:30",
        ),  # one minute a day
        # Lord Howe: 5 April 2026, 02:00 becomes 01:30; 4 October, 02:00 becomes 02:30.
        ("Australia/Lord_Howe", "22:00", "02:15", "2026-10-03 15:00", "2026-10-03 15:45"),  # no 02:15: 02:45
        ("Australia/Lord_Howe", "22:00", "01:45", "2026-04-04 14:40", "2026-04-04 14:45"),
        ("Australia/Lord_Howe", "22:00", "01:45", "2026-04-04 15:10", "2026-04-04 15:15"),
        ("Australia/Lord_Howe", "22:00", "08:00", "2026-04-04 12:00", "2026-04-04 21:30"),
        ("Asia/Kathmandu", "23:00", "07:00", "2026-01-01 18:00", "2026-01-02 01:15"),
        ("America/St_Johns", "21:00", "09:00", "2026-03-08 03:00", "2026-03-08 11:30"),
    ],
)
def test_examples(zone: str, start: str, end: str, now: str, then: str) -> None:
    found = outside_quiet(datetime.fromisoformat(f"{now}+00:00"), quiet(start, end, zone))
    assert found == datetime.fromisoformat(f"{then}+00:00")


@pytest.mark.parametrize("name", ["Mars/Olympus_Mons", "", "America", "../UTC", "/etc/passwd"])
def test_a_zone_that_is_not_known_any_more_is_utc(name: str) -> None:
    assert outside_quiet(START + 23 * HOUR, quiet("22:00", "08:00", name)) == START + 32 * HOUR


def test_only_one_of_the_two_times_is_no_quiet() -> None:
    for habits in (Habits(1, quiet_from=0), Habits(1, quiet_until=60)):
        assert outside_quiet(START, habits) == START


def _timetable(pace: int, habits: Habits) -> list[float]:
    """In hours since the question."""
    hours: list[float] = []
    now = START
    while (due := next_reminder(now, len(hours), pace, habits)) is not None:
        hours.append((due - START) / HOUR)
        now = due
    return hours


def test_the_timetable() -> None:
    """After the pace, then again after 1, 2, 2 and 2 times the pace."""
    assert _timetable(24, Habits(1)) == [24, 48, 96, 144, 192]
    assert _timetable(24, Habits(1, pace_hours=6)) == [6, 12, 24, 36, 48]
    assert _timetable(24, Habits(1, is_on=False)) == []
    assert _timetable(6, quiet("05:00", "09:00")) == [9, 15, 27, 39, 51]


def test_when_the_others_may_decide() -> None:
    assert [(late_at(START, pace) - START) / HOUR for pace in (6, 24, 48, 168)] == [72, 72, 144, 504]


def test_new_habits() -> None:
    waiting = Wait("table", 0, "0.0", START, is_turn=True)
    at = START + 20 * HOUR
    assert rescheduled(waiting, at, 24, Habits(1)) == START + 24 * HOUR, "as if it had always been so"
    assert rescheduled(waiting, at, 24, Habits(1, pace_hours=12)) == at + 12 * HOUR, "and not in this very moment"
    assert rescheduled(replace(waiting, sent=2), at, 24, Habits(1, pace_hours=12)) == at + 24 * HOUR
    assert rescheduled(replace(waiting, sent=5), at, 24, Habits(1)) is None
    assert rescheduled(waiting, at, 24, Habits(1, is_on=False)) is None
    assert rescheduled(replace(waiting, is_gone=True), at, 24, Habits(1)) is None


# Random calendars

SEATS = 3
USERS = (100, 101, 102, 103)
PACES = (6, 12, 24, 48, 72, 168)


def some_habits(user: int) -> st.SearchStrategy[Habits]:
    return st.builds(
        Habits,
        st.just(user),
        is_on=st.sampled_from((True, True, True, False)),
        pace_hours=st.none() | st.sampled_from(PACES),
        zone=st.sampled_from(("UTC", "Europe/Paris", "Australia/Lord_Howe", "America/New_York", "Asia/Kathmandu")),
        quiet_from=st.none() | st.integers(0, 1439),
        quiet_until=st.none() | st.integers(0, 1439),
    )


def asked(seat: int, number: int) -> Decision:
    only = Option(Action(), (phrase("go"),))
    return Decision(f"{seat}.{number}", seat, phrase("turn"), (only,), only)


class Calendar(RuleBasedStateMachine):
    """A table in a world of its own: who is asked, the waits as the store would keep them, and what was sent.

    What becomes due is done as `Notices.remind` does it, without Discord and without the store.
    """

    @initialize(data=st.data(), pace=st.sampled_from(PACES), start=st.integers(0, 365 * 24))
    def begin(self, data: st.DataObject, pace: int, start: int) -> None:
        self.now = START + start * HOUR
        seated = tuple(Player(seat, USERS[seat], f"{seat}", has_joined=True) for seat in range(SEATS))
        self.table: Table = replace(RUNNING, players=seated, pace_hours=pace)
        self.habits = {user: data.draw(some_habits(user)) for user in USERS}
        self.acted = [0] * SEATS
        self.owing: set[int] = set()
        self.waits: dict[int, Wait] = {}
        self.sent: dict[tuple[int, str, datetime], list[datetime]] = {}
        self.earlier: list[tuple[int, set[int]]] = []
        self._ask({data.draw(st.integers(0, SEATS - 1))})

    def _ask(self, seats: set[int], anew: tuple[int, ...] = ()) -> None:
        """As after every change at a table."""
        self.owing = seats
        decisions = [asked(seat, self.acted[seat]) for seat in sorted(seats)]
        known = Known(tuple(self.waits.values()), self.habits)
        changed = changed_waits(self.table, decisions, known, self.now, anew=anew)
        for seat in changed.ended:
            del self.waits[seat]
        for wait in changed.begun:
            self.waits[wait.seat] = wait

    def _habits(self, seat: int) -> Habits:
        user = self.table.players[seat].user_id
        assert user is not None, "nobody sits there"
        return self.habits[user]

    def _sit(self, seat: int, user: int | None) -> None:
        players = tuple(replace(p, user_id=user) if p.seat == seat else p for p in self.table.players)
        self.table = replace(self.table, players=players)
        self._ask(self.owing, anew=(seat,))

    def _is_due(self, wait: Wait) -> bool:
        return wait.due_at is not None and wait.due_at <= self.now

    def _remind(self, wait: Wait) -> None:
        habits = self._habits(wait.seat)
        at = allowed(self.now, habits)
        if at != self.now:
            self.waits[wait.seat] = replace(wait, due_at=at)
            return
        following = next_reminder(self.now, wait.sent + 1, self.table.pace_hours, habits)
        assert following is None or following > self.now, "it would be due again at once"
        self.waits[wait.seat] = replace(wait, sent=wait.sent + 1, due_at=following)
        before = self.sent.setdefault((wait.seat, wait.question, wait.since), [])
        assert not is_on_the_wall(self.now, habits), "in quiet hours"
        assert habits.is_on
        assert self.table.paused_at is None, "in a pause"
        assert wait.seat in self.owing, "to somebody who owes nothing"
        assert wait.question == f"{wait.seat}.{self.acted[wait.seat]}", "about something that was answered"
        assert not before or self.now - before[-1] >= 6 * HOUR, "doubled"
        assert self.now - wait.since >= 6 * HOUR, "at once"
        before.append(self.now)
        assert len(before) <= 5, "more than five"

    def _pass(self, time: timedelta) -> None:
        """The scheduler sleeps from one due moment to the next."""
        until = self.now + time
        while due := [wait.due_at for wait in self.waits.values() if wait.due_at is not None and wait.due_at <= until]:
            self.now = max(self.now, min(due))
            for wait in [wait for wait in self.waits.values() if self._is_due(wait)]:
                self._remind(wait)
        self.now = until

    @rule(time=st.timedeltas(timedelta(0), 12 * DAY))
    def time_passes(self, time: timedelta) -> None:
        self._pass(time)

    @rule(time=st.timedeltas(timedelta(0), 30 * DAY))
    def the_program_is_down(self, time: timedelta) -> None:
        self.now += time
        before = {key: len(times) for key, times in self.sent.items()}
        self._pass(timedelta(0))
        assert all(len(times) - before.get(key, 0) <= 1 for key, times in self.sent.items()), "a backlog"

    @precondition(lambda self: self.table.paused_at is None and self.owing)
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        """In a barrier the others still owe theirs; else somebody is asked next, perhaps the same."""
        seat = data.draw(st.sampled_from(sorted(self.owing)))
        self.earlier.append((seat, set(self.owing)))
        self.acted[seat] += 1
        left = self.owing - {seat}
        self._ask(left or data.draw(st.sets(st.integers(0, SEATS - 1), min_size=1)))
        standing = {wait.seat: wait for wait in self.waits.values()}
        assert seat not in standing or standing[seat].sent == 0, "reset by acting"

    @precondition(lambda self: self.table.paused_at is None and self.earlier)
    @rule()
    def the_last_step_is_taken_back(self) -> None:
        seat, owing = self.earlier.pop()
        self.acted[seat] -= 1
        self._ask(owing)

    @rule()
    def paused_or_resumed(self) -> None:
        self.table = replace(self.table, paused_at=None if self.table.paused_at else self.now)
        self._ask(self.owing)
        assert not self.table.paused_at or not self.waits

    @rule(data=st.data())
    def new_habits(self, data: st.DataObject) -> None:
        user = data.draw(st.sampled_from(USERS))
        habits = self.habits[user] = data.draw(some_habits(user))
        for seat in (player.seat for player in self.table.players if player.user_id == user):
            if wait := self.waits.get(seat):
                due_at = rescheduled(wait, self.now, self.table.pace_hours, habits)
                assert due_at is None or due_at > self.now, "in the moment in which he says how he wants to be"
                self.waits[seat] = replace(wait, due_at=due_at)

    @rule(seat=st.integers(0, SEATS - 1))
    def the_caretaker_comes(self, seat: int) -> None:
        """What he would play is played by nobody here: his question stands, and nobody owes it."""
        self._sit(seat, None)

    @rule(data=st.data(), seat=st.integers(0, SEATS - 1))
    def somebody_takes_over(self, data: st.DataObject, seat: int) -> None:
        seated = {player.user_id for player in self.table.players}
        self._sit(seat, data.draw(st.sampled_from([user for user in USERS if user not in seated])))
        assert seat not in self.waits or self.waits[seat].since == self.now

    @invariant()
    def exactly_those_who_owe_something_are_waited_for(self) -> None:
        people = {player.seat for player in self.table.players if player.user_id is not None}
        owing = set() if self.table.paused_at else self.owing & people
        assert {wait.question for wait in self.waits.values()} == {f"{seat}.{self.acted[seat]}" for seat in owing}

    def teardown(self) -> None:
        """If nothing more happens, each of them is reminded five times, unless he wants none."""
        if hasattr(self, "waits"):
            self._pass(120 * DAY)
            for wait in self.waits.values():
                expected = 5 if self._habits(wait.seat).is_on else wait.sent
                assert len(self.sent.get((wait.seat, wait.question, wait.since), [])) == expected == wait.sent


def test_random_calendars() -> None:
    run_state_machine_as_test(Calendar, settings=settings(deadline=None, max_examples=60, stateful_step_count=25))


@pytest.mark.slow
def test_many_more_calendars() -> None:
    run_state_machine_as_test(Calendar, settings=settings(deadline=None, max_examples=3000, stateful_step_count=50))
