"""Building stones: a colour and a sign for each, small and tall, alone or on a card, with bridges between groups."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from engines.pyramids.components import Card, Colour, Edifice, Layout
from engines.pyramids.stones import stones_of_card
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.pyramids.signs import medallion


def _waves(pen: Pen, ink: theme.Colour, face: theme.Colour) -> None:
    for y in (42, 74):
        pen.line([(8, y), (29, y - 24), (50, y), (71, y - 24), (92, y)], ink, 14)


def _ring(pen: Pen, ink: theme.Colour, face: theme.Colour) -> None:
    pen.circle(50, 50, 30, None, ink, 17)


def _flame(pen: Pen, ink: theme.Colour, face: theme.Colour) -> None:
    pen.path(
        "M54,0 C56,22 88,36 88,66 C88,88 70,100 50,100 C30,100 12,88 12,66 C12,50 22,40 27,26 C33,34 38,40 40,46 "
        "C50,34 52,18 54,0Z",
        ink,
    )
    pen.path("M52,92 C38,92 32,82 36,72 C42,66 48,62 50,52 C60,60 68,70 66,80 C64,88 60,92 52,92Z", face)


def _leaf(pen: Pen, ink: theme.Colour, face: theme.Colour) -> None:
    pen.path("M50,0 C90,22 88,64 50,82 C12,64 10,22 50,0Z", ink)
    pen.line([(50, 78), (50, 96)], ink, 11)


def _sun(pen: Pen, ink: theme.Colour, face: theme.Colour) -> None:
    pen.circle(50, 50, 22, ink)
    for step in range(8):
        turn = pi * step / 4
        pen.line([(50 + far * cos(turn), 50 + far * sin(turn)) for far in (36, 47)], ink, 11)


# None of them is a player's: circle, triangle, square, diamond, star.
_SIGNS: MappingProxyType[Colour, Callable[[Pen, theme.Colour, theme.Colour], None]] = MappingProxyType(
    {Colour.BLUE: _waves, Colour.WHITE: _ring, Colour.RED: _flame, Colour.GREEN: _leaf, Colour.YELLOW: _sun}
)


class Cut(NamedTuple):
    """How a card's cells are cut: a margin around, a joint between stones, the side of a small stone, in pixels."""

    margin: int
    joint: int
    side: int

    def stone(self, cells: tuple[tuple[int, int], ...]) -> Box:
        """A stone of these cells, from the card's upper left corner."""
        column, top = cells[0][0], 1 - max(y for _, y in cells)
        pitch = self.side + self.joint
        return Box(self.margin + pitch * column, self.margin + pitch * top, self.side, pitch * len(cells) - self.joint)


@cache
def cut(cell: int) -> Cut:
    """The joint between cards is wider than the one between stones."""
    margin = max(1, round(0.06 * cell))
    return Cut(margin, 2, cell - margin - 1)


@piece
def stone(pen: Pen, colour: Colour, w: int, h: int, drop: int) -> None:
    """`drop`: how far below the middle the sign stands."""
    look = theme.STONES[colour]
    m = min(w, h)
    radius = 0.14 * m
    pen.rect(0, 0, w, h, look.shade, radius=radius)
    pen.rect(0, 0, w - 0.035 * m, h - 0.1 * m, look.face, radius=radius)
    if m > 20:
        pen.rect(0.09 * m, 0.055 * m, w - 0.2 * m, 0.07 * m, look.light, radius=0.035 * m)
    size = (0.6 if h <= w else 0.7) * m
    with pen.moved((w - size) / 2, (h - 0.06 * m - size) / 2 + drop, size / 100):
        _SIGNS[colour](pen, look.sign, look.face)


def put_stone(drawing: Drawing, colour: Colour, box: Box, ground: theme.Colour) -> None:
    drawing.put(stone(ground, colour, box.w, box.h, 0), box.x, box.y)


def lay_card(drawing: Drawing, card: Card, x: int, y: int, cell: int, edifice: Edifice | None) -> None:
    """A card's stones, by its upper left corner. `edifice`: where it lies; a glyph is shown where it scores."""
    sizes = cut(cell)
    drawing.fill(Box(x, y, 2 * cell, 2 * cell), theme.MORTAR)
    is_scoring = card.glyph is not None and card.glyph is edifice
    marked = 1 if card.layout is Layout.TALL_RIGHT else 0
    for colour, cells in stones_of_card(card):
        box = sizes.stone(cells)
        is_marked = is_scoring and cells[0][0] == marked
        drop = round(0.42 * cell) if is_marked else 0
        drawing.put(stone(theme.MORTAR, colour, box.w, box.h, drop), x + box.x, y + box.y)
        if is_marked and card.glyph is not None:
            centre = sizes.margin + sizes.side // 2
            sign = medallion(theme.STONES[colour].face, card.glyph, round(0.36 * cell))
            drawing.put(sign, x + box.x + box.w // 2, y + centre)
