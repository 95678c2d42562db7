"""The Duel's named situations: start, mid-game, crowded, late, inside an action token, end; sides A, B and mixed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from engines.core.decision import Action
from engines.duel import GAME
from engines.duel import actions as do
from engines.duel.components import Token
from engines.duel.state import DuelState
from tests.engines.driving import stepped
from tests.engines.duel.table import B1, BLACK, C1, COLUMN_B, ROW_1, ROW_2, WHITE, board, harbour, ships, table
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, Situation, by_appetite, first, moments

# How often a kind of action is chosen, as people do it: place, then unload.
_AS_PEOPLE_DO = by_appetite({do.PlacePawn: 10, do.UnloadShip: 5, do.Stop: 1}, otherwise=3)

REFERENCES = {
    "start-a": "en",
    "mid-a": "en",
    "mid-b": "fr",
    "mid-mixed": "en",
    "late-a": "en",
    "late-b": "fr",
    "second-pawn-a": "en",
    "second-ship-b": "en",
    "swapped-a": "fr",
    "took-one-a": "en",
    "crowded-a": "en",
    "crowded-b": "fr",
    "fifth-obelisk-b": "en",
    "odd-names-a": "en",
    "private-a": "en",
    "private-many-b": "fr",
    "end-a": "fr",
    "end-tie-mixed": "en",
}
SHOWN = ("mid-a", "late-b", "private-a", "end-a")


@cache
def played(letters: str, seed: str) -> list[Situation]:
    return moments(GAME, 2, table(letters).options, seed, _AS_PEOPLE_DO)


def state_of(situation: Situation) -> DuelState:
    assert isinstance(situation.state, DuelState)
    return situation.state


def _pile(left: int) -> Callable[[Situation], bool]:
    """The first moment in which so many tokens are left and something can be unloaded."""
    return lambda situation: len(state_of(situation).pile) == left and any(state_of(situation).harbour)


def _ships(left: int) -> Callable[[Situation], bool]:
    return lambda situation: state_of(situation).ships_left == left


_OBELISK, _LIGHT, _DARK, _TAKE = Token.OBELISK, Token.PYRAMID_LIGHT, Token.PYRAMID_DARK, Token.TAKE_ONE
_ALL_ACTIONS = {"take_one": 3, "place_pawns": 3, "place_and_unload": 3, "swap_and_unload": 3}
_TEMPLE = {"temple_1": 3, "temple_2": 3, "temple_3": 3, "temple_4": 3}


def crowded(letters: str) -> Situation:
    """Fuller than a legal game: one seat has everything, all pawns are out, every ship can be unloaded."""
    everything = board(
        obelisk=12, pyramid_light=6, pyramid_dark=6, burial=tuple(range(1, 13)), **_TEMPLE, **_ALL_ACTIONS
    )
    half = board(obelisk=6, pyramid_light=3, pyramid_dark=5, temple_2=3, temple_4=1, take_one=3, swap_and_unload=2)
    state = table(letters, boards=(everything, half), harbour=harbour("01. 1.0 010"), first_to_five=BLACK)
    return _after(state, do.UnloadShip(ROW_1))


def _after(state: DuelState, action: Action) -> Situation:
    after, events = stepped(state, action)
    return Situation(GAME, after.options, after, events)


def _equipped(letters: str, pawns: str = "1.. .0. .1.", **fields: Any) -> DuelState:
    """White has one of each action token, and something everywhere."""
    white = board(
        obelisk=4, temple_1=1, temple_3=2, pyramid_light=2, pyramid_dark=1, burial=(2, 3, 7),
        take_one=1, place_pawns=1, place_and_unload=1, swap_and_unload=1,
    )  # fmt: skip
    black = board(obelisk=2, temple_2=1, temple_4=1, pyramid_light=1, pyramid_dark=4, burial=(5, 9, 10), take_one=2)
    return table(letters, boards=(white, black), harbour=harbour(pawns), **fields)


def _two_ships() -> Situation:
    """The first of two ships has been unloaded, the second is being chosen."""
    state = _equipped("BBBB", "1.. 10. .1.")
    state, events = stepped(state, do.PlayPlaceAndUnload(B1))
    after, more = stepped(state, do.UnloadShip(ROW_2))
    return Situation(GAME, after.options, after, (*events, *more))


def _fifth_obelisk() -> Situation:
    """White, nearest the ship, takes it from slot 3."""
    cargo = (*table("BBBB").ships[:ROW_2], (_DARK, _LIGHT, _OBELISK), *table("BBBB").ships[ROW_2 + 1 :])
    return _after(_equipped("BBBB", "... 1.0 ...", ships=cargo), do.UnloadShip(ROW_2))


def _tie() -> Situation:
    """Level: the seat that did not start wins."""
    own = board(obelisk=3, temple_4=2, burial=(1, 2, 3))
    state = table("ABAB", boards=(own, own), ships=ships(row_1=(_TAKE, _LIGHT, _DARK)), pile=(), agenda=())
    return Situation(GAME, state.options, state, names=ODD_NAMES)


def _stuck_line() -> Situation:
    """Few ships left; a pawn stands in a line without a ship."""
    state = table(
        "AAAA", pile=(), warehouse=(_TAKE,), harbour=harbour("0.1 .1. 0.."),
        ships=ships(row_1=(_OBELISK, Token.TEMPLE_4, Token.BURIAL_12), column_b=(_LIGHT, _TAKE, Token.BURIAL_10)),
    )  # fmt: skip
    return Situation(GAME, state.options, state)


@cache
def situations() -> Mapping[str, Situation]:
    mid = first(played("AAAA", "nile"), _pile(18))
    equipped = _equipped("AAAA")
    return {
        "start-a": played("AAAA", "nile")[0],
        "start-b": played("BBBB", "delta")[0],
        "mid-a": mid,
        "mid-b": first(played("BBBB", "delta"), _pile(15)),
        "mid-mixed": first(played("ABBA", "reed"), _pile(21)),
        "late-a": first(played("AAAA", "nile"), _ships(3)),
        "late-b": first(played("BBBB", "delta"), _ships(2)),
        "two-ships-a": _stuck_line(),
        "all-tokens-a": Situation(GAME, equipped.options, equipped),
        "second-pawn-a": _after(equipped, do.PlayPlacePawns(B1)),
        "unload-after-placing-a": _after(equipped, do.PlayPlaceAndUnload(C1)),
        "second-ship-b": _two_ships(),
        "swapped-a": _after(_equipped("AAAA", "1.. .0. 01."), do.PlaySwapAndUnload(COLUMN_B, 0, 2)),
        "took-one-a": _after(equipped, _take_one(equipped)),
        "fifth-obelisk-b": _fifth_obelisk(),
        "crowded-a": crowded("AAAA"),
        "crowded-b": crowded("BBBB"),
        "crowded-mixed": crowded("BABA"),
        "odd-names-a": replace(mid, names=ODD_NAMES),
        "no-letters-a": replace(mid, names=NO_LETTERS[2:]),
        "private-a": Situation(GAME, equipped.options, equipped, eye=WHITE),
        "private-many-b": crowded("BBBB").seen_by(WHITE),
        "private-empty-a": played("AAAA", "nile")[0].seen_by(BLACK),
        "end-a": played("AAAA", "nile")[-1],
        "end-b": played("BBBB", "delta")[-1],
        "end-seen-by-a-player-a": played("AAAA", "nile")[-1].seen_by(BLACK),
        "end-tie-mixed": _tie(),
    }


def _take_one(state: DuelState) -> Action:
    (decision,) = GAME.decisions(state)
    return next(option.action for option in decision.options if isinstance(option.action, do.PlayTakeOne))
