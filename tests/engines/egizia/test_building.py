"""The build step (booklet p. 7-10)."""

from __future__ import annotations

import pytest

from engines.egizia.actions import (
    CommitCrews,
    DeclineBuild,
    DrawSphinx,
    FinishBuild,
    LayBrick,
    Pass,
    PlaceShip,
    PlayCard,
    ReturnSphinx,
)
from engines.egizia.components import SPHINX, Area, Berth, Crew, Tile
from engines.egizia.effects import Monument
from engines.egizia.events import (
    BuildDeclined,
    ColonnadeCompleted,
    ColumnTileGained,
    CooperationScored,
    MarketRaised,
    ShipsMovedUp,
)
from engines.egizia.labels import path_of
from engines.egizia.monuments import pyramid
from engines.egizia.player import Source
from engines.egizia.tasks import Building, Commitment, RoundEnd
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.egizia.table import START, building, points, seen, table

OBELISK, COLUMN = LayBrick(Monument.OBELISK), LayBrick(Monument.COLONNADE)
RICH = {"stones": 25, "crews": (2, 9, 9, 9)}


def row(number: int) -> LayBrick:
    return LayBrick(Monument.PYRAMID, number)


def statue(number: int) -> LayBrick:
    return LayBrick(Monument.STATUES, number)


# Commitment


def test_one_basic_crew_with_or_without_the_leader() -> None:
    own = {"stones": 9, "crews": (3, 1, 2, 4), "committed": (Crew.BLUE,)}
    state = building(Area.SPHINX, (0, None, None), {0: own})
    assert offered(state) == [
        DeclineBuild(),
        CommitCrews((Crew.GREEN,)),
        CommitCrews((Crew.YELLOW,)),
        CommitCrews((Crew.LEADER, Crew.GREEN)),
        CommitCrews((Crew.LEADER, Crew.YELLOW)),
    ]
    assert asked(state).why_not(path_of(CommitCrews((Crew.BLUE,)))).key == "crew_used"
    state = play(state, CommitCrews((Crew.LEADER, Crew.YELLOW)))
    assert state.players[0].committed == (Crew.BLUE, Crew.LEADER, Crew.YELLOW)
    assert dict(asked(state).prompt.facts)["budget"] == 7


def test_the_leader_serves_once_a_round() -> None:
    state = building(Area.SPHINX, (0, None, None), {0: {"stones": 9, "committed": (Crew.LEADER, Crew.GREEN)}})
    assert offered(state) == [DeclineBuild(), CommitCrews((Crew.BLUE,)), CommitCrews((Crew.YELLOW,))]
    assert asked(state).why_not(path_of(CommitCrews((Crew.LEADER, Crew.BLUE)))).key == "leader_used"


def test_a_party_must_be_able_to_buy_something() -> None:
    own = {"stones": 9, "crews": (2, 1, 2, 4), "statues": (1, 1, 1)}
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: own})
    assert CommitCrews((Crew.GREEN,)) not in offered(state)
    reason = asked(state).why_not(path_of(CommitCrews((Crew.GREEN,))))
    assert (reason.key, dict(reason.facts)) == ("too_weak", {"strength": 1, "needs": 2})


def test_without_stones_or_crews_the_ship_leaves_by_itself() -> None:
    used = (Crew.GREEN, Crew.BLUE, Crew.YELLOW)
    for own in ({"stones": 0}, {"stones": 9, "committed": used}, {"committed": used, "cards": (*START, "N50", "N44")}):
        state = building(Area.SPHINX, (0, 1, None), {0: own, 1: RICH})
        assert asked(state).seat == 1
        assert dict(asked(state).prompt.facts)["berth"] == Berth.NEAR


def test_where_nothing_is_left_no_card_is_asked_for() -> None:
    own = {"stones": 9, "colonnade": 7, "cards": (*START, "N50", "N44")}
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}, obelisk=(1,) * 10)
    assert state.round == 2


# Bricks one by one


def test_each_brick_costs_stones_and_budget() -> None:
    own = {"stones": 5, "crews": (2, 4, 1, 1)}
    state = play(building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}), CommitCrews((Crew.GREEN,)))
    assert dict(asked(state).prompt.facts) == {"area": Area.OBELISK_COLONNADE, "budget": 4, "stones": 5}
    assert offered(state) == [OBELISK, COLUMN]
    assert asked(state).why_not(path_of(FinishBuild())).key == "buy_first"
    state = play(state, OBELISK)
    assert offered(state) == [FinishBuild(), OBELISK, COLUMN]
    state = play(state, OBELISK)
    assert dict(asked(state).prompt.facts)["budget"] == 1
    assert offered(state) == [FinishBuild(), COLUMN]
    assert asked(state).why_not(path_of(OBELISK)).key == "needs_strength"
    assert (state.players[0].stones, state.players[0].points) == (2, points(obelisk=3))


