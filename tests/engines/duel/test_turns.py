"""What a turn offers, and what it leads to."""

from __future__ import annotations

from typing import Any

from engines.duel import GAME
from engines.duel.actions import Pass, PlacePawn, UnloadShip
from engines.duel.components import CARGO, LINES, Token
from engines.duel.decisions import ask
from engines.duel.events import ShipLeft, ShipRefilled, TokenTaken
from engines.duel.labels import PLACE_PAWN, UNLOAD_SHIP, path_of
from engines.duel.options import DuelOptions
from engines.duel.tasks import Turn
from engines.duel.view import look
from tests.engines.driving import asked, offered, offers_kind, play, stepped, told
from tests.engines.duel.table import (
    A1,
    B1,
    BLACK,
    C1,
    COLUMN_A,
    COLUMN_C,
    ROW_1,
    ROW_2,
    ROW_3,
    WHITE,
    board,
    harbour,
    ships,
    table,
)

THREE = (Token.OBELISK, Token.TEMPLE_1, Token.BURIAL_1)


def test_sixty_tokens() -> None:
    assert len(CARGO) == 60
    assert sum(token is Token.OBELISK for token in CARGO) == 12
    for family in ("pyramid", "temple", "burial"):
        assert sum(token.value.startswith(family) for token in CARGO) == 12


def test_setup_fills_slots_in_turn_then_the_warehouse() -> None:
    deal = GAME.deal(2, DuelOptions(), "any")
    state = GAME.new(2, DuelOptions(), "any")
    assert [ship[0] for ship in state.ships] == list(deal.cargo[:6])
    assert [ship[1] for ship in state.ships] == list(deal.cargo[6:12])
    assert [ship[2] for ship in state.ships] == list(deal.cargo[12:18])
    assert state.warehouse == deal.cargo[18:21]
    assert state.pile == deal.cargo[21:]
    assert len(state.pile) == 39
    assert asked(state).seat == deal.start_seat


def test_lines_from_the_ship_inward() -> None:
    assert LINES[ROW_1] == (C1, B1, A1)
    assert LINES[COLUMN_A] == (6, 3, 0)
    assert {space for line in LINES[:3] for space in line} == set(range(9))
    assert {space for line in LINES[3:] for space in line} == set(range(9))


def test_at_first_only_pawns_can_be_placed() -> None:
    assert offered(table()) == [PlacePawn(space) for space in range(9)]


def test_seats_alternate() -> None:
    state = play(table(), PlacePawn(A1))
    assert asked(state).seat == BLACK
    assert PlacePawn(A1) not in offered(state)
    assert asked(play(state, PlacePawn(B1))).seat == WHITE


def test_all_four_pawns_placed() -> None:
    state = table(harbour=harbour("0.. .00 0.."))
    assert state.supply(WHITE) == 0
    assert not offers_kind(state, "place_pawn")
    assert asked(state).why_not((PLACE_PAWN,)).key == "no_pawn_left"


def test_three_pawns_take_slots_three_two_one() -> None:
    state = table(harbour=harbour("010 ... ..."), ships=(THREE, *table().ships[1:]))
    _, events = stepped(state, UnloadShip(ROW_1))
    assert [(taken.seat, taken.token, taken.space) for taken in told(events, TokenTaken)] == [
        (WHITE, Token.BURIAL_1, C1),
        (BLACK, Token.TEMPLE_1, B1),
        (WHITE, Token.OBELISK, A1),
    ]


def test_pawns_of_other_lines_stay() -> None:
    state = play(table(harbour=harbour("01. 1.. ...")), UnloadShip(ROW_1))
    assert state.harbour == harbour("... 1.. ...")


def test_a_ship_is_refilled_from_slot_one() -> None:
    state = table(harbour=harbour("01. ... ..."))
    after, events = stepped(state, UnloadShip(ROW_1))
    (refilled,) = told(events, ShipRefilled)
    assert refilled.tokens == state.pile[:3] == after.ships[ROW_1]
    assert refilled.reveals
    assert after.pile == state.pile[3:]


def test_with_an_empty_pile_the_ship_leaves() -> None:
    state = table(harbour=harbour("01. ... ..."), pile=())
    after, events = stepped(state, UnloadShip(ROW_1))
    assert told(events, ShipLeft) == [ShipLeft(ship=ROW_1)]
    assert after.ships[ROW_1] == ()
    assert not any(event.reveals for event in events)
    assert after.ships_left == 5


