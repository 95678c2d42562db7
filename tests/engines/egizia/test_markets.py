"""The markets, level by level (booklet p. 10-11)."""

from __future__ import annotations

import pytest

from engines.egizia.components import Tile
from engines.egizia.effects import Market
from engines.egizia.events import MarketRaised
from engines.egizia.flow.changes import raise_market
from tests.engines.egizia.table import points, table


@pytest.mark.parametrize(
    ("level", "levels", "after", "stones"),
    [
        (1, 1, 2, 0),
        (2, 1, 3, 2),
        (1, 2, 3, 2),
        (3, 1, 4, 0),
        (4, 1, 5, 3),
        (3, 2, 5, 3),
        (4, 2, 5, 6),
        (5, 1, 5, 3),
        (5, 2, 5, 6),
    ],
)
def test_the_stone_market(level: int, levels: int, after: int, stones: int) -> None:
    for tile, factor in ((Tile.G2, 2), (Tile.G1, 1)):
        state = table(3, {0: {"stone_market": level, "stones": 0, "colonnade": 3}}, golden=tile).copy()
        raise_market(state, 0, Market.STONE, levels, lambda event: None)
        player = state.players[0]
        top = level + levels >= 5
        assert (player.stone_market, player.stones) == (after, stones * factor if top else stones)
        assert player.wheat_market == 1


@pytest.mark.parametrize(
    ("level", "levels", "after", "gain"),
    [(1, 1, 2, 0), (2, 1, 3, 0), (3, 1, 4, 0), (4, 1, 5, 2), (4, 2, 5, 4), (3, 2, 5, 2), (5, 1, 5, 2), (5, 2, 5, 4)],
)
def test_the_wheat_market(level: int, levels: int, after: int, gain: int) -> None:
    for tile, factor in ((Tile.G5, 2), (Tile.G1, 1)):
        state = table(3, {0: {"wheat_market": level, "colonnade": 3}}, golden=tile).copy()
        raise_market(state, 0, Market.WHEAT, levels, lambda event: None)
        assert state.players[0].wheat_market == after
        assert state.players[0].points == points(wheat_market=gain * factor)
        assert state.players[0].stone_market == 1


def test_a_rise_is_told_with_its_reward() -> None:
    events: list[object] = []
    state = table(3, {0: {"stone_market": 4, "stones": 24}}).copy()
    raise_market(state, 0, Market.STONE, 1, events.append)
    assert events == [MarketRaised(seat=0, market=Market.STONE, levels=1, level=5, points=0, stones=1)]


def test_a_golden_tile_counts_only_for_who_has_built_its_column() -> None:
    state = table(3, {0: {"wheat_market": 5, "colonnade": 2}}, golden=Tile.G5).copy()
    raise_market(state, 0, Market.WHEAT, 1, lambda event: None)
    assert state.players[0].score == 2
