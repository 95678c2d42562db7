"""When somebody is reminded, and when the others may decide about him. Pure: from moments and habits to moments."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store.records import Habits, Wait

# After so many times the pace each reminder follows what came before it.
STEPS = (1, 1, 2, 2, 2)
LATE_PACES, LATE_AT_LEAST = 3, timedelta(hours=72)
_DAY = 24 * 60


def next_reminder(after: datetime, sent: int, pace_hours: int, habits: Habits) -> datetime | None:
    """`after`: when the question was asked, or the last of the `sent` reminders went out. None: no more of them."""
    if sent >= len(STEPS):
        return None
    return allowed(after + STEPS[sent] * timedelta(hours=habits.pace_hours or pace_hours), habits)


def rescheduled(wait: Wait, now: datetime, pace_hours: int, habits: Habits) -> datetime | None:
    """With new habits. Nobody is reminded in the moment in which he says how he wants to be."""
    if wait.is_gone:
        return None
    first = None if wait.sent else next_reminder(wait.since, 0, pace_hours, habits)
    return first if first is not None and first > now else next_reminder(now, wait.sent, pace_hours, habits)


def allowed(moment: datetime, habits: Habits) -> datetime | None:
    """From this moment on, when somebody may be reminded. None: never."""
    return outside_quiet(moment, habits) if habits.is_on else None


def late_at(since: datetime, pace_hours: int) -> datetime:
    return since + max(LATE_PACES * timedelta(hours=pace_hours), LATE_AT_LEAST)


def is_quiet(moment: datetime, habits: Habits) -> bool:
    """As the clock on this person's wall shows it. Quiet hours may go over midnight; from and until alike are none."""
    if habits.quiet_from is None or habits.quiet_until is None:
        return False
    local = moment.astimezone(zone(habits.zone))
    minute = local.hour * 60 + local.minute
    return (minute - habits.quiet_from) % _DAY < (habits.quiet_until - habits.quiet_from) % _DAY


def outside_quiet(moment: datetime, habits: Habits) -> datetime:
    """The moment itself, or the end of the quiet hours in which it lies."""
    if not is_quiet(moment, habits):
        return moment
    assert habits.quiet_until is not None
    here = zone(habits.zone)
    ends = time(*divmod(habits.quiet_until, 60))
    today = moment.astimezone(here).date()
    # An end that a clock shows twice comes twice; one that it leaves out comes as late as the clock is put forward.
    candidates = (
        datetime.combine(today + timedelta(days=days), ends, here).replace(fold=fold).astimezone(moment.tzinfo)
        for days in range(3)
        for fold in (0, 1)
    )
    return min(end for end in candidates if end > moment and not is_quiet(end, habits))


def zone(name: str) -> ZoneInfo:
    """UTC for a zone that is not known any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
