"""The board as everybody sees it: a player at each side, between them the harbour with its ships."""

from __future__ import annotations

from engines.duel.view import DuelView
from renderers.core import palette, theme
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.duel import layout
from renderers.duel.changes import changes_of
from renderers.duel.choices import choices_of
from renderers.duel.harbour import draw_harbour
from renderers.duel.players import draw_player
from renderers.duel.sea import draw_sea, draw_stores
from renderers.duel.ships import draw_ships


def draw_board(scene: Scene, view: DuelView) -> Drawing:
    drawing = Drawing(layout.SIZE, palette.IMHOTEP, theme.SAND)
    changes = changes_of(scene.since)
    choices = choices_of(scene.decisions)
    draw_sea(drawing)
    draw_stores(drawing, view, changes)
    draw_harbour(drawing, view, changes, choices)
    draw_ships(drawing, view, changes, choices)
    for seat in range(view.seats):
        draw_player(drawing, seat, scene, view, changes, choices)
    return drawing
