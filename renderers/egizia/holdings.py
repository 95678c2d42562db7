"""A player's cards on the page of estates: as large as there is room for, very many of them as small chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.egizia.components import CARDS, SPHINX, Colour
from engines.egizia.view import SeenField, SeenPlayer
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.marks import tick
from renderers.core.panels import strip
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.faces import card_ground, card_lines, draw_card, field_ink, usable_edge
from renderers.egizia.landmarks import FIELD_COLOURS
from renderers.egizia.rebus import Sign
from renderers.egizia.riddles import draw_riddle_card
from renderers.egizia.signs import put_sign, write_worth

_SIDES = (118, 104, 90, 76, 56)
_SMALLEST_CARD = 104
_GAP = 5


class Holding(NamedTuple):
    """A card: a field as it counts now, a Sphinx card once it is open, or another one."""

    card: str
    field: SeenField | None = None
    is_riddle: bool = False


def holdings(own: SeenPlayer) -> tuple[Holding, ...]:
    """Fields, quarries without those of combos, cards that are used, and Sphinx cards that are open."""
    known = {seen.card for seen in own.fields}
    return (
        *(Holding(seen.card, seen) for seen in own.fields),
        *(Holding(card) for card in own.quarries if card not in known),
        *(Holding(card) for card in (*own.permanents, *own.anytime)),
        *(Holding(card, is_riddle=True) for card in own.sphinx or ()),
    )


def places(box: Box, count: int) -> Iterator[Box]:
    """In rows from the upper left; the largest size that fits."""
    for side in _SIDES:
        a_row = (box.w - _GAP) // (side + _GAP)
        rows = (box.h - _GAP) // (side + _GAP)
        if a_row * rows >= count or side == _SIDES[-1]:
            break
    for number in range(count):
        row, column = divmod(number, a_row)
        yield box.part(_GAP + (side + _GAP) * column, _GAP + (side + _GAP) * row, side, side)


def draw_holdings(
    drawing: Drawing, box: Box, own: SeenPlayer, ground: theme.Colour, changes: Changes, choices: Choices
) -> list[Box]:
    """Returns what glows."""
    drawing.put(strip(ground, box.w, box.h, theme.TAN), box.x, box.y)
    shown = holdings(own)
    glows = []
    for number, (held, place) in enumerate(zip(shown, places(box, len(shown)), strict=True)):
        with drawing.thing(f"card {number + 1}", place):
            _draw_holding(drawing, held, place)
            if (own.seat, held.card) in choices.cards or (own.seat, held.card) in choices.fields:
                drawing.put(usable_edge(theme.TAN, place.w), place.x, place.y)
            if held.card in own.used:
                drawing.put(tick(theme.TAN, 12), place.x + 11, place.y + round(0.36 * place.h))
        if (own.seat, held.card) in changes.cards and not held.is_riddle:
            glows.append(place.grown(-3))
    return glows


def _draw_holding(drawing: Drawing, held: Holding, place: Box) -> None:
    if held.is_riddle:
        if place.w >= _SMALLEST_CARD:
            draw_riddle_card(drawing, held.card, place, theme.TAN)
        else:
            drawing.put(_chip(theme.TAN, place.w, theme.LAPIS, theme.LAPIS), place.x, place.y)
            write_worth(drawing, *place.centre, round(0.36 * place.w), SPHINX[held.card].points, theme.LAPIS)
    elif place.w >= _SMALLEST_CARD:
        field = held.field
        if field is None:
            draw_card(drawing, held.card, place, theme.TAN)
        else:
            draw_card(drawing, held.card, place, theme.TAN, field.colour, field.wheat)
    else:
        _draw_small(drawing, held, place)


@piece
def _chip(pen: Pen, side: int, fill: theme.Colour, other: theme.Colour) -> None:
    """`other`: of its right half."""
    pen.rect(1.5, 1.5, side - 3, side - 3, fill, theme.INK, 3, 8)
    if other != fill:
        pen.rect(side / 2, 3, side / 2 - 3, side - 6, other, radius=5)


def _draw_small(drawing: Drawing, held: Holding, place: Box) -> None:
    """The colour and the number of a field, what a quarry yields, or the first sign of another card."""
    card = CARDS[held.card]
    if held.field is not None:
        fill = FIELD_COLOURS[held.field.colour].face
        if card.stones:
            _draw_pair(drawing, place, fill, held.field.colour, held.field.wheat, card.stones)
        else:
            _draw_chip(drawing, place, fill, held.field.wheat, None, field_ink(held.field.colour))
    elif card.stones:
        _draw_chip(drawing, place, theme.QUARRY, card.stones, None)
    else:
        signs = [token.name for line in card_lines(card) for token in line if isinstance(token, Sign)]
        telling = [name for name in signs if name not in ("arrow", "tick")]
        _draw_chip(drawing, place, card_ground(card), None, (telling or signs)[0])


def _draw_chip(
    drawing: Drawing,
    place: Box,
    fill: theme.Colour,
    number: int | None,
    sign: str | None,
    ink: theme.Colour = theme.INK,
) -> None:
    drawing.put(_chip(theme.TAN, place.w, fill, fill), place.x, place.y)
    if sign is not None:
        put_sign(drawing, sign, *place.centre, round(0.68 * place.w), fill)
    if number is not None:
        style = Style(Face.BLACK, round(0.66 * place.w), ink, fill, least=SMALLEST_COUNT)
        drawing.write(str(number), place.grown(-4), style)


def _draw_pair(drawing: Drawing, place: Box, fill: theme.Colour, colour: Colour, wheat: int, stones: int) -> None:
    drawing.put(_chip(theme.TAN, place.w, fill, theme.QUARRY), place.x, place.y)
    half = place.w // 2
    size = max(SMALLEST_COUNT, round(0.5 * place.w))
    style = Style(Face.BLACK, size, field_ink(colour), fill, least=SMALLEST_COUNT)
    drawing.write(str(wheat), place.part(2, 4, half - 2, place.h - 8), style)
    style = Style(Face.BLACK, size, theme.INK, theme.QUARRY, least=SMALLEST_COUNT)
    drawing.write(str(stones), place.part(half, 4, half - 2, place.h - 8), style)
