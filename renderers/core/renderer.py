"""Makes a renderer from a game's functions: what it draws, what it says briefly, what it says at length."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from renderers.core.drawing import Drawing
from renderers.core.encode import png
from renderers.core.scene import Picture, Scene

Draw = Callable[[Scene], Drawing]
Say = Callable[[Scene], str]


@dataclass(frozen=True, slots=True)
class Page:
    """A further picture of what everybody may see, and its alt text."""

    draw: Draw
    alt: Say


@dataclass(frozen=True, slots=True)
class DrawnRenderer:
    """Implements `renderers.core.scene.Renderer`. `further`: pages by name."""

    draw: Draw
    alt: Say
    describing: Callable[[Scene], tuple[str, ...]]
    further: Mapping[str, Page] = field(default_factory=dict)

    @property
    def pages(self) -> tuple[str, ...]:
        return tuple(self.further)

    def render(self, scene: Scene, page: str | None = None) -> Picture:
        shown = self.page(page)
        return Picture(png(shown.draw(scene).paint()), shown.alt(scene))

    def describe(self, scene: Scene) -> tuple[str, ...]:
        return self.describing(scene)

    def page(self, name: str | None) -> Page:
        """None: the picture itself."""
        return Page(self.draw, self.alt) if name is None else self.further[name]
