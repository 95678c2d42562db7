"""The burial chamber: twelve numbers in three rows. Neighbours are joined, because they score together."""

from __future__ import annotations

from engines.duel.components import BURIAL
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import place, ring
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.duel.sites.holder import LEFT, Holder
from renderers.duel.tokens import RING

_A_ROW = 4
_PITCH, _CELL = 54, 48


@piece
def _chamber(pen: Pen, size: int) -> None:
    pen.rect(0, 0, size, size, theme.CARD_PURPLE, theme.INK, 3, 9)


@piece
def _bridge(pen: Pen) -> None:
    """To the next number in the same row."""
    pen.rect(0, 0, _PITCH - _CELL + 5, 18, theme.CARD_PURPLE)
    for y in (0, 18):
        pen.line([(2, y), (_PITCH - _CELL + 3, y)], theme.INK, 3)


@piece
def _end(pen: Pen, turn: int) -> None:
    """Where a run goes on in the next row or came from the one before: towards the edge of the grid."""
    pen.polygon([(0, 0), (9 * turn, 9), (0, 18)], theme.CARD_PURPLE, theme.INK, 2.5)


def draw_burial_chamber(drawing: Drawing, box: Box, holder: Holder) -> None:
    held = {number: token for token, number in BURIAL.items() if holder.count(token)}
    cells = {number: _cell(box, number) for number in BURIAL.values()}
    for number, cell in cells.items():
        if number not in held:
            drawing.put(place(holder.ground, cell.w, cell.h), cell.x, cell.y)
            drawing.write(str(number), cell, Style(Face.SANS, 36, theme.LINE, theme.CELL))
    for number, token in held.items():
        if holder.is_new(token, 0):
            drawing.put(ring(holder.ground, _CELL, _CELL, RING), cells[number].x, cells[number].y)
    for number in held:
        cell = cells[number]
        if number + 1 in held and number % _A_ROW == 0:
            drawing.put(_end(holder.ground, 1), cell.right, cell.y + 16)
            drawing.put(_end(holder.ground, -1), cells[number + 1].x, cells[number + 1].y + 16)
    for number in held:
        drawing.put(_chamber(holder.ground, _CELL), cells[number].x, cells[number].y)
    for number in held:
        cell = cells[number]
        if number + 1 in held and number % _A_ROW:
            drawing.put(_bridge(theme.CARD_PURPLE), cell.right - 2, cell.y + 16)
        drawing.write(str(number), cell, Style(Face.BLACK, 38, theme.CREAM, theme.CARD_PURPLE))


def _cell(box: Box, number: int) -> Box:
    row, column = divmod(number - 1, _A_ROW)
    return box.part(LEFT + 3 + _PITCH * column, 13 + _PITCH * row, _CELL, _CELL)
