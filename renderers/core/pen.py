"""Draws a piece as outlines, four times too large, and reduces it, which smooths every edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, cos, floor, radians, sin

from PIL import Image, ImageDraw

from renderers.core import geometry
from renderers.core.geometry import Point
from renderers.core.theme import Colour

_FINE = 4


@dataclass(frozen=True, slots=True)
class _Outline:
    points: list[Point]
    fill: Colour | None
    edge: Colour | None
    width: float
    closed: bool


class Pen:
    """Collects outlines; coordinates are pixels of the finished picture, around the piece's own origin."""

    def __init__(self) -> None:
        self._outlines: list[_Outline] = []
        self._moves: list[tuple[float, float, float, float]] = []

    @contextmanager
    def moved(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Iterator[None]:
        """What is drawn inside is turned by degrees around (50, 50), the middle of an icon, scaled, then moved."""
        self._moves.append((x, y, scale, radians(turn)))
        yield
        self._moves.pop()

    def polygon(
        self, points: Sequence[Point], fill: Colour | None = None, edge: Colour | None = None, width: float = 0
    ) -> None:
        self._add(points, fill, edge, width, closed=True)

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        self._add(points, None, colour, width, closed=False)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Colour | None = None,
        edge: Colour | None = None,
        width: float = 0,
        radius: float = 0,
    ) -> None:
        self.polygon(geometry.rounded(x, y, w, h, radius), fill, edge, width)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None = None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        self.polygon(geometry.circle(x, y, radius), fill, edge, width)

    def path(self, commands: str, fill: Colour | None = None, edge: Colour | None = None, width: float = 0) -> None:
        self.polygon(geometry.path(commands), fill, edge, width)

    def raster(self, ground: Colour) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
        """The drawn piece on its ground, how much of each pixel it covers, and where its corner lies."""
        left, top, right, bottom = self._bounds()
        size = (right - left, bottom - top)
        image = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE))
        draw = ImageDraw.Draw(image)
        for outline in self._outlines:
            points = [((x - left) * _FINE, (y - top) * _FINE) for x, y in outline.points]
            _trace(draw, points, outline)
        small = image.reduce(_FINE)
        flat = Image.new("RGB", size, ground)
        flat.paste(small, mask=small)
        return flat, small.getchannel("A"), (left, top)

    def _add(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None, width: float, *, closed: bool
    ) -> None:
        placed = list(points)
        for x, y, scale, turn in reversed(self._moves):
            placed = [_moved(point, x, y, scale, turn) for point in placed]
            width *= scale
        self._outlines.append(_Outline(placed, fill, edge, width, closed))

    def _bounds(self) -> tuple[int, int, int, int]:
        reach = [
            (point, (outline.width if outline.edge else 0) / 2)
            for outline in self._outlines
            for point in outline.points
        ]
        return (
            floor(min(x - half for (x, _), half in reach)),
            floor(min(y - half for (_, y), half in reach)),
            ceil(max(x + half for (x, _), half in reach)),
            ceil(max(y + half for (_, y), half in reach)),
        )


def _moved(point: Point, x: float, y: float, scale: float, turn: float) -> Point:
    px, py = point
    if turn:
        dx, dy = px - 50, py - 50
        px, py = 50 + dx * cos(turn) - dy * sin(turn), 50 + dx * sin(turn) + dy * cos(turn)
    return x + px * scale, y + py * scale


def _trace(draw: ImageDraw.ImageDraw, points: list[Point], outline: _Outline) -> None:
    if outline.fill is not None:
        draw.polygon(points, (*outline.fill, 255))
    if outline.edge is None:
        return
    colour = (*outline.edge, 255)
    width = max(1, round(outline.width * _FINE))
    ring = [*points, points[0], points[1]] if outline.closed else points
    draw.line(ring, colour, width, joint="curve")
    if not outline.closed:
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)
