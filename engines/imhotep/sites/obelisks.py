"""Obelisks: side A one tower a colour, ranked at the end; side B towers of three, scored at once (p. 8 and 11)."""

from __future__ import annotations

from engines.core.options import Side
from engines.imhotep.sites.places import shared

PLACES = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}  # side A, by players
TOWER = 3
TOWER_PLACES = (10, 9, 8, 7, 6, 5, 5, 5)  # side B, best first (picture)


def points(side: Side, stones: tuple[int, ...]) -> tuple[int, ...]:
    """Every seat's points at the end. `stones`: side A the tower's height, side B the single stones (1 point each)."""
    return stones if side is Side.B else shared(stones, PLACES[len(stones)])
