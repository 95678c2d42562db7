"""The tiles of the river, from the data, and the ten column tiles (booklet p. 11, 15)."""

from __future__ import annotations

import pytest

from engines.core.tuples import with_item
from engines.egizia import effects as fx
from engines.egizia.actions import CommitCrews, DeclineBuild, DrawSphinx, GrowCrews, LayBrick, PlaceShip, ReturnSphinx
from engines.egizia.components import (
    BOX,
    COLUMN_TILES,
    POSITIONS,
    START_FIELD,
    Area,
    Crew,
    Flood,
    NileTile,
    Tile,
)
from engines.egizia.effects import Monument, Who
from engines.egizia.estate import fields
from engines.egizia.events import BrickLaid
from engines.egizia.state import Harbour, Spot
from engines.egizia.tasks import Building, RoundEnd
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.egizia.table import START, building, placing, points, seen, table

TILES = pytest.mark.parametrize("tile", BOX.tiles, ids=lambda tile: tile.id)


@TILES
def test_what_a_tile_does(tile: NileTile) -> None:
    """Every choice is answered with its last option, a flood with staying where it is."""
    seats = 2 if tile.players == "2p" else 3
    before = placing(seats, pieces={"R4": tile.id})
    state = play(before, PlaceShip("R4"))
    while asked(state).prompt.key != "turn":
        state = play(state, asked(state).options[0 if asked(state).prompt.key == "move_flood" else -1].action)
    own, old = state.players[0], before.players[0]
    grown = stones = wheat = stone = 0
    for effect in tile.effects:
        match effect:
            case fx.GrowCrew(who):
                grown += 2 if who in (Who.TWO_OF_ALL, Who.TWO_BASIC) else 1
            case fx.GainStones(count):
                stones += count
            case fx.RaiseMarket(market, levels):
                wheat, stone = (wheat + levels, stone) if market.value == "wheat" else (wheat, stone + levels)
            case fx.Choose():
                stone += 1
            case _:
                pass
    assert sum(own.crews) - sum(old.crews) == grown
    assert own.stones - old.stones == stones
    assert (own.wheat_market - old.wheat_market, own.stone_market - old.stone_market) == (wheat, stone)
    assert state.flood is Flood.MIDDLE


@pytest.mark.parametrize(
    ("tile", "crews"),
    [("T02", (3, 1, 1, 1)), ("T04", (2, 2, 1, 2)), ("T05", (2, 2, 2, 1)), ("T06", (2, 1, 2, 2)), ("T07", (3, 1, 1, 1))],
)
def test_certain_crews_grow(tile: str, crews: tuple[int, ...]) -> None:
    assert play(placing(3, pieces={"R4": tile}), PlaceShip("R4")).players[0].crews == crews


def test_two_different_crews_of_choice() -> None:
    assert len(offered(play(placing(3, pieces={"R4": "T08"}), PlaceShip("R4")))) == 6
    of_two = offered(play(placing(2, pieces={"R4": "T11"}), PlaceShip("R4")))
    assert of_two == [
        GrowCrews((Crew.GREEN, Crew.BLUE)),
        GrowCrews((Crew.GREEN, Crew.YELLOW)),
        GrowCrews((Crew.BLUE, Crew.YELLOW)),
    ]


def test_t10_lets_a_waiting_ship_build_last() -> None:
    """In the build step, without replacing anybody, with the far limit at the Sphinx."""
    rich = {"stones": 9, "crews": (2, 5, 5, 5)}
    placed = play(placing(2, pieces={"R4": "T10"}), PlaceShip("R4")).spots
    state = building(Area.SPHINX, (1,), {0: rich, 1: rich}, waiting=0, seats=2, spots=placed)
    assert asked(state).seat == 1
    state = play(state, CommitCrews((Crew.GREEN,)), DrawSphinx(5), ReturnSphinx())
    assert (asked(state).seat, dict(asked(state).prompt.facts)["by"]) == (0, "T10")
    state = play(state, CommitCrews((Crew.GREEN,)))
    assert offered(state) == [DrawSphinx(1), DrawSphinx(2)]
    state = play(state, DrawSphinx(2), ReturnSphinx())
    assert state.round == 2


