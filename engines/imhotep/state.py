"""The whole table as data. Stones are written as the seat that owns them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated

from pydantic import Discriminator

from engines.core.decision import Seat
from engines.core.state import State
from engines.imhotep.components import SITES, Card, RoundCard, Site
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.ship import Ship
from engines.imhotep.tasks import ImhotepTask


@dataclass(slots=True)
class ImhotepState(State):
    """Per-seat tuples are indexed by seat; stones at a site are in building order."""

    agenda: tuple[Annotated[ImhotepTask, Discriminator("kind")], ...]
    options: ImhotepOptions
    round: int
    round_cards: tuple[RoundCard, ...]  # still to come, the next one first; hidden
    removed_round_card: RoundCard  # hidden
    ships: tuple[Ship, ...]
    market: tuple[Card, ...]  # face up
    pair: tuple[Card, ...]  # face down, side B
    deck: tuple[Card, ...]  # the next card first; hidden
    discards: tuple[Card, ...]  # seen by all
    unseen_discards: tuple[Card, ...]  # pairs that nobody took; hidden
    hands: tuple[tuple[Card, ...], ...]
    quarry: tuple[int, ...]
    sleds: tuple[int, ...]
    pyramids: tuple[tuple[Seat, ...], ...]  # one on side A, three on side B
    pyramid_overflow: tuple[Seat, ...]
    temple: tuple[Seat, ...]
    burial_chamber: tuple[Seat, ...]
    obelisk_stones: tuple[int, ...]  # side A: the height of each tower; side B: stones waiting for a tower
    obelisk_towers: tuple[Seat, ...]  # side B: owners, best place first
    pyramid_points: tuple[int, ...]
    temple_points: tuple[int, ...]
    obelisk_points: tuple[int, ...]  # side B

    @property
    def free_harbours(self) -> tuple[Site, ...]:
        return _harbours_without(tuple([ship.site for ship in self.ships]))

    @property
    def is_fleet_gone(self) -> bool:
        return None not in [ship.site for ship in self.ships]


@cache
def _harbours_without(taken: tuple[Site | None, ...]) -> tuple[Site, ...]:
    return tuple(site for site in SITES if site not in taken)
