"""What can remain to be done: the next turn, and the rest of an action token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.state import Task


@dataclass(frozen=True, slots=True)
class Turn(Task):
    """`number` counts the turns of the game from 1."""

    seat: Seat
    number: int
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class PawnPlacement(Task):
    """A further pawn of an action token; an optional one lapses when it is impossible."""

    seat: Seat
    is_optional: bool
    kind: Literal["pawn_placement"] = "pawn_placement"


@dataclass(frozen=True, slots=True)
class Unloading(Task):
    """A ship to be unloaded for an action token; an optional one lapses when it is impossible."""

    seat: Seat
    is_optional: bool
    kind: Literal["unloading"] = "unloading"


DuelTask = Turn | PawnPlacement | Unloading
