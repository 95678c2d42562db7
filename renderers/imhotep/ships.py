"""Ships: waiting in their berths with slots, stones and minimum load, or docked at a site.

Whether a ship may sail is told three times: by its sail, by its lit hull and by the filled pips of its minimum load.
"""

from __future__ import annotations

from engines.imhotep.labels import ship_letter
from engines.imhotep.ship import Ship
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, around
from renderers.core.house import ring, stone
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour
from renderers.imhotep import layout
from renderers.imhotep.changes import Changes
from renderers.imhotep.choices import Choices

_PITCH = 64  # of the slots, in the ship's own units
_SLOT = (56, 52)
_SAIL = "M2,-46 L106,-46 C127,-24 123,-4 108,14 L6,14 C23,-4 23,-26 2,-46Z"


def _length(slots: int) -> int:
    return 96 + _PITCH * slots + 76


def _slot_left(slots: int, slot: int) -> int:
    """Slots count from the bow."""
    return _length(slots) - 76 - _PITCH * (slot + 1) + 4


def _hull(slots: int) -> str:
    end = _length(slots)
    return (
        f"M2,-22 C14,-36 34,-30 32,-12 C36,26 58,56 96,57 L{end - 76},57 C{end - 44},56 {end - 22},22 {end - 12},-34 "
        f"L{end + 4},-40 C{end + 6},28 {end - 26},93 {end - 104},93 L112,93 C44,93 2,50 2,-22Z"
    )


def _deck(slots: int) -> str:
    end = _length(slots)
    return (
        f"M32,-12 C36,-6 62,-6 96,-6 L{end - 76},-6 C{end - 44},-6 {end - 24},-12 {end - 12},-34 "
        f"C{end - 22},22 {end - 44},56 {end - 76},57 L96,57 C58,56 36,26 32,-12Z"
    )


@piece
def _ship_behind(pen: Pen, slots: int, is_ready: bool, scale: float) -> None:
    """What the stones hide: deck, mast, sail."""
    with pen.moved(scale=scale):
        pen.path(_deck(slots), theme.DECK, theme.INK, 4)
        if is_ready:
            pen.rect(56, -48, 9, 98, theme.HULL_READY_SHADE, theme.INK, 2, 3)
            pen.path(_SAIL, theme.CREAM)
            pen.path("M14,-28 L118,-28 C121,-21 121,-12 118,-5 L17,-5 C20,-13 20,-21 14,-28Z", theme.TERRACOTTA)
            pen.path(_SAIL, None, theme.INK, 4)
            pen.line([(-4, -46), (110, -46)], theme.HULL_READY_SHADE, 8)
        else:
            pen.rect(56, -34, 9, 84, theme.HULL_READY_SHADE, theme.INK, 2, 3)
            pen.rect(24, 8, 72, 15, theme.ROLLED_SAIL, theme.INK, 3, 7)
            for x in (40, 60, 78):
                pen.line([(x, 11), (x, 20)], theme.TERRACOTTA, 4)


@piece
def _ship_before(pen: Pen, slots: int, is_ready: bool, minimum: int, load: int, scale: float) -> None:
    """What hides the stones' feet: hull, eye, and a pip for each stone that the ship needs."""
    shade = theme.HULL_READY_SHADE if is_ready else theme.HULL_IDLE_SHADE
    with pen.moved(scale=scale):
        _draw_hull(pen, slots, theme.HULL_READY if is_ready else theme.HULL_IDLE, shade)
        middle = 96 + _PITCH * slots / 2
        for number in range(minimum):
            x = middle + 32 * (number - (minimum - 1) / 2)
            pen.circle(x, 74, 11, theme.CREAM if number < load else shade, theme.CREAM, 4)


@piece
def _slot(pen: Pen, is_legal: bool, scale: float) -> None:
    fill, line, width = (theme.NEXT_CELL, theme.LAPIS, 4.0) if is_legal else (theme.SLOT, theme.SLOT_LINE, 2.5)
    with pen.moved(scale=scale):
        pen.rect(0, 0, *_SLOT, fill, line, width, 6)


@piece
def _ship_docked(pen: Pen, slots: int, is_new: bool, scale: float) -> None:
    with pen.moved(scale=scale):
        for colour, width in ((theme.INK, 24), (theme.BRIGHT_GOLD, 18)) if is_new else ():
            pen.path(_hull(slots), colour, colour, width)
            pen.path(_deck(slots), colour, colour, width)
        pen.path(_deck(slots), theme.DECK, theme.INK, 4)
        _draw_hull(pen, slots, theme.HULL_IDLE, theme.HULL_IDLE_SHADE)


