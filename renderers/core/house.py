"""Pieces that every game shares: players' stones, symbols and badges, panels, rings, discs, pills, places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from renderers.core import geometry, theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, around
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour

_LEAVES = (
    "M4,-48 Q-26,-50 -34,-34 Q-18,-26 4,-48Z",
    "M4,-48 Q-20,-76 -26,-60 Q-12,-52 4,-48Z",
    "M4,-48 Q-4,-88 4,-72 Q4,-64 4,-48Z",
    "M4,-48 Q12,-76 32,-60 Q20,-52 4,-48Z",
    "M4,-48 Q18,-50 40,-34 Q26,-26 4,-48Z",
)


def symbol(pen: Pen, seat: int, x: float, y: float, size: float, colour: Colour) -> None:
    """A player's sign, so that colour is never the only difference: circle, triangle, square, diamond, star."""
    match seat:
        case 0:
            pen.circle(x, y, 0.92 * size, colour)
        case 1:
            half, tip, base = 1.08 * size, 1.05 * size, 0.85 * size
            pen.polygon([(x, y - tip), (x + half, y + base), (x - half, y + base)], colour)
        case 2:
            side = 1.7 * size
            pen.rect(x - side / 2, y - side / 2, side, side, colour)
        case 3:
            half, tip = 1.05 * size, 1.2 * size
            pen.polygon([(x, y - tip), (x + half, y), (x, y + tip), (x - half, y)], colour)
        case _:
            pen.polygon(geometry.star(x, y + 0.08 * size, 1.25 * size, 0.54 * size, 5), colour)


@piece
def stone(pen: Pen, seat: int, w: int, h: int, front: int, is_signed: bool) -> None:
    """Seen from above with its front; the origin is the corner of the top face."""
    material = theme.SEATS[seat]
    width, radius = max(2, min(w, h) / 20), max(3, w / 10)
    pen.rect(0, 0.3 * h, w, 0.7 * h + front, material.front, material.edge, width, radius)
    pen.rect(0, 0, w, h, material.top, material.edge, width, radius)
    if is_signed:
        symbol(pen, seat, w / 2, h / 2, 0.27 * min(w, h), material.symbol)


class LaidStone(NamedTuple):
    """A stone where it lies. `top`: its top face. `front`: how much of its front shows below it."""

    seat: int
    top: Box
    front: int
    is_new: bool
    is_signed: bool = True


def lay_stones(drawing: Drawing, stones: Sequence[LaidStone], ground: Colour, margin: int = 8) -> None:
    """Row by row, as given. In a row what changed lately comes last, on rings that join where it touches."""
    for _, row in groupby(stones, key=lambda laid: laid.top.y):
        ordered = sorted(row, key=lambda laid: laid.is_new)
        new = [laid for laid in ordered if laid.is_new]
        for seat, top, front, _, is_signed in ordered[: len(ordered) - len(new)]:
            drawing.put(stone(ground, seat, top.w, top.h, front, is_signed), top.x, top.y)
        for _, top, front, *_ in new:
            drawing.put(ring(ground, top.w, top.h + front, margin), top.x, top.y)
        for seat, top, front, _, is_signed in new:
            drawing.put(stone(ground, seat, top.w, top.h, front, is_signed), top.x, top.y)


@piece
def seat_badge(pen: Pen, seat: int, radius: int) -> None:
    """Whose something is; flat and round, so that it is never taken for a stone."""
    material = theme.SEATS[seat]
    pen.circle(0, 0, radius, material.top, material.edge, 3)
    symbol(pen, seat, 0, 0, 0.48 * radius, material.symbol)


