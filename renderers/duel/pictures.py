"""Which picture a scene asks for: the final table, a player's own, or the board."""

from __future__ import annotations

from engines.duel.view import DuelView
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.duel.board import draw_board
from renderers.duel.final import draw_final
from renderers.duel.private import draw_private


def draw(scene: Scene) -> Drawing:
    view = scene.view
    assert isinstance(view, DuelView)
    if view.outcome is not None:
        return draw_final(scene, view.outcome)
    if view.eye is not None:
        return draw_private(scene, view, view.eye)
    return draw_board(scene, view)
