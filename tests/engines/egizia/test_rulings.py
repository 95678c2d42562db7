"""Each ruling of docs/rulings.md, by its number."""

from __future__ import annotations

from engines.egizia.actions import (
    CommitCrews,
    ConvertStones,
    DeclineBuild,
    DrawSphinx,
    FinishBuild,
    GoOn,
    GrowCrews,
    HireCrews,
    ImproveField,
    KeepSphinx,
    LayBrick,
    Pass,
    PlaceShip,
    PlayCard,
    ReturnSphinx,
    TrainCrew,
    UseTile,
)
from engines.egizia.components import BOX, CREWS, Area, Berth, Crew, Flood, Tile
from engines.egizia.effects import Monument
from engines.egizia.events import BuildDeclined, CrewGrew
from engines.egizia.labels import path_of
from engines.egizia.player import Source
from engines.egizia.scoring import final_gains
from engines.egizia.tasks import Closing, RoundEnd, Training
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.egizia.table import START, building, fed_now, feeding, placing, points, seen, started, table

OBELISK, COLUMN = LayBrick(Monument.OBELISK), LayBrick(Monument.COLONNADE)
RICH = {"stones": 25, "crews": (2, 9, 9, 9)}


def test_1_values_are_data_that_says_where_it_comes_from() -> None:
    assert all(card.src for card in BOX.nile_cards)
    assert all(card.src for card in BOX.sphinx_cards)
    assert all(tile.src for tile in BOX.tiles)
    assert "reconstruction" in BOX.sources["R"]


def test_2_order_tile_1_begins_hindmost() -> None:
    state = started(4)
    assert seen(state).standing == state.order[::-1]


def test_3_surplus_wheat_sells_by_itself_with_what_cards_brought() -> None:
    assert fed_now(Flood.MIDDLE, 4, wheat_market=3, crews=(2, 1, 1, 2)).points == (6 + 4 - 6) // 3


def test_4_the_budget_is_fixed_with_the_commitment() -> None:
    own = {"stones": 9, "crews": (2, 3, 1, 1), "cards": (*START, "N37", "N51")}
    state = play(building(Area.SPHINX, (0, None, None), {0: own}), CommitCrews((Crew.GREEN,)))
    state = play(state, HireCrews("N37", (Crew.GREEN, Crew.GREEN)))
    assert state.players[0].crews[1] == 5
    assert offered(state)[-1] == DrawSphinx(3)
    assert asked(state).why_not(path_of(PlayCard("N51"))).key == "with_a_crew"


def test_5_market_rewards_come_when_the_build_is_done() -> None:
    own = {"stones": 2, "crews": (2, 9, 1, 1), "stone_market": 2}
    state = play(building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}), CommitCrews((Crew.GREEN,)), OBELISK)
    assert offered(state) == [FinishBuild(), COLUMN]
    state = play(state, COLUMN)
    state = play(state, asked(state).options[1].action)
    assert (state.players[0].stones, state.obelisk) == (2, (0,))


def test_6_a_commitment_can_buy_something_and_a_build_has_bought_something() -> None:
    own = {"stones": 9, "crews": (2, 1, 1, 5), "statues": (1, 1, 1)}
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: own})
    assert CommitCrews((Crew.GREEN,)) not in offered(state)
    state = play(state, CommitCrews((Crew.YELLOW,)))
    assert FinishBuild() not in offered(state)
    assert state.players[0].built == ()
    assert play(state, LayBrick(Monument.STATUES, 0)).players[0].built == (Area.PYRAMID_STATUES,)


def test_7_points_come_brick_by_brick() -> None:
    """The brick that completes the row takes seat 0 to 3; then the row's bonus takes seat 1 there, behind it."""
    rows = ((1, 1, 2, 1), (), (), (), ())
    own = {**RICH, "points": points(cards=1)}
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: own}, pyramid=rows)
    state = play(state, CommitCrews((Crew.GREEN,)), LayBrick(Monument.PYRAMID, 0))
    assert [player.score for player in state.players[:2]] == [3, 3]
    assert state.standing[:2] == (0, 1)


def test_8_one_aside_for_all_cards_of_a_kind_and_none_that_does_nothing() -> None:
    own = {"stones": 25, "cards": (*START, "N50", "N44", "N51", "N52")}
    state = building(Area.SPHINX, (0, None, None), {0: own})
    assert [option.action for option in asked(state).asides] == [PlayCard("N44")]
    assert asked(state).why_not(path_of(PlayCard("N50"))).key == "stones_full"
    # A7 keeps a second card: there must be one.
    state = building(Area.SPHINX, (0, None, None), {0: {**RICH, "cards": (*START, "N19")}})
    state = play(state, CommitCrews((Crew.GREEN,)), DrawSphinx(1))
    assert asked(state).asides == ()


