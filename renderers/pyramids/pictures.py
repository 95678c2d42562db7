"""Which picture a scene asks for: the final table, a player's own, or the board."""

from __future__ import annotations

from engines.pyramids.view import PyramidsView
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.pyramids.board import draw_board
from renderers.pyramids.final import draw_final
from renderers.pyramids.private import draw_private


def draw(scene: Scene) -> Drawing:
    view = scene.view
    assert isinstance(view, PyramidsView)
    if view.outcome is not None:
        return draw_final(scene, view, view.outcome)
    if view.eye is not None:
        return draw_private(scene, view, view.eye)
    return draw_board(scene, view)
