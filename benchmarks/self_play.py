"""Random self-play of every game in actions a second, as many seats as it takes, beside catanatron's four."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from benchmarks.figure import Figure
from benchmarks.random_play import random_actions
from engines.core.game import Game
from engines.core.options import Options
from engines.registry import GAMES

ROUNDS = 8
OUR_GAMES, THEIR_GAMES = 60, 6


def measure() -> Iterator[Figure]:
    """All take turns, so that a busy moment of the machine disturbs each; the best round of each counts."""
    ours = dict.fromkeys(GAMES, 0.0)
    theirs = 0.0
    for _ in range(ROUNDS):
        for key, game in GAMES.items():
            options = _mixed(game)
            start = perf_counter()
            actions = random_actions(game, game.info.seats[1], options, OUR_GAMES)
            ours[key] = max(ours[key], actions / (perf_counter() - start))
        start = perf_counter()
        theirs = max(theirs, _catanatron_actions(THEIR_GAMES) / (perf_counter() - start))
    for key, best in ours.items():
        yield Figure(f"{key} random self-play", best, "actions/s", "catanatron random self-play", theirs)


def _mixed(game: Game) -> Options:
    """Side A and B in turn, where a game has sides."""
    return game.info.options.parse({name: "AB"[number % 2] for number, name in enumerate(game.info.sides)})


def _catanatron_actions(games: int) -> int:
    actions = 0
    for number in range(games):
        random.seed(number)
        game = Catan([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        actions += len(game.state.actions)
    return actions
