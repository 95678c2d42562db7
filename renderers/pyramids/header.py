"""The strip above everything: the round, and in gold who must choose and what."""

from __future__ import annotations

from engines.pyramids.components import ROUNDS
from engines.pyramids.view import PyramidsView
from renderers.core.drawing import Drawing
from renderers.core.header import draw_asked, draw_round, draw_strip
from renderers.core.scene import Scene
from renderers.pyramids import layout
from renderers.pyramids.changes import Changes


def draw_header(drawing: Drawing, scene: Scene, view: PyramidsView, changes: Changes) -> None:
    draw_strip(drawing)
    title = f"{scene.words.say('round-title')} {view.round}"
    draw_round(drawing, layout.ROUND, title, ROUNDS, is_new=changes.is_new_round)
    if view.asked:
        task = scene.words.say("asked-title", task=task_of(view), count=len(view.asked))
        draw_asked(drawing, layout.ASKED, scene, view.asked, task)


def task_of(view: PyramidsView) -> str:
    """What those who are asked must do: a fact for words."""
    if view.phase == "build":
        return "build" if any(pair.taker == view.turn for pair in view.pairs) else "pair"
    return {"gods": "god", "clearing": "keep"}[view.phase]
