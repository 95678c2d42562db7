"""Every Nile card, tested from the data: fields, quarries and what is done at once; the kinds of card one by one."""

from __future__ import annotations

import pytest

from engines.egizia import effects as fx
from engines.egizia.actions import (
    ChooseWay,
    CommitCrews,
    DeclineBuild,
    DrawSphinx,
    GoOn,
    GrowCrews,
    HireCrews,
    ImproveField,
    KeepSphinx,
    LayBrick,
    MoveFlood,
    PlaceShip,
    PlayCard,
    ReturnSphinx,
    SellStones,
    TakeLeftover,
    TrainCrew,
)
from engines.egizia.components import BOX, CARDS, CREWS, Area, Colour, Crew, Flood, NileCard
from engines.egizia.effects import Monument
from engines.egizia.estate import fields, stones_of_quarries
from engines.egizia.events import BrickLapsed, FloodMoved, PointsGained, PowerUsed, RoundEnded
from engines.egizia.labels import path_of
from engines.egizia.player import Improvement, Source
from engines.egizia.scoring import final_gains
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import (
    Building,
    Closing,
    Feeding,
    Hiring,
    Leftovers,
    Placement,
    Production,
    Riddles,
    RoundEnd,
    Training,
)
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.egizia.table import START, building, feeding, placing, points, table

EVERY = pytest.mark.parametrize("card", BOX.nile_cards, ids=lambda card: card.id)


def taken(card: str, *, seats: int = 3, **own: object) -> EgiziaState:
    """Seat 0 places a ship on this card; whatever the card asks is still to be answered."""
    return play(placing(seats, {0: own}, {"C3": card}), PlaceShip("C3"))


def beside(state: EgiziaState) -> list[object]:
    return [option.action for option in asked(state).asides]


def looking(state: EgiziaState) -> tuple[str, ...]:
    """The Sphinx cards in somebody's eyes."""
    task = state.agenda[-1]
    assert isinstance(task, Riddles)
    return task.cards


@EVERY
def test_where_the_card_goes_and_what_it_brings_at_once(card: NileCard) -> None:
    """Immediate cards leave the game, all others stay; choices are answered with their first option."""
    before = placing(3, {0: {"colonnade": 0}}, {"C3": card.id})
    state = play(before, PlaceShip("C3"))
    while asked(state).prompt.key not in ("turn", "turn_end"):
        state = play(state, asked(state).options[0].action)
    own, old = state.players[0], before.players[0]
    if card.type == "immediate":
        assert (own.cards, state.discards) == (START, (card.id,))
    else:
        assert (own.cards, state.discards) == ((*START, card.id), ())
    expected = _expected(card.on_gain)
    assert own.stones - old.stones == expected.get("stones", 0)
    assert own.score - old.score == expected.get("points", 0)
    assert own.wheat_market - old.wheat_market == expected.get("wheat", 0)
    assert own.stone_market - old.stone_market == expected.get("stone", 0)
    assert sum(own.crews) - sum(old.crews) == expected.get("crew", 0)


def _expected(effects: tuple[fx.Effect, ...]) -> dict[str, int]:
    """With no brick anywhere; going from level 1 to 3 of the stone market brings 2 stones."""
    found: dict[str, int] = {}
    for effect in effects:
        match effect:
            case fx.RaiseMarket(market, levels):
                found[market.value] = levels
                if market.value == "stone" and levels == 2:
                    found["stones"] = 2
            case fx.GainStones(count):
                found["stones"] = count
            case fx.GainPoints(count):
                found["points"] = count
            case fx.GrowCrew():
                found["crew"] = 1
            case fx.FreeBrick():
                found["wheat"] = 1  # the first place is the obelisk's, and its reward the wheat market
            case fx.Choose(of):
                found |= _expected(of[0])
            case _:
                pass
    return found


