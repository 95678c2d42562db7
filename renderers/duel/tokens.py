"""Cargo tokens, face up and face down: a colour and a sign for each kind, numbers and circles where they count."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from engines.duel.components import ACTION_TOKENS, BURIAL, TEMPLE, Token
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, path
from renderers.core.house import ring
from renderers.core.icons import eye, obelisk
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour

_SIDE = 0.1  # how much of a token's side shows, in sizes
RING = 9  # how far the gold around a new token reaches
_CIRCLES = {
    1: ((0, 0),),
    2: ((-0.2, 0), (0.2, 0)),
    3: ((0, -0.19), (-0.2, 0.15), (0.2, 0.15)),
    4: ((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2)),
}


class _Look(NamedTuple):
    top: Colour
    side: Colour


def _look(token: Token) -> _Look:
    if token in TEMPLE:
        return _Look(theme.CARD_GREEN, theme.DARK_PALM)
    if token in BURIAL:
        return _Look(theme.CARD_PURPLE, theme.PURPLE_SIDE)
    if token in ACTION_TOKENS:
        return _Look(theme.CARD_BLUE, theme.DEEP)
    return {
        Token.OBELISK: _Look(theme.TERRACOTTA, theme.DARK_TERRACOTTA),
        Token.PYRAMID_LIGHT: _Look(theme.CREAM, theme.LIGHT_STONE_SIDE),
        Token.PYRAMID_DARK: _Look(theme.HULL_IDLE, theme.HULL_IDLE_SHADE),
    }[token]


_LOOKS = MappingProxyType({token: _look(token) for token in Token})


def pawn_sign(pen: Pen, x: float, y: float, ink: Colour = theme.CREAM) -> None:
    """By the middle of its head."""
    pen.circle(x, y, 13, ink)
    pen.polygon([(x, y + 4), (x + 15.5, y + 50), (x - 15.5, y + 50)], ink)


def _take_one(pen: Pen) -> None:
    """Out of a box."""
    pen.rect(22, 54, 56, 40, theme.CREAM, radius=8)
    pen.polygon([(50, 0), (78, 29), (61, 29), (61, 46), (39, 46), (39, 29), (22, 29)], theme.CREAM)


def _place_pawns(pen: Pen) -> None:
    for x, y in ((18, 36), (50, 24), (82, 36)):
        pawn_sign(pen, x, y)


def _place_and_unload(pen: Pen) -> None:
    """A pawn, and an arrow out of a ship."""
    pawn_sign(pen, 20, 14)
    pen.path(
        "M32,64 C40,88 52,96 62,96 L78,96 C92,96 99,76 101,54 C94,68 86,74 78,74 L60,74 C50,74 42,72 32,64Z",
        theme.CREAM,
    )
    pen.polygon([(69, 8), (93, 36), (78, 36), (78, 64), (60, 64), (60, 36), (45, 36)], theme.CREAM)


def _swap_and_unload(pen: Pen) -> None:
    """Two arrows in a round."""
    for curve, head in (
        ("M14,40 C20,10 70,6 82,30", [(98, 22), (85, 54), (62, 31)]),
        ("M86,60 C80,90 30,94 18,70", [(2, 78), (15, 46), (38, 69)]),
    ):
        pen.line(path(curve), theme.CREAM, 13)
        pen.polygon(head, theme.CREAM)


def _pyramid(pen: Pen, left: Colour, right: Colour, line: Colour) -> None:
    pen.polygon([(50, 8), (98, 88), (2, 88)], left, line, 6)
    pen.polygon([(50, 8), (98, 88), (60, 88)], right, line, 6)


def _sign(pen: Pen, token: Token) -> None:
    """In a box of 100 by 100 units."""
    match token:
        case Token.OBELISK:
            obelisk(pen, theme.CREAM, theme.HALF_RED, theme.TERRACOTTA)
        case Token.PYRAMID_LIGHT:
            _pyramid(pen, theme.LIGHT_STONE, theme.LIGHT_STONE_SIDE, theme.INK)
        case Token.PYRAMID_DARK:
            _pyramid(pen, theme.INK, theme.INK, theme.CREAM)
        case Token.TAKE_ONE:
            _take_one(pen)
        case Token.PLACE_PAWNS:
            _place_pawns(pen)
        case Token.PLACE_AND_UNLOAD:
            _place_and_unload(pen)
        case Token.SWAP_AND_UNLOAD:
            _swap_and_unload(pen)
        case _:
            for x, y in _CIRCLES[TEMPLE[token]] if token in TEMPLE else ():
                pen.circle(50 + 168 * x, 50 + 168 * y, 24, theme.CREAM)


def block(pen: Pen, size: int, token: Token) -> None:
    """A token without its sign."""
    _block(pen, size, _LOOKS[token])


def _block(pen: Pen, size: int, look: _Look) -> None:
    width = 3 if size > 40 else 2.5
    pen.rect(0, _SIDE * size, size, size, look.side, theme.INK, width, 0.2 * size)
    pen.rect(0, 0, size, size, look.top, theme.INK, width, 0.2 * size)


@piece
def token_face(pen: Pen, token: Token, size: int) -> None:
    """The origin is the corner of the top face. A burial chamber token's number is written, in `draw_token`."""
    block(pen, size, token)
    share = 0.6
    with pen.moved((1 - share) / 2 * size, (1 - share) / 2 * size, share * size / 100):
        _sign(pen, token)


@piece
def back(pen: Pen, size: int) -> None:
    """Face down."""
    _block(pen, size, _Look(theme.CARD_BACK, theme.CARD_BACK_SIDE))
    with pen.moved(0.18 * size, 0.18 * size, 0.64 * size / 100):
        eye(pen, theme.CREAM, theme.CREAM, theme.CARD_BACK)


@piece
def _frame(pen: Pen, size: int, margin: int) -> None:
    """Around a token that can be chosen now."""
    side = size + 2 * margin
    radius = 0.2 * size + margin
    pen.rect(-margin, -margin, side, side + _SIDE * size, theme.NEXT_CELL, theme.LAPIS, 5, radius)


def draw_frame(drawing: Drawing, place: Box, ground: Colour, margin: int) -> None:
    drawing.put(_frame(ground, place.w, margin), place.x, place.y)


def draw_tokens(drawing: Drawing, laid: Sequence[tuple[Token, Box, bool]], ground: Colour) -> None:
    """Each on its place, which is a square. New ones last, on gold rings that join where they touch."""
    new = [(token, place) for token, place, is_new in laid if is_new]
    for token, place, is_new in laid:
        if not is_new:
            draw_token(drawing, token, place, ground)
    for _, place in new:
        drawing.put(ring(ground, place.w, place.h + round(_SIDE * place.h), RING), place.x, place.y)
    for token, place in new:
        draw_token(drawing, token, place, ground)


def draw_token(drawing: Drawing, token: Token, place: Box, ground: Colour) -> None:
    drawing.put(token_face(ground, token, place.w), place.x, place.y)
    if token in BURIAL:
        style = Style(Face.BLACK, round(0.66 * place.w), theme.CREAM, theme.CARD_PURPLE)
        drawing.write(str(BURIAL[token]), place.grown(-3), style)
