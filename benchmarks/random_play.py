"""Imhotep played at random, four seats, mixed sides: list the decisions, choose, apply."""

from __future__ import annotations

from random import Random

from engines.core.state import State
from engines.imhotep import GAME
from engines.imhotep.options import ImhotepOptions

SEATS = 4
MIXED = ImhotepOptions.parse({"pyramid": "B", "burial_chamber": "B", "obelisks": "B"})


def random_game(seed: str) -> list[State]:
    """Every state from the first to the last."""
    random = Random(seed)
    states: list[State] = [GAME.new(SEATS, MIXED, seed)]
    while decisions := GAME.decisions(states[-1]):
        decision = random.choice(decisions)
        action = random.choice(decision.options).action
        states.append(GAME.apply(states[-1], decision.seat, action).state)
    return states


def random_actions(games: int) -> int:
    """How many actions were chosen and applied; forced ones, which play themselves, are not counted."""
    random = Random(1)
    actions = 0
    for number in range(games):
        state: State = GAME.new(SEATS, MIXED, str(number))
        while decisions := GAME.decisions(state):
            decision = decisions[0]  # Imhotep asks one seat at a time
            action = random.choice(decision.options).action
            state = GAME.apply(state, decision.seat, action).state
            actions += 1
    return actions
