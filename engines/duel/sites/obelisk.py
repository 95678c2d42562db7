"""Obelisks: side A rewards the majority, side B the first five (booklet p. 6 and 7)."""

from __future__ import annotations

from engines.core.options import Side

MAJORITY = 6
FIVE, TEN = 5, 10
FIRST_TO_FIVE, SECOND_TO_FIVE = 12, 6


def points(side: Side, own: int, other: int, *, is_first: bool) -> int:
    """Side A: one a token, and more for having more than the other. Side B: ten or more earn both rewards."""
    if side is Side.A:
        return own + (MAJORITY if own > other else 0)
    if own >= TEN:
        return FIRST_TO_FIVE + SECOND_TO_FIVE
    if own >= FIVE:
        return FIRST_TO_FIVE if is_first else SECOND_TO_FIVE
    return 0