@EVERY
def test_what_fields_and_quarries_yield(card: NileCard) -> None:
    state = table(3, {0: {"cards": (*START, card.id)}})
    assert stones_of_quarries(state.players[0]) == 3 + card.stones
    own = [(field.colour, field.wheat) for field in fields(state, 0) if field.card == card.id]
    assert own == ([(card.field, card.wheat)] if card.field is not None else [])
    assert bool(own) == (card.type in ("field", "combo"))
    assert bool(card.stones) == (card.type in ("quarry", "combo"))


@pytest.mark.parametrize("card", [c for c in BOX.nile_cards if c.field is Colour.RED], ids=lambda card: card.id)
def test_every_red_field_brings_something_once(card: NileCard) -> None:
    assert len(card.on_gain) == 1


@EVERY
def test_every_kind_is_tested_here(card: NileCard) -> None:
    """A new kind of card would need a test of its own."""
    assert card.kind in {None, *(f"A{n}" for n in range(1, 9)), *(f"I{n}" for n in range(1, 9)), *PERMANENT}
    assert (card.kind is None) == (card.type in ("quarry", "field", "combo"))


PERMANENT = tuple(f"P{n}" for n in range(8))
A1, A2, A3, A4, A5, A6, A7, A8 = "N43", "N20", "N50", "N44", "N53", "N54", "N19", "N55"
P0, P1, P2, P3, P4, P5, P6, P7 = "N39", "N15", "N16", "N35", "N17", "N37", "N18", "N38"
I3, I4, I5, I6, I7, I8 = "N40", "N41", "N42", "N47", "N48", "N49"

# Anytime cards (A1: test_placement.py; A2 with the feed: test_feeding.py)


def test_a3_six_stones_at_any_own_decision() -> None:
    state = play(placing(3, {0: {"cards": (*START, A3), "stones": 20}}), PlayCard(A3))
    assert (state.players[0].stones, state.discards) == (25, (A3,))
    assert asked(state).prompt.key == "turn"


def test_a4_three_strength_in_one_area_and_several_together() -> None:
    own = {"cards": (*START, "N44", "N51", A5), "stones": 25, "crews": (2, 1, 1, 1)}
    state = building(Area.SPHINX, (0, None, None), {0: own})
    state = play(state, PlayCard("N44"), PlayCard("N51"), PlayCard(A5, 1))
    strengths = {option.action: dict(option.path[-1].facts)["strength"] for option in asked(state).options[1:]}
    assert strengths[CommitCrews((Crew.GREEN,))] == 1 + 3 + 3 + 4
    assert state.players[0].crews == (2, 1, 1, 1)


def test_the_strength_of_a_card_is_spent_in_that_area_and_no_other() -> None:
    own = {"cards": (*START, A4), "stones": 25, "crews": (2, 1, 1, 1)}
    areas = (Area.PYRAMID_STATUES, Area.SPHINX)
    harbours = tuple(Harbour((0 if area in areas else None, None)) for area in Area)
    state = table(3, {0: own}, harbours=harbours, agenda=(RoundEnd(), *(Building(area) for area in reversed(areas))))
    state = play(state, PlayCard(A4), CommitCrews((Crew.GREEN,)))
    # Two bricks at 2 are just what 1 and 3 strength allow: the build finishes by itself.
    state = play(state, LayBrick(Monument.PYRAMID, 0), LayBrick(Monument.PYRAMID, 0))
    assert state.pyramid[0] == (0, 0)
    assert offered(play(state, CommitCrews((Crew.BLUE,)))) == [DrawSphinx(1)]


def test_a4_makes_a_build_possible_and_so_is_asked() -> None:
    own = {"cards": (*START, A4), "stones": 25}
    weak = {**own, "statues": (3, 3, 3), "committed": (Crew.LEADER,)}
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: weak})
    assert offered(state) == [DeclineBuild()]
    assert beside(state) == [PlayCard(A4)]
    state = play(state, PlayCard(A4))
    assert CommitCrews((Crew.GREEN,)) in offered(state)


