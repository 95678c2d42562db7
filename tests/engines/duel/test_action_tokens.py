"""The four action tokens: recipes that are offered only when they can be finished."""

from __future__ import annotations

from typing import Any

from engines.duel import GAME
from engines.duel.actions import (
    PlacePawn,
    PlayPlaceAndUnload,
    PlayPlacePawns,
    PlaySwapAndUnload,
    PlayTakeOne,
    Stop,
    UnloadShip,
)
from engines.duel.components import Token
from engines.duel.events import FifthObeliskTaken, SlotFilled, TokensSwapped, TokenTaken
from engines.duel.labels import path_of
from engines.duel.state import DuelState
from tests.engines.driving import asked, offered, offers_kind, play, stepped, told
from tests.engines.duel.table import (
    A1,
    A2,
    B1,
    B2,
    BLACK,
    C1,
    C3,
    COLUMN_A,
    ROW_1,
    ROW_2,
    WHITE,
    board,
    harbour,
    ships,
    table,
)

THREE = (Token.OBELISK, Token.TEMPLE_1, Token.BURIAL_1)
OTHERS = (Token.PYRAMID_DARK, Token.TAKE_ONE, Token.TEMPLE_4)


def _reason(state: DuelState, token: Token) -> str:
    (closed,) = [entry for entry in asked(state).closed if entry.path[0].facts == (("token", token),)]
    return closed.reason.key


def test_take_one_takes_anything_but_an_action_token() -> None:
    state = table(ships=ships(row_1=THREE, row_2=OTHERS), boards=(board(take_one=1), ()))
    taking = [action for action in offered(state) if isinstance(action, PlayTakeOne)]
    assert [(action.ship, action.slot) for action in taking] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2)]
    after, events = stepped(state, PlayTakeOne(ROW_2, 2))
    assert after.boards[WHITE] == (Token.TEMPLE_4,)
    assert after.removed == (Token.TAKE_ONE,)
    assert after.ships[ROW_2] == (Token.PYRAMID_DARK, Token.TAKE_ONE, state.warehouse[0])
    assert after.warehouse == state.warehouse[1:]
    (filled,) = told(events, SlotFilled)
    assert filled.reveals
    assert asked(after).seat == BLACK


def test_take_one_finds_nothing() -> None:
    only = (Token.TAKE_ONE, Token.PLACE_PAWNS, Token.SWAP_AND_UNLOAD)
    state = table(ships=ships(row_1=only, row_2=only), boards=(board(take_one=1), ()))
    assert not offers_kind(state, "play_take_one")
    assert _reason(state, Token.TAKE_ONE) == "only_action_tokens"


def test_a_fifth_obelisk_that_is_taken_wins_the_race() -> None:
    boards = (board(obelisk=4, take_one=1), board(obelisk=4))
    state, events = stepped(table("BAAA", ships=ships(row_1=THREE, row_2=OTHERS), boards=boards), PlayTakeOne(ROW_1, 0))
    assert [event.seat for event in told(events, FifthObeliskTaken)] == [WHITE]
    assert state.first_to_five == WHITE


def test_place_two_or_three_pawns() -> None:
    state = play(table(boards=(board(place_pawns=1), ())), PlayPlacePawns(A1))
    assert asked(state).seat == WHITE
    assert Stop() not in offered(state)
    state = play(state, PlacePawn(B1))
    assert asked(state).default.action == Stop()
    assert asked(play(state, Stop())).seat == BLACK
    three = play(state, PlacePawn(C1))
    assert three.harbour == harbour("000 ... ...")
    assert asked(three).seat == BLACK


def test_a_third_pawn_that_is_not_there_is_skipped() -> None:
    state = play(table(boards=(board(place_pawns=1), ()), harbour=harbour("00. ... ...")), PlayPlacePawns(B2))
    state = play(state, PlacePawn(C3))
    assert state.supply(WHITE) == 0
    assert asked(state).seat == BLACK


def test_placing_pawns_needs_two_in_supply() -> None:
    state = table(boards=(board(place_pawns=1), ()), harbour=harbour("000 ... ..."))
    assert not offers_kind(state, "play_place_pawns")
    assert _reason(state, Token.PLACE_PAWNS) == "needs_pawns_in_supply"


def test_place_and_unload_only_where_a_ship_can_then_be_unloaded() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. ... ..."))
    places = [action.space for action in offered(state) if isinstance(action, PlayPlaceAndUnload)]
    assert places == [1, 2, 3, 6]
    closed = [entry for entry in asked(state).closed if entry.path[0].facts == (("token", Token.PLACE_AND_UNLOAD),)]
    useless = [entry for entry in closed if entry.reason.key == "no_ship_would_be_ready"]
    assert [entry.path[1].facts[0][1] for entry in useless] == ["B2", "C2", "B3", "C3"]
    assert not offers_kind(table(boards=(board(place_and_unload=1), ())), "play_place_and_unload")


