"""The strip above a board: the round, and in gold who must choose and what."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.decision import Seat
from renderers.core import fonts, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import pill, seat_badge
from renderers.core.marks import spark
from renderers.core.names import shown_name
from renderers.core.scene import Scene

STRIP = Box(0, 0, 1400, 79)
_BADGE = 24


def draw_strip(drawing: Drawing) -> None:
    drawing.fill(STRIP, theme.COLUMN_GROUND)
    drawing.fill(Box(0, STRIP.bottom - 5, STRIP.w, 5), theme.GOLD)


def draw_round(drawing: Drawing, room: Box, title: str, rounds: int, *, is_new: bool) -> None:
    with drawing.thing("round", room) as box:
        ink = theme.BRIGHT_GOLD if is_new else theme.TAG
        texts = ((title, ink), (f"/ {rounds}", theme.LINE))
        x = box.x + 24
        for text, colour in texts:
            width = fonts.width(text, Face.SERIF, 46)
            style = Style(Face.SERIF, 46, colour, theme.COLUMN_GROUND, align=-1)
            drawing.write(text, Box(x, box.y + 4, width + 2, 66), style)
            x += width + 14
        if is_new:
            drawing.put(spark(theme.COLUMN_GROUND, 18), x + 22, box.y + 36)


def draw_asked(drawing: Drawing, room: Box, scene: Scene, asked: Sequence[Seat], task: str) -> None:
    """At the right of the room: one player's name and task; several who choose at once are told by their badges."""
    style = Style(Face.SANS, 42, theme.INK, theme.BRIGHT_GOLD, align=-1)
    name = shown_name(scene, asked[0]) if len(asked) == 1 else ""
    badges = (2 * _BADGE + 6) * len(asked)
    task_width = fonts.width(task, style.face, style.size)
    space = room.w - badges - task_width - 70
    name_width = min(space, fonts.width(name, Face.BLACK, style.size) + 2) if name else 0
    width = badges + name_width + task_width + (62 if name else 44)
    box = Box(room.right - width, room.y, width, room.h)
    with drawing.thing("asked", box):
        drawing.put(pill(theme.COLUMN_GROUND, box.w, box.h, theme.BRIGHT_GOLD), box.x, box.y)
        x = box.x + 8
        for seat in asked:
            drawing.put(seat_badge(theme.BRIGHT_GOLD, seat, _BADGE), x + _BADGE, box.centre[1])
            x += 2 * _BADGE + 6
        x += 8
        if name:
            named = Style(Face.BLACK, style.size, style.ink, style.ground, align=-1)
            drawing.write(name, Box(x, box.y + 4, name_width, box.h - 8), named)
            x += name_width + 12
        drawing.write(task, Box(x, box.y + 4, task_width + 2, box.h - 8), style)
