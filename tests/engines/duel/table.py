"""A harbour laid out by hand, for one situation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.core.decision import Seat
from engines.duel import GAME
from engines.duel.components import BURIAL, Token
from engines.duel.options import SIDE_OPTIONS, DuelOptions
from engines.duel.state import DuelState

WHITE, BLACK = range(2)  # seat 0 starts
ROW_1, ROW_2, ROW_3, COLUMN_A, COLUMN_B, COLUMN_C = range(6)
A1, B1, C1, A2, B2, C2, A3, B3, C3 = range(9)


def table(sides: str = "AAAA", **fields: Any) -> DuelState:
    """A new game in which seat 0 starts, with some fields of its state replaced."""
    chosen = {**dict(zip(SIDE_OPTIONS, sides, strict=True)), "start_seat": WHITE}
    return GAME.resume(replace(GAME.new(2, DuelOptions.parse(chosen), "table"), **fields))


def harbour(pawns: str) -> tuple[Seat | None, ...]:
    """`harbour("0.1 ... .1.")`: row by row, the seats of the pawns."""
    return tuple(None if pawn == "." else int(pawn) for pawn in pawns.replace(" ", ""))


def ships(**cargo: tuple[Token, Token, Token]) -> tuple[tuple[Token, ...], ...]:
    """`ships(row_1=(...), column_c=(...))`: by slot from the harbour; all others have left the game."""
    names = ("row_1", "row_2", "row_3", "column_a", "column_b", "column_c")
    assert set(cargo) <= set(names)
    return tuple(cargo.get(name, ()) for name in names)


def board(*, burial: tuple[int, ...] = (), **tokens: int) -> tuple[Token, ...]:
    """`board(obelisk=2, temple_4=1, burial=(3, 4))`."""
    numbers = tuple(token for token, number in BURIAL.items() if number in burial)
    return tuple(Token(name) for name, count in tokens.items() for _ in range(count)) + numbers
