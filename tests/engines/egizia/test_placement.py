"""Ships on the river (booklet p. 4-5)."""

from __future__ import annotations

from dataclasses import replace

from engines.core.phrase import Phrase
from engines.core.tuples import with_item
from engines.egizia import GAME
from engines.egizia.actions import EgiziaAction, GoOn, GrowCrews, Pass, PlaceShip, PlayCard, UseTile
from engines.egizia.components import POSITIONS, SPACES, Area, Berth, Crew, Tile
from engines.egizia.labels import path_of
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import Turn
from tests.engines.driving import asked, offered, play
from tests.engines.egizia.table import START, placing, seen

SPHINX, PYRAMID, OBELISK = "sphinx", "pyramid_statues", "obelisk_colonnade"


def reason(state: EgiziaState, action: EgiziaAction) -> str:
    return asked(state).why_not(path_of(action)).key


def spaces(state: EgiziaState) -> list[str]:
    return [action.space for action in offered(state) if isinstance(action, PlaceShip)]


QUARRIES = {"C1": "N01", "C2": "N02", "C3": "N03", "C4": "N04", "C5": "N05", "C6": "N06"}


def test_all_spaces_are_open_at_first() -> None:
    state = placing(pieces=QUARRIES)
    assert dict.fromkeys(spaces(state)) == dict.fromkeys(space.id for space in SPACES)
    assert spaces(state).count(SPHINX) == 3
    assert offered(state)[-1] == Pass()
    assert spaces(placing(2)).count(SPHINX) == 1


def test_each_ship_goes_downstream_of_all_earlier_ones() -> None:
    state = play(placing(2, pieces=QUARRIES), PlaceShip("C4"), PlaceShip("C3"))
    assert asked(state).seat == 0
    assert "C3" not in spaces(state)
    assert "C5" in spaces(state)
    assert "R3" in spaces(state)
    assert reason(state, PlaceShip("C3")) == "upstream"
    assert reason(state, PlaceShip(OBELISK, Berth.NEAR)) == "upstream"
    assert reason(state, PlaceShip("C4")) == "space_taken"
    assert reason(state, PlaceShip("C1")) == "closed_for_two"


def test_one_ship_a_space() -> None:
    state = play(placing(pieces=QUARRIES), PlaceShip("C4"))
    assert "C4" not in spaces(state)
    assert dict(asked(state).why_not(path_of(PlaceShip("C4"))).facts) == {"seat": 0}


def test_a_card_is_taken_and_the_ship_stays() -> None:
    state = play(placing(pieces=QUARRIES), PlaceShip("C4"))
    assert state.players[0].cards == (*START, "N04")
    space = next(space for space in seen(state).river if space.id == "C4")
    assert (space.card, space.ships) == (None, (0,))
    assert state.players[0].ships == 7


def test_players_take_turns_until_all_have_passed() -> None:
    state = placing(3, pieces={**QUARRIES, "C7": "N07"})
    state = play(state, PlaceShip("C1"), PlaceShip("C2"), Pass(), PlaceShip("C3"))
    assert asked(state).seat == 1
    state = play(state, Pass())
    assert asked(state).seat == 0
    state = play(state, PlaceShip("C4"), PlaceShip("C5"))
    assert asked(state).seat == 0
    state = play(state, Pass())
    assert state.round == 2


def test_whoever_has_passed_is_left_out() -> None:
    state = play(placing(3, pieces=QUARRIES), PlaceShip("C1"), Pass())
    turns = []
    for space in ("C2", "C3", "C4", "C5"):
        turns.append(asked(state).seat)
        state = play(state, PlaceShip(space))
    assert turns == [2, 0, 2, 0]


def test_a_pass_is_final_for_the_round() -> None:
    state = play(placing(2, pieces=QUARRIES), Pass(), PlaceShip("C3"))
    assert asked(state).seat == 1
    assert seen(state).players[0].has_passed


def test_any_free_berth_may_be_chosen_and_only_one() -> None:
    state = play(placing(pieces=QUARRIES), PlaceShip(PYRAMID, Berth.MIDDLE))
    assert [a.berth for a in offered(state) if isinstance(a, PlaceShip) and a.space == PYRAMID] == [
        Berth.NEAR,
        Berth.FAR,
    ]
    assert reason(state, PlaceShip(PYRAMID, Berth.MIDDLE)) == "space_taken"
    state = play(state, Pass(), Pass(), Pass())
    assert reason(state, PlaceShip(PYRAMID, Berth.NEAR)) == "own_ship_there"
    assert state.harbour(Area.PYRAMID_STATUES).berths == (None, 0, None)


