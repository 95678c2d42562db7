"""Makes a renderer from a game's three functions: what it draws, what it says briefly, what it says at length."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from renderers.core.drawing import Drawing
from renderers.core.encode import png
from renderers.core.scene import Picture, Scene


@dataclass(frozen=True, slots=True)
class DrawnRenderer:
    """Implements `renderers.core.scene.Renderer`."""

    draw: Callable[[Scene], Drawing]
    alt: Callable[[Scene], str]
    describing: Callable[[Scene], tuple[str, ...]]

    def render(self, scene: Scene) -> Picture:
        return Picture(png(self.draw(scene).paint()), self.alt(scene))

    def describe(self, scene: Scene) -> tuple[str, ...]:
        return self.describing(scene)
