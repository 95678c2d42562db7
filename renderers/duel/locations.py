"""A player's locations one below the other, each with what it is worth now, and with a small B on its second side."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.options import Side
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import signed, write_points
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.duel.sites.action_tokens import draw_action_tokens
from renderers.duel.sites.burial_chamber import draw_burial_chamber
from renderers.duel.sites.holder import WORTH, Holder
from renderers.duel.sites.obelisk import draw_obelisks
from renderers.duel.sites.pyramids import draw_pyramids
from renderers.duel.sites.temple import draw_temple

_DISC = 28
_TILE = 36
_STRIPS: tuple[tuple[str, int, Callable[[Drawing, Box, Holder], None]], ...] = (
    ("obelisk", 134, draw_obelisks),
    ("temple", 138, draw_temple),
    ("pyramids", 172, draw_pyramids),
    ("burial_chamber", 188, draw_burial_chamber),
    ("action_tokens", 188, draw_action_tokens),
)
HEIGHT = sum(height for _, height, _ in _STRIPS)


@piece
def _side_tile(pen: Pen) -> None:
    pen.rect(0, 0, _TILE, _TILE, theme.TAN, radius=7)


def draw_locations(drawing: Drawing, area: Box, holder: Holder) -> None:
    top = 0
    for number, (source, height, draw) in enumerate(_STRIPS):
        with drawing.thing(source, area.part(0, top, area.w, height)) as strip:
            if number:
                drawing.fill(strip.part(14, -1, strip.w - 28, 3), theme.COLUMN)
            draw(drawing, strip, holder)
            _draw_worth(drawing, strip, holder, source)
        top += height


def _draw_worth(drawing: Drawing, strip: Box, holder: Holder, source: str) -> None:
    sides: dict[str, object] = holder.view.options.model_dump()
    is_second_side = sides.get(source) == Side.B
    x, y = strip.right - WORTH, strip.y + strip.h // 2 - (8 if is_second_side else 0)
    points = dict(holder.view.worth[holder.seat])[source]
    write_points(drawing, x, y, _DISC, signed(points), holder.ground)
    if is_second_side:
        tile = Box(x - _TILE // 2, y + _DISC + 4, _TILE, _TILE)
        drawing.put(_side_tile(holder.ground), tile.x, tile.y)
        drawing.write(Side.B.value, tile, Style(Face.BLACK, 30, theme.INK, theme.TAN))
