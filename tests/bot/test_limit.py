"""How fast one person may press, told without Discord."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta

from bot.limit import A_SECOND, BURST, Limit, Pace


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def test_a_flood_is_told_once_and_ends_with_a_pause() -> None:
    clock = Clock()
    limit = Limit(clock)
    for _ in range(3):
        paces = []
        for _ in range(200):  # 20 a second for 10 seconds
            paces.append(limit.pressed("flooder"))
            clock.forward(0.05)
        fine = BURST + int(A_SECOND * 10)
        assert Counter(paces) in (
            {Pace.FINE: n, Pace.FIRST_TOO_FAST: 1, Pace.TOO_FAST: 199 - n} for n in (fine - 1, fine)
        )
        assert paces[:BURST] == [Pace.FINE] * BURST
        clock.forward(BURST / A_SECOND)


def test_whoever_is_quick_never_meets_it() -> None:
    clock = Clock()
    limit = Limit(clock)
    for _ in range(1000):
        assert limit.pressed("quick") is Pace.FINE
        clock.forward(1 / A_SECOND)


def test_one_persons_flood_is_not_anothers() -> None:
    limit = Limit(Clock())
    for _ in range(100):
        limit.pressed("flooder")
    assert limit.pressed("another") is Pace.FINE


def test_a_clock_that_is_set_back_stops_nobody_for_long() -> None:
    clock = Clock()
    limit = Limit(clock)
    for _ in range(BURST + 1):
        limit.pressed("somebody")
    clock.forward(-3600)
    assert limit.pressed("somebody") is Pace.TOO_FAST
    clock.forward(1)
    assert limit.pressed("somebody") is Pace.FINE


def test_only_who_pressed_just_now_is_remembered() -> None:
    clock = Clock()
    limit = Limit(clock)
    most = 0
    for user in range(10_000):
        for _ in range(user % 20):
            limit.pressed(user)
        clock.forward(0.1)
        most = max(most, len(limit))
    assert most <= BURST / A_SECOND / 0.1 + 2
    clock.forward(60)
    for user in range(most):
        limit.pressed(f"later {user}")
        clock.forward(1)
    assert len(limit) <= 2
