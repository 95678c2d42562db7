"""The places that can be chosen now, read from the decisions: the same as in the menus."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core.decision import Decision
from engines.imhotep.actions import (
    ChoosePyramid,
    PlaceStone,
    PlayChisel,
    PlayHammer,
    PlayLever,
    PlaySail,
    SailShip,
    TakeCard,
    TakePair,
)


@dataclass(frozen=True, slots=True)
class Choices:
    """`slots`: ship and slot. `ships`: those that can sail. `is_market`: a card is being chosen.

    `temple_cell`: for which cell of the temple a reward is being chosen.
    """

    slots: frozenset[tuple[int, int]]
    ships: frozenset[int]
    pyramids: frozenset[int]
    is_market: bool
    temple_cell: int | None


def choices_of(decisions: Iterable[Decision]) -> Choices:
    slots, ships, pyramids = set(), set(), set()
    is_market = False
    temple_cell: int | None = None
    for decision in decisions:
        if decision.prompt.key == "temple_choice":
            cell = dict(decision.prompt.facts)["cell"]
            assert isinstance(cell, int)
            temple_cell = cell - 1
        for option in decision.options:
            match option.action:
                case PlaceStone(ship, slot) | PlayHammer(ship, slot) | PlaySail(ship, slot) | PlayChisel(ship, slot):
                    slots.add((ship, slot))
                case SailShip(ship, _) | PlayLever(ship, _):
                    ships.add(ship)
                case ChoosePyramid(pyramid):
                    pyramids.add(pyramid)
                case TakeCard() | TakePair():
                    is_market = True
                case _:
                    pass
    return Choices(frozenset(slots), frozenset(ships), frozenset(pyramids), is_market, temple_cell)
