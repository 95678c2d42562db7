"""Each ruling of docs/rulings.md, by its number."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.options import Side
from engines.duel import GAME
from engines.duel.actions import Pass, PlacePawn, PlayPlaceAndUnload, PlaySwapAndUnload, Stop, UnloadShip
from engines.duel.components import Token
from engines.duel.events import FifthObeliskTaken
from engines.duel.sites import temple
from engines.duel.view import look
from tests.engines.driving import asked, offered, offers_kind, play, stepped, told
from tests.engines.duel.table import A1, B2, BLACK, C2, ROW_1, WHITE, board, harbour, ships, table
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


@pytest.mark.parametrize("seed", range(40))
def test_4_never_both_are_stuck(seed: int) -> None:
    """Random games from few ships and full harbours: whoever passes, the other can act."""
    random = Random(seed)
    spaces = [0] * 4 + [1] * 4 + [None]
    random.shuffle(spaces)
    left = random.sample(range(6), 2 + seed % 3)
    cargo = tuple((Token.OBELISK,) * 3 if ship in left else () for ship in range(6))
    state = table(ships=cargo, pile=(), harbour=tuple(spaces))
    if offered(state) == [Pass()]:
        assert offered(play(state, Pass())) != [Pass()]


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
    record = trial.play(SUBJECT, 2, SUBJECT.mixes[0], "warehouse", at_random, laws=())
    view = GAME.view(record.state, None)
    assert view.outcome is not None
    assert isinstance(look(table(), None).warehouse, int)


def test_11_what_left_the_game_is_open() -> None:
    state = play(table(harbour=harbour("01. ... ..."), ships=(THREE, *table().ships[1:])), UnloadShip(ROW_1))
    assert look(state, None).removed == (Token.TEMPLE_2,)


def test_12_an_unloading_that_turns_tokens_over_is_asked() -> None:
    state = table(boards=(board(swap_and_unload=1), ()), harbour=harbour("01. ... ..."))
    assert offered(play(state, PlaySwapAndUnload(ROW_1, 0, 1))) == [UnloadShip(ROW_1)]


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
