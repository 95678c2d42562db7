"""Pictures: every game's late boards drawn and encoded, beside writing the finished palette picture as PNG alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from subprocess import run
from time import perf_counter

from benchmarks.figure import Figure, fastest
from bot.words.words import words
from engines.core.decision import seen_by
from engines.core.event import seen_by as events_seen_by
from engines.core.game import Game, Step
from engines.core.options import Options
from engines.registry import GAMES
from renderers.core.encode import png
from renderers.core.renderer import DrawnRenderer
from renderers.core.scene import Scene
from renderers.core.sprites import CACHE
from renderers.registry import RENDERERS

MILLI = 1000
BOARDS, TIMES = 40, 12
NAMES = ("Amina", "Bastien", "Chloé", "Djoser77", "Elif")
_IMPORTS = "from benchmarks.pictures import first_picture"
_FIRST_PICTURE = "; first_picture()"


def measure() -> Iterator[Figure]:
    for game in GAMES.values():
        yield from _boards(game)
    yield Figure("sprite cache after all boards", CACHE.memory / 2**20, "MiB", "its limit", CACHE.limit / 2**20)
    cold = fastest(lambda: _python(_IMPORTS + _FIRST_PICTURE), rounds=3)
    imports = fastest(lambda: _python(_IMPORTS), rounds=3)
    yield Figure("cold start to first picture", cold, "s", "the imports alone", imports)


def first_picture() -> bytes:
    game = next(iter(GAMES.values()))
    return RENDERERS[game.info.key].render(_scene(game, next(_random_steps(game, "cold")))).png


def _boards(game: Game) -> Iterator[Figure]:
    """Different boards in turn, and after each its own floor, so that a busy moment disturbs both."""
    key = game.info.key
    renderer = RENDERERS[key]
    assert isinstance(renderer, DrawnRenderer)
    scenes = [_scene(game, step) for step in _late_boards(game)]
    images = [renderer.draw(scene).paint() for scene in scenes]
    whole: list[float] = []
    floor: list[float] = []
    for _ in range(TIMES):
        for scene, image in zip(scenes, images, strict=True):
            start = perf_counter()
            renderer.render(scene)
            between = perf_counter()
            png(image)
            whole.append((between - start) * MILLI)
            floor.append((perf_counter() - between) * MILLI)
    yield Figure(f"{key}: late board, median", median(whole), "ms", "PNG of the finished picture", median(floor))
    yield Figure(f"{key}: late board, p99", _p99(whole), "ms", "PNG of the finished picture, p99", _p99(floor))
    largest = max(len(renderer.render(scene).png) for scene in scenes) / 1024
    yield Figure(f"{key}: largest late board", largest, "KiB", "the limit", 150)


def _late_boards(game: Game) -> list[Step]:
    """One shortly before the end of each game, as full as random play leaves it, with what the last action changed."""
    games = (list(_random_steps(game, f"picture {number}")) for number in range(BOARDS))
    return [steps[-1 - len(steps) // 20] for steps in games]


def _random_steps(game: Game, seed: str) -> Iterator[Step]:
    random = Random(seed)
    state = game.new(game.info.seats[1], _options(game), seed)
    while decisions := game.decisions(state):
        decision = random.choice(decisions)
        step = game.apply(state, decision.seat, random.choice(decision.options).action)
        yield step
        state = step.state


def _options(game: Game) -> Options:
    """The second side of everything: there is more to draw on it."""
    return game.info.options.parse(dict.fromkeys(game.info.sides, "B"))


def _scene(game: Game, step: Step) -> Scene:
    decisions = seen_by(game.decisions(step.state), None)
    since = events_seen_by(step.events, None)
    told = words("en", game.info.key).about(_options(game))
    return Scene(game.view(step.state, None), decisions, since, NAMES[: step.state.seats], told)


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]


def _python(code: str) -> None:
    run([sys.executable, "-c", code], check=True)
