"""Where a ship can be placed, and why not elsewhere (booklet p. 4-5)."""

from __future__ import annotations

from functools import cache

from engines.core.decision import Closed, Option, Seat
from engines.core.phrase import Phrase, phrase
from engines.egizia import labels
from engines.egizia.actions import PlaceShip
from engines.egizia.components import BERTHS, POSITIONS, SPACES, Area, Berth, Space, Tile
from engines.egizia.estate import usable_tile
from engines.egizia.state import EgiziaState

Listing = tuple[tuple[Option, ...], tuple[Closed, ...]]


def placings(state: EgiziaState, seat: Seat) -> Listing:
    """Every place for the seat's next ship, down the river, and why the others are closed."""
    options: list[Option] = []
    closed: list[Closed] = []
    for space in SPACES:
        reason = why_closed(state, seat, space)
        if reason is not None:
            closed.append(_closed(space.id, reason))
            continue
        using = "_".join(tiles_used(state, seat, space.id)) or "none"
        if space.kind == "area":
            harbour = state.harbour(Area(space.id))
            free = free_berths(state, Area(space.id))
            options += [_berth(space.id, berth, using) for berth in free]
            taken = zip(BERTHS, harbour.berths, strict=False)
            closed += [_taken_berth(space.id, berth, ship) for berth, ship in taken if ship is not None]
        else:
            piece = state.spots[POSITIONS[space.id]].piece
            assert piece is not None
            options.append(_space(space.id, piece, using))
    return tuple(options), _gathered(options, closed)


def can_place(state: EgiziaState, seat: Seat) -> bool:
    return any(why_closed(state, seat, space) is None for space in SPACES)


def why_closed(state: EgiziaState, seat: Seat, space: Space) -> Phrase | None:
    player = state.players[seat]
    position = POSITIONS[space.id]
    if space.three_plus and state.seats == 2:
        return _CLOSED_FOR_TWO
    if not player.ships:
        return _NO_SHIP_LEFT
    if position < player.reach and not usable_tile(state, seat, Tile.G9):
        return _UPSTREAM
    if space.kind == "area":
        return _SHIP_THERE if seat in state.harbour(Area(space.id)).ships else None
    spot = state.spots[position]
    if spot.ships and not (space.kind == "round" and usable_tile(state, seat, Tile.G10)):
        return _taken(spot.ships[0])
    return None if spot.piece is not None else _NOTHING_THERE


def tiles_used(state: EgiziaState, seat: Seat, space: str) -> tuple[Tile, ...]:
    """The column tiles that this place needs: G9 to go upstream, G10 to join a ship on a round space."""
    position = POSITIONS[space]
    upstream = (Tile.G9,) if position < state.players[seat].reach else ()
    return (*upstream, Tile.G10) if state.spots[position].ships else upstream


def free_berths(state: EgiziaState, area: Area) -> tuple[Berth, ...]:
    """Any free berth; once all are taken a ship may wait beside them."""
    berths = state.harbour(area).berths
    free = tuple(berth for berth, ship in zip(BERTHS, berths, strict=False) if ship is None)
    return free or (Berth.WAITING,)


def _gathered(options: list[Option], closed: list[Closed]) -> tuple[Closed, ...]:
    """A stretch that is closed altogether for one reason is said once."""
    open_stretches = {option.path[0] for option in options}
    reasons: dict[Phrase, set[Phrase]] = {}
    for entry in closed:
        reasons.setdefault(entry.path[0], set()).add(entry.reason)
    found: dict[Closed, None] = {}
    for entry in closed:
        first = entry.path[0]
        is_one = first not in open_stretches and len(reasons[first]) == 1
        found[_whole_stretch(first, entry.reason) if is_one else entry] = None
    return tuple(found)


@cache
def _berth(space: str, berth: Berth, using: str) -> Option:
    action = PlaceShip(space, berth)
    group, label = labels.path_of(action)
    return Option(action, (group, labels.with_facts(label, using=using)))


@cache
def _space(space: str, piece: str, using: str) -> Option:
    action = PlaceShip(space)
    group, label = labels.path_of(action)
    is_card = label.key == "card_space"
    what = labels.offered_card(piece) if is_card else labels.nile_tile(piece)
    shown = labels.with_facts(label, card=what) if is_card else labels.with_facts(label, tile=what)
    return Option(action, (group, labels.with_facts(shown, using=using)))


@cache
def _closed(space: str, reason: Phrase) -> Closed:
    return Closed((labels.stretch(space), labels.space_label(space)), reason)


@cache
def _taken_berth(space: str, berth: Berth, ship: Seat) -> Closed:
    return Closed((labels.stretch(space), labels.space_label(space, berth)), _taken(ship))


@cache
def _whole_stretch(group: Phrase, reason: Phrase) -> Closed:
    return Closed((group,), reason)


@cache
def _taken(ship: Seat) -> Phrase:
    return phrase("space_taken", seat=ship)


_CLOSED_FOR_TWO = phrase("closed_for_two")
_NO_SHIP_LEFT = phrase("no_ship_left")
_UPSTREAM = phrase("upstream")
_SHIP_THERE = phrase("own_ship_there")
_NOTHING_THERE = phrase("nothing_there")
