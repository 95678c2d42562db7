"""Statues: what each asks for, and how high everybody has built."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.egizia.components import BOX, STATUE_HEIGHT
from engines.egizia.effects import Monument
from engines.egizia.view import EgiziaView, SeenStatue
from renderers.core import theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import seat_badge
from renderers.core.marks import put_glow, spark, write_tag
from renderers.core.panels import strip
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import layout
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.obelisk import plinth
from renderers.egizia.signs import METRICS, put_sign, write_worth

_LEVEL, _SEALS = 60, 44


@piece
def _block(pen: Pen, w: int, h: int, fill: theme.Colour, edge: theme.Colour, width: int) -> None:
    half = width / 2
    pen.rect(half, half, w - width, h - width, fill, edge, width, 5)


def statue_box(number: int, statues: int) -> Box:
    pitch = (layout.STATUES.w - _SEALS) // statues
    width = min(96, pitch - 3)
    left = layout.STATUES.x + _SEALS + pitch * number + (pitch - width) // 2
    return Box(left, layout.STATUES.y, width, layout.STATUES.h)


def level_box(statue: Box, level: int) -> Box:
    """`level`: from 0 at the bottom."""
    return statue.part(3 * level, statue.h - 12 - _LEVEL * (level + 1), statue.w - 6 * level, _LEVEL - 1)


def draw_statues(drawing: Drawing, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    with drawing.thing("statues", layout.STATUES) as site:
        first = statue_box(0, len(view.statues))
        for level, points in enumerate(BOX.statue_levels.points):
            write_worth(drawing, site.x + 22, level_box(first, level).centre[1], 22, points, theme.LIMESTONE)
        for number, statue in enumerate(view.statues):
            with drawing.thing(f"statue {number + 1}", statue_box(number, len(view.statues))) as box:
                _draw_statue(drawing, box, number, statue, view, changes, choices)


def _draw_statue(
    drawing: Drawing,
    box: Box,
    number: int,
    statue: SeenStatue,
    view: EgiziaView,
    changes: Changes,
    choices: Choices,
) -> None:
    is_choice = (Monument.STATUES, number) in choices.bricks
    middle = box.centre[0]
    drawing.put(strip(theme.LIMESTONE, 64, 50, theme.SILHOUETTE), middle - 32, box.y + 2)
    put_sign(drawing, METRICS[statue.metric], middle, box.y + 27, 44, theme.SILHOUETTE)
    if is_choice:
        write_tag(drawing, middle, box.y + 76, 22, str(number + 1), theme.LIMESTONE)
    else:
        put_sign(drawing, "statue", middle, box.y + 77, 46, theme.LIMESTONE)
    drawing.put(plinth(theme.LIMESTONE, box.w + 4, 10), box.x - 2, box.bottom - 12)
    built = [player.statues[number].built for player in view.players]
    builder = view.build.seat if view.build is not None else view.turn
    for level in range(STATUE_HEIGHT):
        block = level_box(box, level)
        is_next = is_choice and builder is not None and built[builder] == level
        fill, edge, width = (theme.TAG, theme.INK, 4) if is_next else (theme.SILHOUETTE, theme.PIT_EDGE, 2)
        drawing.put(_block(theme.LIMESTONE, block.w, block.h, fill, edge, width), block.x, block.y)
        room = Box(block.right - 40, block.bottom - 32, 36, 30)
        style = Style(Face.BLACK, 28, theme.INK, fill, align=1, least=SMALLEST_COUNT)
        drawing.write(str(statue.least[level]), room, style)
        here = [seat for seat, height in enumerate(built) if height == level + 1]
        for place, seat in enumerate(here):
            x, y, radius = _marker(block, place, len(here))
            drawing.put(seat_badge(fill, seat, radius), x, y)
            if (Monument.STATUES, number, level, seat) in changes.bricks:
                _draw_new(drawing, x, y, radius, fill)


def _draw_new(drawing: Drawing, x: int, y: int, radius: int, ground: theme.Colour) -> None:
    """Close around the marker: numbers stand beside it."""
    reach = radius - 4
    put_glow(drawing, Box(x - reach, y - reach, 2 * reach, 2 * reach), ground, reach)
    drawing.put(spark(ground, 11), x - radius + 3, y - radius + 3)


def _marker(block: Box, place: int, count: int) -> tuple[int, int, Seat]:
    """Middle and radius. One is large; several share the left and the upper side."""
    if count == 1:
        return block.x + 19, block.y + 20, 16
    radius = 12
    spots = ((14, 15), (14, 42), (40, 15), (block.w - 14 if block.w < 88 else 68, 15))
    x, y = spots[place]
    return block.x + min(x, block.w - 14), block.y + y, radius
