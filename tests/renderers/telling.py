"""Scenes to be told: tables laid by hand, and whole games under names from any script."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from bot.words.words import words
from engines.core.decision import Seat
from engines.core.event import Event, seen_by
from engines.core.options import Options
from engines.core.state import State
from renderers.core.scene import Scene
from tests.engines.driving import game_of
from tests.laws.subjects import SUBJECTS

S = TypeVar("S", bound=State)

NAMES = ("Amina", "Boris", "Chloé", "Dan", "Ela")
# As long as Discord lets a name be: one word, emoji, a script from the right, and breaks that a name may hold.
WORST_NAMES = (
    "W" * 32,
    "\N{FAMILY}\u200d" * 16,
    "\u0645\u062d\u0645\u062f " * 6 + "\u0645\u062d",
    "line\none\ttwo \n" * 2,
    "X" * 32,
)


def scene(
    state: State,
    language: str = "en",
    *,
    eye: Seat | None = None,
    since: tuple[Event, ...] = (),
    names: tuple[str, ...] = NAMES,
) -> Scene:
    game = game_of(state)
    # Every game's state has its options, each of a type of its own.
    options: Options = state.options  # type: ignore[attr-defined]
    told = words(language, game.info.key).about(options)
    return Scene(game.view(state, eye), (), seen_by(since, eye), names[: state.seats], told)


def random_game(state: S, seed: str) -> Iterator[tuple[S, tuple[Event, ...]]]:
    """From this state on every moment, with what happened during the last few actions."""
    random = Random(seed)
    steps: list[tuple[Event, ...]] = []
    while True:
        yield state, tuple(event for events in steps[-5:] for event in events)
        decisions = game_of(state).decisions(state)
        if not decisions:
            return
        step = game_of(state).apply(state, decisions[0].seat, random.choice(decisions[0].options).action)
        assert isinstance(step.state, type(state))
        state = step.state
        steps.append(step.events)


def scrambled(state: State, eye: Seat | None, random: Random) -> State:
    """The state as it could also be, for all that this eye knows."""
    game = game_of(state)
    return game.load(game.dump(SUBJECTS[game.info.key].scrambled(state, eye, random)))