def test_a5_four_stones_or_four_strength() -> None:
    own = {"cards": (*START, A5), "stones": 3}
    assert beside(placing(3, {0: own})) == [PlayCard(A5, 0)]
    assert play(placing(3, {0: own}), PlayCard(A5, 0)).players[0].stones == 7
    assert beside(building(Area.SPHINX, (0, None, None), {0: own})) == [PlayCard(A5, 0), PlayCard(A5, 1)]


def test_a6_four_wheat_or_four_stones() -> None:
    state = feeding(cards=(*START, A6), crews=(9, 1, 1, 1))
    assert beside(state) == [PlayCard(A6, 0), PlayCard(A6, 1)]
    assert play(state, PlayCard(A6, 0)).players[0].score == -2 * 3
    assert beside(placing(3, {0: {"cards": (*START, A6)}})) == [PlayCard(A6, 1)]


def test_a7_one_more_card_is_kept_at_the_sphinx() -> None:
    own = {"cards": (*START, A7), "crews": (2, 5, 1, 1), "stones": 5}
    state = play(building(Area.SPHINX, (0, None, None), {0: own}), CommitCrews((Crew.GREEN,)), DrawSphinx(3))
    drawn = state.sphinx_deck
    assert beside(state) == [PlayCard(A7)]
    first, second, third = looking(state)
    state = play(state, KeepSphinx(third))
    # The card may still be played.
    assert offered(state) == [ReturnSphinx()]
    state = play(state, PlayCard(A7), KeepSphinx(first))
    assert state.players[0].sphinx[1:] == (third, first)
    assert state.sphinx_deck[-1] == second
    assert state.players[0].score == 1
    assert len(state.sphinx_deck) == len(drawn) + 1


def test_a8_sells_up_to_ten_stones() -> None:
    state = placing(3, {0: {"cards": (*START, A8), "stones": 12}})
    assert beside(state) == [SellStones(A8, count) for count in range(1, 11)]
    state = play(state, SellStones(A8, 7))
    assert (state.players[0].stones, state.players[0].points) == (5, points(cards=7))


def test_anytime_cards_are_asked_for_once_more_before_the_final_scoring() -> None:
    own = {"cards": (*START, A8), "stones": 5}
    assert table(3, {0: own}, round=4, agenda=(RoundEnd(),)).round == 5
    state = table(3, {0: own}, round=5, agenda=(RoundEnd(),))
    assert asked(state).prompt.key == "closing"
    state = play(state, SellStones(A8, 5))
    assert state.agenda == ()
    assert state.players[0].score == 5


# Immediate cards (I1 and I2: from the data)


def test_i3_leader_and_stones() -> None:
    state = taken(I3)
    assert (state.players[0].crews[0], state.players[0].stones) == (3, 5)


@pytest.mark.parametrize(
    ("flood", "reached"), [(Flood.BOTTOM, set(Flood)), (Flood.MIDDLE, set(Flood)), (Flood.TOP, set(Flood))]
)
def test_i4_stones_and_the_flood_up_to_two(flood: Flood, reached: set[Flood]) -> None:
    state = play(placing(3, pieces={"C3": I4}, flood=flood), PlaceShip("C3"))
    assert state.players[0].stones == 5
    assert {action.to for action in offered(state) if isinstance(action, MoveFlood)} == reached
    assert asked(state).default.action == MoveFlood(flood)


@pytest.mark.parametrize(("flood", "reached"), [(Flood.BOTTOM, 2), (Flood.MIDDLE, 3), (Flood.TOP, 2)])
def test_i5_any_crew_and_the_flood_up_to_one(flood: Flood, reached: int) -> None:
    state = play(placing(3, pieces={"C3": I5}, flood=flood), PlaceShip("C3"))
    assert offered(state) == [GrowCrews((crew,)) for crew in CREWS]
    state = play(state, GrowCrews((Crew.BLUE,)))
    assert state.players[0].crews == (2, 1, 2, 1)
    assert len(offered(state)) == reached
    state, events = stepped(state, MoveFlood(Flood.MIDDLE))
    assert state.flood is Flood.MIDDLE
    assert len(told(events, FloodMoved)) == (flood is not Flood.MIDDLE)


