"""Burial chamber: three rows, filled column by column from the top, endless to the right (p. 7 and 11)."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.options import Side
from engines.imhotep.components import rising
from engines.imhotep.sites.places import shared

ROWS = 3
ROW_PLACES = (8, 4, 2, 0)


def points(side: Side, stones: tuple[Seat, ...], seats: int) -> tuple[int, ...]:
    """Every seat's points at the end; `stones` are in building order."""
    if side is Side.B:
        rows = [stones[row::ROWS] for row in range(ROWS)]
        by_row = [shared([row.count(seat) for seat in range(seats)], ROW_PLACES) for row in rows]
        return tuple(sum(row[seat] for row in by_row) for seat in range(seats))
    earned = [0] * seats
    for seat, size in groups(stones):
        earned[seat] += rising(size)
    return tuple(earned)


def groups(stones: tuple[Seat, ...]) -> list[tuple[Seat, int]]:
    """Owner and size of every orthogonally connected group of one colour."""
    found = []
    unseen = set(range(len(stones)))
    while unseen:
        start = unseen.pop()
        size, edge = 1, [start]
        while edge:
            place = edge.pop()
            for near in _neighbours(place):
                if near in unseen and stones[near] == stones[start]:
                    unseen.remove(near)
                    edge.append(near)
                    size += 1
        found.append((stones[start], size))
    return found


def _neighbours(place: int) -> tuple[int, ...]:
    sideways = (place - ROWS, place + ROWS)
    row = place % ROWS
    return sideways + ((place - 1,) if row > 0 else ()) + ((place + 1,) if row < ROWS - 1 else ())
