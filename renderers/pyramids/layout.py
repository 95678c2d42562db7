"""Where everything lies on the board picture: named rectangles, 1400 by 1000. Two, three or four, five players."""

from __future__ import annotations

from typing import NamedTuple

from engines.core.decision import Seat
from renderers.core.geometry import Box

SIZE = (1400, 1000)

ROUND = Box(0, 0, 420, 74)
ASKED = Box(428, 6, 960, 62)

COLUMNS = 8  # cells in the base of a finished pyramid


class Plan(NamedTuple):
    """A player's panel, as seen from its corner. `cell`: the side of half a card. `ground`: where the pyramid stands.

    `course`: how high a card of the obelisk is at most. `chips`: one place for each colour's largest group.
    """

    name: Box
    plot: Box
    cell: int
    obelisk: Box
    course: int
    chips: tuple[Box, ...]
    bonus: Box
    tomb: Box
    hand: Box

    @property
    def ground(self) -> int:
        return self.plot.bottom - 8


_GRAND = Plan(
    name=Box(8, 8, 666, 62),
    plot=Box(10, 146, 470, 536),
    cell=57,
    obelisk=Box(520, 152, 120, 434),
    course=46,
    chips=tuple(Box(14 + 108 * number, 80, 104, 58) for number in range(5)),
    bonus=Box(562, 82, 104, 54),
    tomb=Box(486, 598, 92, 86),
    hand=Box(582, 598, 92, 86),
)
_WIDE = Plan(
    name=Box(348, 8, 326, 58),
    plot=Box(10, 10, 330, 324),
    cell=39,
    obelisk=Box(370, 78, 92, 256),
    course=34,
    chips=tuple(Box(482 + 97 * (number % 2), 74 + 58 * (number // 2), 95, 54) for number in range(5)),
    bonus=Box(579, 192, 95, 50),
    tomb=Box(482, 254, 94, 80),
    hand=Box(580, 254, 94, 80),
)
_NARROW = Plan(
    name=Box(8, 8, 436, 54),
    plot=Box(10, 122, 226, 211),
    cell=25,
    obelisk=Box(264, 128, 80, 206),
    course=28,
    chips=tuple(Box(10 + 87 * number, 65, 86, 50) for number in range(5)),
    bonus=Box(360, 126, 84, 46),
    tomb=Box(360, 178, 84, 76),
    hand=Box(360, 258, 84, 76),
)


def plan(seats: int) -> Plan:
    return _GRAND if seats == 2 else _NARROW if seats == 5 else _WIDE


def player(seat: Seat, seats: int) -> Box:
    """Clockwise from the upper left, as far as there are places."""
    if seats == 2:
        return Box(14 + 690 * seat, 304, 682, 688)
    if seats == 5:
        column, row = ((0, 0), (1, 0), (2, 0), (1, 1), (0, 1))[seat]
        return Box(14 + 460 * column, 304 + 348 * row, 452, 342)
    column, row = ((0, 0), (1, 0), (0, 1) if seats == 3 else (1, 1), (0, 1))[seat]
    return Box(14 + 690 * column, 304 + 348 * row, 682, 342)


def are_gods_in_rows(seats: int) -> bool:
    """Three and five players leave a panel's place free: the gods have it, and the quarry the whole strip above."""
    return seats in (3, 5)


def gods(seats: int) -> Box:
    match seats:
        case 3:
            return Box(704, 652, 682, 342)
        case 5:
            return Box(934, 652, 452, 342)
        case _:
            return Box(14, 92, 130 * _tiles(seats) - 8, 200)


def god(number: int, seats: int) -> Box:
    """With what hangs below a tile. `number`: from 1."""
    box = gods(seats)
    if are_gods_in_rows(seats):
        height = (box.h - 12) // _tiles(seats)
        return box.part(8, 6 + height * (number - 1), box.w - 16, height)
    return box.part(130 * (number - 1), 0, 122, 200)


def quarry(seats: int) -> Box:
    left = 14 if are_gods_in_rows(seats) else gods(seats).right + 14
    return Box(left, 92, 1386 - left, 196)


def _tiles(seats: int) -> int:
    return 4 if seats <= 3 else 5
