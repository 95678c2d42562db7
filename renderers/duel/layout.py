"""Where everything lies on the board picture: named rectangles, 1400 by 1000."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.duel.components import COLUMNS, ROWS
from renderers.core.geometry import Box

SIZE = (1400, 1000)

PLAYERS = (Box(10, 10, 304, 980), Box(1086, 10, 304, 980))
HARBOUR = Box(337, 177, 390, 390)
WAREHOUSE = Box(378, 17, 336, 142)
STATUS = Box(742, 620, 322, 290)

CELL = 124
TOKEN = 84
SHIP = (338, 104)  # its length and its breadth
TAG = 20  # the radius of what hangs on its rim


def space(number: int) -> Box:
    row, column = divmod(number, COLUMNS)
    return HARBOUR.part(13 + CELL * column, 13 + CELL * row, 116, 116)


def is_row_ship(ship: int) -> bool:
    return ship < ROWS


def hull(ship: int) -> Box:
    """Row ships lie at the right of the harbour, column ships below it, the bow towards it."""
    length, breadth = SHIP
    if is_row_ship(ship):
        return Box(728, 196 + CELL * ship, length, breadth)
    return Box(356 + CELL * (ship - ROWS), 568, breadth, length)


def ship(number: int) -> Box:
    """A ship with what hangs on its rim."""
    box = hull(number)
    if is_row_ship(number):
        return Box(box.x, box.y, box.w, box.h + TAG)
    return Box(box.x, box.y, box.w + TAG, box.h)


def slot(ship: int, number: int) -> Box:
    """Slots count from the harbour."""
    box, along = hull(ship), 43 + 86 * number
    return box.part(along, 6, TOKEN, TOKEN) if is_row_ship(ship) else box.part(10, along, TOKEN, TOKEN)


def slot_sign(ship: int, number: int) -> Box:
    """On the corner of the token in a slot, more beside the row of tokens than between them."""
    return slot(ship, number).part(*(-5, -10) if is_row_ship(ship) else (-10, -5), 30, 30)


def tag(ship: int, number: int) -> tuple[int, int]:
    """The middle of what hangs on the ship's rim beside a slot."""
    box, (x, y) = hull(ship), slot(ship, number).centre
    return (x, box.bottom + 1) if is_row_ship(ship) else (box.right + 3, y)


def arrow(seat: Seat) -> Box:
    """Points from the panel of whoever must choose into the board."""
    return Box(322, 34, 40, 112) if seat == 0 else Box(1038, 34, 40, 112)
