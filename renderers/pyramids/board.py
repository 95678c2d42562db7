"""The board as everybody sees it: round and turn, gods, quarry, and a panel for every player's necropolis."""

from __future__ import annotations

from engines.pyramids.view import PyramidsView
from renderers.core import palette, theme
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.pyramids import layout
from renderers.pyramids.changes import changes_of
from renderers.pyramids.choices import choices_of
from renderers.pyramids.gods import draw_gods
from renderers.pyramids.header import draw_header
from renderers.pyramids.players import draw_players
from renderers.pyramids.quarry import draw_quarry


def draw_board(scene: Scene, view: PyramidsView) -> Drawing:
    drawing = Drawing(layout.SIZE, palette.PYRAMIDS, theme.SAND)
    changes = changes_of(scene.since)
    choices = choices_of(scene.decisions)
    draw_header(drawing, scene, view, changes)
    draw_players(drawing, scene, view, changes)
    draw_gods(drawing, view, changes, choices)
    draw_quarry(drawing, view, changes, choices)
    return drawing