def test_stones_can_be_too_few_where_strength_is_enough() -> None:
    own = {"stones": 1, "crews": (2, 4, 1, 1), "colonnade": 2}
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: own})
    state = play(state, CommitCrews((Crew.GREEN,)))
    # One stone: the obelisk's first level, which plays itself, and then nothing more.
    assert state.players[0].stones == 0
    assert state.obelisk == (0,)


def test_no_step_of_a_build_reveals_anything() -> None:
    """So it can be taken back until the next seat acts."""
    own = {"stones": 9, "crews": (2, 6, 1, 1)}
    state = building(Area.OBELISK_COLONNADE, (0, 1, None), {0: own, 1: RICH})
    for action in (CommitCrews((Crew.GREEN,)), OBELISK, COLUMN, FinishBuild()):
        state, events = stepped(state, action)
        assert not any(event.reveals for event in events)


def test_the_colonnade_from_the_left_with_its_tiles() -> None:
    """Column 3 brings the golden one, column 5 the purple one."""
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: {**RICH, "colonnade": 2}})
    state = play(state, CommitCrews((Crew.GREEN,)))
    gained = []
    for _ in range(3):
        state, events = stepped(state, COLUMN)
        gained.append([found.tile for found in told(events, ColumnTileGained)])
    assert gained == [[Tile.G2], [], [Tile.G7]]


def test_the_last_column_brings_finishing_points() -> None:
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: {**RICH, "colonnade": 5}}, finished=(2, 3))
    state = play(state, CommitCrews((Crew.GREEN,)), COLUMN)
    state, events = stepped(state, COLUMN)
    assert [(done.place, done.points) for done in told(events, ColonnadeCompleted)] == [(2, 2)]
    assert state.players[0].points == points(colonnade=3 + 4 + 2)
    assert state.finished == (2, 3, 0)
    assert asked(state).why_not(path_of(COLUMN)).key == "monument_complete"


def test_finishing_points_by_order() -> None:
    for place, gain in enumerate((5, 3, 2, 1)):
        before = tuple(seat for seat in (1, 2, 3))[:place]
        state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: {**RICH, "colonnade": 6}}, finished=before)
        state = play(state, CommitCrews((Crew.GREEN,)), COLUMN)
        assert state.players[0].points == points(colonnade=4 + gain)


def test_the_lower_obelisk_raises_one_market_when_the_build_is_done() -> None:
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: RICH})
    state = play(state, CommitCrews((Crew.GREEN,)), OBELISK, OBELISK)
    assert state.players[0].wheat_market == state.players[0].stone_market == 1
    state = play(state, FinishBuild())
    state = play(state, asked(state).options[1].action)
    assert (state.players[0].wheat_market, state.players[0].stone_market) == (1, 2)


def test_the_upper_obelisk_raises_both_markets_once() -> None:
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: RICH}, obelisk=(1,) * 4)
    state = play(state, CommitCrews((Crew.GREEN,)), OBELISK, OBELISK)
    state, events = stepped(state, FinishBuild())
    assert [(raised.market.value, raised.level) for raised in told(events, MarketRaised)] == [
        ("wheat", 2),
        ("stone", 2),
    ]


@pytest.mark.parametrize("built", [0, 5], ids=["lower", "upper"])
def test_one_market_reward_a_round(built: int) -> None:
    """A free brick may have brought it already (I6): then there is neither a choice nor a rise."""
    own = {0: {**RICH, "was_rewarded": True}}
    state = building(Area.OBELISK_COLONNADE, (0, None, None), own, obelisk=(1,) * built)
    state, events = stepped(play(state, CommitCrews((Crew.GREEN,)), OBELISK), FinishBuild())
    assert not told(events, MarketRaised)
    assert state.round == 2


def test_a_statue_grows_one_level_a_round() -> None:
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: {**RICH, "statues": (1, 3, 0)}})
    state = play(state, CommitCrews((Crew.GREEN,)), statue(0))
    assert asked(state).why_not(path_of(statue(0))).key == "one_level_a_round"
    assert asked(state).why_not(path_of(statue(1))).key == "monument_complete"
    assert statue(2) in offered(state)
    assert (state.players[0].score, state.players[0].stones) == (0, 23)


