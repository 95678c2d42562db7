"""The gods: their heads, and what each allows, as tiles above the players or as rows in a panel's place."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import NamedTuple

from engines.pyramids.components import Edifice, God, favour, gods_in_play
from engines.pyramids.view import PyramidsView, SeenGod
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, path
from renderers.core.house import seat_badge
from renderers.core.marks import put_glow, spark, tick, write_tag
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour
from renderers.pyramids import layout
from renderers.pyramids.changes import Changes
from renderers.pyramids.choices import Choices
from renderers.pyramids.signs import edifice

_SCARAB = (
    "M35,20 C35,10 42,4 50,4 C58,4 65,10 65,20Z",
    "M22,24 L78,24 C80,34 74,38 68,38 L32,38 C26,38 20,34 22,24Z",
    "M27,43 L47.5,43 L47.5,97 C30,93 22,66 27,43Z",
    "M73,43 L52.5,43 L52.5,97 C70,93 78,66 73,43Z",
)
_LEGS = (
    [(30.8, 46.0), (16.4, 36.4), (17.9, 25.3)],
    [(30.8, 63.6), (14.7, 65.3), (12.4, 73.2)],
    [(32.4, 79.6), (17.9, 86.0), (19.6, 97.2)],
)


def _collar(pen: Pen, gold: Colour, upper: int = 66, lower: int = 69) -> None:
    """Two rings around the neck; `upper`, `lower`: where they end at the right."""
    pen.line([(30, 80), (upper, 80)], gold, 6)
    pen.line([(28, 91), (lower, 91)], gold, 5)


def _horus(pen: Pen, ink: Colour, gold: Colour) -> None:
    pen.path(
        "M22,98 C20,80 28,70 28,54 C22,30 36,12 56,12 C72,12 82,20 86,30 C94,32 99,40 97,54 C92,48 86,47 80,48 "
        "C74,52 68,54 66,62 C66,76 72,84 74,98Z",
        ink,
    )
    pen.circle(66, 32, 7, gold)
    pen.line([(63.6, 42), (56, 54), (56, 64)], gold, 6)
    pen.polygon([(34, 14), (30, -4), (66, -4), (62, 10), (48, 9)], gold, ink, 3)
    _collar(pen, gold)


def _anubis(pen: Pen, ink: Colour, gold: Colour) -> None:
    pen.path(
        "M24,98 C26,74 30,64 32,48 L30,2 L46,30 L54,2 L62,34 C74,42 88,52 98,62 C98,68 94,72 88,72 C78,72 70,70 64,70 "
        "C66,80 70,88 72,98Z",
        ink,
    )
    pen.circle(62, 48, 5, gold)
    _collar(pen, gold)


def _khepri(pen: Pen, ink: Colour, gold: Colour) -> None:
    pen.circle(50, 10, 12, gold, ink, 4)
    with pen.moved(10, 22, 0.8):
        for part in _SCARAB:
            pen.path(part, ink)
    for leg in _LEGS:
        pen.line(leg, ink, 5.6)
        pen.line([(100 - x, y) for x, y in leg], ink, 5.6)


def _sekhmet(pen: Pen, ink: Colour, gold: Colour) -> None:
    pen.circle(52, 13, 15, gold, ink, 4)
    pen.path(
        "M16,98 C14,62 18,30 44,28 C50,22 60,24 62,32 C76,36 84,48 88,58 C94,60 94,68 90,74 C86,80 76,80 68,80 "
        "C70,86 72,92 74,98Z",
        ink,
    )
    pen.circle(46, 34, 6, gold)
    pen.circle(70, 52, 5, gold)
    pen.line([(92, 66), (78, 70)], gold, 4)
    pen.line([(26, 50), (24, 96)], gold, 5)
    pen.line([(39, 56), (40, 96)], gold, 5)


def _thoth(pen: Pen, ink: Colour, gold: Colour) -> None:
    pen.path(
        "M22,98 C22,76 34,70 34,52 C30,30 42,14 58,16 C72,18 76,28 78,36 C90,48 98,66 94,94 C88,72 82,58 70,52 "
        "C62,50 56,54 56,62 C58,76 68,80 68,98Z",
        ink,
    )
    pen.circle(60, 33, 6.5, gold)
    pen.line(path("M30,2 Q52,22 76,2"), gold, 7)
    _collar(pen, gold, 58, 62)


_HEADS: MappingProxyType[God, Callable[[Pen, Colour, Colour], None]] = MappingProxyType(
    {God.HORUS: _horus, God.ANUBIS: _anubis, God.KHEPRI: _khepri, God.SEKHMET: _sekhmet, God.THOTH: _thoth}
)


@piece
def head(pen: Pen, god: God, size: int, ink: Colour, gold: Colour) -> None:
    with pen.moved(scale=size / 100):
        _HEADS[god](pen, ink, gold)


@piece
def _tile(pen: Pen, w: int, h: int, fill: Colour, edge: Colour, width: int) -> None:
    pen.rect(0, 4, w, h, theme.LINE, radius=12)
    pen.rect(0, 0, w, h, fill, edge, width, 12)


class _Look(NamedTuple):
    """How a god's tile looks in its present state."""

    fill: Colour
    edge: Colour
    width: int
    is_faded: bool
    is_choice: bool

    @property
    def ink(self) -> Colour:
        return theme.FADED_FIGURE if self.is_faded else theme.INK

    @property
    def gold(self) -> Colour:
        return self.fill if self.is_faded else theme.GOLD


