"""What can be done with the ships: the free slots that can be loaded and the voyages that can be made.

Listings are the same for the same ship, so they are made once and kept; what a ship can look like bounds their number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engines.core.decision import Closed, Option, Path, Seat
from engines.core.phrase import phrase
from engines.imhotep import labels
from engines.imhotep.actions import PlaceStone, PlayChisel, PlayHammer, PlayLever, PlaySail, SailShip
from engines.imhotep.components import SITES, Card, Site
from engines.imhotep.ship import Ship
from engines.imhotep.state import ImhotepState

Loading = Callable[[int, int], PlaceStone | PlayHammer | PlaySail | PlayChisel]
Sailing = Callable[[int, Site], SailShip | PlayLever]
Listing = tuple[tuple[Option, ...], tuple[Closed, ...]]

_PREFIX: dict[Loading | Sailing, Path] = {
    PlaceStone: (labels.PLACE_STONE,),
    PlayHammer: (labels.play_label(Card.HAMMER),),
    PlaySail: (labels.play_label(Card.SAIL),),
    PlayChisel: (labels.play_label(Card.CHISEL),),
    SailShip: (labels.SAIL_SHIP,),
    PlayLever: (labels.play_label(Card.LEVER),),
}


def loadings(action: Loading, ships: tuple[Ship, ...]) -> Listing:
    """Every free slot for this action, and why the others are closed."""
    options: tuple[Option, ...] = ()
    closed: tuple[Closed, ...] = ()
    for number, ship in enumerate(ships):
        of_ship = _loadings(action, number, ship.minimum, ship.slots, ship.site)
        options += of_ship[0]
        closed += of_ship[1]
    return options, closed


def voyages(action: Sailing, ships: tuple[Ship, ...], harbours: tuple[Site, ...]) -> Listing:
    """Every ship that may sail with every free harbour, and why the others are closed."""
    options: tuple[Option, ...] = ()
    closed: tuple[Closed, ...] = ()
    for number, ship in enumerate(ships):
        if ship.is_ready:
            options += _voyages(action, number, harbours)
        else:
            closed += _no_voyage(action, number, ship.minimum, ship.load if ship.site is None else 0, ship.site)
    return options, closed + _taken_harbours(action, harbours)


def departures(ship: int, harbours: tuple[Site, ...]) -> Listing:
    """The voyages of one ship."""
    return _voyages(SailShip, ship, harbours), _taken_harbours(SailShip, harbours)


def free_slots(state: ImhotepState) -> int:
    return sum(ship.slots.count(None) for ship in state.ships if ship.site is None)


@cache
def _loadings(action: Loading, number: int, minimum: int, slots: tuple[Seat | None, ...], site: Site | None) -> Listing:
    prefix = _PREFIX[action]
    ship = (*prefix, labels.ship_label(number))
    if site is not None:
        return (), (Closed(ship, phrase("ship_has_sailed", ship=labels.ship_letter(number), site=site)),)
    with_it = len(slots) - slots.count(None) + 1
    if action is PlaySail and with_it < minimum:
        return (), (Closed(ship, phrase("needs_stones_with_one_more", needs=minimum, has=with_it)),)
    options = []
    closed = []
    for slot, owner in enumerate(slots):
        if owner is None:
            options.append(_option(action(number, slot)))
        else:
            path = (*prefix, labels.slot_label(number, slot))
            closed.append(Closed(path, phrase("slot_taken", seat=owner)))
    return tuple(options), tuple(closed)


@cache
def _voyages(action: Sailing, number: int, harbours: tuple[Site, ...]) -> tuple[Option, ...]:
    return tuple(_option(action(number, site)) for site in harbours)


@cache
def _no_voyage(action: Sailing, number: int, minimum: int, load: int, site: Site | None) -> tuple[Closed, ...]:
    path = (*_PREFIX[action], labels.ship_label(number))
    if site is not None:
        return (Closed(path, phrase("ship_has_sailed", ship=labels.ship_letter(number), site=site)),)
    return (Closed(path, phrase("needs_stones", needs=minimum, has=load)),)


@cache
def _taken_harbours(action: Sailing, harbours: tuple[Site, ...]) -> tuple[Closed, ...]:
    taken = (site for site in SITES if site not in harbours)
    return tuple(
        Closed((*_PREFIX[action], labels.site_label(site)), phrase("harbour_taken", site=site)) for site in taken
    )


def _option(action: PlaceStone | PlayHammer | PlaySail | PlayChisel | SailShip | PlayLever) -> Option:
    return Option(action, labels.path_of(action))
