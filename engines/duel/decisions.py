"""Who must choose, among what, what is closed and why: the only place where legality is written.

An action token is offered only when all its compulsory steps can be done one after another.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import assert_never

from engines.core.agenda import question_id
from engines.core.decision import Closed, Decision, Option, Path, Seat
from engines.core.phrase import Phrase, phrase
from engines.core.tuples import with_item
from engines.duel import labels
from engines.duel.actions import (
    Pass,
    PlacePawn,
    PlayPlaceAndUnload,
    PlayPlacePawns,
    PlaySwapAndUnload,
    PlayTakeOne,
    Stop,
    UnloadShip,
)
from engines.duel.components import ACTION_TOKENS, NEEDED_PAWNS, SHIPS, SLOTS, Token
from engines.duel.state import DuelState, is_ready, pawns_in_line
from engines.duel.tasks import PawnPlacement, Turn, Unloading

Listing = tuple[tuple[Option, ...], tuple[Closed, ...]]


def ask(state: DuelState) -> tuple[Decision, ...]:
    """The question of the task on top of the agenda; none when it lapses."""
    match state.agenda[-1]:
        case Turn(seat):
            return (_turn(state, seat),)
        case PawnPlacement(seat, is_optional):
            return _further(state, seat, phrase("pawn_placement"), _placings(state, seat), is_optional=is_optional)
        case Unloading(seat, is_optional):
            return _further(state, seat, phrase("unloading"), _unloadings(state), is_optional=is_optional)
        case task:
            assert_never(task)


def _further(
    state: DuelState, seat: Seat, prompt: Phrase, listing: Listing, *, is_optional: bool
) -> tuple[Decision, ...]:
    """A step of an action token, one click away; the harmless choice is to stop where that is allowed.

    The prompt says what the first label would say.
    """
    options, closed = listing
    if not options:
        return ()
    shown = tuple(Option(option.action, option.path[1:], option.reveals) for option in options)
    if is_optional:
        shown = (_STOP, *shown)
    shut = tuple(Closed(entry.path[1:], entry.reason) for entry in closed)
    return (Decision(question_id(state, seat), seat, prompt, shown, shown[0], (), shut),)


def _turn(state: DuelState, seat: Seat) -> Decision:
    placings, unloadings = _placings(state, seat), _unloadings(state)
    options = placings[0] + unloadings[0]
    closed = placings[1] + unloadings[1]
    for token in ACTION_TOKENS:
        if token in state.boards[seat]:
            playings = _playings(state, seat, token)
            options += playings[0]
            closed += playings[1]
    options = options or (_PASS,)
    return Decision(question_id(state, seat), seat, _TURN, options, options[0], (), closed)


def _placings(state: DuelState, seat: Seat) -> Listing:
    if not state.supply(seat):
        return _shut((labels.PLACE_PAWN,), _NO_PAWN_LEFT)
    options = tuple([_plain(PlacePawn(space)) for space in state.free_spaces])
    return options, _taken_spaces(labels.PLACE_PAWN, state.harbour)


def _unloadings(state: DuelState) -> Listing:
    """Ship by ship; closed as a whole when none is ready."""
    ready = [ship for ship in range(SHIPS) if is_ready(state.ships, state.harbour, ship)]
    if not ready:
        return _shut((labels.UNLOAD_SHIP,), _NO_SHIP_READY)
    options = tuple([_unload(ship, reveals=bool(state.pile)) for ship in ready])
    return options, tuple([_no_unload(state, ship) for ship in range(SHIPS) if ship not in ready])


def _playings(state: DuelState, seat: Seat, token: Token) -> Listing:
    """What can be done with an action token; closed as a whole when nothing can."""
    path = (labels.play_label(token),)
    match token:
        case Token.TAKE_ONE:
            aboard = [(ship, slot, cargo) for ship, row in enumerate(state.ships) for slot, cargo in enumerate(row)]
            options = tuple([_take(*place) for place in aboard if place[2] not in ACTION_TOKENS])
            if not options:
                return _shut(path, _ONLY_ACTION_TOKENS)
            closed = [_no_take(ship, slot) for ship, slot, cargo in aboard if cargo in ACTION_TOKENS]
            return options, (*closed, *_gone_ships(path[0], state))
        case Token.PLACE_PAWNS:
            if (supply := state.supply(seat)) < 2:
                return _shut(path, phrase("needs_pawns_in_supply", needs=2, has=supply))
            options = tuple([_plain(PlayPlacePawns(space)) for space in state.free_spaces])
            return options, _taken_spaces(path[0], state.harbour)
        case Token.PLACE_AND_UNLOAD:
            if not state.supply(seat):
                return _shut(path, _NO_PAWN_LEFT)
            after = {space: with_item(state.harbour, space, seat) for space in state.free_spaces}
            useful = [space for space, harbour in after.items() if _is_any_ready(state, harbour)]
            if not useful:
                return _shut(path, _NO_SHIP_WOULD_BE_READY)
            useless = [
                Closed((*path, labels.space_label(space)), _NO_SHIP_WOULD_BE_READY)
                for space in after
                if space not in useful
            ]
            options = tuple([_plain(PlayPlaceAndUnload(space)) for space in useful])
            return options, (*useless, *_taken_spaces(path[0], state.harbour))
        case Token.SWAP_AND_UNLOAD:
            if not _is_any_ready(state, state.harbour):
                return _shut(path, _NO_SHIP_READY)
            options = tuple(
                [
                    _swap(ship, first, second, tokens[first], tokens[second])
                    for ship, tokens in enumerate(state.ships)
                    if tokens
                    for first, second in combinations(range(SLOTS), 2)
                ]
            )
            return options, _gone_ships(path[0], state)
        case _:
            raise ValueError(token)


def _is_any_ready(state: DuelState, harbour: tuple[Seat | None, ...]) -> bool:
    return any(is_ready(state.ships, harbour, ship) for ship in range(SHIPS))


def _no_unload(state: DuelState, ship: int) -> Closed:
    if not state.ships[ship]:
        return _closed_ship(labels.UNLOAD_SHIP, ship, _SHIP_GONE)
    return _closed_ship(labels.UNLOAD_SHIP, ship, _needs_pawns(len(pawns_in_line(state.harbour, ship))))


def _gone_ships(label: Phrase, state: DuelState) -> tuple[Closed, ...]:
    return tuple([_closed_ship(label, ship, _SHIP_GONE) for ship, tokens in enumerate(state.ships) if not tokens])


@cache
def _taken_spaces(label: Phrase, harbour: tuple[Seat | None, ...]) -> tuple[Closed, ...]:
    return tuple(
        Closed((label, labels.space_label(space)), phrase("space_taken", seat=owner))
        for space, owner in enumerate(harbour)
        if owner is not None
    )


@cache
def _no_take(ship: int, slot: int) -> Closed:
    place = phrase("place_aboard", ship=labels.ship_name(ship), slot=slot + 1)
    return Closed((labels.play_label(Token.TAKE_ONE), place), phrase("not_an_action_token"))


@cache
def _needs_pawns(has: int) -> Phrase:
    return phrase("needs_pawns_in_line", needs=NEEDED_PAWNS, has=has)


@cache
def _closed_ship(label: Phrase, ship: int, reason: Phrase) -> Closed:
    return Closed((label, labels.ship_label(ship)), reason)


@cache
def _plain(action: PlacePawn | PlayPlacePawns | PlayPlaceAndUnload | Stop | Pass) -> Option:
    return Option(action, labels.path_of(action))


@cache
def _unload(ship: int, *, reveals: bool) -> Option:
    """While there is a pile the ship is filled again, face up: the label says so."""
    label = phrase("ship_to_refill", ship=labels.ship_name(ship)) if reveals else labels.ship_label(ship)
    return Option(UnloadShip(ship), (labels.UNLOAD_SHIP, label), reveals)


@cache
def _take(ship: int, slot: int, token: Token) -> Option:
    """The label names the token; what comes from the warehouse is seen only then."""
    action = PlayTakeOne(ship, slot)
    play, place = labels.path_of(action)
    return Option(action, (play, Phrase(place.key, (*place.facts, ("token", token)))), reveals=True)


@cache
def _swap(ship: int, first: int, second: int, token: Token, other: Token) -> Option:
    action = PlaySwapAndUnload(ship, first, second)
    play, swap = labels.path_of(action)
    return Option(action, (play, Phrase(swap.key, (*swap.facts, ("token", token), ("other_token", other)))))


@cache
def _shut(path: Path, reason: Phrase) -> Listing:
    return (), (Closed(path, reason),)


_TURN = phrase("turn")
_STOP = _plain(Stop())
_PASS = _plain(Pass())
_NO_PAWN_LEFT = phrase("no_pawn_left")
_NO_SHIP_READY = phrase("no_ship_ready")
_NO_SHIP_WOULD_BE_READY = phrase("no_ship_would_be_ready")
_ONLY_ACTION_TOKENS = phrase("only_action_tokens")
_SHIP_GONE = phrase("ship_gone")
