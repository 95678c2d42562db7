"""The side column: the round, and every player's colour, name, score, sled and cards. Bright gold: who must choose."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.imhotep.components import SLED
from engines.imhotep.view import ImhotepView
from renderers.core import fonts, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import LaidStone, lay_stones, pill, place, signed, stone
from renderers.core.names import shown_name
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.imhotep import layout
from renderers.imhotep.changes import Changes
from renderers.imhotep.holdings import draw_holdings

_HEADER = 58
_CARDS_TOP = 132


@piece
def _column(pen: Pen) -> None:
    """Dark, with pyramids in relief where fewer players leave room."""
    pen.rect(0, 0, 328, 1000, theme.COLUMN_GROUND)
    pen.polygon([(-60, 1000), (110, 770), (280, 1000)], theme.COLUMN_RELIEF)
    pen.polygon([(150, 1000), (262, 850), (323, 930), (323, 1000)], theme.COLUMN_RELIEF)
    pen.rect(323, 0, 5, 1000, theme.GOLD)


@piece
def _sun(pen: Pen, is_new: bool) -> None:
    pen.circle(0, 0, 46, theme.BRIGHT_GOLD if is_new else theme.GOLD, theme.CREAM, 4)


@piece
def _pips(pen: Pen, round_number: int, rounds: int) -> None:
    for number in range(1, rounds + 1):
        x = 31 * (number - 1)
        if number < round_number:
            pen.circle(x, 0, 11, theme.GOLD)
        elif number == round_number:
            pen.circle(x, 0, 13, theme.BRIGHT_GOLD, theme.CREAM, 4)
        else:
            pen.circle(x, 0, 10, None, theme.COLUMN_LINE, 4)


@piece
def _player_card(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.LIMESTONE, radius=16)
    pen.rect(0, 0, w, _HEADER, theme.HEADER, radius=16)
    pen.rect(0, 30, w, _HEADER - 30, theme.HEADER)


@piece
def _asked_card(pen: Pen, w: int, h: int) -> None:
    """With an arrow into the board."""
    middle = h / 2
    pen.polygon([(w - 10, middle - 44), (w + 22, middle), (w - 10, middle + 44)], None, theme.INK, 5)
    pen.rect(-3, -3, w + 6, h + 6, theme.BRIGHT_GOLD, theme.INK, 4, 19)
    pen.polygon([(w - 10, middle - 40), (w + 20, middle), (w - 10, middle + 40)], theme.BRIGHT_GOLD)
    pen.rect(8, _HEADER + 2, w - 16, h - _HEADER - 10, theme.CREAM, radius=12)


@piece
def _runner(pen: Pen) -> None:
    pen.path("M8,13 L174,13 L174,20 L16,20 Q0,20 0,0 L7,0Z", theme.SLED)


def draw_column(drawing: Drawing, scene: Scene, view: ImhotepView, changes: Changes) -> None:
    drawing.put(_column(theme.SAND), 0, 0)
    _draw_round(drawing, scene, view, changes)
    for seat in range(view.seats):
        box = layout.player(seat, view.seats)
        with drawing.thing(f"player {seat}", layout.player_place(seat, view.seats)):
            _draw_player(drawing, box, seat, scene, view, changes)


def _draw_round(drawing: Drawing, scene: Scene, view: ImhotepView, changes: Changes) -> None:
    with drawing.thing("round", layout.ROUND) as box:
        drawing.put(_sun(theme.COLUMN_GROUND, changes.is_new_round), box.x + 54, box.y + 52)
        sun = theme.BRIGHT_GOLD if changes.is_new_round else theme.GOLD
        drawing.write(str(view.round), box.part(14, 12, 80, 80), Style(Face.BLACK, 72, theme.INK, sun))
        title = Style(Face.SERIF, 40, theme.CREAM, theme.COLUMN_GROUND, align=-1)
        drawing.write(scene.words.say("round-title"), box.part(116, 6, 186, 48), title)
        drawing.put(_pips(theme.COLUMN_GROUND, view.round, view.rounds), box.x + 126, box.y + 76)


def _draw_player(drawing: Drawing, box: Box, seat: Seat, scene: Scene, view: ImhotepView, changes: Changes) -> None:
    is_asked = seat in view.asked
    header, body = (theme.BRIGHT_GOLD, theme.CREAM) if is_asked else (theme.HEADER, theme.LIMESTONE)
    card = _asked_card if is_asked else _player_card
    drawing.put(card(theme.COLUMN_GROUND, box.w, box.h), box.x, box.y)
    drawing.put(stone(header, seat, 42, 42, 10, True), box.x + 14, box.y + 4)
    right = box.right - 8
    if gained := changes.points[seat]:
        right = _draw_gain(drawing, box, gained, is_asked=is_asked) - 6
    name = Style(Face.SANS, 40, theme.INK, header, align=-1)
    drawing.write(shown_name(scene, seat), Box(box.x + 68, box.y + 5, right - box.x - 68, 50), name)
    score = Style(Face.BLACK, 80, theme.INK, body)
    drawing.write(signed(view.scores[seat]), box.part(8, _HEADER + 4, 108, 68), score)
    _draw_sled(drawing, box, seat, view, changes, body)
    cards = box.part(14, _CARDS_TOP, box.w - 28, box.h - _CARDS_TOP - 6)
    draw_holdings(drawing, cards, seat, view, changes, body)


def _draw_gain(drawing: Drawing, box: Box, gained: int, *, is_asked: bool) -> int:
    """Points won lately; returns where the pill begins."""
    fill = theme.CREAM if is_asked else theme.BRIGHT_GOLD
    text = f"+{gained}" if gained > 0 else signed(gained)
    width = fonts.width(text, Face.BLACK, 36) + 26
    left = box.right - 8 - width
    drawing.put(pill(theme.HEADER, width, 42, fill), left, box.y + 8)
    drawing.write(text, Box(left + 8, box.y + 9, width - 16, 40), Style(Face.BLACK, 36, theme.INK, fill))
    return left


def _draw_sled(
    drawing: Drawing, box: Box, seat: Seat, view: ImhotepView, changes: Changes, ground: theme.Colour
) -> None:
    x, y = box.x + 129, box.y + _HEADER + 16
    drawing.put(_runner(ground), x - 9, y + 30)
    for number in range(view.sleds[seat], SLED):
        drawing.put(place(ground, 28, 31), x + 33 * number + 1, y + 6)
    old = view.sleds[seat] - changes.taken[seat]
    laid = [LaidStone(seat, Box(x + 33 * number, y, 30, 30), 9, number >= old) for number in range(view.sleds[seat])]
    lay_stones(drawing, laid, ground, 5)
