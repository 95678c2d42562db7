"""What goals count, how far a seat is with them, and what statues and Sphinx cards would score now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engines.core.decision import Seat
from engines.egizia.components import BOX, SPHINX, STATUE_HEIGHT, STATUES, Colour, Metric, SphinxCard, Statue
from engines.egizia.components import CARDS as NILE
from engines.egizia.estate import fields, stones_of_quarries
from engines.egizia.state import EgiziaState


def measure(state: EgiziaState, seat: Seat, metric: Metric) -> int:
    return _MEASURES[metric](state, seat)


def is_met(state: EgiziaState, seat: Seat, card: SphinxCard) -> bool:
    """All needs, or strictly more than everyone else; "for each" cards always count (p. 14)."""
    if card.most is not None:
        own = measure(state, seat, card.most)
        return all(own > measure(state, other, card.most) for other in range(state.seats) if other != seat)
    return all(measure(state, seat, need.metric) >= need.least for need in card.needs)


def worth(state: EgiziaState, seat: Seat, card_id: str) -> int:
    """Points of a Sphinx card."""
    card = SPHINX[card_id]
    if card.each is not None:
        return card.points * measure(state, seat, card.each)
    return card.points if is_met(state, seat, card) else 0


def statue_points(state: EgiziaState, seat: Seat, number: int) -> int:
    statue = STATUES[state.statues[number]]
    return statue_worth(statue_level(statue, state.players[seat].statues[number], measure(state, seat, statue.metric)))


def statue_level(statue: Statue, built: int, has: int) -> int:
    """The highest level that is both built and fulfilled; 0 for none (p. 8)."""
    return max((level for level in range(1, built + 1) if has >= statue.least[level - 1]), default=0)


def statue_worth(level: int) -> int:
    return BOX.statue_levels.points[level - 1] if level else 0


def pyramid_bricks(state: EgiziaState, seat: Seat) -> int:
    return sum(row.count(seat) for row in state.pyramid)


def _rows_with_bricks(state: EgiziaState, seat: Seat) -> int:
    return sum(seat in row for row in state.pyramid)


def _high_bricks(state: EgiziaState, seat: Seat) -> int:
    return sum(row.count(seat) for row in state.pyramid[3:])


def _permanents(state: EgiziaState, seat: Seat) -> int:
    return sum(NILE[card].type == "permanent" for card in state.players[seat].cards)


def _field_total(*colours: Colour) -> Callable[[EgiziaState, Seat], int]:
    return lambda state, seat: sum(field.wheat for field in fields(state, seat) if field.colour in colours)


_MEASURES: Mapping[Metric, Callable[[EgiziaState, Seat], int]] = MappingProxyType(
    {
        Metric.OBELISK: lambda state, seat: state.obelisk.count(seat),
        Metric.COLONNADE: lambda state, seat: state.players[seat].colonnade,
        Metric.PYRAMID: pyramid_bricks,
        Metric.STATUES: lambda state, seat: sum(state.players[seat].statues),
        Metric.STATUES_STARTED: lambda state, seat: sum(level > 0 for level in state.players[seat].statues),
        Metric.STATUES_TOPPED: lambda state, seat: state.players[seat].statues.count(STATUE_HEIGHT),
        Metric.PYRAMID_ROWS: _rows_with_bricks,
        Metric.PYRAMID_ROWS_4_5: _high_bricks,
        Metric.PYRAMID_ROW_BONUSES: lambda state, seat: state.row_winners.count(seat),
        Metric.PERMANENTS: _permanents,
        Metric.SPHINX_CARDS: lambda state, seat: len(state.players[seat].sphinx),
        Metric.WHEAT_MARKET: lambda state, seat: state.players[seat].wheat_market,
        Metric.STONE_MARKET: lambda state, seat: state.players[seat].stone_market,
        Metric.MARKET_TOTAL: lambda state, seat: state.players[seat].wheat_market + state.players[seat].stone_market,
        Metric.QUARRY_TOTAL: lambda state, seat: stones_of_quarries(state.players[seat]),
        Metric.FIELD_TOTAL: _field_total(*Colour),
        Metric.GREEN_TOTAL: _field_total(Colour.GREEN),
        Metric.YELLOW_TOTAL: _field_total(Colour.YELLOW),
        Metric.RED_TOTAL: _field_total(Colour.RED),
        Metric.YELLOW_RED_TOTAL: _field_total(Colour.YELLOW, Colour.RED),
        Metric.CREW_TOTAL: lambda state, seat: sum(state.players[seat].crews),
        Metric.BASIC_MIN: lambda state, seat: min(state.players[seat].crews[1:]),
    }
)
