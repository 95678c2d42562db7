"""Signs that mean something: edifices, glyphs, cards in hand, a stroke across what is not allowed.

An edifice is drawn in a box of 100 by 100 units, in one ink with its half-tone; `light` is what shows through.
"""

from __future__ import annotations

from types import MappingProxyType

from engines.pyramids.components import Edifice
from renderers.core import theme
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour


def _pyramid(pen: Pen, ink: Colour, half: Colour, light: Colour) -> None:
    pen.polygon([(50, 10), (100, 90), (0, 90)], ink)
    pen.polygon([(50, 10), (50, 90), (0, 90)], half)


def _obelisk(pen: Pen, ink: Colour, half: Colour, light: Colour) -> None:
    pen.polygon([(36, 22), (64, 22), (70, 84), (30, 84)], ink)
    pen.polygon([(36, 20), (50, 0), (64, 20)], theme.TERRACOTTA if ink == theme.INK else ink)
    pen.rect(20, 84, 60, 14, ink)


def _tomb(pen: Pen, ink: Colour, half: Colour, light: Colour) -> None:
    pen.polygon([(34, 2), (66, 2), (84, 30), (68, 98), (32, 98), (16, 30)], ink)
    pen.circle(50, 27, 12, light)
    pen.line([(37, 56), (63, 56)], light, 8)
    pen.line([(39, 74), (61, 74)], light, 8)


SIGNS = MappingProxyType({Edifice.PYRAMID: _pyramid, Edifice.OBELISK: _obelisk, Edifice.TOMB: _tomb})


@piece
def edifice(pen: Pen, name: Edifice, size: int, is_faded: bool) -> None:
    """From its upper left corner."""
    ink, half = (theme.FADED_FIGURE, theme.FADED_FIGURE) if is_faded else (theme.INK, theme.LIT_SIDE)
    with pen.moved(scale=size / 100):
        SIGNS[name](pen, ink, half, theme.FADED if is_faded else theme.TAG)


@piece
def medallion(pen: Pen, name: Edifice, radius: int) -> None:
    """A glyph that scores where it lies, or will."""
    pen.circle(0, 0, radius, theme.TAG, theme.INK, max(2, radius / 8))
    size = 1.24 * radius
    with pen.moved(-size / 2, -size / 2 - 0.04 * radius, size / 100):
        SIGNS[name](pen, theme.INK, theme.LIT_SIDE, theme.TAG)


@piece
def hand_fan(pen: Pen, size: int) -> None:
    """Cards face down, in a hand."""
    with pen.moved(scale=size / 100):
        for x, y, turn, fill in ((-16, 6, -16, theme.LAPIS), (18, 2, 14, theme.NILE)):
            with pen.moved(x, y, 1, turn):
                pen.rect(26, 14, 48, 72, fill, theme.CREAM, 5, 8)
        with pen.moved(18, 2, 1, 14):
            pen.polygon([(50, 34), (64, 60), (36, 60)], theme.TAG)


@piece
def stroke(pen: Pen, size: int) -> None:
    """Across what is not allowed."""
    pen.line([(0, 0.88 * size), (size, 0.12 * size)], theme.TERRACOTTA, 7)
