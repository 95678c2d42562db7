"""A table laid out by hand, for one situation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.imhotep import GAME
from engines.imhotep.components import MINIMUM_LOAD, Card, Site
from engines.imhotep.options import SIDE_OPTIONS, ImhotepOptions
from engines.imhotep.ship import Ship
from engines.imhotep.state import ImhotepState


def table(seats: int = 4, sides: str = "AAAAA", *, wrath: bool = False, **fields: Any) -> ImhotepState:
    """A new game in which seat 0 starts, with some fields of its state replaced."""
    chosen = {**dict(zip(SIDE_OPTIONS, sides, strict=True)), "wrath_of_the_pharaoh": wrath, "start_seat": 0}
    state = GAME.new(seats, ImhotepOptions.parse(chosen), "table")
    return GAME.resume(replace(state, **fields))


def ship(slots: str, site: Site | None = None) -> Ship:
    """`ship("0.2")`: three slots from the bow, stones of seats 0 and 2."""
    return Ship(MINIMUM_LOAD[len(slots)], tuple(None if slot == "." else int(slot) for slot in slots), site)


def docked(*sites: Site) -> tuple[Ship, ...]:
    """Emptied ships, one in each of these harbours."""
    return tuple(ship("..", site) for site in sites)


def hands(*cards: tuple[Card, ...], seats: int = 4) -> tuple[tuple[Card, ...], ...]:
    return cards + ((),) * (seats - len(cards))
