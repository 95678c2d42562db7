"""Production, feed and the wheat market (booklet p. 5-6, 10)."""

from __future__ import annotations

import pytest

from engines.egizia.actions import ConvertStones, GoOn, PlayCard, TradeCrew
from engines.egizia.components import Crew, Flood, Tile
from engines.egizia.estate import wheat_of_fields
from engines.egizia.events import CrewGrew, CrewsFed, MarketRaised, PowerUsed, StonesProduced
from engines.egizia.tasks import Feeding, Production, RoundEnd
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.egizia.table import START, Changes, fed_now, feeding, points, table

GREEN, YELLOW, RED = "N09", "N12", "N30"  # 4, 6, 8


@pytest.mark.parametrize(("level", "penalty"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_each_missing_wheat_costs_the_market_s_penalty(level: int, penalty: int) -> None:
    fed = fed_now(crews=(9, 1, 1, 1), wheat_market=level)
    assert fed.points == -6 * penalty


@pytest.mark.parametrize(("level", "gain"), [(1, 0), (2, 0), (3, 3), (4, 3), (5, 3)])
def test_surplus_sells_three_for_one_from_level_3_on(level: int, gain: int) -> None:
    fed = fed_now(cards=(*START, GREEN, GREEN, "N07"), wheat_market=level, crews=(2, 1, 1, 2))
    assert (fed.wheat - fed.need, fed.points) == (11, gain)


@pytest.mark.parametrize(("flood", "wheat"), [(Flood.BOTTOM, 10), (Flood.MIDDLE, 16), (Flood.TOP, 24)])
def test_what_produces_at_which_flood(flood: Flood, wheat: int) -> None:
    assert fed_now(flood, cards=(*START, GREEN, YELLOW, RED)).wheat == wheat


def test_exactly_enough_is_no_arrival() -> None:
    before = table(3)
    state = feeding(3, crews=(3, 1, 1, 1))
    assert state.players[0].points == before.players[0].points
    assert state.standing == before.standing


def test_wheat_is_not_kept() -> None:
    state = play(feeding(cards=(*START, "N20"), crews=(9, 1, 1, 1)), PlayCard("N20"))
    # 12 needed, 6 + 4 produced: 2 short.
    assert state.players[0].points == points(feeding=-6)


def test_a_seat_is_asked_only_if_its_cards_would_matter() -> None:
    assert asked(feeding(cards=(*START, "N20"), crews=(9, 1, 1, 1))).prompt.key == "feed"
    # Nobody is hungry, and wheat does not sell.
    assert feeding(cards=(*START, "N20")).round == 2
    assert asked(feeding(cards=(*START, "N20"), wheat_market=3)).prompt.key == "feed"


def test_the_question_says_how_the_feed_would_end() -> None:
    state = feeding(cards=(*START, "N20"), crews=(9, 1, 1, 1))
    assert dict(asked(state).prompt.facts) == {"need": 12, "wheat": 6, "points": -18}
    state, events = stepped(state, GoOn())
    assert [(fed.need, fed.wheat, fed.points) for fed in told(events, CrewsFed)] == [(12, 6, -18)]


def test_stones_become_wheat_one_for_one() -> None:
    """P2."""
    state = feeding(cards=(*START, "N16"), crews=(9, 1, 1, 1), stones=9)
    asides = [option.action for option in asked(state).asides]
    assert asides == [ConvertStones("N16", count) for count in range(1, 7)]  # no more than are missing
    state = play(state, ConvertStones("N16", 4))
    assert dict(asked(state).prompt.facts)["wheat"] == 10
    state = play(state, ConvertStones("N16", 2))
    assert (state.players[0].stones, state.players[0].score) == (3, 0)


def test_everybody_is_fed_in_player_order() -> None:
    hungry = {"crews": (9, 1, 1, 1)}
    state = table(
        3, {0: hungry, 1: hungry, 2: hungry}, order=(2, 0, 1), agenda=(RoundEnd(), Feeding((2, 0, 1))), round=5
    )
    # All lost 18: who came later stands behind.
    assert state.standing == (2, 0, 1)


def test_all_quarries_produce_up_to_25() -> None:
    players: dict[int, Changes] = {0: {"cards": (*START, "N04", "N32"), "stones": 10}, 1: {"stones": 24}}
    state = table(3, players, agenda=(RoundEnd(), Production((0, 1, 2))), round=5)
    assert [player.stones for player in state.players] == [10 + 3 + 3 + 2, 25, 4 + 3]


def test_a_crew_is_traded_for_both_markets_after_the_quarries() -> None:
    """P6."""
    own = {"cards": (*START, "N18"), "crews": (2, 3, 1, 1)}
    state = table(3, {0: own}, agenda=(RoundEnd(), Production((0, 1, 2))))
    assert state.players[0].stones == 2 + 3
    assert offered(state) == [GoOn(), TradeCrew(Crew.LEADER), TradeCrew(Crew.GREEN)]
    state, events = stepped(state, TradeCrew(Crew.GREEN))
    assert [(grew.crew, grew.steps, grew.strength) for grew in told(events, CrewGrew)] == [(Crew.GREEN, -1, 2)]
    assert len(told(events, MarketRaised)) == 2
    assert (state.players[0].wheat_market, state.players[0].stone_market) == (2, 2)
    assert [used.card for used in told(events, PowerUsed)] == ["N18"]


def test_no_crew_can_be_traded_that_has_one_strength() -> None:
    own = {"cards": (*START, "N18"), "crews": (1, 1, 1, 1)}
    assert table(3, {0: own}, agenda=(RoundEnd(), Production((0, 1, 2)))).round == 2


def test_fields_of_g1_and_g4_feed_more() -> None:
    state = feeding(3, crews=(9, 1, 1, 1), colonnade=3)
    assert state.players[0].score == -18
    cards = (*START, GREEN)
    more = table(3, {0: {"cards": cards, "colonnade": 3}}, golden=Tile.G1)
    assert wheat_of_fields(more, 0) == 6 + 4 + 2 * 2
    flipped = table(3, {0: {"cards": cards, "colonnade": 3}}, golden=Tile.G4)
    assert wheat_of_fields(flipped, 0) == 10 + 4


def test_production_is_told() -> None:
    state = table(3, agenda=(RoundEnd(), Production((0, 1, 2))), round=5)
    assert state.agenda == ()
    assert StonesProduced(seat=0, count=3, lost=0).kind == "stones_produced"