def test_placing_and_unloading_needs_a_pawn_in_supply() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("000 0.. ..."))
    assert offers_kind(state, "unload_ship")
    assert not offers_kind(state, "play_place_and_unload")
    assert _reason(state, Token.PLACE_AND_UNLOAD) == "no_pawn_left"


def test_place_then_unload_once_or_twice() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. .11 ..."))
    state = play(state, PlayPlaceAndUnload(B1))
    assert Stop() not in offered(state)
    assert set(offered(state)) == {UnloadShip(0), UnloadShip(1), UnloadShip(4)}
    state = play(state, UnloadShip(ROW_1))
    # The second one counts the pawns that are left.
    assert set(offered(state)) == {Stop(), UnloadShip(ROW_2)}
    assert asked(play(state, Stop())).seat == BLACK
    assert play(state, UnloadShip(ROW_2)).harbour == (None,) * 9


def test_a_second_unload_that_is_impossible_is_skipped() -> None:
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. ... ..."))
    state = play(state, PlayPlaceAndUnload(B1), UnloadShip(ROW_1))
    assert asked(state).seat == BLACK


def test_the_same_ship_may_be_unloaded_for_a_swap_or_another() -> None:
    lying = ships(row_1=THREE, row_2=OTHERS, column_a=THREE)
    state = table(boards=(board(swap_and_unload=1), ()), harbour=harbour("01. 01. ..."), ships=lying)
    assert len([action for action in offered(state) if isinstance(action, PlaySwapAndUnload)]) == 9
    state, events = stepped(state, PlaySwapAndUnload(ROW_1, 0, 2))
    assert told(events, TokensSwapped)[0].token is Token.OBELISK
    assert state.ships[ROW_1] == (Token.BURIAL_1, Token.TEMPLE_1, Token.OBELISK)
    assert set(offered(state)) == {UnloadShip(ROW_1), UnloadShip(ROW_2), UnloadShip(COLUMN_A)}
    same, _ = stepped(state, UnloadShip(ROW_1))
    assert same.boards[BLACK] == (Token.OBELISK,)
    other, events = stepped(state, UnloadShip(ROW_2))
    assert [taken.token for taken in told(events, TokenTaken)] == [Token.TEMPLE_4, Token.TAKE_ONE]
    assert asked(other).seat == BLACK


def test_no_swap_when_nothing_can_be_unloaded() -> None:
    state = table(boards=(board(swap_and_unload=1), ()), harbour=harbour("0.. .1. ..."))
    assert _reason(state, Token.SWAP_AND_UNLOAD) == "no_ship_ready"


def test_a_token_gained_by_unloading_waits_for_a_later_turn() -> None:
    lying = (OTHERS, *table().ships[1:])
    state = table(harbour=harbour("10. ... ..."), ships=lying)
    state = play(state, UnloadShip(ROW_1))
    assert state.action_tokens(BLACK) == (Token.TAKE_ONE,)
    assert asked(state).seat == BLACK
    assert offers_kind(state, "play_take_one")


def test_only_one_token_a_turn() -> None:
    state = play(table(boards=(board(place_pawns=2), ())), PlayPlacePawns(A1), PlacePawn(A2))
    assert not offers_kind(state, "play_place_pawns")


def test_it_can_end_in_the_middle_of_a_token() -> None:
    lying = ships(row_1=THREE, row_2=THREE)
    state = table(boards=(board(place_and_unload=1), ()), harbour=harbour("1.. 11. ..."), ships=lying, pile=())
    state = play(state, PlayPlaceAndUnload(B1), UnloadShip(ROW_1))
    assert GAME.decisions(state) == ()
    assert state.ships[ROW_2] == THREE


def test_a_single_ship_that_reveals_is_asked_and_one_that_does_not_plays_itself() -> None:
    lying = ships(row_1=THREE, row_2=THREE, column_a=THREE)
    lying_there: dict[str, Any] = {
        "boards": (board(swap_and_unload=1), ()),
        "harbour": harbour("01. ... ..."),
        "ships": lying,
    }
    swap = PlaySwapAndUnload(ROW_1, 0, 1)
    assert offered(play(table(**lying_there), swap)) == [UnloadShip(ROW_1)]
    assert asked(play(table(**lying_there, pile=()), swap)).seat == BLACK


def test_reasons_within_action_tokens() -> None:
    lying = ships(row_1=THREE, row_2=OTHERS)
    state = table(boards=(board(take_one=1, place_and_unload=1), ()), harbour=harbour("11. ... 1.."), ships=lying)
    assert asked(state).why_not(path_of(PlayTakeOne(ROW_2, 1))).key == "not_an_action_token"
    assert asked(state).why_not(path_of(PlayTakeOne(COLUMN_A, 1))).key == "ship_gone"
    state = play(state, PlayPlaceAndUnload(C3))
    assert asked(state).why_not(path_of(UnloadShip(ROW_2))).key == "needs_pawns_in_line"
    # The question already says what is being done: ships alone are named, in what is closed as in what is offered.
    paths = [option.path for option in asked(state).options] + [closed.path for closed in asked(state).closed]
    assert {len(path) for path in paths} == {1}
