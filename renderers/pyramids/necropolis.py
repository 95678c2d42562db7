"""What a seat has built, at any size: its pyramid on a plot, its obelisk course by course."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engines.pyramids.components import Card, Edifice
from engines.pyramids.pyramid import Place
from engines.pyramids.stones import Joint
from engines.pyramids.view import SeenNecropolis
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.marks import put_glow, spark
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.pyramids.signs import medallion
from renderers.pyramids.stones import lay_card, stone

_PLINTH = 12
_ACROSS_GLOW = 26


class Ground(NamedTuple):
    """Where a pyramid stands: the left end, the height of its foot, the side of a cell, cells across."""

    x: int
    foot: int
    cell: int
    columns: int

    def left(self, own: SeenNecropolis) -> int:
        """The left edge of the base, which stands in the middle while it grows."""
        width = sum(seen.place.floor == 0 for seen in own.pyramid) or 1
        return self.x + (self.columns // 2 - width) * self.cell

    def card(self, own: SeenNecropolis, place: Place) -> Box:
        side = 2 * self.cell
        x = self.left(own) + (place.floor + 2 * place.index) * self.cell
        return Box(x, self.foot - side * (place.floor + 1), side, side)


def draw_pyramid(
    drawing: Drawing, own: SeenNecropolis, ground: Ground, below: theme.Colour, new: Collection[int] = ()
) -> None:
    """`below`: what it stands before. `new`: cards that glow; bridges lead across their glow."""
    for seen in own.pyramid:
        box = ground.card(own, seen.place)
        lay_card(drawing, seen.card, box.x, box.y, ground.cell, Edifice.PYRAMID)
    glowing = [ground.card(own, seen.place) for seen in own.pyramid if seen.card.id in new]
    for box in glowing:
        put_glow(drawing, box, below)
    left = ground.left(own)
    for joint in own.joints:
        bridge = _bridge(joint, left, ground, round(0.2 * ground.cell))
        if any(box.overlaps(bridge) and not box.holds(bridge) for box in glowing):
            bridge = _bridge(joint, left, ground, min(_ACROSS_GLOW, round(0.7 * ground.cell)))
        drawing.fill(bridge, theme.STONES[joint.colour].face)
    for box in glowing:
        drawing.put(spark(below, 16), box.right - 2, box.y + 2)


def _bridge(joint: Joint, left: int, ground: Ground, length: int) -> Box:
    """Across the joint between two stones of one colour: groups are seen without counting."""
    c = ground.cell
    (x, y), is_beside = joint.cell, joint.cell[1] == joint.other[1]
    w, h = (length, round(0.46 * c)) if is_beside else (round(0.46 * c), length)
    middle = left + (2 * x + (2 if is_beside else 1)) * c // 2
    height = ground.foot - (2 * y + (1 if is_beside else 2)) * c // 2
    return Box(middle - w // 2, height - h // 2, w, h)


@piece
def silhouette(pen: Pen, side: int) -> None:
    """The finished pyramid in outline, in a square."""
    pen.polygon([(0, side), (side / 2, 0), (side, side)], theme.SILHOUETTE)


def draw_plot(drawing: Drawing, plot: Box, square: Box) -> None:
    """A building plot; `square`: around the finished pyramid."""
    drawing.fill(plot, theme.PLOT)
    drawing.put(silhouette(theme.PLOT, square.w), square.x, square.y)
    drawing.fill(Box(plot.x, square.bottom, plot.w, plot.bottom - square.bottom), theme.GROUND_LINE)


@piece
def _tower(pen: Pen, w: int, h: int) -> None:
    """The finished obelisk in outline, on its plinth; the origin is the left end of the plinth's top."""
    shoulder = 0.16 * h
    pen.polygon([(0.1 * w, -h + shoulder), (0.9 * w, -h + shoulder), (w, 0), (0, 0)], theme.SILHOUETTE)
    pen.polygon([(0.08 * w, -h + shoulder), (w / 2, -h), (0.92 * w, -h + shoulder)], theme.CAPSTONE)
    pen.rect(-0.06 * w, 0, 1.12 * w, _PLINTH, theme.PLINTH, radius=3)


def draw_obelisk(
    drawing: Drawing, cards: tuple[Card, ...], box: Box, most: int, ground: theme.Colour, new: Collection[int] = ()
) -> None:
    """`most`: how high a course is at most. A glyph that scores stands at its left."""
    foot = box.bottom - _PLINTH
    drawing.put(_tower(ground, box.w, box.h - _PLINTH), box.x, foot)
    course = min(most, (box.h - _PLINTH) // max(1, len(cards)))
    for number, card in enumerate(cards):
        _draw_course(drawing, card, Box(box.x + 2, foot - course * (number + 1), box.w - 4, course))
    for number, card in enumerate(cards):
        level = Box(box.x + 2, foot - course * (number + 1), box.w - 4, course)
        if card.glyph is Edifice.OBELISK:
            radius = min(14, course // 2)
            drawing.put(medallion(ground, card.glyph, radius), level.x - radius + 1, level.centre[1])
        if card.id in new:
            put_glow(drawing, level, ground, 5)
            drawing.put(spark(ground, 14), level.right, level.y)


def _draw_course(drawing: Drawing, card: Card, level: Box) -> None:
    """A card of the obelisk: which colours it shows is all that counts, so its stones stand in a row."""
    drawing.fill(level, theme.MORTAR)
    count = len(card.colours)
    w = (level.w - 2 - 2 * count) // count
    slack = level.w - 2 - (w + 2) * count
    for number, colour in enumerate(card.colours):
        x = level.x + 2 + slack // 2 + (w + 2) * number
        drawing.put(stone(theme.MORTAR, colour, w, level.h - 3, 0), x, level.y + 2)
