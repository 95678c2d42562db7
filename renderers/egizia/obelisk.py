"""The obelisk, level by level; what each costs, and whose it is."""

from __future__ import annotations

from engines.egizia.components import BOX
from engines.egizia.effects import Monument
from engines.egizia.view import EgiziaView
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import layout
from renderers.egizia.bricks import draw_brick, draw_new, draw_place
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices

_LEVEL, _NEXT, _PLINTH = 24, 36, 10
_WIDTH, _TAPER = 102, 3


@piece
def plinth(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.PLINTH, radius=3)


@piece
def _tip(pen: Pen, w: int, h: int) -> None:
    pen.polygon([(0, h), (w / 2, 0), (w, h)], theme.GOLD, theme.INK, 2)


def level_box(level: int, built: int) -> Box:
    """The next level is higher than the others."""
    site = layout.OBELISK
    count = len(BOX.obelisk.costs)
    foot = site.bottom - _PLINTH - _LEVEL * level - (_NEXT - _LEVEL if level > built else 0)
    height = _NEXT if level == built < count else _LEVEL
    width = _WIDTH - _TAPER * level
    return Box(site.centre[0] - width // 2, foot - height, width, height - 1)


def draw_obelisk(drawing: Drawing, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    built = len(view.obelisk)
    costs = BOX.obelisk.costs
    is_choice = (Monument.OBELISK, 0) in choices.bricks
    with drawing.thing("obelisk", layout.OBELISK) as site:
        drawing.put(plinth(theme.LIMESTONE, 132, _PLINTH), site.centre[0] - 66, site.bottom - _PLINTH)
        for level, cost in enumerate(costs):
            box = level_box(level, built)
            if level < built:
                draw_brick(drawing, view.obelisk[level], box, theme.LIMESTONE)
            else:
                draw_place(
                    drawing,
                    box,
                    theme.LIMESTONE,
                    cost,
                    is_next=level == built,
                    is_choice=level == built and is_choice,
                )
        top = level_box(len(costs) - 1, built)
        drawing.put(_tip(theme.LIMESTONE, top.w - 8, 22), top.x + 4, top.y - 22)
        for level in range(built):
            if (Monument.OBELISK, level, 0, view.obelisk[level]) in changes.bricks:
                draw_new(drawing, level_box(level, built), theme.LIMESTONE)
