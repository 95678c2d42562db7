"""Whole games from their actions: replay a log, and count every line of play to a depth (perft)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.game import Game, Played
from engines.core.options import Options
from engines.core.state import State


def replay(game: Game, seats: int, options: Options, seed: str, log: Iterable[Played]) -> State:
    state = game.new(seats, options, seed)
    for entry in log:
        state = game.apply(state, entry.seat, entry.action).state
    return state


def perft(game: Game, state: State, depth: int) -> int:
    """The number of different sequences of `depth` actions; a game that ends earlier counts no further."""
    if depth == 0:
        return 1
    decisions = game.decisions(state)
    choices = [(d.seat, option.action) for d in decisions for option in d.options + d.asides]
    if depth == 1:
        return len(choices)
    return sum(perft(game, game.apply(state, seat, action).state, depth - 1) for seat, action in choices)