def seat_sign(drawing: Drawing, box: Box, seat: int, ground: Colour, front: int | None) -> None:
    """Who somebody is: a stone with this much of its front below the box, or a badge where stones mean other things."""
    if front is None:
        drawing.put(seat_badge(ground, seat, box.w // 2), *box.centre)
    else:
        drawing.put(stone(ground, seat, box.w, box.h, front, True), box.x, box.y)


@piece
def panel(pen: Pen, w: int, h: int) -> None:
    pen.rect(3, 5, w, h, theme.SHADOW, radius=16)
    pen.rect(0, 0, w, h, theme.LIMESTONE, theme.LINE, 3, 16)


@piece
def plate(pen: Pen, w: int, h: int) -> None:
    """A fixed board, on which places lie."""
    pen.rect(0, 0, w, h, theme.TAN, theme.TAN_LINE, 2.5, 8)


@piece
def choice_plate(pen: Pen, w: int, h: int) -> None:
    """A board that can be chosen now."""
    pen.rect(0, 0, w, h, theme.TAN, theme.LAPIS, 5, 8)


@piece
def place(pen: Pen, w: int, h: int) -> None:
    """An empty place for a piece."""
    pen.rect(0, 0, w, h, theme.CELL, theme.CELL_LINE, 2, 6)


@piece
def next_place(pen: Pen, w: int, h: int) -> None:
    """The place where the next piece goes."""
    pen.rect(0, 0, w, h, theme.NEXT_CELL, theme.LAPIS, 5, 6)


@piece
def next_arrow(pen: Pen) -> None:
    """Points down to where the next piece goes; the origin is its tip."""
    pen.polygon([(-17, -18), (17, -18), (0, 0)], theme.LAPIS)


@piece
def ring(pen: Pen, w: int, h: int, margin: int) -> None:
    """Around what changed lately."""
    radius = w / 10 + margin
    pen.rect(-margin, -margin, w + 2 * margin, h + 2 * margin, theme.BRIGHT_GOLD, theme.INK, 2, radius)


@piece
def points_disc(pen: Pen, radius: int) -> None:
    pen.circle(0, 0, radius, theme.TERRACOTTA, theme.INK, 2.5)


@piece
def count_disc(pen: Pen, radius: int) -> None:
    pen.circle(0, 0, radius, theme.INK, theme.CREAM, 2.5)


@piece
def pill(pen: Pen, w: int, h: int, fill: Colour) -> None:
    pen.rect(0, 0, w, h, fill, theme.INK, 3, h / 2)


@piece
def crown(pen: Pen, scale: float, fill: Colour, edge: Colour) -> None:
    """Standing on the origin."""
    outline = [(-32, 0), (-38, -30), (-17, -14), (0, -36), (17, -14), (38, -30), (32, 0)]
    with pen.moved(scale=scale):
        pen.polygon(outline, fill, edge, 3)


def palm_tree(pen: Pen) -> None:
    """About 80 high, standing on the origin."""
    pen.path("M-4,0 C-2,-20 -4,-34 2,-48 L8,-48 C4,-32 6,-18 8,0Z", theme.TRUNK)
    for leaf in _LEAVES:
        pen.path(leaf, theme.PALM, theme.DARK_PALM, 2)


@piece
def palm(pen: Pen, scale: float) -> None:
    with pen.moved(scale=scale):
        palm_tree(pen)


def waves(pen: Pen, places: Iterable[tuple[int, int]]) -> None:
    """Small zigzags on the water, each from its left end."""
    for x, y in places:
        pen.line([(x + 14 * step, y - 8 * (step % 2)) for step in range(7)], theme.WAVE, 4)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def write_points(drawing: Drawing, x: int, y: int, radius: int, text: str, ground: Colour = theme.LIMESTONE) -> None:
    """A terracotta disc with what something is worth."""
    drawing.put(points_disc(ground, radius), x, y)
    style = Style(Face.BLACK, round(1.55 * radius), theme.CREAM, theme.TERRACOTTA, least=SMALLEST_COUNT)
    drawing.write(text, around(x, y, round(1.7 * radius), 2 * radius - 4), style)


def write_count(drawing: Drawing, x: int, y: int, count: int, ground: Colour) -> None:
    """A small dark disc with how many of something there are."""
    radius = 15 if count < 10 else 19
    drawing.put(count_disc(ground, radius), x, y)
    style = Style(Face.BLACK, 26, theme.CREAM, theme.INK, least=SMALLEST_COUNT)
    drawing.write(str(count), around(x, y, 2 * radius - 4, 2 * radius - 4), style)