def test_when_all_berths_are_taken_a_ship_may_wait() -> None:
    harbours = (Harbour((None, None)), Harbour((1, 2)), Harbour((None, None)))
    state = placing(3, pieces=QUARRIES, harbours=harbours)
    assert PlaceShip(PYRAMID, Berth.WAITING) in offered(state)
    state = play(state, PlaceShip(PYRAMID, Berth.WAITING))
    assert state.harbour(Area.PYRAMID_STATUES).waiting == 0
    assert PlaceShip(PYRAMID, Berth.WAITING) not in offered(state)


def test_two_players_have_one_berth() -> None:
    state = play(placing(2), PlaceShip(SPHINX, Berth.NEAR))
    assert [a.berth for a in offered(state) if isinstance(a, PlaceShip) and a.space == SPHINX] == [Berth.WAITING]


def test_without_a_place_the_seat_passes_by_itself() -> None:
    state = play(placing(2, pieces={"R7": "T01"}), PlaceShip("R7"), Pass())
    assert state.round == 2


def test_without_ships_too() -> None:
    state = placing(2, {0: {"ships": 0}})
    assert asked(state).seat == 1 or offered(state) == [Pass()]


def test_a_caretaker_takes_the_next_field_or_quarry_or_passes() -> None:
    pieces = {f"C{number}": "N21" for number in range(1, 11)}
    assert asked(placing(pieces=pieces)).default.action == Pass()
    assert asked(placing(pieces={**pieces, "C5": "N07"})).default.action == PlaceShip("C5")


# Second ships


def test_a1_lets_a_second_ship_follow_in_the_same_turn() -> None:
    state = placing(3, {0: {"cards": (*START, "N43")}}, QUARRIES)
    state = play(state, PlayCard("N43"))
    assert state.agenda[-1] == Turn(0, again=True)
    assert "N43" in state.discards
    state = play(state, PlaceShip("C2"))
    assert asked(state).seat == 0
    assert offered(state)[-1] == GoOn()
    state = play(state, PlaceShip("C3"))
    assert asked(state).seat == 1


def test_the_second_ship_may_be_forgone_without_passing() -> None:
    state = play(placing(2, {0: {"cards": (*START, "N43")}}, QUARRIES), PlayCard("N43"), PlaceShip("C3"), GoOn())
    assert asked(state).seat == 1
    assert not state.players[0].has_passed


def test_a1_can_be_used_in_the_turn_in_which_it_is_taken() -> None:
    state = play(placing(3, pieces={**QUARRIES, "C2": "N43"}), PlaceShip("C2"))
    assert (asked(state).seat, asked(state).prompt.key) == (0, "turn_end")
    assert offered(state) == [GoOn()]
    assert asked(play(state, GoOn())).seat == 1
    state = play(state, PlayCard("N43"))
    assert "C3" in spaces(state)
    assert "C1" not in spaces(state)
    assert asked(play(state, PlaceShip("C3"))).seat == 1


def test_a1_that_is_taken_where_nothing_is_left_downstream_is_kept_without_a_question() -> None:
    state = placing(3, pieces={"C10": "N43"})
    spots = with_item(state.spots, POSITIONS["R7"], Spot("T01", (2,)))
    state = play(GAME.resume(replace(state, spots=spots)), PlaceShip("C10"))
    assert (asked(state).seat, asked(state).prompt.key) == (1, "turn")
    assert "N43" in state.players[0].cards


def test_a1_needs_two_ships() -> None:
    state = placing(3, {0: {"cards": (*START, "N43"), "ships": 1}}, QUARRIES)
    assert reason(state, PlayCard("N43")) == "no_ship_left"


def test_a_second_ship_needs_a_place_for_the_first() -> None:
    """Below R7 there is nothing: the card would be wasted, and the seat passes by itself."""
    own = {"cards": (*START, "N43"), "colonnade": 5}
    assert play(placing(2, {0: own}, {"R7": "T01"}, purple=Tile.G7), PlaceShip("R7"), Pass()).round == 2
    own["cards"] = (*START, "N43", "N55")
    state = play(placing(2, {0: own}, {"R7": "T01"}, purple=Tile.G7), PlaceShip("R7"), Pass())
    assert (asked(state).seat, offered(state)) == (0, [Pass()])
    assert reason(state, PlayCard("N43")) == "no_place_left"
    assert reason(state, UseTile(Tile.G7)) == "no_place_left"


