"""The pyramid: whose brick lies where, what the next ones cost, who has each row's bonus."""

from __future__ import annotations

from engines.egizia import monuments
from engines.egizia.components import BOX
from engines.egizia.effects import Monument
from engines.egizia.view import EgiziaView, SeenRow
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import seat_badge
from renderers.core.marks import put_glow, spark, write_tag
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import layout
from renderers.egizia.bricks import draw_brick, draw_new, draw_place
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.obelisk import plinth

_MARGIN, _FOOT = 38, 12


@piece
def _silhouette(pen: Pen, w: int, h: int) -> None:
    pen.polygon([(0, h), (w / 2, 0), (w, h)], theme.PLOT)


def cell_box(view: EgiziaView, row: int, cell: int) -> Box:
    """Two sides stand beside one another, each of them narrower upward."""
    site, base = layout.PYRAMID, view.pyramid[0]
    w = (site.w - _MARGIN - 6) // (base.dark + base.light)
    h = 52 if base.light == 0 else 66
    dark = view.pyramid[row].dark
    side = 0 if cell < dark else base.dark * w
    x = site.x + _MARGIN + side + row * w // 2 + (cell if cell < dark else cell - dark) * w
    return Box(x, site.bottom - _FOOT - h * (row + 1), w - 1, h - 1)


def row_tag(view: EgiziaView, row: int) -> tuple[int, int]:
    """The middle of a row's number, at its left."""
    first = cell_box(view, row, 0)
    return first.x - 19, first.centre[1]


def draw_pyramid(drawing: Drawing, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    with drawing.thing("pyramid", layout.PYRAMID) as site:
        _draw_ground(drawing, view, site)
        rows = tuple(row.owners for row in view.pyramid)
        nexts = {prospect.at for prospect in monuments.pyramid(rows, view.seats) if prospect.brick is not None}
        for number, row in enumerate(view.pyramid):
            _draw_row(drawing, view, number, row, choices, can_go_on=number in nexts)
        for number, row in enumerate(view.pyramid):
            for cell, seat in enumerate(row.owners):
                if (Monument.PYRAMID, number, cell, seat) in changes.bricks:
                    draw_new(drawing, cell_box(view, number, cell), theme.LIMESTONE)
            if number in changes.rows:
                x, y = row_tag(view, number)
                put_glow(drawing, Box(x - 17, y - 17, 34, 34), theme.LIMESTONE, 17)
                drawing.put(spark(theme.LIMESTONE, 12), x + 14, y - 14)


def _draw_ground(drawing: Drawing, view: EgiziaView, site: Box) -> None:
    base = view.pyramid[0]
    w = cell_box(view, 0, 0).w + 1
    foot = site.bottom - _FOOT
    for first, cells in ((0, base.dark), (base.dark, base.light)):
        if cells:
            high = foot - cell_box(view, len(view.pyramid) - 1, 0).y + 10
            left = site.x + _MARGIN + first * w
            drawing.put(_silhouette(theme.LIMESTONE, cells * w, high), left, foot - high)
    width = w * (base.dark + base.light) + 8
    drawing.put(plinth(theme.LIMESTONE, width, 9), site.x + _MARGIN - 4, foot)


def _draw_row(
    drawing: Drawing, view: EgiziaView, number: int, row: SeenRow, choices: Choices, *, can_go_on: bool
) -> None:
    is_choice = (Monument.PYRAMID, number) in choices.bricks
    for cell in range(row.dark + row.light):
        box = cell_box(view, number, cell)
        if cell < len(row.owners):
            draw_brick(drawing, row.owners[cell], box, theme.LIMESTONE)
        else:
            is_next = cell == len(row.owners)
            draw_place(
                drawing,
                box,
                theme.LIMESTONE,
                BOX.pyramid.costs[number],
                is_next=is_next and can_go_on,
                is_choice=is_next and is_choice,
                is_dark=row.light > 0 and cell < row.dark,
            )
    x, y = row_tag(view, number)
    if row.winner is not None:
        drawing.put(seat_badge(theme.LIMESTONE, row.winner, 17), x, y)
    elif is_choice:
        write_tag(drawing, x, y, 18, str(number + 1), theme.LIMESTONE)