def _draw_hull(pen: Pen, slots: int, fill: Colour, shade: Colour) -> None:
    end = _length(slots)
    pen.path(_hull(slots), fill, theme.INK, 4)
    pen.path(
        f"M44,62 C60,76 82,79 108,79 L{end - 104},79 C{end - 72},79 {end - 52},68 {end - 38},52 "
        f"C{end - 30},76 {end - 60},90 {end - 104},90 L112,90 C78,90 54,80 44,62Z",
        shade,
    )
    pen.path(f"M{end - 60},46 Q{end - 42},24 {end - 22},36 Q{end - 38},56 {end - 60},46Z", theme.CREAM, theme.INK, 2.5)
    pen.circle(end - 41, 40, 5.5, theme.INK)


def draw_ships(drawing: Drawing, view: ImhotepView, changes: Changes, choices: Choices) -> None:
    for number, ship in enumerate(view.ships):
        if ship.site is not None:
            _draw_docked(drawing, number, ship, is_new=number in changes.sailed)
        elif ship.slots:
            _draw_waiting(drawing, number, ship, changes, choices)


def _draw_docked(drawing: Drawing, number: int, ship: Ship, *, is_new: bool) -> None:
    assert ship.site is not None
    scale, slots = layout.DOCK_SCALE, len(ship.slots)
    long = round(_length(slots) * scale)
    x = sum(layout.HARBOURS[ship.site]) // 2 - long // 2
    y = layout.DOCK_DECK[ship.site]
    with drawing.thing(f"ship {ship_letter(number)}", Box(x - 2, y - 18, long + 6, 58)):
        drawing.put(_ship_docked(theme.LAPIS, slots, is_new, scale), x, y)
        for slot, owner in enumerate(ship.slots):
            if owner is not None:
                left = x + round((_slot_left(slots, slot) + 20) * scale)
                drawing.put(stone(theme.DECK, owner, 26, 25, 6, True), left, y - 9)
        style = Style(Face.BLACK, 32, theme.INK, theme.DECK)
        middle = 82 if ship.load else _length(slots) // 2
        drawing.write(ship_letter(number), around(x + round(middle * scale), y + round(25 * scale), 36, 36), style)


def _draw_waiting(drawing: Drawing, number: int, ship: Ship, changes: Changes, choices: Choices) -> None:
    scale, slots = layout.BERTH_SCALE, len(ship.slots)
    x, y = layout.BERTHS[number]
    # While a ship is being chosen, only those that can be; otherwise all that have their load.
    is_ready = number in choices.ships if choices.ships else ship.is_ready
    hull = theme.HULL_READY if is_ready else theme.HULL_IDLE
    box = Box(x - 8, y - 47, round(_length(slots) * scale) + 16, 137)
    with drawing.thing(f"ship {ship_letter(number)}", box):
        drawing.put(_ship_behind(theme.LAPIS, slots, is_ready, scale), x, y)
        for slot, owner in enumerate(ship.slots):
            left = x + round(_slot_left(slots, slot) * scale)
            room = Box(left, y, round(_SLOT[0] * scale), round(_SLOT[1] * scale))
            is_new = (number, slot) in changes.loaded
            with drawing.thing(f"slot {slot + 1}", Box(room.x, y - 20, room.w, room.h + 20)):
                if owner is None:
                    is_legal = (number, slot) in choices.slots
                    drawing.put(_slot(theme.DECK, is_legal, scale), room.x, room.y)
                    ink, ground = (theme.LAPIS, theme.NEXT_CELL) if is_legal else (theme.SLOT_FIGURE, theme.SLOT)
                    drawing.write(str(slot + 1), room, Style(Face.SANS, 36, ink, ground))
                else:
                    top = y - round(20 * scale)
                    if is_new:
                        drawing.put(ring(theme.DECK, room.w, room.w + 14, 8), room.x, top)
                    drawing.put(stone(theme.DECK, owner, room.w, room.w, 14, True), room.x, top)
        drawing.put(_ship_before(theme.LAPIS, slots, is_ready, ship.minimum, ship.load, scale), x, y)
        letter = around(x + round(82 * scale), y + round(72 * scale), 36, 40)
        drawing.write(ship_letter(number), letter, Style(Face.BLACK, 38, theme.CREAM, hull))
