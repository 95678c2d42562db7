"""Harbours of the building areas: berths by number, ships that lie there or wait, and whose ship builds now."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.egizia.components import BERTHS, SEATS, Area, Berth, sphinx_limit
from engines.egizia.view import EgiziaView, SeenArea
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.marks import put_glow, spark, tick
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import goods, layout
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.ships import put_ships
from renderers.egizia.signs import put_sign

_MOST_BERTHS = SEATS[1] - 1


@piece
def _basin(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h + 8, theme.RIVER, theme.REEDS, 3, 9)


@piece
def _berth(pen: Pen, w: int, h: int, fill: theme.Colour, edge: theme.Colour) -> None:
    pen.rect(1.5, 1.5, w - 3, h - 3, fill, edge, 3, 7)


@piece
def _blocked(pen: Pen, w: int, h: int) -> None:
    pen.rect(1.5, 1.5, w - 3, h - 3, theme.PIT_EDGE, theme.MORTAR, 2, 7)
    for x in range(12, w - 8, 16):
        pen.line([(x, h - 9), (x + 12, 9)], theme.GROUND_LINE, 4)


@piece
def _hourglass(pen: Pen, size: int, ink: theme.Colour) -> None:
    with pen.moved(scale=size / 100):
        goods.hourglass(pen, ink)


def draw_harbour(
    drawing: Drawing, box: Box, seen: SeenArea, view: EgiziaView, changes: Changes, choices: Choices
) -> None:
    drawing.put(_basin(theme.SAND, box.w, box.h), box.x, box.y)
    for number in range(_MOST_BERTHS):
        place = layout.berth(box, number)
        if number >= len(seen.berths):
            drawing.put(_blocked(theme.RIVER, place.w, place.h), place.x, place.y)
            continue
        _draw_berth(drawing, place, BERTHS[number], seen.berths[number], seen, view, choices)
    waiting = layout.berth(box, layout.WAITING)
    _draw_berth(drawing, waiting, Berth.WAITING, seen.waiting, seen, view, choices)
    for number, ship in enumerate((*seen.berths, seen.waiting)):
        if ship is not None and ((seen.area, ship) in changes.berths or seen.area in changes.moved):
            place = layout.berth(box, layout.WAITING if number == len(seen.berths) else number)
            put_glow(drawing, place.grown(-6), theme.RIVER, 6)
            drawing.put(spark(theme.RIVER, 13), place.right - 8, place.y + 8)


def _draw_berth(
    drawing: Drawing,
    place: Box,
    berth: Berth,
    ship: Seat | None,
    seen: SeenArea,
    view: EgiziaView,
    choices: Choices,
) -> None:
    build = view.build
    is_building = build is not None and ship == build.seat and build.area is seen.area
    is_choice = (str(seen.area), berth) in choices.berths
    fill, edge, ink = theme.RIVER, theme.LAPIS, theme.RIVER_FIGURE
    if is_building:
        fill, edge, ink = theme.BRIGHT_GOLD, theme.INK, theme.INK
    elif is_choice:
        fill, edge, ink = theme.TAG, theme.INK, theme.INK
    elif ship is not None:
        fill, edge, ink = theme.NILE, theme.LAPIS, theme.CREAM
    drawing.put(_berth(theme.RIVER, place.w, place.h, fill, edge), place.x, place.y)
    _draw_number(drawing, place, berth, fill, ink, has_ship=ship is not None, is_large=is_choice)
    if ship is not None:
        put_ships(drawing, (ship,), place.part(29, 4, 42, 42), fill)
        if ship in seen.built and not is_building:
            drawing.put(tick(fill, 12), place.right - 13, place.bottom - 13)
    elif seen.area is Area.SPHINX and berth is not Berth.WAITING:
        put_sign(drawing, "riddle", place.x + 54, place.centre[1], 46, fill)
        style = Style(Face.BLACK, 30, theme.INK, theme.NEXT_CELL, least=SMALLEST_COUNT)
        drawing.put(_limit(theme.LAPIS), place.x + 54, place.centre[1])
        drawing.write(str(sphinx_limit(berth)), Box(place.x + 41, place.y + 9, 26, 32), style)


@piece
def _limit(pen: Pen) -> None:
    pen.rect(-14, -17, 28, 34, theme.NEXT_CELL, radius=5)


def _draw_number(
    drawing: Drawing, place: Box, berth: Berth, fill: theme.Colour, ink: theme.Colour, *, has_ship: bool, is_large: bool
) -> None:
    """At the left; in the middle where nothing else stands."""
    room = place.part(8, 4, 22, place.h - 8)
    if berth is Berth.WAITING:
        size = 34 if is_large else 26
        x = place.x + 4 if has_ship else place.centre[0] - size // 2
        drawing.put(
            _hourglass(fill, 22 if has_ship else size, ink), x, place.centre[1] - (11 if has_ship else size // 2)
        )
        return
    size = 40 if is_large else 30
    drawing.write(str(BERTHS.index(berth) + 1), room, Style(Face.BLACK, size, ink, fill, least=SMALLEST_COUNT))