def test_9_nothing_is_used_in_the_middle_of_an_effect() -> None:
    state = play(placing(3, {0: {"cards": (*START, "N50")}}, {"R6": "T03"}), PlaceShip("R6"))
    assert asked(state).prompt.key == "grow_crew"
    assert asked(state).asides == ()


def test_10_a_seat_is_asked_only_for_what_matters_there() -> None:
    """Stones can be sold at any own decision: no feed is held up for it."""
    assert feeding(cards=(*START, "N55"), crews=(9, 1, 1, 1)).round == 2
    assert feeding(cards=(*START, "N50"), crews=(9, 1, 1, 1), stones=0).round == 2
    # Nor a ship that cannot build.
    weak = {"cards": (*START, "N55"), "stones": 1, "crews": (1, 1, 1, 1)}
    assert building(Area.PYRAMID_STATUES, (0, None, None), {0: {**weak, "statues": (3, 3, 3)}}).round == 2
    # For a seat that lets stones become wheat they matter.
    state = feeding(cards=(*START, "N50", "N16"), crews=(9, 1, 1, 1), stones=0)
    assert [option.action for option in asked(state).asides] == [PlayCard("N50")]
    state = play(state, PlayCard("N50"))
    assert ConvertStones("N16", 6) in [option.action for option in asked(state).asides]


def test_11_a_second_ship_is_announced_first_unless_its_card_was_just_taken() -> None:
    state = play(placing(3, {0: {"cards": (*START, "N43")}}, {"C1": "N01", "C2": "N02"}), PlaceShip("C1"))
    assert asked(state).seat == 1
    state = play(placing(3, pieces={"C1": "N43"}), PlaceShip("C1"))
    assert asked(state).prompt.key == "turn_end"


def test_12_two_ships_a_turn_at_most() -> None:
    own = {"cards": (*START, "N43"), "colonnade": 5}
    state = play(placing(3, {0: own}, {"C1": "N01"}, purple=Tile.G7), PlayCard("N43"))
    assert asked(state).why_not(path_of(UseTile(Tile.G7))).key == "one_more_ship_only"
    state = play(state, PlaceShip("C1"))
    assert asked(state).why_not(path_of(UseTile(Tile.G7))).key == "one_more_ship_only"
    assert GoOn() in offered(state)
    assert Pass() not in offered(state)
    # Below R7 there is no place for the second one, and nobody waits for what else its player owns.
    rich = {"cards": (*START, "N43", "N55")}
    state = play(placing(3, {0: rich}, {"R7": "T01"}), PlayCard("N43"), PlaceShip("R7"))
    assert asked(state).seat == 1


def test_13_g9_and_g10_are_used_by_choosing_a_place_that_needs_them() -> None:
    """With two purple tiles, as in no game yet, a place could need both."""
    state = placing(3, {0: {"colonnade": 5, "reach": 13}}, {"R3": "T07"}, golden=Tile.G9, purple=Tile.G10)
    spots = list(state.spots)
    spots[7] = type(spots[7])("T07", (1,))
    state = placing(3, {0: {"colonnade": 5, "reach": 13}}, spots=tuple(spots), golden=Tile.G9, purple=Tile.G10)
    option = next(option for option in asked(state).options if option.action == PlaceShip("R3"))
    assert dict(option.path[1].facts)["using"] == "G9_G10"
    assert play(state, PlaceShip("R3")).players[0].used == (Tile.G9, Tile.G10)


def test_14_t10_is_used_before_g8_and_declining_uses_neither() -> None:
    placed = play(placing(2, pieces={"R4": "T10"}), PlaceShip("R4")).spots
    own = {**RICH, "colonnade": 5}
    state = building(Area.SPHINX, (1,), {0: own, 1: RICH}, waiting=0, seats=2, spots=placed, purple=Tile.G8)
    state = play(state, CommitCrews((Crew.GREEN,)), DrawSphinx(1), ReturnSphinx())
    assert dict(asked(state).prompt.facts)["by"] == "T10"
    assert seen(state).phase == "building"
    declined, events = stepped(state, DeclineBuild())
    assert declined.players[0].spent == ()
    assert not told(events, BuildDeclined)  # the ship goes on waiting, and nobody moves up
    committed = play(state, CommitCrews((Crew.GREEN,)))
    assert (committed.players[0].used, committed.players[0].spent) == (("T10",), ())


def test_15_who_cannot_buy_after_committing_has_declined() -> None:
    own = {"stones": 1, "crews": (2, 1, 1, 1), "cards": (*START, "N55")}
    state = play(building(Area.SPHINX, (0, 1, None), {0: own, 1: RICH}), CommitCrews((Crew.GREEN,)))
    state, events = stepped(state, asked(state).asides[0].action)
    assert [gone.seat for gone in told(events, BuildDeclined)] == [0]
    assert state.players[0].committed == (Crew.GREEN,)
    assert asked(state).seat == 1


