"""Which picture a scene asks for: the final table, a player's own, or the board; and the page of estates."""

from __future__ import annotations

from engines.egizia.view import EgiziaView
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.egizia import estates
from renderers.egizia.board import draw_board
from renderers.egizia.final import draw_final
from renderers.egizia.private import draw_private


def draw(scene: Scene) -> Drawing:
    view = _view(scene)
    if view.outcome is not None:
        return draw_final(scene, view.outcome)
    if view.eye is not None:
        return draw_private(scene, view, view.eye)
    return draw_board(scene, view)


def draw_estates(scene: Scene) -> Drawing:
    return estates.draw_estates(scene, _view(scene))


def _view(scene: Scene) -> EgiziaView:
    view = scene.view
    assert isinstance(view, EgiziaView)
    return view
