"""Whether an action costs more late in a game: taking stones in the last rounds beside the first ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median

from benchmarks.figure import Figure, fastest
from benchmarks.random_play import random_game
from engines.core.state import State
from engines.imhotep import GAME
from engines.imhotep.actions import TakeStones
from engines.imhotep.state import ImhotepState

MICRO = 1_000_000
GAMES = 40


def measure() -> Iterator[Figure]:
    states = [state for number in range(GAMES) for state in random_game(f"length {number}")]
    early = [state for state in states if _can_take(state) and _round(state) == 1]
    late = [state for state in states if _can_take(state) and _round(state) == 6]
    yield Figure("take stones in round 6", _cost(late), "µs", "the same in round 1", _cost(early))


def _round(state: State) -> int:
    assert isinstance(state, ImhotepState)
    return state.round


def _can_take(state: State) -> bool:
    return any(decision.offers(TakeStones()) for decision in GAME.decisions(state))


def _cost(states: list[State]) -> float:
    costs = []
    for state in states:
        (decision,) = GAME.decisions(state)
        action = next(option.action for option in decision.options if option.action == TakeStones())
        costs.append(fastest(partial(GAME.apply, state, decision.seat, action), rounds=5, times=20))
    return median(costs) * MICRO
