"""The river with its banks, harbours and palms: the ground on which ships lie."""

from __future__ import annotations

from engines.imhotep.components import Site
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.house import palm, waves
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.imhotep import layout

_WATER = (
    "M328,416 C528,394 748,428 968,408 C1188,388 1288,398 1400,414 "
    "L1400,698 C1228,714 1028,686 808,702 C588,718 488,708 328,694Z"
)
_WAVES = ((840, 500), (1290, 560), (800, 620), (880, 660), (1240, 640), (500, 572), (790, 560), (1120, 470))
_PALMS = ((392, 408, 0.75), (1062, 402, 0.62), (772, 752, 0.85))


@piece
def _river(pen: Pen) -> None:
    pen.path(_WATER, theme.LAPIS, theme.BANK, 8)
    for site in layout.SITES:
        _harbour(pen, site)
    waves(pen, _WAVES)


def _harbour(pen: Pen, site: Site) -> None:
    """Water between two jetties, from the panel to the river."""
    left, right = layout.HARBOURS[site]
    is_upper = site in layout.UPPER_SITES
    top = 352 if is_upper else 674
    pen.rect(left, top, right - left, 92 if is_upper else 76, theme.LAPIS)
    for x in (left - 16, right):
        pen.rect(x, top, 16, 76, theme.JETTY, theme.TAN_LINE, 2, 3)
    if is_upper:
        pen.rect(left, top, right - left, 11, theme.DEEP)


def draw_river(drawing: Drawing) -> None:
    drawing.put(_river(theme.SAND), 0, 0)
    for x, y, scale in _PALMS:
        drawing.put(palm(theme.SAND, scale), x, y)
