"""The board as everybody sees it: round and turn, monuments, the river with its harbours, a panel for every player."""

from __future__ import annotations

from engines.egizia.view import EgiziaView
from renderers.core import palette, theme
from renderers.core.drawing import Drawing
from renderers.core.panels import draw_panel
from renderers.core.scene import Scene
from renderers.egizia import layout
from renderers.egizia.changes import changes_of
from renderers.egizia.choices import choices_of
from renderers.egizia.colonnade import draw_colonnade
from renderers.egizia.header import draw_header
from renderers.egizia.obelisk import draw_obelisk
from renderers.egizia.pyramid import draw_pyramid
from renderers.egizia.river import draw_river
from renderers.egizia.sphinx import draw_sphinx
from renderers.egizia.statues import draw_statues
from renderers.egizia.strips import draw_strips


def draw_board(scene: Scene, view: EgiziaView) -> Drawing:
    drawing = Drawing(layout.SIZE, palette.EGIZIA, theme.SAND)
    changes = changes_of(scene.since)
    choices = choices_of(scene.decisions)
    draw_header(drawing, scene, view, changes, choices)
    for box in (layout.OBELISK_COLONNADE, layout.PYRAMID_STATUES, layout.SPHINX):
        draw_panel(drawing, box)
    draw_obelisk(drawing, view, changes, choices)
    draw_colonnade(drawing, view, changes, choices)
    draw_pyramid(drawing, view, changes, choices)
    draw_statues(drawing, view, changes, choices)
    draw_sphinx(drawing, view, changes)
    draw_river(drawing, view, changes, choices)
    draw_strips(drawing, scene, view, changes, choices)
    return drawing