def test_without_t10_or_g8_a_waiting_ship_does_not_build() -> None:
    rich = {"stones": 9, "crews": (2, 5, 5, 5)}
    state = building(Area.SPHINX, (1,), {0: rich, 1: rich}, waiting=0, seats=2)
    state = play(state, CommitCrews((Crew.GREEN,)), DrawSphinx(1), ReturnSphinx())
    assert state.round == 2


def test_t10_is_used_once_for_each_ship_on_it() -> None:
    """With G10 a seat may lie there twice: then two of its waiting ships build, in different areas."""
    rich = {"stones": 25, "crews": (2, 5, 5, 5), "colonnade": 5}
    bought = {Area.PYRAMID_STATUES: LayBrick(Monument.STATUES, 0), Area.SPHINX: DrawSphinx(1)}
    for ships, areas in (((0,), 1), ((0, 0), 2)):
        spots = with_item(table(2).spots, POSITIONS["R4"], Spot("T10", ships))
        harbours = (Harbour((None,)), Harbour((1,), 0), Harbour((1,), 0))
        agenda = (RoundEnd(), Building(Area.SPHINX), Building(Area.PYRAMID_STATUES))
        state = table(2, {0: rich, 1: rich}, purple=Tile.G10, spots=spots, harbours=harbours, agenda=agenda)
        builders = []
        while state.round == 1:
            decision = asked(state)
            if decision.prompt.key == "commitment":
                area = Area(str(dict(decision.prompt.facts)["area"]))
                builders.append(decision.seat)
                state = play(state, decision.options[1].action, bought[area])
            else:
                state = play(state, decision.options[-1 if decision.prompt.key == "riddles" else 0].action)
        assert builders.count(0) == areas


# Column tiles


def test_g1_two_more_wheat_on_every_field_everywhere() -> None:
    own = {"cards": (*START, "N10", "N32"), "colonnade": 3}
    assert [field.wheat for field in fields(table(3, {0: own}, golden=Tile.G1), 0)] == [8, 7, 4]
    assert [field.wheat for field in fields(table(3, {0: {**own, "colonnade": 2}}, golden=Tile.G1), 0)] == [6, 5, 2]


def test_g3_a_point_more_for_every_brick_from_then_on() -> None:
    """Not for the brick that brings it; also on statues and for free bricks."""
    own = {"colonnade": 2, "stones": 9, "crews": (2, 9, 1, 1)}
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}, golden=Tile.G3)
    state = play(state, CommitCrews((Crew.GREEN,)), LayBrick(Monument.COLONNADE))
    assert state.players[0].score == 2
    state = play(state, LayBrick(Monument.COLONNADE))
    assert state.players[0].points == points(colonnade=4, column_tile=1)
    own = {"colonnade": 3, "stones": 9, "crews": (2, 9, 1, 1)}
    state = building(Area.PYRAMID_STATUES, (0, None, None), {0: own}, golden=Tile.G3)
    _, events = stepped(play(state, CommitCrews((Crew.GREEN,))), LayBrick(Monument.STATUES, 0))
    assert [laid.points for laid in told(events, BrickLaid)] == [1]
    state = placing(3, {0: {"colonnade": 3}}, {"C3": "N47"}, golden=Tile.G3)
    state = play(state, PlaceShip("C3"), LayBrick(Monument.PYRAMID, 0))
    assert state.players[0].points == points(column_tile=1)


