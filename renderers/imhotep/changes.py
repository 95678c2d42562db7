"""What the latest events changed, by place: the pieces to be outlined and the points that were won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.decision import Seat
from engines.core.event import Event
from engines.imhotep.components import Card
from engines.imhotep.events import (
    BurialChamberBuilt,
    CardDrawn,
    CardTaken,
    FinalScored,
    ObeliskBuilt,
    PairKept,
    PairTaken,
    PyramidBuilt,
    RoundBegan,
    ShipSailed,
    StonePlaced,
    StonesTaken,
    TempleBuilt,
    TempleScored,
    TowerRaised,
)


@dataclass(slots=True)
class Changes:
    """`loaded`: ship and slot. `pyramid`: pyramid and cell, both None beside complete ones. `temple`: cell and layer.

    `chamber`: row and column. `obelisks`: whose stones. `towers`: places. `taken`: stones new on a sled, by seat.
    """

    loaded: set[tuple[int, int]] = field(default_factory=set)
    sailed: set[int] = field(default_factory=set)
    pyramid: set[tuple[int | None, int | None]] = field(default_factory=set)
    temple: set[tuple[int, int]] = field(default_factory=set)
    chamber: set[tuple[int, int]] = field(default_factory=set)
    obelisks: set[Seat] = field(default_factory=set)
    towers: set[int] = field(default_factory=set)
    taken: Counter[Seat] = field(default_factory=Counter)
    cards: set[tuple[Seat, Card]] = field(default_factory=set)
    points: Counter[Seat] = field(default_factory=Counter)
    is_new_round: bool = False
    is_pair_taken: bool = False


def changes_of(since: Iterable[Event]) -> Changes:
    changes = Changes()
    for event in since:
        seat = event.seat if event.seat is not None else -1
        match event:
            case RoundBegan():
                # The ships of the round before are gone.
                changes.loaded.clear()
                changes.sailed.clear()
                changes.is_new_round = True
            case StonePlaced(ship=ship, slot=slot):
                changes.loaded.add((ship, slot))
                changes.taken[seat] = max(0, changes.taken[seat] - 1)
            case PairTaken():
                changes.is_pair_taken = True
            case ShipSailed(ship=ship):
                changes.sailed.add(ship)
            case StonesTaken(count=count):
                changes.taken[seat] += count
            case PyramidBuilt(pyramid=pyramid, cell=cell, points=points):
                changes.pyramid.add((pyramid, cell))
                changes.points[seat] += points
            case TempleBuilt(cell=cell, layer=layer):
                changes.temple.add((cell, layer))
            case BurialChamberBuilt(row=row, column=column):
                changes.chamber.add((row, column))
            case ObeliskBuilt():
                changes.obelisks.add(seat)
            case TowerRaised(place=place, points=points):
                changes.towers.add(place)
                changes.obelisks.discard(seat)
                changes.points[seat] += points
            case TempleScored(points=points) | FinalScored(points=points):
                changes.points[seat] += points
            case CardTaken(card=card) | CardDrawn(card=card) | PairKept(card=card):
                changes.cards.add((seat, card))
            case _:
                pass
    return changes
