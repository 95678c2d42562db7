"""The quarry: pairs of cards, numbered as in the menus; who took one stands in its place."""

from __future__ import annotations

from typing import NamedTuple

from engines.pyramids.view import PyramidsView, SeenPair
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import seat_badge
from renderers.core.marks import dashed_box, put_glow, spark, write_tag
from renderers.core.panels import draw_framed
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.pyramids import layout
from renderers.pyramids.cards import draw_card
from renderers.pyramids.changes import Changes
from renderers.pyramids.choices import Choices

_PIT = 8
_TAKEN = 70


class _Size(NamedTuple):
    """How large pairs are drawn: their width, a card's width, the height of its scenery."""

    pair: int
    card: int
    scenery: int


_LARGE, _SMALL = _Size(238, 104, 52), _Size(166, 72, 84)


@piece
def _mat(pen: Pen, w: int, h: int, edge: theme.Colour, width: int) -> None:
    """Below the two cards of a pair: they are never split."""
    pen.rect(0, 0, w, h, theme.CREAM, edge, width, 12)


def draw_quarry(drawing: Drawing, view: PyramidsView, changes: Changes, choices: Choices) -> None:
    with drawing.thing("quarry", layout.quarry(view.seats)) as box:
        draw_framed(drawing, box, ((theme.PIT_EDGE, 4),), theme.PIT)
        size = _fitting(view, box.w - 2 * _PIT)
        widths = [_width(pair, size) for pair in view.pairs]
        gap = (box.w - 2 * _PIT - sum(widths)) // (len(widths) + 1)
        x = box.x + _PIT + gap
        for number, (pair, width) in enumerate(zip(view.pairs, widths, strict=True)):
            with drawing.thing(f"pair {number + 1}", Box(x, box.y + 9, width, 180)) as place:
                if pair.taker is None:
                    _draw_pair(drawing, place, number, pair, size, is_choice=number in choices.pairs)
                else:
                    _draw_gap(drawing, place, number, pair.taker)
                if number in changes.pairs:
                    _draw_glow(drawing, place, is_taken=pair.taker is not None)
            x += width + gap


def _fitting(view: PyramidsView, room: int) -> _Size:
    """Large cards whenever all fit."""
    needed = sum(_width(pair, _LARGE) + 10 for pair in view.pairs)
    return _LARGE if needed <= room else _SMALL


def _width(pair: SeenPair, size: _Size) -> int:
    return size.pair if pair.taker is None else _TAKEN


def _draw_pair(drawing: Drawing, place: Box, number: int, pair: SeenPair, size: _Size, *, is_choice: bool) -> None:
    edge, width = (theme.LAPIS, 5) if is_choice else (theme.INK, 3)
    drawing.put(_mat(theme.PIT, place.w, place.h - 4, edge, width), place.x, place.y + 2)
    inset = (place.w - 2 * size.card - 10) // 2
    for side, card in enumerate(pair.cards):
        x = place.x + inset + (size.card + 10) * side
        draw_card(drawing, card, x, place.y + 12, size.card, size.scenery, theme.CREAM)
    write_tag(drawing, place.centre[0], place.y + 28, 25, str(number + 1), theme.MORTAR, is_choice=is_choice)


def _draw_gap(drawing: Drawing, place: Box, number: int, taker: int) -> None:
    drawing.put(
        dashed_box(theme.PIT, place.w, place.h - 24, theme.PIT_EDGE, theme.GROUND_LINE, 3), place.x, place.y + 12
    )
    style = Style(Face.BLACK, 46, theme.PIT_FIGURE, theme.PIT_EDGE)
    drawing.write(str(number + 1), place.part(5, 26, place.w - 10, 50), style)
    drawing.put(seat_badge(theme.PIT_EDGE, taker, 26), place.centre[0], place.y + 118)


def _draw_glow(drawing: Drawing, place: Box, *, is_taken: bool) -> None:
    box = (
        Box(place.x, place.y + 12, place.w, place.h - 24)
        if is_taken
        else Box(place.x, place.y + 2, place.w, place.h - 4)
    )
    put_glow(drawing, box, theme.PIT, 12)
    drawing.put(spark(theme.PIT, 16), box.right - 8, box.y + 6)
