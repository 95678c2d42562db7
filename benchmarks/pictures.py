"""Pictures: a late four-player board drawn and encoded, beside writing the finished palette picture as PNG alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median, quantiles
from subprocess import run
from time import perf_counter

from benchmarks.figure import Figure, fastest
from benchmarks.random_play import MIXED, random_steps
from bot.words.words import words
from engines.core.decision import seen_by
from engines.core.event import seen_by as events_seen_by
from engines.core.game import Step
from engines.core.state import State
from engines.imhotep import GAME
from engines.imhotep.state import ImhotepState
from renderers.core.encode import png
from renderers.core.scene import Scene
from renderers.core.sprites import CACHE
from renderers.imhotep import RENDERER

MILLI = 1000
BOARDS, TIMES = 40, 12
NAMES = ("Amina", "Bastien", "Chloé", "Djoser77")
_IMPORTS = "from benchmarks.pictures import first_picture"
_FIRST_PICTURE = "; first_picture()"


def measure() -> Iterator[Figure]:
    """Different boards in turn, and after each its own floor, so that a busy moment disturbs both."""
    scenes = [_scene(step) for step in _late_boards()]
    images = [RENDERER.draw(scene).paint() for scene in scenes]
    whole: list[float] = []
    floor: list[float] = []
    for _ in range(TIMES):
        for scene, image in zip(scenes, images, strict=True):
            start = perf_counter()
            RENDERER.render(scene)
            between = perf_counter()
            png(image)
            whole.append((between - start) * MILLI)
            floor.append((perf_counter() - between) * MILLI)
    yield Figure("late board, median", median(whole), "ms", "PNG of the finished picture", median(floor))
    yield Figure("late board, p99", _p99(whole), "ms", "PNG of the finished picture, p99", _p99(floor))
    largest = max(len(RENDERER.render(scene).png) for scene in scenes) / 1024
    yield Figure("largest late board", largest, "KiB", "the limit", 150)
    yield Figure("sprite cache after all boards", CACHE.memory / 2**20, "MiB", "its limit", CACHE.limit / 2**20)
    cold = fastest(lambda: _python(_IMPORTS + _FIRST_PICTURE), rounds=3)
    imports = fastest(lambda: _python(_IMPORTS), rounds=3)
    yield Figure("cold start to first picture", cold, "s", "the imports alone", imports)


def first_picture() -> bytes:
    return RENDERER.render(_scene(next(random_steps("cold")))).png


def _late_boards() -> list[Step]:
    """One from the last round of each game, as full as random play leaves it, with what the last action changed."""
    return [[step for step in random_steps(f"picture {n}") if _is_last_round(step.state)][-5] for n in range(BOARDS)]


def _is_last_round(state: State) -> bool:
    assert isinstance(state, ImhotepState)
    return state.round == 6 and bool(state.agenda)


def _scene(step: Step) -> Scene:
    decisions = seen_by(GAME.decisions(step.state), None)
    since = events_seen_by(step.events, None)
    return Scene(GAME.view(step.state, None), decisions, since, NAMES, words("en", "imhotep").about(MIXED))


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]


def _python(code: str) -> None:
    run([sys.executable, "-c", code], check=True)
