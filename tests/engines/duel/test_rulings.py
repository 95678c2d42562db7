"""Each ruling of docs/rulings.md, by its number."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engines.core.options import Side
from engines.duel import GAME
from engines.duel.actions import PlacePawn, PlayPlaceAndUnload, PlaySwapAndUnload, PlayTakeOne, Stop, UnloadShip
from engines.duel.components import PAWNS, SHIPS, SPACES, WAREHOUSE, Token
from engines.duel.events import FifthObeliskTaken
from engines.duel.sites import temple
from engines.duel.state import is_ready
from engines.duel.tasks import Turn
from engines.duel.view import look
from tests.engines.driving import asked, offered, offers_kind, play, stepped, told
from tests.engines.duel.table import A1, B2, BLACK, C2, COLUMN_C, ROW_1, WHITE, board, harbour, ships, table
from tests.laws import trial
from tests.laws.duel import SUBJECT
from tests.laws.policies import at_random

THREE = (Token.TEMPLE_2, Token.OBELISK, Token.OBELISK)


def test_1_placing_may_create_the_line() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. ... ..."))
    assert PlayPlaceAndUnload(1) in offered(state)
    assert PlayPlaceAndUnload(B2) not in offered(state)


def test_2_any_ready_ship_will_do() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("11. ... ..."))
    assert UnloadShip(ROW_1) in offered(play(state, PlayPlaceAndUnload(C2)))


def test_3_what_is_impossible_is_skipped() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. ... ..."))
    state = play(state, PlayPlaceAndUnload(1), UnloadShip(ROW_1))
    assert asked(state).seat == BLACK


@pytest.mark.parametrize("free", range(SPACES))
def test_4_never_both_are_stuck(free: int) -> None:
    """Only with all eight pawns out neither can place one; then every ship can be unloaded, whichever are left."""
    pawns: list[int | None] = [WHITE, BLACK] * PAWNS
    pawns.insert(free, None)
    for left in combinations(range(SHIPS), 2):
        cargo = tuple(THREE if ship in left else () for ship in range(SHIPS))
        state = table(ships=cargo, pile=(), harbour=tuple(pawns))
        assert offered(state) == [UnloadShip(ship) for ship in left]


@pytest.mark.parametrize(("ships_left", "is_possible"), [(4, True), (5, False)])
def test_4_being_stuck_takes_four_ships_or_fewer(ships_left: int, is_possible: bool) -> None:
    stuck = 0
    for left in combinations(range(SHIPS), ships_left):
        cargo = tuple(THREE if ship in left else () for ship in range(SHIPS))
        for spaces in combinations(range(SPACES), PAWNS):
            pawns = tuple(WHITE if space in spaces else None for space in range(SPACES))
            stuck += not any(is_ready(cargo, pawns, ship) for ship in range(SHIPS))
    assert (stuck > 0) == is_possible


def test_5_the_pawn_nearer_the_ship_is_first_to_five() -> None:
    four = board(obelisk=4)
    state = table("BAAA", boards=(four, four), harbour=harbour("01. ... ..."), ships=(THREE, *table().ships[1:]))
    state, events = stepped(state, UnloadShip(ROW_1))
    assert [event.seat for event in told(events, FifthObeliskTaken)] == [BLACK]
    assert state.first_to_five == BLACK
    assert [dict(row)["obelisk"] for row in look(state, None).worth] == [6, 12]


def test_6_sets_are_the_best_partition() -> None:
    assert temple.points(Side.B, (2, 2, 1, 1)) == 16 + 4


def test_7_temple_tokens_stay_visible() -> None:
    state = table("AAAA", boards=(board(temple_3=1), ()))
    assert look(state, BLACK).boards[WHITE] == look(state, None).boards[WHITE] == (Token.TEMPLE_3,)


def test_8_equal_tokens_may_be_swapped() -> None:
    state = table(
        boards=(board(swap_and_unload=1), ()), harbour=harbour("01. ... ..."), ships=(THREE, *table().ships[1:])
    )
    after = play(state, PlaySwapAndUnload(ROW_1, 1, 2))
    assert after.ships == state.ships
    assert offers_kind(after, "unload_ship")


def test_9_a_space_without_ships_may_be_taken() -> None:
    state = table(ships=ships(row_3=THREE, column_c=THREE), pile=())
    assert PlacePawn(A1) in offered(state)


def test_10_the_warehouse_stays_unseen() -> None:
    last = ships(row_1=THREE, row_2=THREE)
    state = play(table(ships=last, pile=(), harbour=harbour("01. ... ...")), UnloadShip(ROW_1))
    assert len(state.warehouse) == WAREHOUSE
    for eye in (None, WHITE, BLACK):
        view = look(state, eye)
        assert view.outcome is not None
        assert view.warehouse == WAREHOUSE
        assert view == look(GAME.resume(replace(state, warehouse=(Token.TAKE_ONE,) * WAREHOUSE)), eye)


def test_11_what_left_the_game_is_open() -> None:
    state = play(table(harbour=harbour("01. ... ..."), ships=(THREE, *table().ships[1:])), UnloadShip(ROW_1))
    assert look(state, None).removed == (Token.TEMPLE_2,)


def test_12_an_unloading_that_turns_tokens_over_is_asked() -> None:
    state = table(boards=(board(swap_and_unload=1), ()), harbour=harbour("01. ... ..."))
    assert offered(play(state, PlaySwapAndUnload(ROW_1, 0, 1))) == [UnloadShip(ROW_1)]


def test_12_so_is_taking_a_token() -> None:
    """White can do nothing else: what comes from the warehouse is seen only then."""
    only = (Token.TAKE_ONE, Token.PLACE_PAWNS, Token.SWAP_AND_UNLOAD)
    state = table(
        agenda=(Turn(BLACK, 1),),
        boards=(board(take_one=1), ()),
        harbour=harbour(".0. .0. 00."),
        ships=ships(column_a=only, column_c=(*only[:2], Token.OBELISK)),
        pile=(),
    )
    state = play(state, PlacePawn(C2))
    assert asked(state).seat == WHITE
    assert offered(state) == [PlayTakeOne(COLUMN_C, 2)]


def test_13_pawns_count_at_the_end() -> None:
    state = table(boards=(board(take_one=1), ()), harbour=harbour("0.. ... ..."))
    assert look(state, None).scores == (1, 0)
    assert dict(look(state, None).worth[WHITE])["pawns"] == 1


@pytest.mark.parametrize("number", range(20))
def test_a_game_has_exactly_18_unloads(number: int) -> None:
    record = trial.play(SUBJECT, 2, SUBJECT.mixes[number % 16], f"unloads {number}", at_random, laws=())
    chosen = sum(isinstance(played.action, UnloadShip) for played in record.log)
    state = GAME.new(2, SUBJECT.mixes[number % 16], f"unloads {number}")
    forced = 0
    for played in record.log:
        step = GAME.apply(state, played.seat, played.action)
        forced += sum(isinstance(further.action, UnloadShip) for further in step.played)
        state = GAME.load(GAME.dump(step.state))
    assert chosen + forced == 18


def test_the_caretaker_stops_where_it_may() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. .11 ..."))
    state = play(state, PlayPlaceAndUnload(1), UnloadShip(ROW_1))
    assert asked(state).default.action == Stop()
