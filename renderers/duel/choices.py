"""What can be chosen now, read from the decisions: the same as in the menus."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core.decision import Decision, Seat
from engines.duel.actions import (
    PlacePawn,
    PlayPlaceAndUnload,
    PlayPlacePawns,
    PlaySwapAndUnload,
    PlayTakeOne,
    UnloadShip,
)
from engines.duel.components import Token


@dataclass(frozen=True, slots=True)
class Choices:
    """Spaces for a pawn, ships to be unloaded, action tokens that a seat can play.

    `slots`: ship and slot of every token that one of these would take or swap.
    """

    spaces: frozenset[int]
    ships: frozenset[int]
    slots: frozenset[tuple[int, int]]
    tokens: frozenset[tuple[Seat, Token]]


def choices_of(decisions: Iterable[Decision]) -> Choices:
    spaces, ships, slots, tokens = set(), set(), set(), set()
    for decision in decisions:
        for option in decision.options:
            match option.action:
                case PlacePawn(space):
                    spaces.add(space)
                case UnloadShip(ship):
                    ships.add(ship)
                case PlayTakeOne(ship, slot):
                    slots.add((ship, slot))
                    tokens.add((decision.seat, Token.TAKE_ONE))
                case PlayPlacePawns():
                    tokens.add((decision.seat, Token.PLACE_PAWNS))
                case PlayPlaceAndUnload():
                    tokens.add((decision.seat, Token.PLACE_AND_UNLOAD))
                case PlaySwapAndUnload(ship, first, second):
                    slots |= {(ship, first), (ship, second)}
                    tokens.add((decision.seat, Token.SWAP_AND_UNLOAD))
                case _:
                    pass
    return Choices(frozenset(spaces), frozenset(ships), frozenset(slots), frozenset(tokens))
