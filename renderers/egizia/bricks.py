"""Places for bricks: a seat's brick, an empty place with its cost, one that can be built now."""

from __future__ import annotations

from engines.core.decision import Seat
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import symbol
from renderers.core.marks import put_glow, spark
from renderers.core.pen import Pen
from renderers.core.sprites import piece


@piece
def brick(pen: Pen, seat: Seat, w: int, h: int) -> None:
    look = theme.SEATS[seat]
    drop = 4 if h < 30 else 7
    pen.rect(1, 1, w - 2, h - 2, look.front, theme.INK, 2.5, 5)
    pen.rect(2.2, 2.2, w - 4.4, h - 2.2 - drop, look.top, radius=4)
    symbol(pen, seat, w / 2, (h - drop) / 2 + 1, 0.3 * min(w, h - drop + 4), look.symbol)


@piece
def _place(pen: Pen, w: int, h: int, fill: theme.Colour, edge: theme.Colour, width: int) -> None:
    half = width / 2
    pen.rect(half, half, w - width, h - width, fill, edge, width, 6)


def draw_brick(drawing: Drawing, seat: Seat, box: Box, ground: theme.Colour) -> None:
    drawing.put(brick(ground, seat, box.w, box.h), box.x, box.y)


def draw_new(drawing: Drawing, box: Box, ground: theme.Colour) -> None:
    put_glow(drawing, box, ground, 6)
    drawing.put(spark(ground, 15), box.right - 2, box.y + 2)


def draw_place(
    drawing: Drawing,
    box: Box,
    ground: theme.Colour,
    cost: int | None,
    *,
    is_next: bool = False,
    is_choice: bool = False,
    is_dark: bool = False,
) -> None:
    """`cost`: where it is written. `is_next`: the next one to be built by anybody. `is_dark`: on a side of two."""
    if is_choice:
        fill, edge, width, ink = theme.TAG, theme.INK, 3, theme.INK
    elif is_next:
        fill, edge, width, ink = theme.NEXT_CELL, theme.PLINTH, 3, theme.INK
    elif is_dark:
        fill, edge, width, ink = theme.PIT_EDGE, theme.GROUND_LINE, 2, theme.MORTAR
    else:
        fill, edge, width, ink = theme.SILHOUETTE, theme.CAPSTONE, 2, theme.PIT_FIGURE
    drawing.put(_place(ground, box.w, box.h, fill, edge, width), box.x, box.y)
    if cost is not None:
        size = min(44, box.h) if is_choice or is_next else min(34, box.h)
        style = Style(Face.BLACK, max(SMALLEST_COUNT, round(0.86 * size)), ink, fill, least=SMALLEST_COUNT)
        drawing.write(str(cost), box, style)
