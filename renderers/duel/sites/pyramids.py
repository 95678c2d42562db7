"""Two pyramids of six stones, a light one and a dark one. On side B a bar lies under the one that counts."""

from __future__ import annotations

from engines.core.options import Side
from engines.duel.components import PYRAMIDS, Token
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import place, ring
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.duel.sites.holder import LEFT, Holder
from renderers.duel.tokens import RING

_BASE = 3
_STONE = (33, 44)
_PITCH, _LEVEL, _APART = 34, 46, 114
_COLOURS = {
    Token.PYRAMID_LIGHT: (theme.LIGHT_STONE, theme.LIGHT_STONE_SIDE),
    Token.PYRAMID_DARK: (theme.CARD_BACK_SIDE, theme.COLUMN_GROUND),
}


@piece
def _stone(pen: Pen, token: Token) -> None:
    w, h = _STONE
    top, front = _COLOURS[token]
    pen.rect(0, 0, w, h, front, theme.INK, 3, 4)
    pen.rect(1.5, 1.5, w - 3, 0.68 * h, top, radius=3)


def draw_pyramids(drawing: Drawing, box: Box, holder: Holder) -> None:
    counts = [holder.count(token) for token in PYRAMIDS]
    for number, token in enumerate(PYRAMIDS):
        left, foot = box.x + LEFT + 2 + _APART * number, box.bottom - 20
        spots = _spots(left, foot)
        built = counts[number]
        for spot in spots[built:]:
            drawing.put(place(holder.ground, spot.w, spot.h), spot.x, spot.y)
        for stone, spot in enumerate(spots[:built]):
            if holder.is_new(token, stone):
                drawing.put(ring(holder.ground, spot.w, spot.h, RING), spot.x, spot.y)
        for spot in spots[:built]:
            drawing.put(_stone(holder.ground, token), spot.x, spot.y)
        if holder.view.options.pyramids is Side.B and built == min(counts):
            drawing.fill(Box(left, foot + 8, _BASE * _PITCH, 6), theme.TERRACOTTA)


def _spots(left: int, foot: int) -> list[Box]:
    """From the ground up."""
    return [
        Box(left + _PITCH * column + _PITCH // 2 * level, foot - _STONE[1] - _LEVEL * level, *_STONE)
        for level in range(_BASE)
        for column in range(_BASE - level)
    ]
