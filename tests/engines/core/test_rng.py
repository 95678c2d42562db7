"""Chance: the same everywhere and for ever, and fair."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.rng import below, shuffled


def test_the_order_is_fixed_for_ever() -> None:
    """Stored games depend on these very numbers."""
    assert shuffled(tuple(range(10)), "saqqara", 0) == (5, 7, 2, 0, 6, 1, 4, 8, 9, 3)
    assert [below(100, "saqqara", use) for use in range(5)] == [33, 31, 11, 42, 41]


def test_uses_differ() -> None:
    orders = {shuffled(tuple(range(10)), seed, use) for seed in ("a", "b") for use in range(50)}
    assert len(orders) == 100


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 34])
def test_numbers_stay_below_and_reach_everything(limit: int) -> None:
    counts = Counter(below(limit, "fair", use) for use in range(300 * limit))
    assert set(counts) == set(range(limit))
    # 300 expected each; six standard deviations are about 100.
    assert all(200 <= count <= 400 for count in counts.values())


def test_every_order_is_as_likely() -> None:
    counts = Counter(shuffled((0, 1, 2), "fair", use) for use in range(6 * 300))
    assert len(counts) == 6
    assert all(200 <= count <= 400 for count in counts.values())


def test_nothing_is_lost() -> None:
    assert shuffled((), "x", 0) == ()
    assert sorted(shuffled(tuple("pyramid"), "x", 3)) == sorted("pyramid")
