"""Burial chamber: three rows that grow to the right. On side A neighbours that score together are joined."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.imhotep.components import Site, rising
from engines.imhotep.options import Side
from engines.imhotep.sites.burial_chamber import ROW_PLACES, ROWS
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import LaidStone, lay_stones, next_place, place, plate, write_points
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.imhotep.changes import Changes
from renderers.imhotep.sites.title import site_panel, write_title

_GRID = (12, 54, 586, 176)
_ROW, _FRONT = 54, 13
_FEWEST_COLUMNS = 10
_PRINTED = {
    Side.A: tuple(rising(size) for size in range(1, 6)),
    Side.B: tuple(points for points in ROW_PLACES if points),
}
_DISC = 58  # pitch of the printed points


@piece
def _bridge(pen: Pen, seat: Seat, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.SEATS[seat].top)


def draw_burial_chamber(drawing: Drawing, view: ImhotepView, words: Words, changes: Changes) -> None:
    side = view.options.burial_chamber
    printed = _PRINTED[side]
    with site_panel(drawing, Site.BURIAL_CHAMBER) as panel:
        title = panel.part(20, 6, panel.w - 46 - _DISC * len(printed), 44)
        write_title(drawing, words, Site.BURIAL_CHAMBER, side, title)
        for number, points in enumerate(reversed(printed)):
            x = panel.right - 30 - _DISC * number
            with drawing.thing(f"printed {number}", Box(x - 26, panel.y + 4, 52, 48)):
                write_points(drawing, x, panel.y + 28, 22, str(points))
        with drawing.thing("grid", panel.part(*_GRID)) as grid:
            drawing.put(plate(theme.LIMESTONE, grid.w, grid.h), grid.x, grid.y)
            _draw_stones(drawing, grid, view, changes, is_joined=side is Side.A)


def _draw_stones(drawing: Drawing, grid: Box, view: ImhotepView, changes: Changes, *, is_joined: bool) -> None:
    stones = view.burial_chamber
    columns = max(_FEWEST_COLUMNS, len(stones) // ROWS + 1)
    pitch = (grid.w - 14) // columns
    left = grid.x + (grid.w - pitch * columns) // 2 + 2
    cells = [
        Box(left + pitch * column, grid.y + 6 + _ROW * row, pitch - 4, 52)
        for column in range(columns)
        for row in range(ROWS)
    ]
    for number, cell in enumerate(cells[len(stones) :]):
        empty = next_place if number == 0 else place
        drawing.put(empty(theme.TAN, cell.w, 46), cell.x, cell.y + 7)
    laid = [
        LaidStone(seat, cells[number], _FRONT, divmod(number, ROWS)[::-1] in changes.chamber)
        for number, seat in enumerate(stones)
    ]
    lay_stones(drawing, sorted(laid, key=lambda stone: stone.top.y), theme.TAN, 6)
    for number, seat in enumerate(stones if is_joined else ()):
        cell = cells[number]
        if stones[number + ROWS : number + ROWS + 1] == (seat,):
            drawing.put(_bridge(theme.SEATS[seat].top, seat, 10, 18), cell.right - 3, cell.y + 17)
        if number % ROWS < ROWS - 1 and stones[number + 1 : number + 2] == (seat,):
            wide = cell.w // 3
            drawing.put(_bridge(theme.SEATS[seat].top, seat, wide, 9), cell.x + (cell.w - wide) // 2, cell.bottom - 3)
