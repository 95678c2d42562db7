"""The colonnade: a row of columns for each seat, and above them the tiles that the third and the fifth one bring."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.egizia.components import BOX
from engines.egizia.effects import Monument
from engines.egizia.view import EgiziaView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import seat_badge
from renderers.core.marks import put_glow, spark
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import layout
from renderers.egizia.bricks import draw_brick, draw_new, draw_place
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.faces import draw_plaque
from renderers.egizia.signs import write_worth

_BOARD = BOX.colonnade
_LEFT, _PITCH, _W = 44, 43, 36
_TOP, _COSTS = 52, 46  # below the tiles; how high the costs stand
_ROWS = 200
_PLAQUES = (Box(46, 1, 140, 50), Box(192, 1, 140, 50))
_SEAL = Box(342, 50, 42, 48)


@piece
def _cost(pen: Pen, w: int, h: int, fill: theme.Colour) -> None:
    pen.rect(1.5, 1.5, w - 3, h - 3, fill, theme.INK, 2.5, 7)


def _column(number: int) -> int:
    return layout.COLONNADE.x + _LEFT + _PITCH * number


def row_box(seat: Seat, seats: int) -> Box:
    pitch = min(62, (layout.COLONNADE.h - _ROWS // 2 + 2) // seats)
    top = layout.COLONNADE.y + _TOP + _COSTS + 2
    return Box(layout.COLONNADE.x, top + pitch * seat, layout.COLONNADE.w, pitch)


def brick_box(seat: Seat, column: int, seats: int) -> Box:
    row = row_box(seat, seats)
    return Box(_column(column), row.y + 3, _W, row.h - 10)


def draw_colonnade(drawing: Drawing, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    with drawing.thing("colonnade", layout.COLONNADE) as site:
        _draw_head(drawing, site, view, changes)
        builder = view.build.seat if view.build is not None else view.turn
        for player in view.players:
            seat = player.seat
            row = row_box(seat, view.seats)
            drawing.put(seat_badge(theme.LIMESTONE, seat, 19), row.x + 22, row.y + (row.h - 4) // 2)
            drawing.fill(Box(row.x + _LEFT - 6, row.bottom - 6, 7 * _PITCH + 6, 4), theme.PIT_EDGE)
            for column in range(player.colonnade):
                box = brick_box(seat, column, view.seats)
                draw_brick(drawing, seat, box, theme.LIMESTONE)
                if (Monument.COLONNADE, column, 0, seat) in changes.bricks:
                    draw_new(drawing, box, theme.LIMESTONE)
            can_build = (Monument.COLONNADE, 0) in choices.bricks and seat == builder
            _draw_rest(drawing, view, seat, player.colonnade, is_choice=can_build)


def _draw_rest(drawing: Drawing, view: EgiziaView, seat: Seat, built: int, *, is_choice: bool) -> None:
    """Columns that are not built; in gold with its cost the next one, if it can be built now."""
    count = len(_BOARD.costs) - built
    if not count:
        return
    box = brick_box(seat, built, view.seats)
    drawing.put(_places(theme.LIMESTONE, count, box.w, box.h), box.x, box.y)
    if is_choice:
        draw_place(drawing, box, theme.LIMESTONE, _BOARD.costs[built], is_choice=True)


@piece
def _places(pen: Pen, count: int, w: int, h: int) -> None:
    for number in range(count):
        pen.rect(_PITCH * number + 1, 1, w - 2, h - 2, theme.SILHOUETTE, theme.CAPSTONE, 2, 6)


def _draw_head(drawing: Drawing, site: Box, view: EgiziaView, changes: Changes) -> None:
    """Tiles, costs, and the points for whoever completes the next row."""
    grounds = {_BOARD.golden - 1: theme.GOLDEN_COLUMN, _BOARD.purple - 1: theme.PURPLE_COLUMN}
    foot = row_box(view.seats - 1, view.seats).bottom - 6
    for column, cost in enumerate(_BOARD.costs):
        x = _column(column)
        top = site.y + _TOP
        drawing.fill(Box(x + 7, top, _W - 14, foot - top), grounds.get(column, theme.SILHOUETTE))
        fill = grounds.get(column, theme.CREAM)
        drawing.put(_cost(theme.LIMESTONE, _W, _COSTS, fill), x, top)
        drawing.write(str(cost), Box(x + 2, top, _W - 4, _COSTS), Style(Face.BLACK, 38, theme.INK, fill))
    new = {tile for _, tile in changes.tiles}
    for number, tile in enumerate((view.golden, view.purple)):
        with drawing.thing(f"tile {number + 1}", site.part(*_PLAQUES[number])) as box:
            draw_plaque(drawing, tile, box, theme.LIMESTONE, is_golden=number == 0)
            if tile in new:
                put_glow(drawing, box.grown(-3), theme.LIMESTONE, 9)
                drawing.put(spark(theme.LIMESTONE, 12), box.right - 10, box.y + 9)
    done = len(view.finished)
    if done < len(_BOARD.finish):
        seal = site.part(*_SEAL)
        write_worth(drawing, *seal.centre, 22, _BOARD.finish[done], theme.LIMESTONE)
