"""Ships from above, the bow at the harbour. One that can be unloaded has a lit hull and its sail set.

On such a ship's rim hangs, beside each token, the badge of whoever would take it now, or a cross. Tokens that an action
token could take or swap, and new ones, carry the number of their slot.
"""

from __future__ import annotations

from engines.core.decision import Seat
from engines.duel.components import SLOTS, Token
from engines.duel.labels import ship_name
from engines.duel.view import DuelView
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, Point, path
from renderers.core.house import symbol
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour
from renderers.duel import layout
from renderers.duel.changes import Changes
from renderers.duel.choices import Choices
from renderers.duel.tokens import draw_tokens

# All as a row ship lies; a column ship has x and y exchanged.
_HULL = "M0,52 C6,24 22,0 52,0 L304,0 C326,0 336,22 338,52 C336,82 326,104 304,104 L52,104 C22,104 6,80 0,52Z"
_DECK = "M6,52 C12,30 27,9 54,9 L302,9 C320,9 329,28 330,52 C329,76 320,95 302,95 L54,95 C27,95 12,74 6,52Z"
_SAIL = "M300,8 L338,14 Q350,52 338,90 L300,96 Q312,52 300,8Z"
_BAND = "M314,10 L326,12 Q338,52 326,92 L314,94 Q326,52 314,10Z"
_ROLLED = "M305,20 Q305,16 311,16 Q318,16 318,20 L318,84 Q318,88 311,88 Q305,88 305,84Z"
_SMALL, _SMALL_DECK, _SMALL_SLOT = 0.47, 34, 92  # a small ship: its scale, where its slots begin, how long one is


def _laid(commands: str, is_row: bool) -> list[Point]:
    points = path(commands)
    return points if is_row else [(y, x) for x, y in points]


@piece
def _ship(pen: Pen, is_row: bool, is_ready: bool, is_choice: bool, is_new: bool) -> None:
    """A white line around one that can be chosen now, a gold one around one with a new load."""
    hull = _laid(_HULL, is_row)
    if is_choice:
        pen.polygon(hull, theme.NEXT_CELL, theme.NEXT_CELL, 22 if is_new else 15)
    if is_new:
        pen.polygon(hull, theme.BRIGHT_GOLD, theme.BRIGHT_GOLD, 15)
    pen.polygon(hull, theme.HULL_READY if is_ready else theme.HULL_IDLE, theme.INK, 4)
    shade = theme.HULL_READY_SHADE if is_ready else theme.HULL_IDLE_SHADE
    pen.polygon(_laid(_DECK, is_row), theme.DECK, shade, 3)
    if is_ready:
        pen.polygon(_laid(_SAIL, is_row), theme.CREAM)
        pen.polygon(_laid(_BAND, is_row), theme.TERRACOTTA)
        pen.polygon(_laid(_SAIL, is_row), None, theme.INK, 4)
    else:
        pen.polygon(_laid(_ROLLED, is_row), theme.ROLLED_SAIL, theme.INK, 3)


@piece
def _small_ship(pen: Pen) -> None:
    with pen.moved(scale=_SMALL):
        pen.path(_HULL, theme.HULL_READY, theme.INK, 8)
        pen.path(_DECK, theme.DECK)
        for slot in range(1, SLOTS):
            pen.line([(_SMALL_DECK + _SMALL_SLOT * slot, y) for y in (10, 94)], theme.HULL_READY_SHADE, 8)


def draw_small_ship(drawing: Drawing, x: int, y: int) -> None:
    """Stands beside the number of ships that are left, and says how slots are counted: from the bow."""
    drawing.put(_small_ship(theme.LAPIS), x, y)
    for slot in range(SLOTS):
        left, right = (x + round(_SMALL * (_SMALL_DECK + _SMALL_SLOT * edge)) for edge in (slot, slot + 1))
        room = Box(left, y, right - left, round(_SMALL * layout.SHIP[1]))
        drawing.write(str(slot + 1), room, Style(Face.BLACK, 36, theme.INK, theme.DECK))


@piece
def _taker(pen: Pen, seat: Seat) -> None:
    material = theme.SEATS[seat]
    edge: Colour = theme.CREAM if seat == 0 else theme.INK
    pen.circle(0, 0, layout.TAG, material.top, edge, 3.5)
    symbol(pen, seat, 0, 0, 0.5 * layout.TAG, material.symbol)


@piece
def _lost(pen: Pen) -> None:
    for colour, width in ((theme.INK, 17), (theme.CREAM, 9)):
        for x in (-10, 10):
            pen.line([(-x, -10), (x, 10)], colour, width)


@piece
def _slot_sign(pen: Pen, size: int, fill: Colour, edge: Colour) -> None:
    """Square, so that it is never taken for a pawn's badge."""
    pen.rect(0, 0, size, size, fill, edge, 3, 7)


def draw_ships(drawing: Drawing, view: DuelView, changes: Changes, choices: Choices) -> None:
    """From the last to the first: what hangs on a rim lies above the next hull."""
    for number, tokens in reversed(list(enumerate(view.ships))):
        if tokens:
            with drawing.thing(f"ship {ship_name(number)}", layout.ship(number)):
                is_ready, is_choice = bool(view.takers[number]), number in choices.ships
                new = _new_slots(number, tokens, changes)
                _draw_ship(drawing, number, tokens, new, is_ready=is_ready, is_choice=is_choice)
                _draw_slot_signs(drawing, number, new if len(new) < SLOTS else set(), choices)
                for slot, taker in enumerate(view.takers[number]):
                    tag = _lost(theme.LAPIS) if taker is None else _taker(theme.LAPIS, taker)
                    drawing.put(tag, *layout.tag(number, slot))


def _new_slots(ship: int, tokens: tuple[Token, ...], changes: Changes) -> set[int]:
    return {slot for slot in range(len(tokens)) if (ship, slot) in changes.slots}


def _draw_ship(
    drawing: Drawing, number: int, tokens: tuple[Token, ...], new: set[int], *, is_ready: bool, is_choice: bool
) -> None:
    box, is_row = layout.hull(number), layout.is_row_ship(number)
    is_new = len(new) == len(tokens)
    drawing.put(_ship(theme.LAPIS, is_row, is_ready, is_choice, is_new), box.x, box.y)
    name = box.part(11, 32, 26, 40) if is_row else box.part(32, 8, 40, 28)
    drawing.write(ship_name(number), name, Style(Face.BLACK, 34, theme.INK, theme.DECK))
    laid = [(token, layout.slot(number, slot), slot in new and not is_new) for slot, token in enumerate(tokens)]
    draw_tokens(drawing, laid, theme.DECK)


def _draw_slot_signs(drawing: Drawing, ship: int, new: set[int], choices: Choices) -> None:
    """The slot's number, as in the menus and the story: white where an action token could take or swap, gold if new."""
    chosen = {slot for slot in range(SLOTS) if (ship, slot) in choices.slots}
    for slot in new | chosen:
        fill = theme.BRIGHT_GOLD if slot in new else theme.NEXT_CELL
        ink = theme.LAPIS if slot in chosen else theme.INK
        sign = layout.slot_sign(ship, slot)
        drawing.put(_slot_sign(theme.DECK, sign.w, fill, ink), sign.x, sign.y)
        drawing.write(str(slot + 1), sign, Style(Face.BLACK, 28, ink, fill, least=SMALLEST_COUNT))
