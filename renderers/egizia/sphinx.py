"""The Sphinx: its deck, and how many cards of it somebody is looking at."""

from __future__ import annotations

from engines.egizia.view import EgiziaView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.icons import icon
from renderers.core.marks import put_glow, spark
from renderers.core.panels import strip
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import layout
from renderers.egizia.changes import Changes
from renderers.egizia.signs import put_sign

_ART = 178


@piece
def _sun(pen: Pen, radius: int) -> None:
    pen.circle(0, 0, radius, theme.DUSK_SUN)


def draw_sphinx(drawing: Drawing, view: EgiziaView, changes: Changes) -> None:
    with drawing.thing("sphinx", layout.SPHINX_ART) as site:
        drawing.put(_sun(theme.LIMESTONE, 36), site.right - 42, site.y + 50)
        put_sign(drawing, "sphinx", site.centre[0] - 4, site.bottom - 42, _ART, theme.LIMESTONE)
        if view.looked_at:
            eye = icon(theme.LIMESTONE, "eye", 52, theme.INK, theme.INK, theme.LIMESTONE)
            drawing.put(eye, site.x + 2, site.y + 2)
            style = Style(Face.BLACK, 46, theme.INK, theme.LIMESTONE, align=-1)
            drawing.write(str(view.looked_at), site.part(58, 4, 50, 48), style)
    with drawing.thing("riddles", layout.SPHINX_DECK) as box:
        drawing.put(strip(theme.LIMESTONE, box.w, box.h, theme.SILHOUETTE), box.x, box.y)
        put_sign(drawing, "riddle", box.x + 52, box.centre[1], 70, theme.SILHOUETTE)
        style = Style(Face.BLACK, 64, theme.INK, theme.SILHOUETTE)
        drawing.write(str(view.sphinx_deck), box.part(88, 4, box.w - 94, box.h - 8), style)
        if changes.is_deck_new:
            put_glow(drawing, box.grown(-3), theme.LIMESTONE, 10)
            drawing.put(spark(theme.LIMESTONE, 16), box.right - 8, box.y + 8)
