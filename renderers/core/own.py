"""A player's own picture: a heading with name and eye, and panels with a title."""

from __future__ import annotations

from engines.core.decision import Seat
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import panel, seat_sign
from renderers.core.icons import icon
from renderers.core.names import shown_name
from renderers.core.scene import Scene

WIDTH = 1400
HEADING = Box(0, 0, WIDTH, 84)
MARGIN = 14
TITLE = 66  # how much of a panel its title takes


def draw_heading(drawing: Drawing, scene: Scene, eye: Seat, right: int = WIDTH, *, has_stones: bool = True) -> None:
    """`right`: where it ends, when something follows in the same line. `has_stones`: see `seat_sign`."""
    drawing.fill(HEADING, theme.COLUMN_GROUND)
    drawing.fill(Box(0, HEADING.bottom - 5, WIDTH, 5), theme.GOLD)
    with drawing.thing("heading", Box(0, 0, right, HEADING.h)):
        seat_sign(
            drawing, Box(28, 9 if has_stones else 14, 50, 50), eye, theme.COLUMN_GROUND, 10 if has_stones else None
        )
        name = Style(Face.SANS, 46, theme.CREAM, theme.COLUMN_GROUND, align=-1)
        drawing.write(shown_name(scene, eye), Box(98, 6, right - 220, 68), name)
        looking = icon(theme.COLUMN_GROUND, "eye", 66, theme.BRIGHT_GOLD, theme.BRIGHT_GOLD, theme.COLUMN_GROUND)
        drawing.put(looking, right - 94, 6)


def draw_titled_panel(drawing: Drawing, box: Box, title: str) -> None:
    drawing.put(panel(theme.SAND, box.w, box.h), box.x, box.y)
    style = Style(Face.SERIF, 40, theme.INK, theme.LIMESTONE, align=-1)
    drawing.write(title, box.part(24, 8, box.w - 48, 50), style)
