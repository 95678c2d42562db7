"""The examples of the rules, one test each."""

from __future__ import annotations

from engines.duel.actions import UnloadShip
from engines.duel.components import Token
from engines.duel.events import TokenLost, TokenTaken
from engines.duel.scoring import sources
from tests.engines.driving import stepped, told
from tests.engines.duel.table import BLACK, COLUMN_A, ROW_3, WHITE, board, harbour, ships, table


def test_side_a_69_points() -> None:
    own = board(
        obelisk=2,
        temple_1=1,
        temple_4=1,
        temple_2=1,
        pyramid_light=4,
        pyramid_dark=6,
        take_one=1,
        place_pawns=1,
        burial=(2, 4, 5, 6, 7, 8, 9),
    )
    state = table("AAAA", boards=(board(obelisk=3), own), harbour=harbour("1.. ... ..."))
    assert sources(state, BLACK) == (
        ("obelisk", 2),
        ("temple", 7),
        ("pyramids", 10 + 21),
        ("burial_chamber", 25 + 1),
        ("action_tokens", 2),
        ("pawns", 1),
    )
    assert sum(points for _, points in sources(state, BLACK)) == 69


def test_side_b_43_points() -> None:
    own = board(
        obelisk=6,
        temple_1=2,
        temple_2=3,
        temple_3=1,
        temple_4=2,
        pyramid_dark=6,
        swap_and_unload=2,
        burial=(1, 3, 4, 5),
    )
    state = table("BBBB", boards=((), own), harbour=harbour("... .1. ..."), first_to_five=BLACK)
    assert sources(state, BLACK) == (
        ("obelisk", 12),
        ("temple", 16 + 9 + 1),
        ("pyramids", -6),
        ("burial_chamber", 4 + 4),
        ("action_tokens", 2),
        ("pawns", 1),
    )
    assert sum(points for _, points in sources(state, BLACK)) == 43


def test_unload_with_two_pawns() -> None:
    """The nearest takes slot 3, the other slot 2, slot 1 is lost: the empty space between them is skipped."""
    cargo = ships(row_3=(Token.PYRAMID_DARK, Token.TEMPLE_1, Token.BURIAL_12), column_a=(Token.OBELISK,) * 3)
    state = table(harbour=harbour("... ... 0.1"), ships=cargo)
    state, events = stepped(state, UnloadShip(ROW_3))
    assert [(taken.seat, taken.token, taken.slot) for taken in told(events, TokenTaken)] == [
        (BLACK, Token.BURIAL_12, 2),
        (WHITE, Token.TEMPLE_1, 1),
    ]
    assert [(lost.token, lost.slot) for lost in told(events, TokenLost)] == [(Token.PYRAMID_DARK, 0)]
    assert state.boards == ((Token.TEMPLE_1,), (Token.BURIAL_12,))
    assert state.removed == (Token.PYRAMID_DARK,)
    assert state.harbour == (None,) * 9
    assert state.ships[ROW_3] == table().pile[:3]


def test_any_line_with_two_pawns_may_be_unloaded_even_of_the_other_alone() -> None:
    state = table(harbour=harbour("1.. ... 1.."))
    _, events = stepped(state, UnloadShip(COLUMN_A))
    assert [taken.seat for taken in told(events, TokenTaken)] == [BLACK, BLACK]
