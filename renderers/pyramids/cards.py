"""Whole construction cards: scenery above, stones below. A glyph stands in the scenery."""

from __future__ import annotations

from engines.pyramids.components import Card
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import palm_tree
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.pyramids.signs import medallion
from renderers.pyramids.stones import lay_card

FRAME = 3  # how far the mortar reaches around
_SCENES = 5


@piece
def _back(pen: Pen, w: int, h: int) -> None:
    pen.rect(-FRAME, -FRAME, w + 2 * FRAME, h + 2 * FRAME, theme.MORTAR, radius=9)


@piece
def _scenery(pen: Pen, scene: int, w: int, h: int) -> None:
    """Of a few kinds, each with its own light; it means nothing."""
    sky = theme.SKIES[scene % len(theme.SKIES)]
    sand, far = (theme.NEAR_DUNE, theme.FAR_DUNE) if scene % 2 else (theme.FAR_DUNE, theme.NEAR_DUNE)
    pen.rect(0, 0, w, h, sky, radius=6)
    pen.circle(
        (0.22, 0.28, 0.22, 0.76, 0.78)[scene] * w,
        0.36 * h,
        min(0.2 * h, 0.14 * w),
        (theme.NOON, theme.SUNSET)[scene % 2],
    )
    pen.polygon([(0, 0.72 * h), (0.3 * w, 0.5 * h), (0.62 * w, 0.74 * h), (w, 0.56 * h), (w, h), (0, h)], far)
    match scene:
        case 0 | 2:
            _far_pyramid(pen, w, h)
        case 1:
            _boat(pen, w, h, sky)
        case 3:
            _columns(pen, w, h)
        case _:
            _palms(pen, w, h)
    pen.rect(0, 0.92 * h, w, 0.08 * h, sand)


def _far_pyramid(pen: Pen, w: int, h: int) -> None:
    left, tip, right = 0.5 * w, 0.72 * w, 0.94 * w
    pen.polygon([(left, 0.92 * h), (tip, 0.36 * h), (right, 0.92 * h)], theme.LIT_STONE)
    pen.polygon([(tip, 0.36 * h), (right, 0.92 * h), (tip + 0.04 * w, 0.92 * h)], theme.DARK_STONE)


def _boat(pen: Pen, w: int, h: int, sky: theme.Colour) -> None:
    pen.rect(0, 0.78 * h, w, 0.14 * h, theme.NILE)
    pen.polygon([(0.66 * w, 0.3 * h), (0.88 * w, 0.66 * h), (0.66 * w, 0.66 * h)], theme.CREAM)
    pen.polygon([(0.56 * w, 0.72 * h), (0.94 * w, 0.72 * h), (0.86 * w, 0.84 * h), (0.64 * w, 0.84 * h)], theme.BOAT)
    pen.line([(0.1 * w, 0.86 * h), (0.32 * w, 0.86 * h)], sky, 0.03 * h)


def _columns(pen: Pen, w: int, h: int) -> None:
    for x in (0.1, 0.22, 0.34):
        pen.rect(x * w, 0.42 * h, 0.06 * w, 0.5 * h, theme.LIT_STONE)
    pen.rect(0.06 * w, 0.34 * h, 0.38 * w, 0.1 * h, theme.DARK_STONE)


def _palms(pen: Pen, w: int, h: int) -> None:
    for x, scale in ((0.24, 0.009), (0.4, 0.007)):
        with pen.moved(x * w, 0.94 * h, scale * min(h, 0.6 * w)):
            palm_tree(pen)


def draw_card(drawing: Drawing, card: Card, x: int, y: int, w: int, scenery: int, ground: theme.Colour) -> None:
    """By the corner of its scenery. `scenery`: how high that is; the stones below are as high as the card is wide."""
    drawing.put(_back(ground, w, scenery + w), x, y)
    drawing.put(_scenery(theme.MORTAR, card.id % _SCENES, w, scenery), x, y)
    lay_card(drawing, card, x, y + scenery, w // 2, None)
    if card.glyph is not None:
        radius = min(round(0.2 * w), scenery // 2 - 2)
        drawing.put(medallion(theme.FAR_DUNE, card.glyph, radius), x + w // 2, y + scenery // 2)


def card_box(x: int, y: int, w: int, scenery: int) -> Box:
    """A whole card with its frame."""
    return Box(x, y, w, scenery + w).grown(FRAME)
