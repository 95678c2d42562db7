"""Pyramids: side A counts both, side B only the smaller one (booklet p. 6 and 8)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.options import Side

EACH = (0, 1, 3, 6, 10, 15, 21)
SMALLER = (-6, 0, 4, 10, 18, 30, 45)


def points(side: Side, built: Sequence[int]) -> int:
    """`built`: the tokens of the light and of the dark pyramid."""
    return sum(EACH[tokens] for tokens in built) if side is Side.A else SMALLER[min(built)]
