"""Which picture a scene asks for: a player's own, the final table, or the board."""

from __future__ import annotations

from engines.imhotep.view import ImhotepView
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.imhotep.board import draw_board
from renderers.imhotep.final import draw_final
from renderers.imhotep.private import draw_private


def draw(scene: Scene) -> Drawing:
    view = scene.view
    assert isinstance(view, ImhotepView)
    if view.eye is not None:
        return draw_private(scene, view, view.eye)
    if view.outcome is not None:
        return draw_final(scene, view, view.outcome)
    return draw_board(scene, view)
