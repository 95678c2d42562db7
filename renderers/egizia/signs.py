"""All signs by name, as pieces of any size; points as a disc with a number."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from engines.egizia.components import Metric
from engines.egizia.effects import Market, Monument, Who
from renderers.core import fonts, theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import around, star
from renderers.core.house import signed
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour
from renderers.egizia import goods, landmarks

SIGNS: MappingProxyType[str, Callable[[Pen], None]] = MappingProxyType(
    {
        **{
            draw.__name__: draw
            for draw in (
                goods.wheat,
                goods.pale_wheat,
                goods.stone,
                goods.flood,
                goods.wheat_market,
                goods.stone_market,
                goods.either_market,
                goods.both_markets,
                goods.leader,
                goods.green_crew,
                goods.blue_crew,
                goods.yellow_crew,
                goods.any_crew,
                goods.any_basic,
                goods.strength,
                goods.ship,
                goods.riddle,
                goods.hourglass,
                goods.arrow,
                goods.upstream,
                goods.tick,
                goods.leftover,
                goods.most,
                landmarks.obelisk,
                landmarks.column,
                landmarks.pyramid,
                landmarks.pyramid_rows,
                landmarks.high_rows,
                landmarks.row_bonus,
                landmarks.statue,
                landmarks.statues_begun,
                landmarks.statues_topped,
                landmarks.sphinx,
                landmarks.brick,
                landmarks.green_field,
                landmarks.yellow_field,
                landmarks.red_field,
                landmarks.dry_fields,
                landmarks.all_fields,
                landmarks.quarry,
                landmarks.permanent,
                landmarks.anytime,
                landmarks.immediate,
            )
        },
    }
)
MARKETS = {Market.WHEAT: "wheat_market", Market.STONE: "stone_market"}
MONUMENTS = {
    Monument.OBELISK: "obelisk",
    Monument.COLONNADE: "column",
    Monument.PYRAMID: "pyramid",
    Monument.STATUES: "statue",
}
CREWS = {
    Who.LEADER: "leader",
    Who.GREEN: "green_crew",
    Who.BLUE: "blue_crew",
    Who.YELLOW: "yellow_crew",
    Who.ANY: "any_crew",
    Who.TWO_OF_ALL: "any_crew",
    Who.TWO_BASIC: "any_basic",
}
METRICS = {
    Metric.OBELISK: "obelisk",
    Metric.COLONNADE: "column",
    Metric.PYRAMID: "pyramid",
    Metric.STATUES: "statue",
    Metric.STATUES_STARTED: "statues_begun",
    Metric.STATUES_TOPPED: "statues_topped",
    Metric.PYRAMID_ROWS: "pyramid_rows",
    Metric.PYRAMID_ROWS_4_5: "high_rows",
    Metric.PYRAMID_ROW_BONUSES: "row_bonus",
    Metric.PERMANENTS: "permanent",
    Metric.SPHINX_CARDS: "riddle",
    Metric.WHEAT_MARKET: "wheat_market",
    Metric.STONE_MARKET: "stone_market",
    Metric.MARKET_TOTAL: "both_markets",
    Metric.QUARRY_TOTAL: "quarry",
    Metric.FIELD_TOTAL: "all_fields",
    Metric.GREEN_TOTAL: "green_field",
    Metric.YELLOW_TOTAL: "yellow_field",
    Metric.RED_TOTAL: "red_field",
    Metric.YELLOW_RED_TOTAL: "dry_fields",
    Metric.CREW_TOTAL: "any_crew",
    Metric.BASIC_MIN: "any_basic",
}


@piece
def sign(pen: Pen, name: str, size: int) -> None:
    """From its upper left corner."""
    with pen.moved(scale=size / 100):
        SIGNS[name](pen)


def put_sign(drawing: Drawing, name: str, x: int, y: int, size: int, ground: Colour) -> None:
    """By its middle."""
    drawing.put(sign(ground, name, size), x - size // 2, y - size // 2)


@piece
def _disc(pen: Pen, radius: int) -> None:
    pen.polygon(star(0, 0, radius, 0.84 * radius, 8), theme.TERRACOTTA, theme.INK, 2)


@piece
def _long_disc(pen: Pen, radius: int, width: int) -> None:
    pen.rect(-width / 2, -0.8 * radius, width, 1.6 * radius, theme.TERRACOTTA, theme.INK, 2, 9)


def worth_width(points: int, radius: int) -> int:
    """Long numbers need a longer disc."""
    width = fonts.width(signed(points), Face.BLACK, _size(points, radius))
    return 2 * radius if width <= 1.5 * radius else width + 10


def _size(points: int, radius: int) -> int:
    return max(SMALLEST_COUNT, round((1.3 if 0 <= points < 10 else 1.15) * radius))


def write_worth(drawing: Drawing, x: int, y: int, radius: int, points: int, ground: Colour) -> None:
    """Points: terracotta, as everywhere, in a shape of its own."""
    width = worth_width(points, radius)
    drawing.put(_disc(ground, radius) if width == 2 * radius else _long_disc(ground, radius, width), x, y)
    style = Style(Face.BLACK, _size(points, radius), theme.CREAM, theme.TERRACOTTA, least=SMALLEST_COUNT)
    drawing.write(signed(points), around(x, y, width - 4, 2 * radius - 4), style)
