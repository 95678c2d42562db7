"""The cards that lie before a player, and the last stones of the quarry when it runs low."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

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
_GAP = 8
_CHIP = (54, 32)  # two rows of five: more kinds than that do not exist
_CHIPS_A_ROW = 5
_FEW_IN_QUARRY = 5  # from here on it matters how many stones are left


@dataclass(frozen=True, slots=True)
class _Holding:
    """`card` None: stones of the quarry."""

    card: Card | None
    count: int


@piece
def _quarry_tile(pen: Pen, seat: Seat, w: int, h: int) -> None:
    """The last stones of the quarry: a heap of them."""
    material = theme.SEATS[seat]
    pen.rect(0, 0, w, h, theme.TAN, theme.TAN_LINE, 2.5, 7)
    size = min(w, h) / 3.2
    left = (w - 2.2 * size) / 2 if w == h else 5
    for x, y in ((0, 1.1), (1.1, 1.1), (0.55, 0.1)):
        pen.rect(left + x * size, h / 2 + (y - 1.1) * size, size, size, material.top, material.edge, 2, 3)


def draw_holdings(drawing: Drawing, area: Box, seat: Seat, view: ImhotepView, changes: Changes, ground: Colour) -> None:
    """Tiles while they fit, else two rows of flat chips."""
    held = Counter(view.hands[seat])
    holdings = [_Holding(card, held[card]) for card in Card if card in held]
    if view.quarry[seat] <= _FEW_IN_QUARRY:
        holdings.append(_Holding(None, view.quarry[seat]))
    tiles = _tiles(area, len(holdings))
    places = tiles or _chips(area, len(holdings))
    for holding, place in zip(holdings, places, strict=True):
        if holding.card is not None and (seat, holding.card) in changes.cards:
            drawing.put(ring(ground, place.w, place.h, 5), place.x, place.y)
    for holding, place in zip(holdings, places, strict=True):
        name = holding.card or "quarry"
        with drawing.thing(name, place):
            if tiles:
                _draw_tile(drawing, place, seat, holding, ground)
            else:
                _draw_chip(drawing, place, seat, holding, ground)


def _tiles(area: Box, count: int) -> list[Box]:
    """The largest squares that fit; none when even the smallest do not."""
    for size in _TILES:
        columns, rows = (area.w + _GAP) // (size + _GAP), (area.h + _GAP) // (size + _GAP)
        if count <= columns * rows:
            return _grid(area, count, columns, size, size)
    return []


def _chips(area: Box, count: int) -> list[Box]:
    return _grid(Box(area.x - 4, area.y, area.w + 8, area.h), count, _CHIPS_A_ROW, *_CHIP)


def _grid(area: Box, count: int, columns: int, w: int, h: int) -> list[Box]:
    across = min(_GAP, (area.w - columns * w) // (columns - 1))
    down = min(_GAP, area.h - 2 * h) if count > columns else 0
    return [
        area.part((w + across) * (number % columns), (h + down) * (number // columns), w, h) for number in range(count)
    ]


def _draw_tile(drawing: Drawing, place: Box, seat: Seat, holding: _Holding, ground: Colour) -> None:
    if holding.card is None:
        drawing.put(_quarry_tile(ground, seat, place.w, place.h), place.x, place.y)
    else:
        drawing.put(card_tile(ground, holding.card, place.w), place.x, place.y)
    if holding.card is None or holding.count > 1:
        write_count(drawing, place.right - 12, place.bottom - 12, holding.count, ground)


def _draw_chip(drawing: Drawing, place: Box, seat: Seat, holding: _Holding, ground: Colour) -> None:
    if holding.card is None:
        drawing.put(_quarry_tile(ground, seat, place.w, place.h), place.x, place.y)
        ink, fill = theme.INK, theme.TAN
    else:
        drawing.put(card_chip(ground, holding.card, place.w, place.h), place.x, place.y)
        ink, fill = theme.CREAM, FACES[holding.card].colour
    if holding.card is None or holding.count > 1:
        style = Style(Face.BLACK, 28, ink, fill, least=SMALLEST_COUNT)
        drawing.write(str(holding.count), place.part(25, 1, 28, place.h - 2), style)
