"""The test-only game in a plain picture: its mechanisms go through the table like those of a real game."""

from __future__ import annotations

from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.names import shown_name
from renderers.core.renderer import DrawnRenderer
from renderers.core.scene import Scene
from tests.offerings import OfferingsView


def _lines(scene: Scene) -> list[str]:
    view = scene.view
    assert isinstance(view, OfferingsView)
    players = [f"{shown_name(scene, seat)} {view.scores[seat]} ({view.hand_sizes[seat]})" for seat in range(view.seats)]
    table = f"{view.pile} {view.deck} {view.buried} {view.spent} {view.amulets} {view.has_offered} {view.asked}"
    return [*players, table, *([str(view.hand)] if view.eye is not None else [])]


def draw(scene: Scene) -> Drawing:
    lines = _lines(scene)
    drawing = Drawing((1400, 60 * len(lines) + 20), palette.IMHOTEP, theme.LIMESTONE)
    for number, line in enumerate(lines):
        with drawing.thing(f"line {number}", Box(10, 10 + 60 * number, 1380, 60)) as box:
            drawing.write(line, box, Style(Face.SANS, 40, theme.INK, theme.LIMESTONE, align=-1))
    return drawing


def describe(scene: Scene) -> tuple[str, ...]:
    return ("\n".join(_lines(scene)),)


def alt(scene: Scene) -> str:
    return "; ".join(_lines(scene))


RENDERER = DrawnRenderer(draw, alt, describe)
