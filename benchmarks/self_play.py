"""Random self-play in actions a second, beside catanatron's random players, four seats each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

from benchmarks.figure import Figure
from benchmarks.random_play import random_actions

ROUNDS = 8
OUR_GAMES, THEIR_GAMES = 60, 6


def measure() -> Iterator[Figure]:
    """The two take turns, so that a busy moment of the machine disturbs both; the best round of each counts."""
    ours = theirs = 0.0
    for _ in range(ROUNDS):
        start = perf_counter()
        ours = max(ours, random_actions(OUR_GAMES) / (perf_counter() - start))
        start = perf_counter()
        theirs = max(theirs, _catanatron_actions(THEIR_GAMES) / (perf_counter() - start))
    yield Figure("imhotep random self-play", ours, "actions/s", "catanatron random self-play", theirs)


def _catanatron_actions(games: int) -> int:
    actions = 0
    for number in range(games):
        random.seed(number)
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        actions += len(game.state.actions)
    return actions
