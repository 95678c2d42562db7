"""A pyramid as it grows: which places are open, and what it looks like with one more card.

Only the finished base is four wide, so its position is fixed only as it grows: the leftmost base card is always number
0, and a card added at its left moves all others on by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engines.pyramids.components import BASE, FLOORS


@dataclass(frozen=True, slots=True)
class Floor:
    """Cards side by side; `start`: the number of the leftmost one."""

    start: int
    cards: tuple[int, ...]

    @property
    def end(self) -> int:
        """The number after the rightmost card's."""
        return self.start + len(self.cards)


Pyramid = tuple[Floor, ...]  # from the base up; empty floors are left out


@dataclass(frozen=True, slots=True)
class Place:
    """Floor 0 is the base. A card above stands on those with its own number and the next; -1: left of the base."""

    floor: int
    index: int


class PlacedCard(NamedTuple):
    place: Place
    card: int


@lru_cache(4096)
def open_places(pyramid: Pyramid) -> tuple[Place, ...]:
    """The base's left and right end, then the floors upward, each from the left."""
    if not pyramid:
        return (Place(0, 0),)
    base = pyramid[0]
    ends = (Place(0, -1), Place(0, base.end)) if len(base.cards) < BASE else ()
    above = [Place(floor, index) for floor in range(1, FLOORS) for index in _open_above(pyramid, floor)]
    return (*ends, *above)


def _open_above(pyramid: Pyramid, floor: int) -> list[int]:
    """A first card anywhere on two supports; further ones beside the cards of their floor."""
    if floor > len(pyramid):
        return []
    below = pyramid[floor - 1]
    supported = range(below.start, below.end - 1)
    if floor == len(pyramid):
        return list(supported)
    return [index for index in (pyramid[floor].start - 1, pyramid[floor].end) if index in supported]


def with_card(pyramid: Pyramid, place: Place, card: int) -> Pyramid:
    floors = list(pyramid)
    if place.floor == len(floors):
        floors.append(Floor(place.index, (card,)))
    elif place.index < floors[place.floor].start:
        floors[place.floor] = Floor(place.index, (card, *floors[place.floor].cards))
    else:
        floors[place.floor] = Floor(floors[place.floor].start, (*floors[place.floor].cards, card))
    shift = -floors[0].start
    return tuple(Floor(floor.start + shift, floor.cards) for floor in floors) if shift else tuple(floors)


def placed_cards(pyramid: Pyramid) -> tuple[PlacedCard, ...]:
    """From the base up, each floor from the left."""
    return tuple(
        PlacedCard(Place(number, floor.start + offset), card)
        for number, floor in enumerate(pyramid)
        for offset, card in enumerate(floor.cards)
    )