# The pyramid


def test_the_large_pyramid_cell_by_cell() -> None:
    """A cell needs both cells below it."""
    for first in range(6):
        for second in range(5):
            places = pyramid(((0,) * first, (0,) * second, (), (), ()), 4)
            assert (places[0].brick is None) == (first == 5)
            assert (places[1].brick is not None) == (second < 4 and first >= second + 2)


def test_the_small_pyramid_of_two_players() -> None:
    """Six, four and two cells; supports never lie across the sides."""
    needs = {0: 2, 1: 3, 2: 5, 3: 6}
    for first in range(7):
        for second in range(5):
            place = pyramid(((0,) * first, (0,) * second, ()), 2)[1]
            assert (place.brick is not None) == (second < 4 and first >= needs[second])
    for second in range(5):
        for third in range(3):
            place = pyramid(((0,) * 6, (0,) * second, (0,) * third), 2)[2]
            assert (place.brick is not None) == (third < 2 and second >= {0: 2, 1: 4}[third])


def test_the_small_pyramid_s_rows_count_as_one() -> None:
    state = building(Area.PYRAMID_STATUES, (0,), {0: RICH}, seats=2, pyramid=((0, 1, 1, 0, 1), (), ()))
    state = play(state, CommitCrews((Crew.GREEN,)), row(0))
    # Three each: the rightmost brick decides.
    assert state.row_winners == (0, None, None)
    assert state.players[0].points == points(pyramid=2, pyramid_rows=3)


def test_a_tied_row_goes_to_the_rightmost_of_the_tied() -> None:
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: RICH}, pyramid=((1, 2, 1, 2), (), (), (), ()))
    state = play(state, CommitCrews((Crew.GREEN,)), row(0))
    # 1 and 2 have two each, 0 has the rightmost brick of all but only one.
    assert state.row_winners[0] == 2
    assert state.players[2].points == points(pyramid_rows=2)


# Declining and moving up


def test_declining_lets_those_behind_move_up_and_a_waiting_ship_in() -> None:
    everybody = dict.fromkeys(range(4), RICH)
    state = building(Area.SPHINX, (0, 1, 2), everybody, waiting=3)
    state, events = stepped(state, DeclineBuild())
    assert [(gone.seat, gone.is_unable) for gone in told(events, BuildDeclined)] == [(0, False)]
    assert [moved.berths for moved in told(events, ShipsMovedUp)] == [(1, 2, 3)]
    assert dict(asked(state).prompt.facts)["berth"] == Berth.NEAR
    state = play(state, CommitCrews((Crew.GREEN,)))
    assert offered(state)[-1] == DrawSphinx(5)
    state = play(state, DrawSphinx(1), ReturnSphinx(), DeclineBuild())
    # Seat 2 has left the middle: seat 3 moves up from far.
    assert asked(state).seat == 3
    assert dict(asked(state).prompt.facts)["berth"] == Berth.MIDDLE


def test_gaps_do_not_close_by_themselves() -> None:
    state = building(Area.SPHINX, (None, 1, 2), {1: RICH, 2: RICH})
    assert dict(asked(state).prompt.facts)["berth"] == Berth.MIDDLE
    state = play(state, DeclineBuild())
    assert state.harbour(Area.SPHINX).berths == (None, 2, None)
    assert dict(asked(state).prompt.facts)["berth"] == Berth.MIDDLE


def test_several_decline_one_after_another() -> None:
    everybody = dict.fromkeys(range(4), RICH)
    state = building(Area.SPHINX, (0, 1, 2), everybody, waiting=3)
    for seat in (0, 1, 2, 3):
        assert asked(state).seat == seat
        assert dict(asked(state).prompt.facts)["berth"] == Berth.NEAR
        state = play(state, DeclineBuild())
    assert state.round == 2


def test_who_buys_nothing_after_all_has_not_built() -> None:
    """The stones were sold between the commitment and the first brick."""
    own = {"stones": 1, "crews": (2, 1, 1, 1), "cards": (*START, "N55")}
    state = building(Area.SPHINX, (0, 1, None), {0: own, 1: RICH})
    state = play(state, CommitCrews((Crew.GREEN,)))
    state = play(state, next(option.action for option in asked(state).asides))
    assert asked(state).seat == 1
    assert state.players[0].built == ()
    assert state.harbour(Area.SPHINX).berths[0] == 1


