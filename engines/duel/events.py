"""What can happen at the table. Numbers as in the actions: spaces, ships and slots count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.event import Event
from engines.duel.components import Token


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnPlaced(Event):
    kind: Literal["pawn_placed"] = "pawn_placed"
    space: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlayed(Event):
    """An action token; it leaves the game."""

    kind: Literal["token_played"] = "token_played"
    token: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensSwapped(Event):
    """`token` lay in the slot `first`, `other` in the slot `second`."""

    kind: Literal["tokens_swapped"] = "tokens_swapped"
    ship: int
    first: int
    second: int
    token: Token
    other: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipUnloaded(Event):
    """`seat` decided so; who gets what follows, the pawn nearest the ship first."""

    kind: Literal["ship_unloaded"] = "ship_unloaded"
    ship: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTaken(Event):
    """`space`: of the pawn that goes home; None for the action token that takes one."""

    kind: Literal["token_taken"] = "token_taken"
    token: Token
    ship: int
    slot: int
    space: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenLost(Event):
    """Nobody took it: it leaves the game."""

    kind: Literal["token_lost"] = "token_lost"
    token: Token
    ship: int
    slot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipRefilled(Event):
    kind: Literal["ship_refilled"] = "ship_refilled"
    ship: int
    tokens: tuple[Token, ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipLeft(Event):
    """The pile is empty: the ship leaves the game."""

    kind: Literal["ship_left"] = "ship_left"
    ship: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotFilled(Event):
    """From the top of the warehouse."""

    kind: Literal["slot_filled"] = "slot_filled"
    token: Token
    ship: int
    slot: int
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class FifthObeliskTaken(Event):
    """Side B of the obelisk: the first seat with five."""

    kind: Literal["fifth_obelisk_taken"] = "fifth_obelisk_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Event):
    """The seat left out what its action token would still allow."""

    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScored(Event):
    """What a seat has at the end, source by source; nothing is told of 0."""

    kind: Literal["final_scored"] = "final_scored"
    source: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    kind: Literal["game_ended"] = "game_ended"
    ranking: tuple[tuple[Seat, ...], ...]