def test_a_space_whose_ships_are_gone_may_be_taken() -> None:
    state = table(ships=ships(row_3=THREE, column_c=THREE), pile=())
    assert PlacePawn(A1) in offered(state)


def test_it_ends_at_once_with_one_ship_left() -> None:
    last = ships(row_1=THREE, row_2=THREE)
    state = play(table(ships=last, pile=(), harbour=harbour("01. 01. ...")), UnloadShip(ROW_1))
    assert not state.agenda
    assert GAME.decisions(state) == ()
    assert state.ships[ROW_2] == THREE
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.view(state, None).scores == tuple(result.points for result in outcome.results)


def test_pawns_in_the_harbour_count_only_at_the_end() -> None:
    state = table(ships=ships(row_1=THREE, row_2=THREE), pile=(), harbour=harbour("01. ..0 ..0"))
    assert GAME.view(state, None).scores == (0, 0)
    after = play(state, UnloadShip(ROW_1))
    # Black, nearer the ship, has 1 for its burial token, white 1 for its circle and 2 for its pawns.
    assert GAME.view(after, None).scores == (3, 1)


def test_a_tie_is_won_by_whoever_did_not_start() -> None:
    state = table(ships=ships(row_1=THREE, row_2=THREE), pile=(), harbour=harbour("01. ... ..."))
    outcome = GAME.outcome(play(state, UnloadShip(ROW_1)))
    assert outcome is not None
    assert [result.points for result in outcome.results] == [1, 1]
    assert outcome.ranking == ((BLACK,), (WHITE,))


def test_a_pass_only_when_nothing_is_legal() -> None:
    last: dict[str, Any] = {
        "ships": ships(column_a=THREE, column_c=THREE),
        "pile": (),
        "harbour": harbour(".0. .0. 00."),
    }
    stuck = table(**last)
    assert offered(stuck) == [Pass()]
    after = play(stuck, Pass())
    assert asked(after).seat == BLACK
    assert Pass() not in offered(after)
    holding = table(**last, boards=(board(take_one=1), ()))
    assert {action.kind for action in offered(holding)} == {"play_take_one"}


def test_closed_ships_say_why() -> None:
    state = table(ships=ships(row_1=THREE, row_2=THREE, row_3=THREE), pile=(), harbour=harbour("1.. 01. ..."))
    unloading = [closed for closed in asked(state).closed if closed.path[0] == UNLOAD_SHIP]
    reasons = {closed.path[-1].facts[0][1]: closed.reason for closed in unloading}
    assert reasons["1"].key == "needs_pawns_in_line"
    assert dict(reasons["1"].facts) == {"needs": 2, "has": 1}
    assert reasons["A"].key == "ship_gone"
    assert set(reasons) == {"1", "3", "A", "B", "C"}


def test_without_a_ready_ship_one_reason_is_enough() -> None:
    state = table(ships=ships(row_1=THREE, row_2=THREE), pile=(), harbour=harbour("1.. ... 00."))
    (unloading,) = [closed for closed in asked(state).closed if closed.path[0] == UNLOAD_SHIP]
    assert (unloading.path, unloading.reason.key) == ((UNLOAD_SHIP,), "no_ship_ready")
    assert asked(state).why_not(path_of(UnloadShip(ROW_1))).key == "no_ship_ready"


def test_the_view_says_who_would_take_what() -> None:
    view = look(table(harbour=harbour("0.1 01. 011")), None)
    assert view.takers[ROW_1] == (None, WHITE, BLACK)
    assert view.takers[ROW_2] == (None, WHITE, BLACK)
    assert view.takers[ROW_3] == (WHITE, BLACK, BLACK)
    assert view.takers[COLUMN_C] == (None, BLACK, BLACK)
    assert look(table(), None).takers == ((),) * 6


def test_turns_are_numbered() -> None:
    state = play(table(), PlacePawn(A1), PlacePawn(B1))
    assert state.agenda == (Turn(WHITE, 3),)
    assert GAME.view(state, None).stage == "3"
    assert ask(state)[0].seat == WHITE


def test_a_taken_space_says_whose_it_is() -> None:
    state = table(harbour=harbour("1.. ... ..."))
    reason = asked(state).why_not(path_of(PlacePawn(A1)))
    assert (reason.key, dict(reason.facts)) == ("space_taken", {"seat": BLACK})


def test_nobody_takes_anything_from_the_last_ship() -> None:
    last = ships(row_1=THREE, row_2=THREE)
    state = play(table(ships=last, pile=(), harbour=harbour("01. 01. ...")), UnloadShip(ROW_1))
    assert look(state, None).takers == ((),) * 6
