"""The cards that lie before a player, and the last stones of the quarry when it runs low."""

from __future__ import annotations

from collections import Counter

from engines.core.decision import Seat
from engines.imhotep.components import Card
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import ring, write_count
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour
from renderers.imhotep.cards import FACES, card_chip, card_tile
from renderers.imhotep.changes import Changes

_TILES = (64, 56, 48)
_CHIP = (54, 32)  # flat: two rows of five, more kinds than that do not exist
_GAP = 8
_FEW_IN_QUARRY = 5  # from here on it matters how many stones are left
_QUARRY_COUNT = 22  # the width of a figure beside the heap


@piece
def _quarry_heap(pen: Pen, seat: Seat, size: int, h: int, is_empty: bool) -> None:
    """Not a card, so it has no frame."""
    material = theme.SEATS[seat]
    for x, y in ((0, 1.15), (1.15, 1.15), (0.58, 0)):
        fill, edge = (None, theme.LINE) if is_empty else (material.top, material.edge)
        pen.rect(x * size, h / 2 + (y - 1.1) * size, size, size, fill, edge, 2, 3)


def draw_holdings(drawing: Drawing, area: Box, seat: Seat, view: ImhotepView, changes: Changes, ground: Colour) -> None:
    """Each kind of card once; the quarry at the end, when few stones are left in it."""
    held = Counter(view.hands[seat])
    kinds = [card for card in Card if card in held]
    is_quarry_low = view.quarry[seat] <= _FEW_IN_QUARRY
    places = _places(area, len(kinds) + is_quarry_low)
    for card, place in zip(kinds, places, strict=False):
        if (seat, card) in changes.cards:
            drawing.put(ring(ground, place.w, place.h, 5), place.x, place.y)
    for card, place in zip(kinds, places, strict=False):
        with drawing.thing(card, place):
            _draw_card(drawing, place, card, held[card], ground)
    if is_quarry_low:
        with drawing.thing("quarry", places[-1]) as place:
            _draw_quarry(drawing, place, seat, view.quarry[seat], ground)


def _places(area: Box, count: int) -> list[Box]:
    """Squares as large as fit, all that there is room for; or, when there are too many, flat chips."""
    for size in _TILES:
        places = _grid(area, size, size)
        if count <= len(places):
            return places
    return _grid(Box(area.x - 4, area.y, area.w + 8, area.h), *_CHIP)


def _grid(area: Box, w: int, h: int) -> list[Box]:
    columns, rows = (area.w + 3) // (w + 3), (area.h + 3) // (h + 3)
    across = min(_GAP, (area.w - columns * w) // max(1, columns - 1))
    down = min(_GAP, (area.h - rows * h) // max(1, rows - 1))
    return [
        area.part((w + across) * column, (h + down) * row, w, h) for row in range(rows) for column in range(columns)
    ]


def _draw_card(drawing: Drawing, place: Box, card: Card, count: int, ground: Colour) -> None:
    if place.w == place.h:
        drawing.put(card_tile(ground, card, place.w), place.x, place.y)
        if count > 1:
            write_count(drawing, place.right - 12, place.bottom - 12, count, ground)
        return
    drawing.put(card_chip(ground, card, place.w, place.h, count == 1), place.x, place.y)
    if count > 1:
        style = Style(Face.BLACK, 28, theme.CREAM, FACES[card].colour, least=SMALLEST_COUNT)
        drawing.write(str(count), place.part(25, 1, 28, place.h - 2), style)


def _draw_quarry(drawing: Drawing, place: Box, seat: Seat, count: int, ground: Colour) -> None:
    h = min(place.h, 42)
    stone = min(h * 5 // 13, (place.w - _QUARRY_COUNT) * 6 // 13)
    drawing.put(_quarry_heap(ground, seat, stone, h, count == 0), place.x, place.y)
    style = Style(Face.BLACK, 30, theme.INK, ground)
    drawing.write(str(count), Box(place.right + 2 - _QUARRY_COUNT, place.y, _QUARRY_COUNT, h), style)
