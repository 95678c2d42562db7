"""The whole table as data. Pawns are written as the seat that owns them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Discriminator

from engines.core.decision import Seat
from engines.core.state import State
from engines.duel.components import ACTION_TOKENS, LINES, NEEDED_PAWNS, PAWNS, Token
from engines.duel.options import DuelOptions
from engines.duel.tasks import DuelTask


@dataclass(slots=True)
class DuelState(State):
    """Spaces, ships and slots are numbered as in the actions; `boards` hold each seat's tokens as they came."""

    agenda: tuple[Annotated[DuelTask, Discriminator("kind")], ...]
    options: DuelOptions
    start_seat: Seat
    harbour: tuple[Seat | None, ...]
    ships: tuple[tuple[Token, ...], ...]  # by slot; nothing on a ship that has left the game
    warehouse: tuple[Token, ...]  # the top one first; hidden
    pile: tuple[Token, ...]  # the next one first; hidden
    boards: tuple[tuple[Token, ...], ...]
    removed: tuple[Token, ...]  # lost or played, seen by all
    first_to_five: Seat | None  # obelisk, side B: who was the first with five

    def supply(self, seat: Seat) -> int:
        return PAWNS - self.harbour.count(seat)

    @property
    def free_spaces(self) -> tuple[int, ...]:
        return tuple(space for space, pawn in enumerate(self.harbour) if pawn is None)

    @property
    def ships_left(self) -> int:
        return sum(map(bool, self.ships))

    def action_tokens(self, seat: Seat) -> tuple[Token, ...]:
        return tuple(token for token in self.boards[seat] if token in ACTION_TOKENS)


def pawns_in_line(harbour: tuple[Seat | None, ...], ship: int) -> tuple[int, ...]:
    """The occupied spaces of a ship's line, nearest the ship first."""
    return tuple(space for space in LINES[ship] if harbour[space] is not None)


def is_ready(ships: tuple[tuple[Token, ...], ...], harbour: tuple[Seat | None, ...], ship: int) -> bool:
    """Whether the ship could be unloaded."""
    return bool(ships[ship]) and len(pawns_in_line(harbour, ship)) >= NEEDED_PAWNS
