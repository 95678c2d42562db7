"""Scenes to be told: tables laid by hand, and whole games under names from any script."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.words.words import words
from engines.core.decision import Seat
from engines.core.event import Event, seen_by
from engines.core.options import Options
from engines.imhotep import GAME
from engines.imhotep.state import ImhotepState
from renderers.core.scene import Scene
from tests.engines.driving import stepped
from tests.laws.imhotep import SUBJECT

NAMES = ("Amina", "Boris", "Chloé", "Dan")
# As long as Discord lets a name be: one word, emoji, a script from the right, and breaks that a name may hold.
WORST_NAMES = (
    "W" * 32,
    "\N{FAMILY}\u200d" * 16,
    "\u0645\u062d\u0645\u062f " * 6 + "\u0645\u062d",
    "line\none\ttwo \n" * 2,
)


def scene(
    state: ImhotepState,
    language: str = "en",
    *,
    eye: Seat | None = None,
    since: tuple[Event, ...] = (),
    names: tuple[str, ...] = NAMES,
) -> Scene:
    told = words(language, "imhotep").about(state.options)
    return Scene(GAME.view(state, eye), (), seen_by(since, eye), names[: state.seats], told)


def random_game(seats: int, options: Options, seed: str) -> Iterator[tuple[ImhotepState, tuple[Event, ...]]]:
    """Every moment, with what happened during the last few actions."""
    random = Random(seed)
    state = GAME.new(seats, options, seed)
    steps: list[tuple[Event, ...]] = []
    while True:
        yield state, tuple(event for events in steps[-5:] for event in events)
        decisions = GAME.decisions(state)
        if not decisions:
            return
        state, events = stepped(state, random.choice(decisions[0].options).action)
        steps.append(events)


def scrambled(state: ImhotepState, eye: Seat | None, random: Random) -> ImhotepState:
    """The state as it could also be, for all that this eye knows."""
    return GAME.load(GAME.dump(SUBJECT.scrambled(state, eye, random)))