def test_a1_taken_beside_a_second_ship_is_kept() -> None:
    """No third ship in a turn, whether A1 is taken with the first one or with the second."""
    own = {"colonnade": 5}
    for first, second in (("C1", "C2"), ("C2", "C3")):
        state = play(placing(3, {0: own}, {**QUARRIES, "C2": "N43"}, purple=Tile.G7), UseTile(Tile.G7))
        state = play(state, PlaceShip(first), PlaceShip(second))
        assert "N43" in state.players[0].cards
        assert asked(state).seat == 1


def test_g7_once_in_a_game() -> None:
    own = {"colonnade": 5}
    state = placing(3, {0: own}, QUARRIES, purple=Tile.G7)
    state = play(state, UseTile(Tile.G7), PlaceShip("C1"), PlaceShip("C2"))
    assert state.players[0].spent == (Tile.G7,)
    assert asked(state).seat == 1
    again = placing(3, {0: {**own, "spent": (Tile.G7,)}}, QUARRIES, purple=Tile.G7)
    assert not asked(again).asides


# Column tiles for placing


def test_g9_goes_upstream_once_a_round() -> None:
    own = {"colonnade": 5, "reach": 10}
    state = placing(3, {0: own}, QUARRIES, purple=Tile.G9)
    assert "C1" in spaces(state)
    option = next(option for option in asked(state).options if option.action == PlaceShip("C1"))
    assert dict(option.path[1].facts)["using"] == "G9"
    state = play(state, PlaceShip("C1"))
    assert state.players[0].used == (Tile.G9,)
    # The next one goes below all of them.
    assert state.players[0].reach == 10
    state = play(state, Pass(), Pass())
    assert "C2" not in spaces(state)


def test_g10_joins_a_ship_on_a_round_space_even_one_s_own() -> None:
    own = {"colonnade": 5}
    state = placing(3, {0: own}, {**QUARRIES, "R3": "T07"}, purple=Tile.G10)
    state = play(state, PlaceShip("R3"), Pass(), Pass())
    assert PlaceShip("R3") in offered(state)
    assert "C1" not in spaces(state)
    state = play(state, PlaceShip("R3"))
    assert state.players[0].used == (Tile.G10,)
    assert state.players[0].crews[0] == 4
    assert next(space for space in seen(state).river if space.id == "R3").ships == (0, 0)
    assert PlaceShip("R3") not in offered(state)


def test_g10_joins_no_ship_where_a_card_was() -> None:
    state = play(placing(3, {0: {"colonnade": 5}}, QUARRIES, purple=Tile.G10), PlaceShip("C1"), PlaceShip("C2"), Pass())
    assert reason(state, PlaceShip("C2")) == "space_taken"


def test_g10_never_goes_upstream_by_itself() -> None:
    state = placing(3, {0: {"colonnade": 5, "reach": 12}}, QUARRIES, purple=Tile.G10)
    assert reason(state, PlaceShip("R3")) == "upstream"


# Menus


def test_places_are_grouped_along_the_river() -> None:
    groups = dict.fromkeys(option.path[0] for option in asked(placing(pieces=QUARRIES)).options)
    assert [group.facts for group in groups] == [
        (("until", OBELISK),),
        (("until", PYRAMID),),
        (("until", SPHINX),),
        (("until", "delta"),),
        (),
    ]


def test_a_stretch_that_lies_upstream_is_closed_as_one() -> None:
    state = placing(3, {0: {"reach": 12}}, QUARRIES)
    closed = [entry for entry in asked(state).closed if entry.reason.key == "upstream"]
    assert [len(entry.path) for entry in closed] == [1, 1]


def test_a_label_shows_what_lies_there() -> None:
    state = placing(pieces={**QUARRIES, "C1": "N13"})
    option = asked(state).options[0]
    assert option.action == PlaceShip("C1")
    card = dict(option.path[1].facts)["card"]
    assert isinstance(card, Phrase)
    facts = dict(card.facts)
    assert (facts["type"], facts["field"], facts["wheat"]) == ("field", "red", 6)


def test_raising_a_crew_is_compulsory() -> None:
    state = play(placing(pieces={"R6": "T03"}), PlaceShip("R6"))
    assert asked(state).prompt.key == "grow_crew"
    assert offered(state) == [GrowCrews((crew,)) for crew in Crew]
    assert GAME.decisions(state)[0].seat == 0
