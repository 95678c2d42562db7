"""Temple: a row of cells, built layer upon layer; only what is visible from above counts (p. 7 and 10)."""

from __future__ import annotations

from enum import StrEnum

from engines.core.decision import Seat
from engines.core.options import Side


class Reward(StrEnum):
    POINT = "point"
    TWO_POINTS = "two_points"
    POINT_OR_STONES = "point_or_stones"
    CARD = "card"


STONES_REWARD = 2

# What the visible stone of each cell earns, left to right (pictures).
REWARDS: dict[Side, tuple[Reward, ...]] = {
    Side.A: (Reward.POINT,) * 5,
    Side.B: (
        Reward.POINT_OR_STONES,
        Reward.TWO_POINTS,
        Reward.POINT_OR_STONES,
        Reward.CARD,
        Reward.POINT_OR_STONES,
    ),
}


def width(seats: int) -> int:
    """With two players only the first four cells are used."""
    return 4 if seats == 2 else 5


def visible(stones: tuple[Seat, ...], cell: int, seats: int) -> Seat | None:
    """The owner of the topmost stone on a cell; `stones` are in building order."""
    column = stones[cell :: width(seats)]
    return column[-1] if column else None