# The Sphinx


def test_the_limit_of_each_berth() -> None:
    for berth, limit in enumerate((5, 3, 2)):
        berths = tuple(0 if number == berth else None for number in range(3))
        state = play(building(Area.SPHINX, berths, {0: RICH}), CommitCrews((Crew.GREEN,)))
        assert offered(state) == [DrawSphinx(count) for count in range(1, limit + 1)]


def test_the_number_is_limited_by_strength_stones_and_deck() -> None:
    deck = tuple(SPHINX)
    for own, cards, limit in (
        ({"stones": 2, "crews": (2, 9, 1, 1)}, deck, 2),
        ({"stones": 9, "crews": (2, 3, 1, 1)}, deck, 3),
        (RICH, deck[:4], 4),
    ):
        state = building(Area.SPHINX, (0, None, None), {0: own}, sphinx_deck=cards)
        assert offered(play(state, CommitCrews((Crew.GREEN,))))[-1] == DrawSphinx(limit)


def test_drawn_cards_are_for_their_owner_s_eyes() -> None:
    state = play(building(Area.SPHINX, (0, None, None), {0: RICH}), CommitCrews((Crew.GREEN,)))
    top = state.sphinx_deck[:2]
    state, events = stepped(state, DrawSphinx(2))
    assert [event.audience for event in events if event.reveals] == [(0,)]
    assert asked(state).private
    assert tuple(riddle.card for riddle in seen(state, 0).looking) == top
    assert seen(state, 1).looking == seen(state).looking == ()
    assert seen(state).looked_at == 2


def test_no_card_need_be_kept() -> None:
    state = play(building(Area.SPHINX, (0, None, None), {0: RICH}), CommitCrews((Crew.GREEN,)), DrawSphinx(2))
    state = play(state, ReturnSphinx())
    assert state.players[0].points == points(sphinx_returns=2)


def test_without_a_deck_the_sphinx_sells_nothing() -> None:
    assert building(Area.SPHINX, (0, None, None), {0: RICH}, sphinx_deck=()).round == 2


# The whole step


def test_areas_are_built_down_the_river() -> None:
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: RICH})
    harbours = tuple(type(state.harbours[0])((0, None, None)) for _ in Area)
    agenda = (RoundEnd(), *(Building(area) for area in reversed(tuple(Area))))
    state = table(4, {0: RICH}, harbours=harbours, agenda=agenda)
    places = []
    while state.round == 1:
        task = state.agenda[-1]
        if isinstance(task, Commitment):
            places.append(task.area)
        state = play(state, DeclineBuild())
    assert places == list(Area)


def test_a_round_builds_down_the_river_wherever_ships_were_placed_first() -> None:
    state = table(3, {0: RICH, 1: RICH})
    state = play(state, PlaceShip("obelisk_colonnade", Berth.MIDDLE))
    state = play(
        state, PlaceShip("sphinx", Berth.NEAR), Pass(), PlaceShip("pyramid_statues", Berth.NEAR), Pass(), Pass()
    )
    areas = []
    while asked(state).prompt.key == "commitment":
        areas.append(dict(asked(state).prompt.facts)["area"])
        state = play(state, DeclineBuild())
    assert areas == list(Area)


def test_building_in_all_three_areas_scores_cooperation() -> None:
    built = {0: tuple(Area), 1: tuple(Area)[:2], 2: tuple(Area)[:1]}
    for number, gain in ((0, 5), (1, 2), (2, 0)):
        state = table(4, {0: {"built": built[number]}}, agenda=(RoundEnd(),), round=5)
        assert dict(seen(state).players[0].points)[Source.COOPERATION] == gain


def test_an_anytime_card_can_be_played_between_bricks() -> None:
    own = {"stones": 1, "crews": (2, 4, 1, 1), "cards": (*START, "N50")}
    state = play(building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}), CommitCrews((Crew.GREEN,)), OBELISK)
    assert offered(state) == [FinishBuild()]
    state = play(state, PlayCard("N50"))
    assert OBELISK in offered(state)


def test_cooperation_is_told() -> None:
    state = building(Area.SPHINX, (0, None, None), {0: {**RICH, "built": tuple(Area)[:2]}})
    state = play(state, CommitCrews((Crew.GREEN,)), DrawSphinx(1))
    _, events = stepped(state, ReturnSphinx())
    assert [(scored.seat, scored.areas, scored.points) for scored in told(events, CooperationScored)] == [(0, 3, 5)]
