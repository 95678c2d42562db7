"""Every scoring table with its boundaries, and sets and runs against a search of all possibilities."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engines.core.options import Side
from engines.duel.sites import burial_chamber, obelisk, pyramids, temple


@pytest.mark.parametrize(
    ("own", "other", "points"), [(0, 0, 0), (1, 0, 7), (0, 1, 0), (6, 6, 6), (7, 5, 13), (12, 0, 18)]
)
def test_obelisk_side_a(own: int, other: int, points: int) -> None:
    assert obelisk.points(Side.A, own, other, is_first=True) == points


@pytest.mark.parametrize(
    ("own", "is_first", "points"),
    [
        (0, False, 0),
        (4, False, 0),
        (5, True, 12),
        (5, False, 6),
        (9, True, 12),
        (7, False, 6),
        (10, True, 18),
        (12, True, 18),
    ],
)
def test_obelisk_side_b(own: int, is_first: bool, points: int) -> None:
    assert obelisk.points(Side.B, own, 0, is_first=is_first) == points


def test_temple_side_a_counts_circles() -> None:
    assert temple.points(Side.A, (3, 3, 3, 3)) == 30
    assert temple.points(Side.A, (0, 0, 0, 0)) == 0
    assert temple.points(Side.A, (1, 1, 0, 1)) == 7


@pytest.mark.parametrize("counts", list(product(range(4), repeat=4)))
def test_temple_side_b_is_the_best_partition(counts: tuple[int, ...]) -> None:
    assert temple.points(Side.B, counts) == _best_sets(counts)


def _best_sets(counts: tuple[int, ...]) -> int:
    """All ways to take a set away, and the best of what remains."""
    kinds = [kind for kind, count in enumerate(counts) if count]
    if not kinds:
        return 0
    first, others = kinds[0], kinds[1:]
    best = 0
    for size in range(len(others) + 1):
        for more in combinations(others, size):
            left = tuple(count - (kind in (first, *more)) for kind, count in enumerate(counts))
            best = max(best, (1 + size) ** 2 + _best_sets(left))
    return best


def test_pyramids_side_a_counts_each_colour() -> None:
    assert [pyramids.points(Side.A, (tokens, 0)) for tokens in range(7)] == [0, 1, 3, 6, 10, 15, 21]
    assert pyramids.points(Side.A, (6, 6)) == 42


def test_pyramids_side_b_counts_the_smaller() -> None:
    assert [pyramids.points(Side.B, (6, tokens)) for tokens in range(7)] == [-6, 0, 4, 10, 18, 30, 45]
    assert pyramids.points(Side.B, (2, 5)) == 4


@pytest.mark.parametrize(
    ("numbers", "lengths"),
    [((), ()), ((12, 1), (1, 1)), ((1, 2, 3), (3,)), ((5, 3, 4, 9, 11, 12), (3, 1, 2)), (tuple(range(1, 13)), (12,))],
)
def test_runs(numbers: tuple[int, ...], lengths: tuple[int, ...]) -> None:
    assert burial_chamber.runs(numbers) == lengths


def test_burial_chamber_side_a() -> None:
    assert [burial_chamber.points(Side.A, range(1, 1 + length)) for length in range(8)] == [0, 1, 4, 9, 16, 25, 25, 25]


def test_burial_chamber_side_b() -> None:
    assert burial_chamber.points(Side.B, ()) == 0
    assert burial_chamber.points(Side.B, range(1, 13)) == 4
    assert burial_chamber.points(Side.B, (1, 3, 5, 7, 9, 11)) == 24
