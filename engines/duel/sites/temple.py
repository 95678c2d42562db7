"""Temple: side A counts circles, side B sets of different tokens (booklet p. 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.options import Side
from engines.duel.components import TEMPLE


def points(side: Side, counts: Sequence[int]) -> int:
    """`counts`: how many tokens of 1, 2, 3 and 4 circles.

    Side B: a set of n kinds is worth n times n, so making the largest sets first is the best partition.
    """
    if side is Side.A:
        return sum(circles * count for circles, count in zip(TEMPLE.values(), counts, strict=True))
    return sum(sum(count > used for count in counts) ** 2 for used in range(max(counts)))
