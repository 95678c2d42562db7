"""Framed panels of any size, with bars and score plates.

Round ends and plain fills between, so that no large piece has to be kept.
"""

from __future__ import annotations

from renderers.core import fonts, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.pen import Pen
from renderers.core.sprites import piece

_END = 24  # how much of a panel's height its round corners take
_RADIUS = 16

# From outside inward: a colour, and how far from the edge it ends.
Frame = tuple[tuple[theme.Colour, int], ...]


@piece
def _end(pen: Pen, w: int, frame: Frame, ground: theme.Colour) -> None:
    """The upper or lower end, as far as `_END`; the rest is covered."""
    start = 0
    for colour, end in (*frame, (ground, 0)):
        pen.rect(start, start, w - 2 * start, 2 * (_END - start), colour, radius=_RADIUS - start)
        start = end


@piece
def _shadow(pen: Pen, w: int) -> None:
    pen.rect(0, 0, w, 2 * _END, theme.SHADOW, radius=_RADIUS)


@piece
def strip(pen: Pen, w: int, h: int, fill: theme.Colour) -> None:
    """A bar within a panel."""
    pen.rect(0, 0, w, h, fill, radius=10)


@piece
def dark_foot(pen: Pen, w: int, h: int) -> None:
    """The lowest line of a panel, for a total."""
    pen.rect(0, 0, w, h, theme.COLUMN_GROUND, radius=13)
    pen.rect(0, 0, w, 20, theme.COLUMN_GROUND)


def draw_framed(drawing: Drawing, box: Box, frame: Frame, ground: theme.Colour) -> None:
    for y in (box.y, box.bottom - 2 * _END):
        drawing.put(_end(theme.SAND, box.w, frame, ground), box.x, y)
    middle = Box(box.x, box.y + _END, box.w, box.h - 2 * _END)
    start = 0
    for colour, end in frame:
        drawing.fill(Box(middle.x + start, middle.y, end - start, middle.h), colour)
        drawing.fill(Box(middle.right - end, middle.y, end - start, middle.h), colour)
        start = end
    drawing.fill(Box(middle.x + start, middle.y, middle.w - 2 * start, middle.h), ground)


def draw_panel(drawing: Drawing, box: Box, *, is_asked: bool = False) -> theme.Colour:
    """Bright gold around whoever is asked. Returns the panel's ground."""
    drawing.put(_shadow(theme.SAND, box.w), box.x, box.bottom + 4 - 2 * _END)
    if is_asked:
        draw_framed(drawing, box, ((theme.INK, 3), (theme.BRIGHT_GOLD, 9)), theme.CREAM)
        return theme.CREAM
    draw_framed(drawing, box, ((theme.LINE, 3),), theme.LIMESTONE)
    return theme.LIMESTONE


def draw_score(drawing: Drawing, box: Box, text: str, ground: theme.Colour) -> int:
    """A dark plate at the right end of a bar; returns where it begins."""
    width = max(66, fonts.width(text, Face.BLACK, 48) + 24)
    plate = Box(box.right - 5 - width, box.y + 5, width, box.h - 10)
    drawing.put(strip(ground, plate.w, plate.h, theme.INK), plate.x, plate.y)
    drawing.write(text, plate.grown(-3), Style(Face.BLACK, 48, theme.BRIGHT_GOLD, theme.INK))
    return plate.x
