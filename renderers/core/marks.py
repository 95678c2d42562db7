"""Marks of games in which gold has three shapes: a numbered tag for a choice, a glow and a spark for what is new.

And a tick for what is done, a dashed outline for a place.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil, hypot

from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, Point, around, rounded, star
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour

_FLAT = 30  # what is flatter has a thinner glow, which leaves more of it to be seen


@piece
def _tag(pen: Pen, radius: int, fill: Colour) -> None:
    pen.circle(0, 0, radius, fill, theme.INK, max(3, radius / 9))


def write_tag(
    drawing: Drawing, x: int, y: int, radius: int, text: str, ground: Colour, *, is_choice: bool = True
) -> None:
    """A number or letter as in the menus: gold when it can be chosen now."""
    fill = theme.TAG if is_choice else theme.LIMESTONE
    drawing.put(_tag(ground, radius, fill), x, y)
    style = Style(Face.BLACK, round(1.6 * radius), theme.INK, fill)
    drawing.write(text, around(x, y, round(1.7 * radius), 2 * radius - 4), style)


@piece
def glow(pen: Pen, w: int, h: int, radius: int) -> None:
    """Around what changed lately: an outline, so that it can lie above everything."""
    weight = 1.0 if min(w, h) > _FLAT else 0.7
    for reach, colour, width in ((9, theme.GLOW, 5), (4, theme.BRIGHT_GOLD, 8), (0, theme.GOLD, 3)):
        margin = weight * reach + (1 - weight) * 3
        pen.rect(-margin, -margin, w + 2 * margin, h + 2 * margin, None, colour, weight * width, radius + margin)


@piece
def spark(pen: Pen, size: int) -> None:
    """Draws the eye to what changed lately."""
    pen.polygon(star(0, 0, 1.12 * size, 0.3 * size, 4), theme.INK, theme.INK, 0.3 * size)
    pen.polygon(star(0, 0, size, 0.32 * size, 4), theme.SPARK)


def put_glow(drawing: Drawing, box: Box, ground: Colour, radius: int = 8) -> None:
    drawing.put(glow(ground, box.w, box.h, radius), box.x, box.y)


@piece
def tick(pen: Pen, radius: int) -> None:
    pen.circle(0, 0, radius, theme.PALM, theme.INK, 2.5)
    with pen.moved(scale=radius / 13):
        pen.line([(-5.7, 0.5), (-1.6, 4.7), (6.2, -4.7)], theme.CREAM, 3.4)


@piece
def dashed_box(pen: Pen, w: int, h: int, fill: Colour, line: Colour, width: int) -> None:
    """A place where something can lie, or has lain."""
    outline = rounded(0, 0, w, h, 10)
    pen.polygon(outline, fill)
    for start, end in pairwise([*outline, outline[0]]):
        for dash in _dashes(start, end, 3.2 * width, 1.8 * width):
            pen.line(dash, line, width)


def _dashes(start: Point, end: Point, dash: float, gap: float) -> list[list[Point]]:
    """A straight line as dashes; a short one stays whole."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < dash + gap:
        return [[start, end]]
    count = ceil((length + gap) / (dash + gap))
    whole, dash = (length + gap) / count, (length + gap) / count - gap
    step = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)

    def at(far: float) -> Point:
        return start[0] + far * step[0], start[1] + far * step[1]

    return [[at(whole * number), at(whole * number + dash)] for number in range(count)]
