"""The Duel under the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from itertools import product
from random import Random

from engines.core.decision import Action, Seat
from engines.core.state import State
from engines.duel import GAME
from engines.duel import actions as do
from engines.duel.components import PAWNS, SLOTS, WAREHOUSE, Token
from engines.duel.decisions import ask
from engines.duel.options import SIDE_OPTIONS, DuelOptions
from engines.duel.state import DuelState
from engines.duel.tasks import Turn
from tests.laws.subject import Subject


def _census(state: State) -> Counter[Hashable]:
    assert isinstance(state, DuelState)
    pieces: Counter[Hashable] = Counter(state.pile + state.warehouse + state.removed)
    for tokens in state.ships + state.boards:
        pieces.update(tokens)
    return pieces


def _scrambled(state: State, eye: Seat | None, random: Random) -> State:
    assert isinstance(state, DuelState)
    hidden = [*state.pile, *state.warehouse]
    random.shuffle(hidden)
    pile = len(state.pile)
    seed = f"another {random.random()}"
    return replace(state, seed=seed, pile=tuple(hidden[:pile]), warehouse=tuple(hidden[pile:]))


def _arithmetic(state: State) -> None:
    """Ships are full or gone, and gone only once the pile is empty; the warehouse lasts; never are both stuck.

    Whatever left a ship was unloaded with two others, or taken by an action token: 18 unloadings make a game.
    """
    assert isinstance(state, DuelState)
    assert len(state.pile) % SLOTS == 0
    assert all(len(ship) == (SLOTS if ship else 0) for ship in state.ships)
    assert not state.pile or state.ships_left == len(state.ships)
    assert (state.ships_left == 1) == (not state.agenda)
    assert all(0 <= state.supply(seat) <= PAWNS for seat in range(state.seats))
    played = state.removed.count(Token.TAKE_ONE)
    assert len(state.warehouse) + played >= WAREHOUSE
    unloaded = len(state.removed) + sum(map(len, state.boards)) - (WAREHOUSE - len(state.warehouse))
    assert unloaded % SLOTS == 0
    assert (unloaded == 18 * SLOTS) == (not state.agenda)
    if state.agenda and isinstance(state.agenda[-1], Turn):
        assert any(not _is_stuck(state, seat) for seat in range(state.seats))


def _is_stuck(state: DuelState, seat: Seat) -> bool:
    (decision,) = ask(replace(state, agenda=(Turn(seat, 1),)))
    return any(isinstance(option.action, do.Pass) for option in decision.options)


def _place_first(action: Action) -> int:
    """Unload only when every pawn is out, and keep the action tokens."""
    match action:
        case do.PlacePawn():
            return 0
        case do.UnloadShip():
            return 1
        case _:
            return 2


def _unload_first(action: Action) -> int:
    """The pile runs out as fast as possible."""
    match action:
        case do.UnloadShip() | do.PlayPlaceAndUnload() | do.PlaySwapAndUnload():
            return 0
        case do.PlacePawn():
            return 1
        case _:
            return 2


def _tokens_first(action: Action) -> int:
    """Every action token as soon as it can be played, and all that it allows."""
    match action:
        case do.PlayTakeOne() | do.PlayPlacePawns() | do.PlayPlaceAndUnload() | do.PlaySwapAndUnload():
            return 0
        case do.Stop():
            return 2
        case _:
            return 1


SUBJECT = Subject(
    game=GAME,
    mixes=[
        DuelOptions.parse(dict(zip(SIDE_OPTIONS, sides, strict=True)))
        for sides in product("AB", repeat=len(SIDE_OPTIONS))
    ],
    census=_census,
    scrambled=_scrambled,
    arithmetic=_arithmetic,
    stubborn={"place first": _place_first, "unload first": _unload_first, "tokens first": _tokens_first},
    longest=400,
    depth=5,  # a token is gained by the third action and played in the fourth or fifth
)
