"""The river: a number for every space, cards on one bank, round spaces and harbours on the other."""

from __future__ import annotations

from engines.egizia.components import SPACES, Area
from engines.egizia.view import EgiziaView, SeenSpace
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import palm
from renderers.core.marks import dashed_box, put_glow, spark, write_tag
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import layout
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.faces import draw_card, draw_shared_tile, draw_tile
from renderers.egizia.harbours import draw_harbour
from renderers.egizia.ships import put_ships

_WAVES = (30, 232, 366, 500, 632, 764, 896, 1028, 1160, 1292)


@piece
def _wave(pen: Pen) -> None:
    pen.line([(0, 0), (9, -6), (18, 0), (27, -6), (36, 0)], theme.NILE, 3)


@piece
def _bead(pen: Pen, is_above: bool) -> None:
    """A small point towards the bank on which the space lies."""
    tip = -28 if is_above else 28
    base = -14 if is_above else 14
    pen.polygon([(-10, base), (10, base), (0, tip)], theme.RIVER)
    pen.circle(0, 0, 19, theme.RIVER)


@piece
def _pointer(pen: Pen, is_above: bool) -> None:
    tip = -30 if is_above else 30
    base = -16 if is_above else 16
    pen.polygon([(-12, base), (12, base), (0, tip)], theme.TAG, theme.INK, 3)


@piece
def _disc(pen: Pen, side: int) -> None:
    pen.rect(2, 2, side - 4, side - 4, theme.PIT, theme.GROUND_LINE, 4, 0.36 * side)


@piece
def _closed(pen: Pen, side: int, radius: int) -> None:
    """Not used with so few players."""
    pen.rect(2, 2, side - 4, side - 4, theme.FADED, theme.CAPSTONE, 3, radius)
    for x in range(round(0.2 * side), round(0.75 * side), 20):
        pen.line([(x, 0.78 * side), (x + 0.14 * side, 0.22 * side)], theme.CAPSTONE, 5)


def draw_river(drawing: Drawing, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    _draw_water(drawing)
    areas = {str(seen.area): seen for seen in view.areas}
    for position, seen in enumerate(view.river):
        _draw_bead(drawing, position, seen, choices)
        with drawing.thing(f"space {seen.id}", layout.space(position)) as box:
            if seen.kind == "area":
                draw_harbour(drawing, box, areas[Area(seen.id)], view, changes, choices)
            else:
                _draw_space(drawing, box, seen, choices)
            if seen.id in changes.spaces:
                put_glow(drawing, box.grown(-2), theme.SAND, 34 if seen.kind == "round" else 10)
                drawing.put(spark(theme.SAND, 15), box.right - 8, box.y + 8)


def _draw_water(drawing: Drawing) -> None:
    river = layout.RIVER
    drawing.put(palm(theme.SAND, 1.1), 34, river.y + 4)
    drawing.put(palm(theme.SAND, 1.2), 1362, river.bottom + 124)
    drawing.fill(river, theme.REEDS)
    drawing.fill(Box(0, river.y + layout.BANK, river.w, river.h - 2 * layout.BANK), theme.LAPIS)
    for x in _WAVES:
        drawing.put(_wave(theme.LAPIS), x + 52, river.bottom - 13)


def _draw_bead(drawing: Drawing, position: int, seen: SeenSpace, choices: Choices) -> None:
    is_above = SPACES[position].kind != "card"
    with drawing.thing(f"number {position + 1}", layout.bead(position)) as box:
        x, y = box.centre
        if seen.id in choices.spaces:
            drawing.put(_pointer(theme.LAPIS, is_above), x, y)
            write_tag(drawing, x, y, 23, str(position + 1), theme.LAPIS)
        else:
            drawing.put(_bead(theme.LAPIS, is_above), x, y)
            if seen.is_open:
                style = Style(Face.BLACK, 26, theme.RIVER_FIGURE, theme.RIVER, least=SMALLEST_COUNT)
                drawing.write(str(position + 1), box.grown(-8), style)


def _draw_space(drawing: Drawing, box: Box, seen: SeenSpace, choices: Choices) -> None:
    is_round = seen.kind == "round"
    is_choice = seen.id in choices.spaces
    if not seen.is_open:
        drawing.put(_closed(theme.SAND, box.w, 36 if is_round else 10), box.x, box.y)
    elif is_round and seen.tile is not None and (is_choice or not seen.ships):
        if seen.ships:
            draw_shared_tile(drawing, seen.tile, box, theme.SAND)
            put_ships(drawing, seen.ships, box.part(12, 48, box.w - 24, 48), theme.NEXT_CELL)
            return
        with drawing.veiled(choices.is_placing and not is_choice):
            draw_tile(drawing, seen.tile, box, theme.SAND, is_printed=seen.is_printed)
    elif seen.card is not None and not seen.ships:
        with drawing.veiled(choices.is_placing and not is_choice):
            draw_card(drawing, seen.card, box, theme.SAND)
    else:
        _draw_taken(drawing, box, seen, is_round=is_round)


def _draw_taken(drawing: Drawing, box: Box, seen: SeenSpace, *, is_round: bool) -> None:
    if is_round:
        drawing.put(_disc(theme.SAND, box.w), box.x, box.y)
    else:
        inset = box.grown(-3)
        drawing.put(dashed_box(theme.SAND, inset.w, inset.h, theme.PIT, theme.GROUND_LINE, 3), inset.x, inset.y)
    if seen.ships:
        put_ships(drawing, seen.ships, box.grown(-10 if is_round else -13), theme.PIT)
