"""A site's panel with its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engines.core.options import Side
from engines.imhotep.components import Site
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import panel
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.imhotep import layout

TITLE = Style(Face.SERIF, 36, theme.INK, theme.LIMESTONE, align=-1)


@contextmanager
def site_panel(drawing: Drawing, site: Site) -> Iterator[Box]:
    box = layout.SITES[site]
    with drawing.thing(site.value, box):
        drawing.put(panel(theme.SAND, box.w, box.h), box.x, box.y)
        yield box


def write_title(drawing: Drawing, words: Words, site: Site, side: Side, room: Box, style: Style = TITLE) -> None:
    with drawing.thing("title", room):
        drawing.write(words.say("site-title", site=site.value, side=side.value), room, style)


@piece
def dunes(pen: Pen, w: int, h: int, has_sun: bool) -> None:
    """Scenery at the foot of a panel."""
    if has_sun:
        pen.circle(72, 130, 40, theme.SUN)
    foot = h - 3
    pen.path(
        f"M3,{h - 53} C{0.25 * w},{h - 99} {0.45 * w},{h - 23} {0.62 * w},{h - 47} "
        f"C{0.79 * w},{h - 71} {0.91 * w},{h - 89} {w - 3},{h - 59} "
        f"L{w - 3},{foot - 13} Q{w - 3},{foot} {w - 16},{foot} L16,{foot} Q3,{foot} 3,{foot - 13}Z",
        theme.DUNE,
    )