def test_16_cards_may_be_kept_one_after_another_and_the_limit_raised_in_between() -> None:
    own = {**RICH, "cards": (*START, "N19")}
    state = play(building(Area.SPHINX, (0, None, None), {0: own}), CommitCrews((Crew.GREEN,)), DrawSphinx(3))
    first, second, _ = (riddle.card for riddle in seen(state, 0).looking)
    state = play(state, KeepSphinx(first))
    assert offered(state) == [ReturnSphinx()]
    state = play(state, PlayCard("N19"), KeepSphinx(second))
    assert state.players[0].sphinx[-2:] == (first, second)


def test_17_the_last_crew_step_is_lost_and_a_paid_one_is_not_offered() -> None:
    strong = {"crews": (9, 9, 1, 1), "cards": (*START, "N15", "N37"), "stones": 9}
    state, events = stepped(play(placing(3, {0: strong}, {"R6": "T03"}), PlaceShip("R6")), GrowCrews((Crew.LEADER,)))
    assert [(grew.steps, grew.strength) for grew in told(events, CrewGrew)] == [(0, 9)]
    state = table(3, {0: strong}, agenda=(RoundEnd(), Training((0, 1, 2))))
    trained = [option.action for option in asked(state).asides if isinstance(option.action, TrainCrew)]
    assert [action.crew for action in trained] == list(CREWS[2:])
    state = building(Area.SPHINX, (0, None, None), {0: strong})
    hired = [option.action for option in asked(state).asides if isinstance(option.action, HireCrews)]
    assert {crew for action in hired for crew in action.crews} == set(CREWS[2:])


def test_18_who_cannot_place_passes_by_itself_unless_it_owns_something_to_use() -> None:
    state = play(placing(2, pieces={"R7": "T01"}), PlaceShip("R7"), Pass())
    assert state.round == 2
    state = placing(2, {0: {"cards": (*START, "N55"), "ships": 0}})
    assert (asked(state).seat, offered(state)) == (0, [Pass()])


def test_19_the_majority_of_an_empty_pyramid_is_nobody_s() -> None:
    assert dict(final_gains(table(3)))[Source.PYRAMID_MAJORITY] == (0, 0, 0)


def test_20_anytime_cards_and_improvements_until_just_before_the_final_scoring() -> None:
    own = {"cards": (*START, "N10", "N17"), "sphinx": ()}
    state = table(3, {0: own, 1: {"sphinx": ()}, 2: {"sphinx": ()}}, round=5, agenda=(Closing((0, 1, 2)),))
    assert asked(state).prompt.key == "closing"
    state = play(state, ImproveField("N17", "N10"))
    assert state.agenda == ()


def test_21_returned_cards_count_a_point_each_and_go_under_the_deck_in_order() -> None:
    state = play(building(Area.SPHINX, (0, None, None), {0: RICH}), CommitCrews((Crew.GREEN,)), DrawSphinx(4))
    cards = tuple(riddle.card for riddle in seen(state, 0).looking)
    state = play(state, KeepSphinx(cards[2]))
    assert state.sphinx_deck[-3:] == (cards[0], cards[1], cards[3])
    assert state.players[0].points == points(sphinx_returns=3)


def test_22_drawing_is_asked_even_when_there_is_one_number() -> None:
    state = building(Area.SPHINX, (0, None, None), {0: {"stones": 1}})
    state = play(state, CommitCrews((Crew.GREEN,)))
    assert offered(state) == [DrawSphinx(1)]
    assert not asked(state).is_forced


def test_23_a_waiting_ship_at_the_sphinx_has_the_far_limit() -> None:
    own = {**RICH, "colonnade": 5}
    state = building(Area.SPHINX, (1,), {0: own, 1: RICH}, waiting=0, seats=2, purple=Tile.G8)
    state = play(state, CommitCrews((Crew.GREEN,)), DrawSphinx(1), ReturnSphinx(), CommitCrews((Crew.GREEN,)))
    assert offered(state)[-1] == DrawSphinx(2)
    assert dict(asked(building(Area.SPHINX, (1,), {1: RICH}, seats=2)).prompt.facts)["berth"] == Berth.NEAR


def test_the_caretaker_takes_fields_and_quarries_and_builds_nothing() -> None:
    assert asked(placing(3, pieces={"C1": "N21", "C2": "N07"})).default.action == PlaceShip("C2")
    assert asked(building(Area.SPHINX, (0, None, None), {0: RICH})).default.action == DeclineBuild()
