"""Where the next brick of each monument goes and what it costs (booklet p. 7-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engines.core.decision import Seat
from engines.core.phrase import Phrase, phrase
from engines.egizia.components import BOX, STATUE_HEIGHT, pyramid_rows
from engines.egizia.effects import Monument

Rows = tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class Brick:
    """A brick's place. `at`: the level of the obelisk, the column, the row of the pyramid, the number of the statue;
    `cell`: how many bricks the row or the statue had before.
    """

    monument: Monument
    at: int
    cost: int
    cell: int = 0


@dataclass(frozen=True, slots=True)
class Prospect:
    """The next place of a monument or a part of it, or why there is none."""

    monument: Monument
    at: int
    brick: Brick | None
    reason: Phrase | None = None


def obelisk(built: int) -> Prospect:
    """The lowest empty level."""
    costs = BOX.obelisk.costs
    if built == len(costs):
        return Prospect(Monument.OBELISK, 0, None, _COMPLETE)
    return Prospect(Monument.OBELISK, 0, Brick(Monument.OBELISK, built, costs[built]))


def is_upper(level: int) -> bool:
    return level >= len(BOX.obelisk.lower)


def colonnade(built: int) -> Prospect:
    """The leftmost own column that is not yet built."""
    costs = BOX.colonnade.costs
    if built == len(costs):
        return Prospect(Monument.COLONNADE, 0, None, _COMPLETE)
    return Prospect(Monument.COLONNADE, 0, Brick(Monument.COLONNADE, built, costs[built]))


@lru_cache(4096)
def pyramid(rows: Rows, seats: int) -> tuple[Prospect, ...]:
    """In each row the leftmost empty cell, if it is supported."""
    found = []
    for row, cost in zip(range(len(rows)), BOX.pyramid.costs, strict=False):
        cell = len(rows[row])
        if cell == row_length(row, seats):
            found.append(Prospect(Monument.PYRAMID, row, None, _ROW_COMPLETE))
        elif row and not _is_supported(rows[row - 1], row, cell, seats):
            found.append(Prospect(Monument.PYRAMID, row, None, _UNSUPPORTED))
        else:
            found.append(Prospect(Monument.PYRAMID, row, Brick(Monument.PYRAMID, row, cost, cell)))
    return tuple(found)


def row_length(row: int, seats: int) -> int:
    return sum(pyramid_rows(seats)[row])


def _is_supported(below: tuple[Seat, ...], row: int, cell: int, seats: int) -> bool:
    """Both cells below are built. They never lie across the dark and the light side (p. 9, two players)."""
    dark = pyramid_rows(seats)[row][0]
    dark_below = pyramid_rows(seats)[row - 1][0]
    right_support = cell + 1 if cell < dark else dark_below + (cell - dark) + 1
    return len(below) > right_support


def row_bonus(row: Sequence[Seat]) -> tuple[Seat, int]:
    """Who has most bricks in a full row, and how many; of equals whose brick lies farthest right."""
    counts = {seat: row.count(seat) for seat in row}
    most = max(counts.values())
    winner = next(seat for seat in reversed(row) if counts[seat] == most)
    return winner, most


def statue(number: int, built: int, *, was_built_now: bool) -> Prospect:
    """The lowest own level that is not yet built, one a statue and round."""
    if built == STATUE_HEIGHT:
        return Prospect(Monument.STATUES, number, None, _COMPLETE)
    if was_built_now:
        return Prospect(Monument.STATUES, number, None, _ONE_LEVEL)
    brick = Brick(Monument.STATUES, number, BOX.statue_levels.costs[built], built)
    return Prospect(Monument.STATUES, number, brick)


_COMPLETE = phrase("monument_complete")
_ROW_COMPLETE = phrase("row_complete")
_UNSUPPORTED = phrase("row_unsupported")
_ONE_LEVEL = phrase("one_level_a_round")