def test_i6_a_free_brick_without_points_for_its_cost() -> None:
    state = taken(I6)
    assert offered(state) == [
        LayBrick(Monument.OBELISK),
        LayBrick(Monument.COLONNADE),
        LayBrick(Monument.PYRAMID, 0),
    ]
    state = play(state, LayBrick(Monument.PYRAMID, 0))
    assert (state.pyramid[0], state.players[0].score, state.players[0].stones) == ((0,), 0, 2)
    assert state.players[0].built == ()


def test_i6_on_the_obelisk_brings_the_round_s_market_reward() -> None:
    state = play(taken(I6), LayBrick(Monument.OBELISK))
    assert asked(state).prompt.key == "choose_way"
    state = play(state, ChooseWay(1))
    assert (state.players[0].stone_market, state.players[0].was_rewarded) == (2, True)
    high = placing(3, pieces={"C3": I6}, obelisk=(1,) * 5)
    state = play(high, PlaceShip("C3"), LayBrick(Monument.OBELISK))
    assert (state.players[0].wheat_market, state.players[0].stone_market) == (2, 2)


def test_i6_gives_column_and_row_bonuses() -> None:
    state = play(taken(I6, colonnade=6), LayBrick(Monument.COLONNADE))
    assert state.players[0].points == points(colonnade=5)
    rows = ((0, 1, 0, 0), (), (), (), ())
    state = play(placing(3, pieces={"C3": I6}, pyramid=rows), PlaceShip("C3"), LayBrick(Monument.PYRAMID, 0))
    assert state.players[0].points == points(pyramid_rows=4)


def test_i6_without_a_free_place_does_nothing() -> None:
    full = tuple((1,) * length for length in (5, 4, 3, 2, 1))
    state = placing(3, {0: {"colonnade": 7}}, {"C3": I6}, obelisk=(1,) * 10, pyramid=full)
    _, events = stepped(state, PlaceShip("C3"))
    assert told(events, BrickLapsed)


def test_i7_and_i8_count_own_bricks() -> None:
    own = {"statues": (2, 1, 0), "colonnade": 4}
    state = placing(3, {0: own}, {"C3": I7, "C4": I8}, pyramid=((0, 1, 0), (), (), (), ()), obelisk=(0, 1, 0, 0))
    _, events = stepped(state, PlaceShip("C3"))
    assert [gained.points for gained in told(events, PointsGained)] == [2 + 3]
    _, events = stepped(state, PlaceShip("C4"))
    assert [gained.points for gained in told(events, PointsGained)] == [3 + 4]


# Permanent cards (P2 and P6: test_feeding.py)


def test_p0_costs_5_points_and_brings_them_back() -> None:
    state = taken(P0)
    assert state.players[0].score == -5
    assert dict(final_gains(state))[Source.NILE_CARDS] == (5, 0, 0)


def test_p1_trains_a_crew_once_a_round() -> None:
    own = {"cards": (*START, P1)}
    state = placing(3, {0: own})
    assert beside(state) == [TrainCrew(P1, crew) for crew in CREWS]
    state = play(state, TrainCrew(P1, Crew.YELLOW))
    assert state.players[0].crews == (2, 1, 1, 2)
    assert beside(state) == []
    assert asked(state).why_not((asked(placing(3, {0: own})).asides[0].path[0],)).key == "used_this_round"


