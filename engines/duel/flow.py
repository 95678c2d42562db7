"""What happens: the only module that changes a state. Answers come in through `perform`, the rest through `settle`."""

from __future__ import annotations

from typing import assert_never

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.options import Side
from engines.core.tuples import with_item, without_first
from engines.duel import actions as do
from engines.duel import events as happened
from engines.duel.components import SLOTS, Token
from engines.duel.scoring import outcome
from engines.duel.sites.obelisk import FIVE
from engines.duel.state import DuelState, pawns_in_line
from engines.duel.tasks import DuelTask, PawnPlacement, Turn, Unloading

_LAST_SHIPS = 1  # with so many left the game is over


def perform(state: DuelState, seat: Seat, action: do.DuelAction, tell: Tell) -> None:
    """Take the answered task off the agenda and do what the answer says."""
    task = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    if isinstance(task, Turn):
        _push(state, Turn((seat + 1) % state.seats, task.number + 1))
    match action:
        case do.PlacePawn(space):
            _place(state, seat, space, tell)
        case do.UnloadShip(ship):
            _unload(state, seat, ship, tell)
        case do.PlayTakeOne(ship, slot):
            _play(state, seat, Token.TAKE_ONE, tell)
            _take_one(state, seat, ship, slot, tell)
        case do.PlayPlacePawns(space):
            _play(state, seat, Token.PLACE_PAWNS, tell)
            _place(state, seat, space, tell)
            _push(state, PawnPlacement(seat, is_optional=True), PawnPlacement(seat, is_optional=False))
        case do.PlayPlaceAndUnload(space):
            _play(state, seat, Token.PLACE_AND_UNLOAD, tell)
            _place(state, seat, space, tell)
            _push(state, Unloading(seat, is_optional=True), Unloading(seat, is_optional=False))
        case do.PlaySwapAndUnload(ship, first, second):
            _play(state, seat, Token.SWAP_AND_UNLOAD, tell)
            _swap(state, seat, ship, first, second, tell)
            _push(state, Unloading(seat, is_optional=False))
        case do.Stop():
            tell(happened.Stopped(seat=seat))
        case do.Pass():
            tell(happened.Passed(seat=seat))
        case _:
            assert_never(action)


def settle(state: DuelState, tell: Tell) -> None:
    """An optional step that is impossible is skipped."""
    state.agenda = state.agenda[:-1]


def _push(state: DuelState, *tasks: DuelTask) -> None:
    """The last one is done first."""
    state.agenda += tasks


def _place(state: DuelState, seat: Seat, space: int, tell: Tell) -> None:
    state.harbour = with_item(state.harbour, space, seat)
    tell(happened.PawnPlaced(seat=seat, space=space))


def _play(state: DuelState, seat: Seat, token: Token, tell: Tell) -> None:
    state.boards = with_item(state.boards, seat, without_first(state.boards[seat], token))
    state.removed += (token,)
    tell(happened.TokenPlayed(seat=seat, token=token))


def _take_one(state: DuelState, seat: Seat, ship: int, slot: int, tell: Tell) -> None:
    """There are as many tokens in the warehouse as action tokens of this kind."""
    token = state.ships[ship][slot]
    tell(happened.TokenTaken(seat=seat, token=token, ship=ship, slot=slot))
    _gain(state, seat, token, tell)
    top, *rest = state.warehouse
    state.warehouse = tuple(rest)
    state.ships = with_item(state.ships, ship, with_item(state.ships[ship], slot, top))
    tell(happened.SlotFilled(token=top, ship=ship, slot=slot))


def _swap(state: DuelState, seat: Seat, ship: int, first: int, second: int, tell: Tell) -> None:
    tokens = state.ships[ship]
    token, other = tokens[first], tokens[second]
    state.ships = with_item(state.ships, ship, with_item(with_item(tokens, first, other), second, token))
    tell(happened.TokensSwapped(seat=seat, ship=ship, first=first, second=second, token=token, other=other))


def _unload(state: DuelState, seat: Seat, ship: int, tell: Tell) -> None:
    """The pawn nearest the ship takes the slot farthest away, and so on; what is left leaves the game."""
    tell(happened.ShipUnloaded(seat=seat, ship=ship))
    tokens = state.ships[ship]
    spaces = pawns_in_line(state.harbour, ship)
    for taken, space in enumerate(spaces, start=1):
        owner = state.harbour[space]
        assert owner is not None
        slot = SLOTS - taken
        state.harbour = with_item(state.harbour, space, None)
        tell(happened.TokenTaken(seat=owner, token=tokens[slot], ship=ship, slot=slot, space=space))
        _gain(state, owner, tokens[slot], tell)
    for slot in reversed(range(SLOTS - len(spaces))):
        state.removed += (tokens[slot],)
        tell(happened.TokenLost(token=tokens[slot], ship=ship, slot=slot))
    _refill(state, ship, tell)


def _refill(state: DuelState, ship: int, tell: Tell) -> None:
    """The pile always holds a multiple of three: each refill takes three of its 39."""
    fresh, state.pile = state.pile[:SLOTS], state.pile[SLOTS:]
    state.ships = with_item(state.ships, ship, fresh)
    if fresh:
        tell(happened.ShipRefilled(ship=ship, tokens=fresh))
        return
    tell(happened.ShipLeft(ship=ship))
    if state.ships_left == _LAST_SHIPS:
        _end(state, tell)


def _gain(state: DuelState, seat: Seat, token: Token, tell: Tell) -> None:
    state.boards = with_item(state.boards, seat, (*state.boards[seat], token))
    is_race_open = state.options.obelisk is Side.B and state.first_to_five is None
    if is_race_open and state.boards[seat].count(Token.OBELISK) == FIVE:
        state.first_to_five = seat
        tell(happened.FifthObeliskTaken(seat=seat))


def _end(state: DuelState, tell: Tell) -> None:
    """At once, whatever an action token would still have allowed."""
    state.agenda = ()
    result = outcome(state)
    for seat in result.results:
        for source, points in seat.breakdown:
            if points:
                tell(happened.FinalScored(seat=seat.seat, source=source, points=points))
    tell(happened.GameEnded(ranking=result.ranking))
