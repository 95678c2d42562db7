"""Pyramid: side A one of 14 cells, side B three of 5 with bonuses (pictures; rules p. 7 and 9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core.decision import Seat
from engines.core.options import Side


class Bonus(StrEnum):
    CARD = "card"
    STONES = "stones"
    SHIP = "ship"


@dataclass(frozen=True, slots=True)
class Cell:
    points: int
    bonus: Bonus | None = None


OVERFLOW_POINTS = 1


def _plain(*points: int) -> tuple[Cell, ...]:
    return tuple(Cell(value) for value in points)


# Cells in building order: column by column from the left, each from the top; then the next level.
BOARDS: dict[Side, tuple[tuple[Cell, ...], ...]] = {
    Side.A: (_plain(2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4),),
    Side.B: (
        (Cell(2), Cell(1, Bonus.CARD), Cell(3), Cell(2), Cell(4)),
        (Cell(2), Cell(3), Cell(1, Bonus.STONES), Cell(1), Cell(4)),
        (Cell(2), Cell(3), Cell(3), Cell(1, Bonus.SHIP), Cell(4)),
    ),
}


def with_room(side: Side, pyramids: tuple[tuple[Seat, ...], ...]) -> tuple[int, ...]:
    """The pyramids that can take another stone."""
    return tuple(
        number
        for number, (stones, cells) in enumerate(zip(pyramids, BOARDS[side], strict=True))
        if len(stones) < len(cells)
    )
