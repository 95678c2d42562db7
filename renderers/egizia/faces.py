"""The faces of Nile cards and of tiles, drawn from what they do: a corrected value is drawn right."""

from __future__ import annotations

from engines.egizia.components import CARDS, FLOODS, TILES, Colour, NileCard, Tile
from engines.egizia.estate import produces
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia.landmarks import FIELD_COLOURS
from renderers.egizia.rebus import Line, Sign, Worth, draw_line, line_of, lines_of, power_lines, tile_line
from renderers.egizia.signs import put_sign

_GROUNDS = {"permanent": theme.KEPT, "anytime": theme.ONCE, "immediate": theme.AT_ONCE}


def card_ground(card: NileCard) -> theme.Colour:
    """Of a card that is neither field nor quarry; its seal is named like its type."""
    return _GROUNDS[card.type]


def _outline(pen: Pen, side: int, ground: theme.Colour) -> None:
    pen.rect(1.5, 1.5, side - 3, side - 3, ground, theme.INK, 3, 0.09 * side)


@piece
def _card(pen: Pen, side: int, ground: theme.Colour) -> None:
    _outline(pen, side, ground)


@piece
def _combo(pen: Pen, side: int, field: theme.Colour) -> None:
    """A field beside a quarry."""
    _outline(pen, side, theme.QUARRY)
    pen.polygon([(4, 4), (0.62 * side, 4), (0.42 * side, side - 4), (4, side - 4)], field)


@piece
def _gauge(pen: Pen, side: int, colour: Colour) -> None:
    """Blue where the field produces: with the flood at the bottom, in the middle, at the top."""
    for number, flood in enumerate(FLOODS):
        height = 0.1 * side + 0.05 * side * number
        fill = theme.LAPIS if produces(colour, flood) else theme.NEXT_CELL
        pen.rect(0.145 * side * number, -height, 0.12 * side, height, fill, theme.INK, 2, 3)


@piece
def usable_edge(pen: Pen, side: int) -> None:
    """Around a card that can be used now."""
    pen.rect(0, 0, side, side, None, theme.INK, 9, 10)
    pen.rect(0, 0, side, side, None, theme.TAG, 6, 10)


def draw_card(
    drawing: Drawing,
    name: str,
    box: Box,
    ground: theme.Colour,
    colour: Colour | None = None,
    wheat: int | None = None,
) -> None:
    """In a square. `colour`, `wheat`: of a field as it counts now, else as printed."""
    card = CARDS[name]
    if card.field is not None:
        shown = card.field if colour is None else colour
        amount = card.wheat if wheat is None else wheat
        if card.stones:
            _draw_combo(drawing, card, box, ground, shown, amount)
        else:
            _draw_field(drawing, card, box, ground, shown, amount)
    elif card.stones:
        drawing.put(_card(ground, box.w, theme.QUARRY), box.x, box.y)
        put_sign(drawing, "stone", box.x + _of(box, 0.3), box.centre[1], _of(box, 0.48), theme.QUARRY)
        style = Style(Face.BLACK, _of(box, 0.56), theme.INK, theme.QUARRY)
        drawing.write(str(card.stones), box.part(_of(box, 0.54), 0, _of(box, 0.42), box.h), style)
    else:
        _draw_action(drawing, card, box, ground)


def _of(box: Box, share: float) -> int:
    return round(share * box.w)


def field_ink(colour: Colour) -> theme.Colour:
    return theme.CREAM if colour is Colour.RED else theme.INK


def _draw_field(drawing: Drawing, card: NileCard, box: Box, ground: theme.Colour, colour: Colour, wheat: int) -> None:
    face = FIELD_COLOURS[colour].face
    drawing.put(_card(ground, box.w, face), box.x, box.y)
    grain = "wheat" if colour is not Colour.YELLOW else "pale_wheat"
    put_sign(drawing, grain, box.x + _of(box, 0.27), box.y + _of(box, 0.37), _of(box, 0.56), face)
    size = _of(box, 0.56 if wheat < 10 else 0.46)
    style = Style(Face.BLACK, size, field_ink(colour), face)
    drawing.write(str(wheat), box.part(_of(box, 0.44), _of(box, 0.08), _of(box, 0.52), _of(box, 0.58)), style)
    gauge = _gauge(face, round((0.8 if card.on_gain else 1.0) * box.w), colour)
    drawing.put(gauge, box.x + _of(box, 0.08), box.bottom - _of(box, 0.08))
    if card.on_gain:
        room = box.part(_of(box, 0.45), _of(box, 0.65), _of(box, 0.52), _of(box, 0.3))
        draw_line(drawing, line_of(card.on_gain[0]), room, face, field_ink(colour))