def _look(seen: SeenGod | None, view: PyramidsView, choices: Choices) -> _Look:
    """`seen`: None for the tile that is set aside. What nobody can have any more is faded."""
    if seen is not None and seen.god in choices.gods:
        return _Look(theme.NEXT_CELL, theme.LAPIS, 5, False, True)
    if seen is None or (seen.taker is None and view.phase != "gods"):
        return _Look(theme.FADED, theme.CELL_LINE, 2, True, False)
    if seen.taker == view.turn is not None:
        return _Look(theme.BRIGHT_GOLD, theme.INK, 3, False, False)
    return _Look(theme.LIMESTONE, theme.LINE, 2, False, False)


def draw_gods(drawing: Drawing, view: PyramidsView, changes: Changes, choices: Choices) -> None:
    in_play = {seen.god: seen for seen in view.gods}
    draw = _draw_row if layout.are_gods_in_rows(view.seats) else _draw_tile
    with drawing.thing("gods", layout.gods(view.seats)):
        # What glows first: the tiles beside it keep their frames.
        for god in sorted(gods_in_play(view.seats), key=lambda god: god not in changes.gods):
            seen = in_play.get(god)
            with drawing.thing(god.value, layout.god(god.number, view.seats)) as box:
                draw(drawing, box, god, seen, view, _look(seen, view, choices), god in changes.gods)


def _draw_tile(
    drawing: Drawing, box: Box, god: God, seen: SeenGod | None, view: PyramidsView, look: _Look, is_new: bool
) -> None:
    tile = Box(box.x, box.y, box.w, 172)
    drawing.put(_tile(theme.SAND, tile.w, tile.h, look.fill, look.edge, look.width), tile.x, tile.y)
    drawing.put(head(look.fill, god, 78, look.ink, look.gold), tile.x + 38, tile.y + 18)
    _write_number(drawing, tile.x + 27, tile.y + 31, god, look)
    _draw_favour(drawing, tile.part(6, 104, 110, 40), god, view.seats, look, 34)
    if is_new:
        put_glow(drawing, tile, theme.SAND, 12)
    if seen is not None and seen.taker is not None:
        drawing.put(seat_badge(look.fill, seen.taker, 26), tile.x + 61, tile.bottom - 1)
        if seen.has_built:
            drawing.put(tick(look.fill, 15), tile.x + 97, tile.bottom + 3)
    if is_new:
        drawing.put(spark(theme.SAND, 16), tile.right - 14, tile.y + 14)


def _draw_row(
    drawing: Drawing, box: Box, god: God, seen: SeenGod | None, view: PyramidsView, look: _Look, is_new: bool
) -> None:
    row = Box(box.x + 2, box.y + 4, box.w - 4, box.h - 12)
    middle = row.centre[1]
    drawing.put(_tile(theme.SAND, row.w, row.h, look.fill, look.edge, look.width), row.x, row.y)
    size = row.h - 6
    drawing.put(head(look.fill, god, size - 4, look.ink, look.gold), row.x + 66, row.y + 5)
    _write_number(drawing, row.x + 34, middle, god, look)
    sign = min(52, size - 6)
    _draw_favour(drawing, row.part(90 + size, (row.h - sign) // 2, 0, sign), god, view.seats, look, sign)
    if is_new:
        put_glow(drawing, row, theme.SAND, 12)
    if seen is not None and seen.taker is not None:
        drawing.put(seat_badge(look.fill, seen.taker, 25), row.right - 36, middle)
        if seen.has_built:
            drawing.put(tick(look.fill, 17), row.right - 88, middle)
    if is_new:
        drawing.put(spark(theme.SAND, 18), row.right - 132, middle)


def _write_number(drawing: Drawing, x: int, y: int, god: God, look: _Look) -> None:
    if look.is_choice:
        write_tag(drawing, x, y, 26, str(god.number), look.fill)
    else:
        style = Style(Face.BLACK, 52, look.ink, look.fill)
        drawing.write(str(god.number), Box(x - 22, y - 25, 44, 50), style)


def _draw_favour(drawing: Drawing, strip: Box, god: God, seats: int, look: _Look, size: int) -> None:
    """The pyramid, always; and what else may be laid: a bar between the two when only one of them.

    In the middle of the strip; from its left end when it has no width.
    """
    allowed = favour(god, seats)
    shown = [Edifice.PYRAMID, *(sign for sign in (Edifice.TOMB, Edifice.OBELISK) if sign in allowed.edifices)]
    has_bar = allowed.most < len(allowed.edifices)
    widths = {Edifice.PYRAMID: size, Edifice.TOMB: round(0.68 * size), Edifice.OBELISK: round(0.6 * size)}
    gap = 5 if has_bar and strip.w else 8
    bar = 12 if has_bar else 0
    slack = strip.w - sum(widths[sign] for sign in shown) - gap * (len(shown) - 1) - bar
    x = strip.x + max(0, slack) // 2
    for sign in shown:
        if has_bar and sign is Edifice.OBELISK:
            drawing.put(_bar(look.fill, size, look.ink), x - gap // 2, strip.y + (strip.h - size) // 2)
            x += bar
        inset = (size - widths[sign]) // 2
        drawing.put(edifice(look.fill, sign, size, look.is_faded), x - inset, strip.y + (strip.h - size) // 2)
        x += widths[sign] + gap


@piece
def _bar(pen: Pen, size: int, ink: Colour) -> None:
    pen.line([(2, 0.86 * size), (10, 0.14 * size)], ink, 4)