def test_p1_is_asked_between_feed_and_build() -> None:
    state = table(3, {0: {"cards": (*START, P1)}}, agenda=(RoundEnd(), Training((0, 1, 2))))
    assert (asked(state).prompt.key, offered(state)) == ("training", [GoOn()])
    assert play(state, TrainCrew(P1, Crew.GREEN)).players[0].crews == (2, 2, 1, 1)
    used = table(3, {0: {"cards": (*START, P1), "used": (P1,)}}, agenda=(RoundEnd(), Training((0, 1, 2))))
    assert used.round == 2


def test_p1_can_be_used_at_every_own_decision_before_the_build_step() -> None:
    own = {0: {"cards": (*START, P1, P2, P6, P7), "crews": (9, 1, 1, 1)}}
    for step in (Placement(), Leftovers((0,)), Production((0,)), Feeding((0,)), Training((0,))):
        state = table(3, own, agenda=(RoundEnd(), step))
        assert TrainCrew(P1, Crew.GREEN) in beside(state), step


def test_p1_is_too_late_in_the_build_step() -> None:
    state = building(Area.SPHINX, (0, None, None), {0: {"cards": (*START, P1), "stones": 3}})
    assert beside(state) == []


def test_p3_draws_a_card_for_nothing_within_the_limit() -> None:
    own = {"cards": (*START, P3), "crews": (2, 5, 1, 1), "stones": 5}
    state = play(building(Area.SPHINX, (None, None, 0), {0: own}), CommitCrews((Crew.GREEN,)))
    assert offered(state) == [DrawSphinx(1), DrawSphinx(1, 1), DrawSphinx(2)]
    state = play(state, DrawSphinx(1, 1))
    assert (state.players[0].stones, len(looking(state))) == (4, 2)


@pytest.mark.parametrize(
    ("field", "colours"), [("N13", (Colour.YELLOW, Colour.GREEN)), ("N33", (Colour.GREEN,)), ("N34", (Colour.YELLOW,))]
)
def test_p4_improves_a_field_for_good(field: str, colours: tuple[Colour, ...]) -> None:
    """Two of them make a red field green; combos can be improved too."""
    state = placing(3, {0: {"cards": (*START, field, "N17", "N36")}})
    for card, colour in zip(("N17", "N36"), colours, strict=False):
        assert beside(state) == [ImproveField(card, field)]
        assert dict(asked(state).asides[0].path[-1].facts)["colour"] is colour
        state = play(state, ImproveField(card, field))
        assert [own.colour for own in fields(state, 0) if own.card == field] == [colour]
    assert state.players[0].improvements[0] == Improvement("N17", field)


def test_p4_is_asked_at_a_feed_that_it_would_change() -> None:
    state = feeding(cards=(*START, "N12", P4), crews=(9, 1, 1, 1), flood=Flood.BOTTOM)
    assert beside(state) == [ImproveField(P4, "N12")]
    assert play(state, ImproveField(P4, "N12")).players[0].score == 0
    # In the middle a yellow field produces anyway.
    assert feeding(cards=(*START, "N12", P4), crews=(9, 9, 1, 1), flood=Flood.MIDDLE).round == 2


def test_p4_is_asked_before_the_final_scoring() -> None:
    state = table(3, {0: {"cards": (*START, "N12", P4)}}, round=5, agenda=(Closing((0, 1, 2)),))
    assert beside(state) == [ImproveField(P4, "N12")]


def test_p5_hires_one_or_two_steps_once_a_round() -> None:
    own = {"cards": (*START, P5), "stones": 5}
    state = building(Area.SPHINX, (0, None, None), {0: own})
    hirings = [action for action in beside(state) if isinstance(action, HireCrews)]
    assert [len(action.crews) for action in hirings].count(1) == 4
    assert [len(action.crews) for action in hirings].count(2) == 10
    rich = building(Area.SPHINX, (0, None, None), {0: {**own, "stones": 25}})
    assert max(len(action.crews) for action in beside(rich) if isinstance(action, HireCrews)) == 2
    state = play(rich, HireCrews(P5, (Crew.GREEN, Crew.GREEN)))
    assert (state.players[0].crews, state.players[0].stones) == ((2, 3, 1, 1), 21)
    assert beside(state) == []
    assert asked(state).why_not(path_of(HireCrews(P5, (Crew.GREEN,)))).key == "used_this_round"


