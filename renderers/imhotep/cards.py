"""Market cards: recognisable faces, backs, and the small tiles that lie before their owner."""

from __future__ import annotations

from typing import NamedTuple

from engines.imhotep.components import BLUE, ORNAMENTS, RED, Card
from renderers.core import theme
from renderers.core.icons import ICONS, cube, eye
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour

CARD_SIZE = (92, 146)


class _Face(NamedTuple):
    colour: Colour
    half: Colour
    icon: str
    cubes: int  # in the foot: a red card brings a stone, an ornament counts three stones for a point


def _face(card: Card) -> _Face:
    if card in RED:
        return _Face(theme.CARD_RED, theme.HALF_RED, RED[card], 1)
    if card in ORNAMENTS:
        return _Face(theme.CARD_GREEN, theme.HALF_GREEN, ORNAMENTS[card], 3)
    if card in BLUE:
        return _Face(theme.CARD_BLUE, theme.CREAM, card, 0)
    return _Face(theme.CARD_PURPLE, theme.CREAM, card, 0)


FACES = {card: _face(card) for card in Card}


@piece
def card_face(pen: Pen, card: Card, scale: float) -> None:
    face = FACES[card]
    with pen.moved(scale=scale):
        pen.rect(3, 4, 92, 146, theme.LINE, radius=10)
        pen.rect(0, 0, 92, 146, face.colour, theme.INK, 3, 10)
        pen.rect(6, 6, 80, 134, None, theme.CREAM, 2.5, 6)
        share, top = (0.6, 26) if face.cubes else (0.68, 39)
        with pen.moved(46 - 50 * share, top, share):
            ICONS[face.icon](pen, theme.CREAM, face.half, face.colour)
        size, top = (0.4, 97) if face.cubes == 1 else (0.22, 108)
        for number in range(face.cubes):
            with pen.moved(46 + 23 * (number - (face.cubes - 1) / 2) - 50 * size, top, size):
                cube(pen, theme.CREAM, face.half, face.colour)


@piece
def card_pair(pen: Pen, scale: float) -> None:
    """Two cards face down, to be taken as one."""
    with pen.moved(scale=scale):
        for x, y in ((9, -2), (0, 5)):
            pen.rect(x + 3, y + 4, 83, 140, theme.CARD_BACK_SIDE, radius=10)
            pen.rect(x, y, 83, 140, theme.CARD_BACK, theme.INK, 3, 10)
        pen.rect(6, 11, 71, 128, None, theme.CREAM, 2.5, 6)
        with pen.moved(16, 50, 0.52):
            eye(pen, theme.CREAM, theme.CREAM, theme.CARD_BACK)


@piece
def card_gap(pen: Pen) -> None:
    """Where a card has been taken."""
    pen.rect(0, 0, 92, 146, theme.DUNE, theme.CELL_LINE, 2, 10)


@piece
def card_tile(pen: Pen, card: Card, size: int) -> None:
    face = FACES[card]
    pen.rect(0, 0, size, size, face.colour, theme.INK, 2.5, size / 6)
    share = 0.68 * size / 100
    with pen.moved(0.16 * size, 0.16 * size, share):
        ICONS[face.icon](pen, theme.CREAM, face.half, face.colour)


@piece
def card_chip(pen: Pen, card: Card, w: int, h: int, is_single: bool) -> None:
    """Flatter than a tile. A single card's icon stands in the middle, else there is room for the count beside it."""
    face = FACES[card]
    pen.rect(0, 0, w, h, face.colour, theme.INK, 2.5, 7)
    size = 0.84 * h if is_single else 0.7 * h
    with pen.moved((w - size) / 2 if is_single else 4, (h - size) / 2, size / 100):
        ICONS[face.icon](pen, theme.CREAM, face.half, face.colour)
