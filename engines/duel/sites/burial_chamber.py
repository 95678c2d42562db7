"""Burial chamber: side A rewards long runs of consecutive numbers, side B many runs (booklet p. 6 and 8)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.options import Side

LONGEST = 5  # side A: longer runs earn no more
RUN = 4  # side B: whatever its length


def runs(numbers: Sequence[int]) -> tuple[int, ...]:
    """The lengths of the runs, the lowest numbers first; 12 and 1 are no neighbours."""
    lengths: list[int] = []
    before = None
    for number in sorted(numbers):
        if before is not None and number == before + 1:
            lengths[-1] += 1
        else:
            lengths.append(1)
        before = number
    return tuple(lengths)


def points(side: Side, numbers: Sequence[int]) -> int:
    if side is Side.A:
        return sum(min(length, LONGEST) ** 2 for length in runs(numbers))
    return RUN * len(runs(numbers))
