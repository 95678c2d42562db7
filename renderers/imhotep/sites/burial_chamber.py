"""Burial chamber: three rows that grow to the right. On side A neighbours that score together are joined."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.options import Side
from engines.imhotep.components import Site, rising
from engines.imhotep.sites.burial_chamber import ROW_PLACES, ROWS
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import LaidStone, lay_stones, next_place, place, plate, seat_badge, write_points
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.imhotep.changes import Changes
from renderers.imhotep.choices import Choices
from renderers.imhotep.sites.title import site_panel, write_title

_GRID = (12, 54, 500, 180)
_WORTH = (520, 54, 80, 180)
_ROW, _FRONT = 54, 13
_FEWEST_COLUMNS = 9
_PRINTED = {
    Side.A: (*(str(rising(size)) for size in range(1, 6)), f"+{rising(6) - rising(5)}"),
    Side.B: tuple(str(points) for points in ROW_PLACES if points),
}
_DISC = 48  # pitch of the printed points


@piece
def _bridge(pen: Pen, seat: Seat, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.SEATS[seat].top)


def draw_burial_chamber(drawing: Drawing, view: ImhotepView, words: Words, changes: Changes, choices: Choices) -> None:
    side = view.options.burial_chamber
    printed = _PRINTED[side]
    with site_panel(drawing, Site.BURIAL_CHAMBER) as panel:
        title = panel.part(20, 6, panel.w - 40 - _DISC * len(printed), 44)
        write_title(drawing, words, Site.BURIAL_CHAMBER, side, title)
        for number, points in enumerate(reversed(printed)):
            x = panel.right - 30 - _DISC * number
            with drawing.thing(f"printed {number}", Box(x - 23, panel.y + 4, 46, 48)):
                write_points(drawing, x, panel.y + 28, 21, points)
        with drawing.thing("grid", panel.part(*_GRID)) as grid:
            drawing.put(plate(theme.LIMESTONE, grid.w, grid.h), grid.x, grid.y)
            _draw_stones(drawing, grid, view, changes, is_joined=side is Side.A)
        with drawing.thing("worth", panel.part(*_WORTH)) as box:
            _draw_worth(drawing, box, view.burial_chamber_worth)


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
        if number == 0:
            # A little lower, out from under the stone above it.
            drawing.put(next_place(theme.TAN, cell.w, 39), cell.x, cell.y + 14)
        else:
            drawing.put(place(theme.TAN, cell.w, 46), cell.x, cell.y + 7)
    laid = [
        LaidStone(seat, cells[number], _FRONT, divmod(number, ROWS)[::-1] in changes.chamber)
        for number, seat in enumerate(stones)
    ]
    lay_stones(drawing, sorted(laid, key=lambda stone: stone.top.y), theme.TAN)
    for number, seat in enumerate(stones if is_joined else ()):
        cell = cells[number]
        if stones[number + ROWS : number + ROWS + 1] == (seat,):
            drawing.put(_bridge(theme.SEATS[seat].top, seat, 10, 18), cell.right - 3, cell.y + 17)
        if number % ROWS < ROWS - 1 and stones[number + 1 : number + 2] == (seat,):
            wide = cell.w // 3
            drawing.put(_bridge(theme.SEATS[seat].top, seat, wide, 9), cell.x + (cell.w - wide) // 2, cell.bottom - 3)


def _draw_worth(drawing: Drawing, box: Box, worth: tuple[int, ...]) -> None:
    """What the chamber would score for each seat now."""
    for seat, points in enumerate(worth):
        row = box.part(0, 2 + 44 * seat, box.w, 44)
        drawing.put(seat_badge(theme.LIMESTONE, seat, 17), row.x + 20, row.y + 22)
        drawing.write(str(points), row.part(38, 0, 42, 44), Style(Face.BLACK, 34, theme.INK, theme.LIMESTONE))
