"""Pyramid: side A one pyramid with its levels one above the other, side B three pyramids with bonuses.

The levels lie apart, so that it still reads as a pyramid and every printed value stays visible.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.core.decision import Seat
from engines.core.options import Side
from engines.imhotep.components import Site
from engines.imhotep.sites.pyramid import BOARDS, OVERFLOW_POINTS, Bonus, Cell, with_room
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import LaidStone, choice_plate, lay_stones, next_place, place, plate, ring, write_points
from renderers.core.icons import icon
from renderers.core.scene import Words
from renderers.imhotep.changes import Changes
from renderers.imhotep.choices import Choices
from renderers.imhotep.sites.title import dunes, site_panel, write_title


class _Level(NamedTuple):
    """Columns and rows of cells, and where the first one lies in the panel."""

    columns: int
    rows: int
    x: int
    y: int


class _Looks(NamedTuple):
    """`pyramids`: each from its base up. `w`, `h`: the pitch of the cells. `front`: how much of it shows of a stone.

    `margin`: of a plate around its cells. `title`: the title's width. `overflow`: where further stones are counted.
    """

    pyramids: tuple[tuple[_Level, ...], ...]
    w: int
    h: int
    front: int
    margin: int
    title: int
    overflow: tuple[int, int, int, int]

    def cells(self, number: int, panel: Box) -> list[Box]:
        """In building order: column by column, from the top; then the next level."""
        return [
            panel.part(level.x + self.w * column, level.y + self.h * row, self.w - 4, self.h - 6)
            for level in self.pyramids[number]
            for column in range(level.columns)
            for row in range(level.rows)
        ]

    def plate(self, level: _Level, panel: Box) -> Box:
        w, h = self.w * level.columns - 4, self.h * level.rows
        return panel.part(level.x - self.margin, level.y - 8, w + 2 * self.margin, h + 24)


_LOOKS = {
    Side.A: _Looks(
        ((_Level(3, 3, 106, 192), _Level(2, 2, 148, 83), _Level(1, 1, 190, 15)),), 84, 41, 9, 9, 150, (14, 234, 80, 92)
    ),
    Side.B: _Looks(
        tuple((_Level(2, 2, middle - 52, 168), _Level(1, 1, middle - 25, 67)) for middle in (66, 190, 314)),
        54, 69, 10, 6, 200, (252, 8, 118, 40),
    ),
}  # fmt: skip
_ICONS = {Bonus.CARD: "card", Bonus.STONES: "stones", Bonus.SHIP: "ship"}


def draw_pyramid(drawing: Drawing, view: ImhotepView, words: Words, changes: Changes, choices: Choices) -> None:
    side = view.options.pyramid
    looks = _LOOKS[side]
    with site_panel(drawing, Site.PYRAMID) as panel:
        drawing.put(dunes(theme.LIMESTONE, panel.w, panel.h, side is Side.A), panel.x, panel.y)
        write_title(drawing, words, Site.PYRAMID, side, panel.part(18, 8, looks.title, 42))
        for number, stones in enumerate(view.pyramids):
            new = {cell for pyramid, cell in changes.pyramid if pyramid == number and cell is not None}
            is_choice = number in choices.pyramids
            _draw_one(drawing, panel, looks, number, BOARDS[side][number], stones, new, is_choice=is_choice)
        if view.pyramid_overflow or not with_room(side, view.pyramids):
            _draw_overflow(drawing, panel.part(*looks.overflow), view, changes)


def _draw_one(
    drawing: Drawing,
    panel: Box,
    looks: _Looks,
    number: int,
    printed: tuple[Cell, ...],
    stones: tuple[Seat, ...],
    new: set[int],
    *,
    is_choice: bool,
) -> None:
    for height, level in enumerate(looks.pyramids[number]):
        with drawing.thing(f"pyramid {number} level {height}", looks.plate(level, panel)) as box:
            board = choice_plate if is_choice else plate
            drawing.put(board(theme.LIMESTONE, box.w, box.h), box.x, box.y)
    cells = looks.cells(number, panel)
    for cell, (box, value) in enumerate(zip(cells, printed, strict=True)):
        if cell >= len(stones):
            _draw_empty(drawing, box.part(0, 8, box.w, box.h), value, is_next=cell == len(stones))
    laid = [LaidStone(seat, cells[cell], looks.front, cell in new) for cell, seat in enumerate(stones)]
    lay_stones(drawing, sorted(laid, key=lambda stone: stone.top.y), theme.TAN)


def _draw_empty(drawing: Drawing, box: Box, value: Cell, *, is_next: bool) -> None:
    """The printed points, with a pictogram under them where there is a bonus."""
    empty = next_place if is_next else place
    drawing.put(empty(theme.TAN, box.w, box.h), box.x, box.y)
    ink, ground = (theme.LAPIS, theme.NEXT_CELL) if is_next else (theme.INK, theme.CELL)
    size = 34 if value.bonus else 46 if box.h > 50 else 36
    room = box if value.bonus is None else Box(box.x, box.y + 5, box.w, 26)
    drawing.write(str(value.points), room, Style(Face.BLACK if is_next else Face.SANS, size, ink, ground))
    if value.bonus is not None:
        picture = icon(ground, _ICONS[value.bonus], 27, theme.TERRACOTTA, theme.TERRACOTTA, ground)
        drawing.put(picture, box.x + box.w // 2 - 13, box.y + 32)


def _draw_overflow(drawing: Drawing, box: Box, view: ImhotepView, changes: Changes) -> None:
    """How many stones stand beside complete pyramids, and what each was worth."""
    with drawing.thing("overflow", box):
        if (None, None) in changes.pyramid:
            drawing.put(ring(theme.DUNE, box.w, box.h, 7), box.x, box.y)
        empty = plate if view.pyramid_overflow else choice_plate
        drawing.put(empty(theme.DUNE, box.w, box.h), box.x, box.y)
        count, points = str(len(view.pyramid_overflow)), f"+{OVERFLOW_POINTS}"
        style = Style(Face.BLACK, 36, theme.INK, theme.TAN)
        if box.h > 60:
            drawing.put(icon(theme.TAN, "cube", 34, theme.TAN_LINE, theme.TAN_LINE, theme.TAN), box.x + 3, box.y + 8)
            drawing.write(count, box.part(36, 6, 42, 38), style)
            write_points(drawing, box.x + 40, box.y + 66, 22, points)
        else:
            drawing.put(icon(theme.TAN, "cube", 28, theme.TAN_LINE, theme.TAN_LINE, theme.TAN), box.x + 2, box.y + 6)
            drawing.write(count, box.part(29, 2, 44, 36), style)
            write_points(drawing, box.x + 95, box.y + 20, 19, points)
