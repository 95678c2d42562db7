"""What an eye sees: everything but the order of the pile and the tokens in the warehouse."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.game import View
from engines.duel.components import SLOTS, Token
from engines.duel.options import DuelOptions
from engines.duel.scoring import outcome, scores, sources
from engines.duel.state import DuelState, is_ready, pawns_in_line
from engines.duel.tasks import Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelView(View):
    """Fields as in the state.

    `turn`: whose turn it is; `turn_number`: counted from 1. `takers`: of each ship that could be unloaded now, who
    would take the token of each slot (None: it would be lost); nothing for the other ships. `worth`: each seat's points
    by source, as if the game ended now.
    """

    options: DuelOptions
    start_seat: Seat
    turn: Seat | None
    turn_number: int
    harbour: tuple[Seat | None, ...]
    supplies: tuple[int, ...]
    ships: tuple[tuple[Token, ...], ...]
    takers: tuple[tuple[Seat | None, ...], ...]
    warehouse: int
    pile: int
    boards: tuple[tuple[Token, ...], ...]
    removed: tuple[Token, ...]
    first_to_five: Seat | None
    worth: tuple[tuple[tuple[str, int], ...], ...]


def look(state: DuelState, eye: Seat | None) -> DuelView:
    turn, number = _turn(state)
    return DuelView(
        eye=eye,
        seats=state.seats,
        scores=scores(state),
        asked=state.asked_seats,
        outcome=None if state.agenda else outcome(state),
        stage=str(number),
        options=state.options,
        start_seat=state.start_seat,
        turn=turn,
        turn_number=number,
        harbour=state.harbour,
        supplies=tuple(state.supply(seat) for seat in range(state.seats)),
        ships=state.ships,
        takers=tuple(_takers(state, ship) for ship in range(len(state.ships))),
        warehouse=len(state.warehouse),
        pile=len(state.pile),
        boards=state.boards,
        removed=state.removed,
        first_to_five=state.first_to_five,
        worth=tuple(sources(state, seat) for seat in range(state.seats)),
    )


def _takers(state: DuelState, ship: int) -> tuple[Seat | None, ...]:
    if not (state.agenda and is_ready(state.ships, state.harbour, ship)):
        return ()
    owners = [state.harbour[space] for space in pawns_in_line(state.harbour, ship)]
    return tuple(reversed(owners + [None] * (SLOTS - len(owners))))


def _turn(state: DuelState) -> tuple[Seat | None, int]:
    """Under the rest of an action token lies the next turn: it is still the turn before it. After the end: nobody's."""
    if not state.agenda:
        return None, 0
    task = state.agenda[0]
    assert isinstance(task, Turn)
    if len(state.agenda) == 1:
        return task.seat, task.number
    return (task.seat - 1) % state.seats, task.number - 1
