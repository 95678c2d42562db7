"""Obelisks: side A a tower for each player with what it would earn now, side B places for towers of three."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.options import Side
from engines.imhotep.components import Site
from engines.imhotep.sites.obelisks import PLACES, TOWER, TOWER_PLACES
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import plate, ring, seat_badge, stone, symbol, write_count, write_points
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.core.theme import Colour
from renderers.imhotep.changes import Changes
from renderers.imhotep.choices import Choices
from renderers.imhotep.sites.title import dunes, site_panel, write_title

_PITCH_A, _PITCH_B = 73, 75
_FOOT_A = 262  # where the towers stand, in the panel
_FEET_B = (148, 252)
_TALLEST = 104
_A_STONE = 30
_TRAY = (70, 54)


def draw_obelisks(drawing: Drawing, view: ImhotepView, words: Words, changes: Changes, choices: Choices) -> None:
    side = view.options.obelisks
    with site_panel(drawing, Site.OBELISKS) as panel:
        drawing.put(dunes(theme.LIMESTONE, panel.w, panel.h, False), panel.x, panel.y)
        write_title(drawing, words, Site.OBELISKS, side, panel.part(18, 8, panel.w - 36, 42))
        if side is Side.A:
            _draw_towers(drawing, panel, view, changes)
        else:
            _draw_places(drawing, panel, view, changes)


def _shaft(half: float, height: float) -> list[tuple[float, float]]:
    """Standing on the origin, a little narrower at the top, with a point."""
    top = 0.74 * half
    return [(-half, 0), (-top, -height), (0, -height - 0.84 * half), (top, -height), (half, 0)]


@piece
def _tower(pen: Pen, seat: Seat, stones: int, half: int, height: int, is_signed: bool, is_new: bool) -> None:
    material = theme.SEATS[seat]
    points = _shaft(half, height)
    for colour, width in ((theme.INK, 24), (theme.BRIGHT_GOLD, 18)) if is_new else ():
        pen.polygon(points, colour, colour, width)
    pen.polygon(points, material.top)
    pen.polygon([(0.4 * half, 0), (0.3 * half, -height), *points[2:]], material.front)
    for joint in range(1, stones + 1):
        y = -height * joint / stones
        reach = half * (1 - 0.26 * joint / stones)
        pen.line([(-reach, y), (reach, y)], material.edge, 2.5 if stones < 9 else 1.5)
    pen.polygon(points, None, material.edge, 3.5)
    if is_signed:
        symbol(pen, seat, -0.18 * half, -height / 2, 0.35 * half, material.symbol)


@piece
def _free_tower(pen: Pen, half: int, height: int, fill: Colour, line: Colour, width: float) -> None:
    pen.polygon(_shaft(half, height), fill, line, width)


@piece
def _printed(pen: Pen, w: int, h: int) -> None:
    """What a place is worth, printed on the board."""
    pen.rect(0, 0, w, h, theme.TAN, radius=6)


@piece
def _plinth(pen: Pen, half: int, height: int) -> None:
    pen.polygon([(-half, 0), (half, 0), (half + 6, height), (-half - 6, height)], theme.TAN, theme.TAN_LINE, 2.5)


def _draw_towers(drawing: Drawing, panel: Box, view: ImhotepView, changes: Changes) -> None:
    """All in one scale, so that heights compare; above each what it would earn now, below it how many stones it has."""
    unit = min(_A_STONE, _TALLEST / max(1, *view.obelisk_stones))
    for number, points in enumerate(PLACES[view.seats]):
        with drawing.thing(f"place {number}", panel.part(20 + 44 * number, 50, 42, 32)) as box:
            drawing.put(_printed(theme.LIMESTONE, box.w, box.h), box.x, box.y)
            drawing.write(str(points), box, Style(Face.BLACK, 28, theme.INK, theme.TAN, least=SMALLEST_COUNT))
    for seat, stones in enumerate(view.obelisk_stones):
        x = panel.x + panel.w // 2 + round(_PITCH_A * (seat - (view.seats - 1) / 2))
        foot = panel.y + _FOOT_A
        with drawing.thing(f"obelisk {seat}", Box(x - 36, panel.y + 83, 72, panel.h - 87)):
            if stones:
                height = max(10, round(unit * stones))
                is_new = seat in changes.obelisks
                drawing.put(_tower(theme.LIMESTONE, seat, stones, 23, height, False, is_new), x, foot)
                write_points(drawing, x, foot - height - 46, 24, str(view.obelisks_worth[seat]))
            else:
                drawing.put(_free_tower(theme.LIMESTONE, 23, 60, theme.COLUMN, theme.CELL_LINE, 2), x, foot)
            drawing.put(_plinth(theme.DUNE, 28, 62), x, foot)
            drawing.put(seat_badge(theme.TAN, seat, 17), x, foot + 19)
            drawing.write(str(stones), Box(x - 24, foot + 34, 48, 28), Style(Face.BLACK, 30, theme.INK, theme.TAN))


def _draw_places(drawing: Drawing, panel: Box, view: ImhotepView, changes: Changes) -> None:
    for place, points in enumerate(TOWER_PLACES):
        row, column = divmod(place, len(TOWER_PLACES) // len(_FEET_B))
        x, foot = panel.x + 45 + _PITCH_B * column, panel.y + _FEET_B[row]
        with drawing.thing(f"place {place}", Box(x - 34, foot - 86, 68, 104)):
            if place < len(view.obelisk_towers):
                owner, is_new = view.obelisk_towers[place], place in changes.towers
                drawing.put(_tower(theme.LIMESTONE, owner, TOWER, 24, 63, True, is_new), x, foot)
            else:
                is_next = place == len(view.obelisk_towers)
                _draw_free_place(drawing, x, foot, points, is_next=is_next)
            drawing.put(_plinth(theme.LIMESTONE, 26, 16), x, foot)
    first = panel.x + panel.w // 2 - round(_PITCH_B * (view.seats - 1) / 2)
    for seat, stones in enumerate(view.obelisk_stones):
        left = first + _PITCH_B * seat - _TRAY[0] // 2
        with drawing.thing(f"tray {seat}", Box(left, panel.y + 276, *_TRAY)) as box:
            _draw_tray(drawing, box, seat, stones, is_new=seat in changes.obelisks)


def _draw_free_place(drawing: Drawing, x: int, foot: int, points: int, *, is_next: bool) -> None:
    look = (theme.NEXT_CELL, theme.LAPIS, 5.0) if is_next else (theme.CELL, theme.LINE, 2.5)
    drawing.put(_free_tower(theme.LIMESTONE, 26, 60, *look), x, foot)
    ink, ground = (theme.LAPIS, theme.NEXT_CELL) if is_next else (theme.INK, theme.CELL)
    drawing.write(str(points), Box(x - 18, foot - 58, 36, 54), Style(Face.BLACK, 40, ink, ground))


@piece
def _empty_seat(pen: Pen, seat: Seat) -> None:
    pen.rect(0, 0, 29, 36, theme.COLUMN, radius=5)
    symbol(pen, seat, 14.5, 18, 7, theme.CELL_MARK)


def _draw_tray(drawing: Drawing, box: Box, seat: Seat, stones: int, *, is_new: bool) -> None:
    """Stones that wait for a tower: two at most, or any number once all places are taken."""
    if is_new:
        drawing.put(ring(theme.DUNE, box.w, box.h, 6), box.x, box.y)
    drawing.put(plate(theme.DUNE, box.w, box.h), box.x, box.y)
    for number, x in enumerate((box.x + 4, box.x + 37)):
        if number < stones:
            drawing.put(stone(theme.TAN, seat, 29, 30, 9, True), x, box.y + 7)
        else:
            drawing.put(_empty_seat(theme.TAN, seat), x, box.y + 8)
    if stones > TOWER - 1:
        write_count(drawing, box.right - 13, box.bottom - 13, stones, theme.TAN)
