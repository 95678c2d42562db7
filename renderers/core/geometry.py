"""Boxes, and curves flattened to points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

Point = tuple[float, float]

_CURVE_STEPS = 12
_ARC_STEPS = 6
_COORDINATES = {"M": 2, "L": 2, "Q": 4, "C": 6}


class Box(NamedTuple):
    """A rectangle in whole pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def part(self, x: int, y: int, w: int, h: int) -> Box:
        """A box placed relative to this one."""
        return Box(self.x + x, self.y + y, w, h)

    def grown(self, margin: int) -> Box:
        return Box(self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin)

    def holds(self, other: Box) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Box) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


def around(x: int, y: int, w: int, h: int) -> Box:
    """A box by its centre."""
    return Box(x - w // 2, y - h // 2, w, h)


def rounded(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """A rectangle with round corners."""
    r = min(radius, w / 2, h / 2)
    if r <= 0:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    corners = ((x + w - r, y + r, -0.5), (x + w - r, y + h - r, 0.0), (x + r, y + h - r, 0.5), (x + r, y + r, 1.0))
    return [point for cx, cy, start in corners for point in _arc(cx, cy, r, start * pi, (start + 0.5) * pi)]


def circle(x: float, y: float, radius: float) -> list[Point]:
    steps = max(16, round(radius))
    turns = [2 * pi * step / steps for step in range(steps)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def star(x: float, y: float, radius: float, inner: float, points: int) -> list[Point]:
    """From its upper point; `inner`: where its edges meet."""
    turns = [pi * step / points for step in range(2 * points)]
    reach = [inner if step % 2 else radius for step in range(2 * points)]
    return [(x + far * sin(turn), y - far * cos(turn)) for turn, far in zip(turns, reach, strict=True)]


def path(commands: str) -> list[Point]:
    """The points of a path written as in SVG, with absolute M, L, Q and C; one piece, Z or not."""
    points: list[Point] = []
    for letter, numbers in re.findall(r"([MLQC])([^MLQCZ]*)", commands):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        size = _COORDINATES[letter]
        for start in range(0, len(values), size):
            ends = list(zip(values[start : start + size : 2], values[start + 1 : start + size : 2], strict=True))
            points += ends if letter in "ML" else _bezier(points[-1], *ends)
    return points


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Iterator[Point]:
    for step in range(_ARC_STEPS + 1):
        turn = start + (end - start) * step / _ARC_STEPS
        yield x + radius * cos(turn), y + radius * sin(turn)


def _bezier(*ends: Point) -> list[Point]:
    """De Casteljau: the mean of the ends, again and again."""
    points = []
    for step in range(1, _CURVE_STEPS + 1):
        share = step / _CURVE_STEPS
        level = list(ends)
        while len(level) > 1:
            level = [_between(a, b, share) for a, b in pairwise(level)]
        points.append(level[0])
    return points


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