def test_g4_all_crews_at_once_and_the_start_field_flipped() -> None:
    own = {"colonnade": 2, "stones": 9, "crews": (2, 5, 1, 9)}
    state = building(Area.OBELISK_COLONNADE, (0, None, None), {0: own}, golden=Tile.G4)
    state = play(state, CommitCrews((Crew.GREEN,)), LayBrick(Monument.COLONNADE))
    assert state.players[0].crews == (3, 6, 2, 9)
    assert [(field.card, field.wheat) for field in fields(state, 0)] == [(START_FIELD, 10)]
    # The budget stays what it was when the crew was committed.
    assert dict(asked(state).prompt.facts)["budget"] == 3
    assert seen(state).players[0].fields[0].is_flipped


def test_g6_a_second_basic_crew_once_a_round() -> None:
    own = {"colonnade": 5, "stones": 9, "crews": (2, 3, 2, 1)}
    state = building(Area.SPHINX, (0, None, None), {0: own}, purple=Tile.G6)
    parties = [action.crews for action in offered(state) if isinstance(action, CommitCrews)]
    assert len(parties) == 3 + 3 + 3 + 3
    assert (Crew.LEADER, Crew.GREEN, Crew.BLUE) in parties
    state = play(state, CommitCrews((Crew.GREEN, Crew.BLUE)))
    assert dict(asked(state).prompt.facts)["budget"] == 5
    assert state.players[0].used == (Tile.G6,)
    again = building(Area.SPHINX, (0, None, None), {0: {**own, "used": (Tile.G6,)}}, purple=Tile.G6)
    assert all(len(action.crews) <= 2 for action in offered(again) if isinstance(action, CommitCrews))


def test_g6_of_two_players_comes_with_the_third_column() -> None:
    own = {"colonnade": 3, "stones": 9, "crews": (2, 3, 2, 1)}
    state = building(Area.SPHINX, (0,), {0: own}, seats=2)
    assert CommitCrews((Crew.GREEN, Crew.BLUE)) in offered(state)


def test_g8_once_in_the_game_a_waiting_ship_builds_last() -> None:
    rich = {"stones": 9, "crews": (2, 5, 5, 5)}
    own = {**rich, "colonnade": 5}
    state = building(
        Area.PYRAMID_STATUES, (1, 2), {0: own, 1: {"stones": 0}, 2: rich}, waiting=0, seats=3, purple=Tile.G8
    )
    # Seat 1 cannot build: the waiting ship has moved in and needs no tile.
    assert asked(state).seat == 2
    assert state.harbour(Area.PYRAMID_STATUES).berths == (2, 0)
    both = building(Area.PYRAMID_STATUES, (1, 2), {0: own, 1: rich, 2: rich}, waiting=0, seats=3, purple=Tile.G8)
    for seat in (1, 2):
        assert asked(both).seat == seat
        both = play(both, CommitCrews((Crew.GREEN,)), LayBrick(Monument.STATUES, 0))
        both = play(both, asked(both).options[0].action)
    assert (asked(both).seat, dict(asked(both).prompt.facts)["by"]) == (0, "G8")
    # Declining keeps the tile.
    assert play(both, DeclineBuild()).players[0].spent == ()
    assert play(both, CommitCrews((Crew.GREEN,))).players[0].spent == (Tile.G8,)


def test_tiles_belong_to_whoever_has_built_their_columns() -> None:
    state = table(3, {0: {"colonnade": 2}, 1: {"colonnade": 3}, 2: {"colonnade": 5}}, golden=Tile.G1, purple=Tile.G9)
    shown = [[tile.tile for tile in player.tiles] for player in seen(state).players]
    assert shown == [[], [Tile.G1], [Tile.G1, Tile.G9]]


def test_purple_tiles_are_used_once_a_round_or_once_a_game() -> None:
    uses = {tile: COLUMN_TILES[tile].use for tile in Tile}
    assert [tile for tile, use in uses.items() if use == "round"] == [Tile.G6, Tile.G9, Tile.G10]
    assert [tile for tile, use in uses.items() if use == "game"] == [Tile.G7, Tile.G8]
