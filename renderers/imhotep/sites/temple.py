"""Temple: columns of stones seen from the front. The top is who scores, the slices below are the height."""

from __future__ import annotations

from engines.core.options import Side
from engines.imhotep.components import Site
from engines.imhotep.sites.temple import REWARDS, Reward, width
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import LaidStone, lay_stones, next_arrow, next_place, write_points
from renderers.core.icons import icon
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.imhotep.changes import Changes
from renderers.imhotep.choices import Choices
from renderers.imhotep.sites.title import site_panel, write_title

_PITCH, _STONE = 60, 54
_BEAM = 70  # the lower edge of the roof
_FLOOR = {Side.A: 304, Side.B: 238}
_SLICE = 24  # of a stone's front that shows below the one on top of it
_ARROW = 24


@piece
def _building(pen: Pen, w: int, floor: int, columns: int) -> None:
    pen.polygon([(10, 8), (w - 10, 8), (w - 28, 58), (28, 58)], theme.TAN, theme.TAN_LINE, 2.5)
    pen.rect(24, 62, w - 48, 8, theme.TERRACOTTA, radius=2)
    pen.rect(10, floor - 2, w - 20, 14, theme.TAN, theme.TAN_LINE, 2.5, 3)
    for column in range(columns):
        left = _left(w, columns, column)
        pen.rect(left + 7, _BEAM, 40, floor - 2 - _BEAM, theme.COLUMN)
        pen.polygon([(left, _BEAM), (left + 54, _BEAM), (left + 47, _BEAM + 22), (left + 7, _BEAM + 22)], theme.CAPITAL)


@piece
def _either(pen: Pen) -> None:
    """The stroke between two rewards of which one is chosen."""
    pen.line([(0, 26), (46, 0)], theme.TAN_LINE, 3.5)


def draw_temple(drawing: Drawing, view: ImhotepView, words: Words, changes: Changes, choices: Choices) -> None:
    side, columns = view.options.temple, width(view.seats)
    floor = _FLOOR[side]
    with site_panel(drawing, Site.TEMPLE) as panel:
        drawing.put(_building(theme.LIMESTONE, panel.w, floor, columns), panel.x, panel.y)
        title = Style(Face.SERIF, 36, theme.INK, theme.TAN)
        write_title(drawing, words, Site.TEMPLE, side, panel.part(70, 12, panel.w - 140, 42), title)
        if side is Side.A:
            with drawing.thing("reward", panel.part(panel.w - 66, 12, 40, 42)) as box:
                write_points(drawing, *box.centre, 18, "1")
        for cell in range(columns):
            left = _left(panel.w, columns, cell)
            if side is Side.B:
                box = panel.part(left - 2, floor + 14, 58, 84)
                _draw_reward(drawing, box, REWARDS[side][cell], is_choice=cell == choices.temple_cell)
        with drawing.thing("columns", panel.part(10, _BEAM, panel.w - 20, floor - _BEAM + 2)) as hall:
            _draw_stones(drawing, panel, hall, view, columns, changes)


def _left(panel: int, columns: int, column: int) -> int:
    return (panel - _PITCH * columns) // 2 + 3 + _PITCH * column


def _draw_stones(drawing: Drawing, panel: Box, hall: Box, view: ImhotepView, columns: int, changes: Changes) -> None:
    floor = hall.bottom - 2
    layers = -(-len(view.temple) // columns)
    slice_height = min(_SLICE, (hall.h - 2 - _ARROW - _STONE) // max(layers, 1))
    laid = []
    for number, seat in enumerate(view.temple):
        layer, cell = divmod(number, columns)
        top = floor - _STONE - slice_height * (layer + 1)
        box = Box(panel.x + _left(panel.w, columns, cell), top, _STONE, _STONE)
        is_visible = number + columns >= len(view.temple)
        laid.append(LaidStone(seat, box, slice_height, (cell, layer) in changes.temple, is_visible))
    lay_stones(drawing, laid, theme.COLUMN)
    layer, cell = divmod(len(view.temple), columns)
    height = _STONE + slice_height * layer if layer else 0
    drawing.put(next_arrow(theme.COLUMN), panel.x + _left(panel.w, columns, cell) + _STONE // 2, floor - height - 6)


def _draw_reward(drawing: Drawing, box: Box, reward: Reward, *, is_choice: bool) -> None:
    """What the visible stone of a column earns at the end of a round."""
    with drawing.thing(f"reward at {box.x}", box):
        if is_choice:
            drawing.put(next_place(theme.LIMESTONE, box.w - 2, box.h - 2), box.x + 1, box.y + 1)
        match reward:
            case Reward.POINT | Reward.TWO_POINTS:
                write_points(drawing, box.x + 29, box.y + 42, 24, "1" if reward is Reward.POINT else "2")
            case Reward.POINT_OR_STONES:
                write_points(drawing, box.x + 21, box.y + 22, 19, "1")
                drawing.put(_either(theme.LIMESTONE), box.x + 7, box.y + 31)
                for x in (17, 38):
                    cube = icon(theme.LIMESTONE, "cube", 24, theme.TERRACOTTA, theme.DARK_TERRACOTTA, theme.LIMESTONE)
                    drawing.put(cube, box.x + x - 3, box.y + 55)
            case Reward.CARD:
                card = icon(theme.LIMESTONE, "card", 58, theme.INK, theme.INK, theme.LIMESTONE)
                drawing.put(card, box.x, box.y + 12)
