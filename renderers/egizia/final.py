"""The final picture: points by source. What nobody has is left out; the page of estates shows what lies behind them."""

from __future__ import annotations

from engines.core.game import Outcome, SeatResult
from engines.egizia.player import Source
from renderers.core import final, palette, theme
from renderers.core.drawing import Drawing
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import Sprite, piece
from renderers.egizia.signs import SIGNS

_SOURCES = {
    Source.OBELISK: "obelisk",
    Source.COLONNADE: "column",
    Source.PYRAMID: "pyramid",
    Source.PYRAMID_ROWS: "row_bonus",
    Source.COLUMN_TILE: "brick",
    Source.SPHINX_RETURNS: "sphinx",
    Source.FEEDING: "wheat",
    Source.WHEAT_MARKET: "wheat_market",
    Source.CARDS: "immediate",
    Source.COOPERATION: "strength",
    Source.PYRAMID_MAJORITY: "pyramid_rows",
    Source.NILE_CARDS: "permanent",
    Source.SPHINX_CARDS: "riddle",
    Source.STATUES: "statue",
    Source.STONES: "stone",
}


def draw_final(scene: Scene, outcome: Outcome) -> Drawing:
    rows = zip(*(result.breakdown for result in outcome.results), strict=True)
    unused = frozenset(row[0][0] for row in rows if not any(points for _, points in row))
    return final.draw_final(scene, outcome, palette.EGIZIA, _tile, _tie_break, left_out=unused, has_stones=False)


def _tie_break(result: SeatResult) -> str:
    return str(result.tie_break)


def _tile(ground: theme.Colour, source: str) -> Sprite:
    return _source(ground, source)


@piece
def _source(pen: Pen, source: str) -> None:
    with pen.moved(2, 2, (final.TILE - 6) / 100):
        SIGNS[_SOURCES[Source(source)]](pen)