def _draw_combo(drawing: Drawing, card: NileCard, box: Box, ground: theme.Colour, colour: Colour, wheat: int) -> None:
    face = FIELD_COLOURS[colour].face
    drawing.put(_combo(ground, box.w, face), box.x, box.y)
    style = Style(Face.BLACK, _of(box, 0.44), field_ink(colour), face)
    drawing.write(str(wheat), box.part(_of(box, 0.05), _of(box, 0.04), _of(box, 0.3), _of(box, 0.44)), style)
    put_sign(drawing, "pale_wheat", box.x + _of(box, 0.45), box.y + _of(box, 0.26), _of(box, 0.36), face)
    drawing.put(_gauge(face, round(0.85 * box.w), colour), box.x + _of(box, 0.07), box.bottom - _of(box, 0.07))
    if card.on_gain:
        _draw_small_gain(drawing, line_of(card.on_gain[0]), box, face, field_ink(colour))
    put_sign(drawing, "stone", box.x + _of(box, 0.79), box.y + _of(box, 0.28), _of(box, 0.34), theme.QUARRY)
    style = Style(Face.BLACK, _of(box, 0.44), theme.INK, theme.QUARRY)
    drawing.write(str(card.stones), box.part(_of(box, 0.6), _of(box, 0.48), _of(box, 0.34), _of(box, 0.46)), style)


def _draw_small_gain(drawing: Drawing, line: Line, box: Box, ground: theme.Colour, ink: theme.Colour) -> None:
    size = _of(box, 0.28) if isinstance(line[0], Worth) else _of(box, 0.24)
    draw_line(drawing, line, box.part(_of(box, 0.06), _of(box, 0.47), _of(box, 0.4), size), ground, ink)


def _draw_action(drawing: Drawing, card: NileCard, box: Box, ground: theme.Colour) -> None:
    """A seal for its type; what it does in two lines, the upper one beside the seal."""
    seal = card.type
    fill = card_ground(card)
    drawing.put(_card(ground, box.w, fill), box.x, box.y)
    put_sign(drawing, seal, box.x + _of(box, 0.2), box.y + _of(box, 0.2), _of(box, 0.33), fill)
    upper, lower = card_lines(card)
    if upper:
        draw_line(drawing, upper, box.part(_of(box, 0.38), _of(box, 0.06), _of(box, 0.57), _of(box, 0.34)), fill)
    top, height = (0.48, 0.44) if upper else (0.42, 0.5)
    draw_line(drawing, lower, box.part(_of(box, 0.05), _of(box, top), _of(box, 0.9), _of(box, height)), fill)


def card_lines(card: NileCard) -> tuple[Line, Line]:
    if card.at_end:
        return line_of(card.on_gain[0]), (Sign("arrow"), Worth(card.at_end))
    found = lines_of(card.on_gain or card.use) if card.power is None else power_lines(card.power)
    upper, lower = found
    return (upper, lower) if lower else ((), upper)


@piece
def _tile(pen: Pen, side: int, is_printed: bool) -> None:
    """Rounder than a card. What is printed on the board lies flat; a tile has an edge."""
    radius = 0.36 * side
    if not is_printed:
        pen.rect(0, 3, side, side - 1, theme.LINE, theme.INK, 2, radius)
    pen.rect(1.5, 1.5, side - 3, side - 5, theme.NEXT_CELL, theme.INK, 3, radius)
    pen.rect(6, 6, side - 12, side - 14, None, theme.GOLD, 2.5, radius - 4)


def draw_tile(drawing: Drawing, name: str, box: Box, ground: theme.Colour, *, is_printed: bool = False) -> None:
    """A round space's effect, in two lines."""
    drawing.put(_tile(ground, box.w, is_printed), box.x, box.y)
    upper, lower = lines_of(TILES[name].effects)
    room = box.part(12, 13, box.w - 24, box.h - 28)
    if upper and lower:
        half = room.h // 2
        draw_line(drawing, upper, room.part(0, -1, room.w, half), theme.NEXT_CELL)
        draw_line(drawing, lower, room.part(0, half + 1, room.w, half), theme.NEXT_CELL)
    else:
        draw_line(drawing, upper or lower, room.part(0, 12, room.w, room.h - 24), theme.NEXT_CELL)


def draw_shared_tile(drawing: Drawing, name: str, box: Box, ground: theme.Colour) -> None:
    """Without amounts, which leaves room for ships below."""
    drawing.put(_tile(ground, box.w, False), box.x, box.y)
    upper, lower = lines_of(TILES[name].effects)
    signs = tuple(token for token in (*upper, *lower) if isinstance(token, Sign))
    draw_line(drawing, signs, box.part(14, 11, box.w - 28, 36), theme.NEXT_CELL)


@piece
def _plaque(pen: Pen, w: int, h: int, is_golden: bool) -> None:
    edge = theme.GOLD if is_golden else theme.LEADER
    pen.rect(2, 2, w - 4, h - 4, theme.NEXT_CELL, edge, 5, 9)


def draw_plaque(drawing: Drawing, tile: Tile, box: Box, ground: theme.Colour, *, is_golden: bool) -> None:
    """A column tile with what it does."""
    drawing.put(_plaque(ground, box.w, box.h, is_golden), box.x, box.y)
    draw_line(drawing, tile_line(tile), box.grown(-6), theme.NEXT_CELL)
