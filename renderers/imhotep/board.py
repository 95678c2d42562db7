"""The board as everybody sees it: players at the left, sites around the river, ships on it."""

from __future__ import annotations

from engines.imhotep.view import ImhotepView
from renderers.core import palette, theme
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.imhotep import layout
from renderers.imhotep.changes import changes_of
from renderers.imhotep.choices import choices_of
from renderers.imhotep.players import draw_column
from renderers.imhotep.river import draw_river
from renderers.imhotep.ships import draw_ships
from renderers.imhotep.sites.burial_chamber import draw_burial_chamber
from renderers.imhotep.sites.market import draw_market
from renderers.imhotep.sites.obelisks import draw_obelisks
from renderers.imhotep.sites.pyramid import draw_pyramid
from renderers.imhotep.sites.temple import draw_temple


def draw_board(scene: Scene, view: ImhotepView) -> Drawing:
    drawing = Drawing(layout.SIZE, palette.IMHOTEP, theme.SAND)
    changes = changes_of(scene.since)
    choices = choices_of(scene.decisions)
    draw_river(drawing)
    for draw_site in (draw_pyramid, draw_temple, draw_obelisks, draw_burial_chamber, draw_market):
        draw_site(drawing, view, scene.words, changes, choices)
    draw_ships(drawing, view, changes, choices)
    draw_column(drawing, scene, view, changes)
    return drawing