def test_p5_is_too_early_before_the_build_step() -> None:
    state = table(3, {0: {"cards": (*START, P1, P5), "stones": 9}}, agenda=(RoundEnd(), Training((0, 1, 2))))
    assert not any(isinstance(action, HireCrews) for action in beside(state))
    assert asked(state).why_not(path_of(HireCrews(P5, (Crew.GREEN,)))).key == "in_the_build"


def test_p5_makes_a_build_possible_and_so_is_asked() -> None:
    own = {"cards": (*START, P5), "stones": 9, "crews": (1, 1, 1, 1), "colonnade": 4}
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}, obelisk=(1, 1, 1))
    assert offered(state) == [DeclineBuild()]
    state = play(state, HireCrews(P5, (Crew.GREEN, Crew.GREEN)))
    assert CommitCrews((Crew.GREEN,)) in offered(state)


def test_p5_is_asked_at_the_end_of_the_build_step() -> None:
    own = {"cards": (*START, P5), "stones": 3}
    state = table(3, {0: own}, agenda=(RoundEnd(), Hiring((0, 1, 2))))
    assert asked(state).prompt.key == "hiring"
    assert all(isinstance(action, HireCrews) and len(action.crews) == 1 for action in beside(state))
    assert table(3, {0: {**own, "stones": 1}}, agenda=(RoundEnd(), Hiring((0, 1, 2)))).round == 2


def test_p7_takes_a_card_that_nobody_took_or_a_point() -> None:
    pieces = {f"C{number}": "N21" for number in range(1, 11)}
    state = placing(3, {0: {"cards": (*START, P7)}}, {**pieces, "C4": "N04"})
    leftovers = table(3, {0: {"cards": (*START, P7)}}, spots=state.spots, agenda=(RoundEnd(), Leftovers((0, 1, 2))))
    assert asked(leftovers).default.action == GoOn()
    assert len(offered(leftovers)) == 11
    assert play(leftovers, TakeLeftover("C4")).players[0].cards == (*START, P7, "N04")
    assert play(leftovers, TakeLeftover("C1")).players[0].wheat_market == 3
    assert play(leftovers, GoOn()).players[0].points == points(cards=1)
    for action in (TakeLeftover("C4"), GoOn()):
        assert [used.card for used in told(stepped(leftovers, action)[1], PowerUsed)] == [P7]


def test_p7_takes_a_quarry_that_produces_in_this_round() -> None:
    spots = tuple(Spot("N04" if space.id == "C4" else None) for space in BOX.river.spaces)
    steps = (RoundEnd(), Production((0,)), Leftovers((0,)))
    state = table(3, {0: {"cards": (*START, P7), "stones": 0}}, spots=spots, agenda=steps)
    state, events = stepped(state, TakeLeftover("C4"))
    assert state.players[0].stones == 3 + 3
    assert [ended.cards for ended in told(events, RoundEnded)] == [()]


def test_p7_takes_the_point_if_no_card_is_left() -> None:
    state = placing(3, {0: {"cards": (*START, P7)}})
    empty = tuple(type(spot)() for spot in state.spots)
    state = table(3, {0: {"cards": (*START, P7)}}, spots=empty, agenda=(RoundEnd(), Leftovers((0, 1, 2))))
    assert offered(state) == [GoOn()]
    assert asked(state).is_forced


def test_all_cards_are_known() -> None:
    assert {CARDS[name].kind for name in (A1, A2, A3, A4, A5, A6, A7, A8)} == {f"A{n}" for n in range(1, 9)}
    assert [CARDS[name].kind for name in (P0, P1, P2, P3, P4, P5, P6, P7)] == list(PERMANENT)
