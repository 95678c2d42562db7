"""Imhotep played at random, four seats, mixed sides: list the decisions, choose, apply."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.core.game import Game, Step
from engines.core.options import Options
from engines.core.state import State
from engines.imhotep import GAME
from engines.imhotep.options import ImhotepOptions

SEATS = 4
MIXED = ImhotepOptions.parse({"pyramid": "B", "burial_chamber": "B", "obelisks": "B"})


def random_game(seed: str) -> list[State]:
    """Every state from the first to the last."""
    return [GAME.new(SEATS, MIXED, seed), *(step.state for step in random_steps(seed))]


def random_steps(seed: str) -> Iterator[Step]:
    """Every step of the same game."""
    random = Random(seed)
    state: State = GAME.new(SEATS, MIXED, seed)
    while decisions := GAME.decisions(state):
        decision = random.choice(decisions)
        step = GAME.apply(state, decision.seat, random.choice(decision.options).action)
        yield step
        state = step.state


def random_actions(game: Game, seats: int, options: Options, games: int) -> int:
    """How many actions were chosen and applied; forced ones, which play themselves, are not counted."""
    random = Random(1)
    actions = 0
    for number in range(games):
        state: State = game.new(seats, options, str(number))
        while decisions := game.decisions(state):
            decision = decisions[0]
            action = random.choice(decision.options).action
            state = game.apply(state, decision.seat, action).state
            actions += 1
    return actions
