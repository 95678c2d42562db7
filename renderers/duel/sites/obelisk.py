"""Obelisks in a row, at least five places. On side B a crown marks who was the first with five, or that nobody was."""

from __future__ import annotations

from engines.core.options import Side
from engines.duel.components import Token
from engines.duel.sites.obelisk import FIVE
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import crown, write_count
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.duel.sites.holder import LEFT, WIDTH, WORTH, Holder

_PITCH = 42
_EASILY_COUNTED = 7
_HALF = 15
_SHAFT = [(0, -92), (10, -78), (_HALF, 0), (-_HALF, 0), (-10, -78)]


@piece
def _obelisk(pen: Pen, is_new: bool) -> None:
    """Standing on the origin."""
    for colour, width in ((theme.INK, 20), (theme.BRIGHT_GOLD, 15)) if is_new else ():
        pen.polygon(_SHAFT, colour, colour, width)
    pen.polygon(_SHAFT, theme.TERRACOTTA, theme.INK, 3)
    pen.polygon([(0, -89), (9, -78), (13.5, -2), (4, -2), (2, -78)], theme.DARK_TERRACOTTA)
    pen.line([(-9, -77), (9, -77)], theme.INK, 2.5)


@piece
def _free_obelisk(pen: Pen) -> None:
    pen.polygon(_SHAFT, theme.CELL, theme.CELL_LINE, 2)


def draw_obelisks(drawing: Drawing, box: Box, holder: Holder) -> None:
    count = holder.count(Token.OBELISK)
    places = max(FIVE, count)
    pitch = min(_PITCH, (WIDTH - 2 * _HALF - 6) // (places - 1))
    left, foot = box.x + LEFT + _HALF + 3, box.bottom - 14
    for number in range(count, places):
        drawing.put(_free_obelisk(holder.ground), left + pitch * number, foot)
    for number in range(count):
        drawing.put(_obelisk(holder.ground, holder.is_new(Token.OBELISK, number)), left + pitch * number, foot)
    if count > _EASILY_COUNTED:
        write_count(drawing, left + 2, box.y + 26, count, holder.ground)
    first = holder.view.first_to_five
    if holder.view.options.obelisk is Side.B and first in (None, holder.seat):
        fill, edge = (holder.ground, theme.LINE) if first is None else (theme.GOLD, theme.INK)
        if holder.changes.fifth == holder.seat:
            fill = theme.BRIGHT_GOLD
        drawing.put(crown(holder.ground, 0.66, fill, edge), box.right - WORTH, box.y + 30)
