"""What the latest events changed, by place: what glows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.decision import Seat
from engines.core.event import Event
from engines.pyramids.components import God
from engines.pyramids.events import (
    CardsDiscarded,
    GodTaken,
    ObeliskBuilt,
    PairTaken,
    PyramidBuilt,
    RoundBegan,
    TombFilled,
)


@dataclass(slots=True)
class Changes:
    """`laid`: cards that lie in pyramids and obelisks now, by number. `taken`: those of a pair, by its taker.

    `tombs` and `hands`: whose has another number of cards.
    """

    gods: set[God] = field(default_factory=set)
    pairs: set[int] = field(default_factory=set)
    laid: set[int] = field(default_factory=set)
    taken: set[tuple[Seat, int]] = field(default_factory=set)
    tombs: set[Seat] = field(default_factory=set)
    hands: set[Seat] = field(default_factory=set)
    is_new_round: bool = False


def changes_of(since: Iterable[Event]) -> Changes:
    changes = Changes()
    for event in since:
        match event:
            case RoundBegan():
                # The tiles are back, and other pairs lie there.
                changes.gods.clear()
                changes.pairs.clear()
                changes.taken.clear()
                changes.is_new_round = True
            case GodTaken(god=god):
                changes.gods.add(god)
            case PairTaken(seat=int(seat), pair=pair, cards=cards):
                changes.pairs.add(pair)
                changes.taken |= {(seat, card.id) for card in cards}
            case PyramidBuilt(card=card) | ObeliskBuilt(card=card):
                # What became of a pair matters more than where it came from.
                changes.pairs.clear()
                changes.laid.add(card.id)
            case TombFilled(seat=int(seat)):
                changes.tombs.add(seat)
            case CardsDiscarded(seat=int(seat)):
                changes.hands.add(seat)
            case _:
                pass
    return changes
