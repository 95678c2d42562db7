"""The beginning with two, three and four players (booklet p. 3-4)."""

from __future__ import annotations

import pytest

from engines.egizia import GAME
from engines.egizia.actions import KeepStartCard
from engines.egizia.components import BOX, COLUMN_TILES, SPACES, SPHINX, STATUES, TILES, Area, Flood, Tile, open_spaces
from engines.egizia.events import RoundBegan
from engines.egizia.options import EgiziaOptions
from engines.egizia.state import EgiziaState
from tests.engines.driving import told
from tests.engines.egizia.table import answered, seen, started

EVERY = pytest.mark.parametrize("seats", [2, 3, 4])


@EVERY
def test_what_each_seat_begins_with(seats: int) -> None:
    state = started(seats)
    assert state.order[0] == 0
    for number, seat in enumerate(state.order):
        player = state.players[seat]
        assert player.crews == (2, 1, 1, 1)
        assert player.stones == 2 + number
        assert (player.wheat_market, player.stone_market, player.score, player.ships) == (1, 1, 0, 8)
        assert [BOX.start_cards[0].id, BOX.start_cards[1].id] == list(player.cards)
        assert len(player.sphinx) == 2
    assert state.flood is Flood.MIDDLE
    # Order tile 1 is hindmost on the score track.
    assert state.standing == tuple(reversed(state.order))
    assert (seen(state).players[0].forecast.wheat, seen(state).players[0].yields) == (6, 3)


@EVERY
def test_statues_and_column_tiles(seats: int) -> None:
    third = set()
    for seed in range(30):
        state = GAME.new(seats, EgiziaOptions(), str(seed))
        assert [STATUES[name].set for name in state.statues[:2]] == ["A", "B"]
        assert len(set(state.statues)) == len(state.statues) == (2 if seats == 2 else 3)
        assert (state.golden is Tile.G6) == (seats == 2)
        assert COLUMN_TILES[state.purple].use is not None
        assert state.purple is not state.golden
        assert len(state.pyramid) == (3 if seats == 2 else 5)
        third |= {STATUES[name].set for name in state.statues[2:]}
    assert third == (set() if seats == 2 else {"A", "B"})


@EVERY
def test_one_berth_fewer_than_players(seats: int) -> None:
    state = started(seats)
    assert all(len(state.harbour(area).berths) == seats - 1 for area in Area)


@EVERY
def test_everybody_keeps_one_of_two_cards_at_once(seats: int) -> None:
    state = started(seats)
    before = [player.sphinx for player in state.players]
    deck = len(state.sphinx_deck)
    decisions = GAME.decisions(state)
    assert [decision.seat for decision in decisions] == list(range(seats))
    for seat, decision in enumerate(decisions):
        assert decision.private
        assert [option.action for option in decision.options] == [KeepStartCard(card) for card in before[seat]]
    for seat in reversed(range(seats)):
        assert seen(state, seat).start_card is None
        state = answered(state, seat, 1)
        if seat:
            assert seen(state, seat).start_card == before[seat][1]
            assert seen(state, None).start_card is None
            assert GAME.decisions(state)[0].seat == 0
    assert [player.sphinx for player in state.players] == [(cards[1],) for cards in before]
    # The others are shuffled back: neither do they lie together nor is the rest as it was.
    back = {cards[0] for cards in before}
    assert len(state.sphinx_deck) == deck + seats
    assert back <= set(state.sphinx_deck)
    assert back not in (set(state.sphinx_deck[:seats]), set(state.sphinx_deck[-seats:]))
    assert tuple(card for card in state.sphinx_deck if card not in back) != started(seats).sphinx_deck


@EVERY
def test_the_first_river(seats: int) -> None:
    """Printed effects in round 1; two players use tiles from the beginning."""
    state: EgiziaState = started(seats)
    for seat in range(1, seats):
        state = answered(state, seat)
    step = GAME.apply(state, 0, GAME.decisions(state)[0].default.action)
    (began,) = told(step.events, RoundBegan)
    assert began.round == 1
    assert began.reveals
    assert isinstance(step.state, EgiziaState)
    spaces = [SPACES[n].id for n in open_spaces(seats, "card")]
    assert [space for space, _ in began.cards] == spaces
    assert len(spaces) == (8 if seats == 2 else 10)
    if seats == 2:
        assert sorted(tile for _, tile in began.tiles) == ["T01", "T02", "T03", "T10", "T11"]
    else:
        assert [tile for _, tile in began.tiles] == ["T01", "T04", "T02", "T05", "T06", "T03", "T02"]
    assert [entry.is_printed for entry in seen(step.state).river if entry.tile] == [seats > 2] * len(began.tiles)
    assert [entry.is_open for entry in seen(step.state).river].count(False) == (4 if seats == 2 else 0)


@EVERY
def test_two_players_play_without_the_cards_for_more(seats: int) -> None:
    state = GAME.new(seats, EgiziaOptions(), "x")
    cards = [*state.sphinx_deck, *(card for player in state.players for card in player.sphinx)]
    assert any(SPHINX[card].three_plus for card in cards) == (seats > 2)
    assert set(TILES) >= {"T10", "T11"}


def test_the_order_is_random_but_for_the_chosen_start_seat() -> None:
    orders = {GAME.new(4, EgiziaOptions(start_seat=2), str(seed)).order for seed in range(60)}
    assert {order[0] for order in orders} == {2}
    assert len(orders) == 6
    assert len({GAME.new(4, EgiziaOptions(), str(seed)).order[0] for seed in range(60)}) == 4
