"""The strip above everything: the round, the flood, what strength is left to build with, who must choose and what."""

from __future__ import annotations

from engines.egizia.components import COLOURS, FLOODS, Colour
from engines.egizia.estate import produces
from engines.egizia.view import EgiziaView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.header import draw_asked, draw_round, draw_strip
from renderers.core.house import pill
from renderers.core.marks import put_glow, spark
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.egizia import goods, layout
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.landmarks import FIELD_COLOURS
from renderers.egizia.signs import put_sign

_STEP, _STEP_PITCH = 46, 50
_EFFECTS = ("grow_crew", "move_flood", "choose_way", "free_brick")


def draw_header(drawing: Drawing, scene: Scene, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    draw_strip(drawing)
    title = f"{scene.words.say('picture-round')} {max(1, view.round)}"
    draw_round(drawing, layout.ROUND, title, view.rounds, is_new=changes.is_new_round)
    _draw_flood(drawing, view, changes, choices)
    if view.build is not None and view.build.budget is not None and not view.looked_at:
        _draw_budget(drawing, view.build.budget)
    if view.asked:
        task = scene.words.say("picture-task", task=task_of(scene, view), count=len(view.asked))
        draw_asked(drawing, layout.ASKED, scene, view.asked, task)


def task_of(scene: Scene, view: EgiziaView) -> str:
    """What those who are asked must do, a fact for words: in the middle of an effect that, else the step's business."""
    asked = next((decision.prompt.key for decision in scene.decisions), "")
    if view.looked_at or asked == "sphinx_visit":
        return "riddles"
    return asked if asked in _EFFECTS else view.phase


@piece
def _step(pen: Pen, colour: Colour, h: int, is_wet: bool, is_choice: bool) -> None:
    """A field's step at the water; the origin is its lower left corner."""
    fill = FIELD_COLOURS[colour].face if is_wet else theme.COLUMN_RELIEF
    if is_choice:
        pen.rect(-3, -h - 3, _STEP + 6, h + 6, theme.TAG, radius=7)
    pen.rect(0, -h, _STEP, h, fill, theme.COLUMN_LINE, 2, 5)
    size = min(h - 2, 34)
    if is_wet:
        with pen.moved((_STEP - size) / 2, -h + (h - size) / 2 + 1, size / 100):
            goods.wheat(pen, theme.GRAIN if colour is not Colour.YELLOW else theme.GRAIN_PALE)
        pen.rect(0, -h - 7, _STEP, 8, theme.NILE, radius=3)
    else:
        pen.line([(9, -9), (_STEP - 9, -h + 9)], theme.COLUMN_LINE, 4)


def _draw_flood(drawing: Drawing, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    """A step for each colour of field: coloured and under water if it produces now."""
    with drawing.thing("flood", layout.FLOOD) as box:
        put_sign(drawing, "flood", box.x + 30, box.centre[1], 48, theme.COLUMN_GROUND)
        for number, colour in enumerate(COLOURS):
            x = box.x + 64 + _STEP_PITCH * number
            step = _step(
                theme.COLUMN_GROUND,
                colour,
                26 + 13 * number,
                produces(colour, view.flood),
                FLOODS[number] in choices.floods,
            )
            drawing.put(step, x, box.bottom - 5)
        if changes.is_flood_new:
            put_glow(drawing, box.part(62, 11, 150, 47), theme.COLUMN_GROUND, 8)
            drawing.put(spark(theme.COLUMN_GROUND, 12), box.right - 6, box.y + 14)


def _draw_budget(drawing: Drawing, budget: int) -> None:
    """Strength that is left in the build that is going on."""
    with drawing.thing("budget", layout.BUDGET) as box:
        drawing.put(pill(theme.COLUMN_GROUND, box.w, box.h, theme.CREAM), box.x, box.y)
        put_sign(drawing, "strength", box.x + 40, box.centre[1], 46, theme.CREAM)
        style = Style(Face.BLACK, 46, theme.INK, theme.CREAM)
        drawing.write(str(budget), Box(box.x + 64, box.y + 4, box.w - 76, box.h - 8), style)
