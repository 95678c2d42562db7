"""What the latest events changed, by place: what is outlined in gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.decision import Seat
from engines.core.event import Event
from engines.duel.components import Token
from engines.duel.events import (
    FifthObeliskTaken,
    PawnPlaced,
    ShipLeft,
    ShipRefilled,
    SlotFilled,
    TokenPlayed,
    TokensSwapped,
    TokenTaken,
)


@dataclass(slots=True)
class Changes:
    """`pawns`: spaces. `slots`: ship and slot. `gained`: how many tokens of a kind are new at a seat.

    `fifth`: who has just become the first with five obelisks.
    """

    pawns: set[int] = field(default_factory=set)
    slots: set[tuple[int, int]] = field(default_factory=set)
    gained: Counter[tuple[Seat, Token]] = field(default_factory=Counter)
    is_pile_smaller: bool = False
    is_ship_gone: bool = False
    fifth: Seat | None = None


def changes_of(since: Iterable[Event]) -> Changes:
    changes = Changes()
    for event in since:
        match event:
            case PawnPlaced(space=space):
                changes.pawns.add(space)
            case TokenTaken(seat=int(seat), token=token, space=space):
                changes.gained[seat, token] += 1
                if space is not None:
                    changes.pawns.discard(space)
            case TokenPlayed(seat=int(seat), token=token):
                changes.gained[seat, token] = max(0, changes.gained[seat, token] - 1)
            case TokensSwapped(ship=ship, first=first, second=second):
                changes.slots |= {(ship, first), (ship, second)}
            case SlotFilled(ship=ship, slot=slot):
                changes.slots.add((ship, slot))
            case ShipRefilled(ship=ship, tokens=tokens):
                changes.slots |= {(ship, slot) for slot in range(len(tokens))}
                changes.is_pile_smaller = True
            case ShipLeft():
                changes.is_ship_gone = True
            case FifthObeliskTaken(seat=seat):
                changes.fifth = seat
            case _:
                pass
    return changes
