"""All that a seat can do, one class each. Spaces count from 0 row by row, ships from 0 (rows, then columns).

Slot 0 touches the harbour, slot 2 is farthest away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engines.core.decision import Action

SpaceNumber = Annotated[int, Field(ge=0, le=8)]
ShipNumber = Annotated[int, Field(ge=0, le=5)]
SlotNumber = Annotated[int, Field(ge=0, le=2)]


@dataclass(frozen=True, slots=True)
class PlacePawn(Action):
    space: SpaceNumber
    kind: Literal["place_pawn"] = "place_pawn"


@dataclass(frozen=True, slots=True)
class UnloadShip(Action):
    ship: ShipNumber
    kind: Literal["unload_ship"] = "unload_ship"


@dataclass(frozen=True, slots=True)
class PlayTakeOne(Action):
    """Take this token; the warehouse fills its slot."""

    ship: ShipNumber
    slot: SlotNumber
    kind: Literal["play_take_one"] = "play_take_one"


@dataclass(frozen=True, slots=True)
class PlayPlacePawns(Action):
    """The first pawn goes here; the second is asked next, then perhaps a third."""

    space: SpaceNumber
    kind: Literal["play_place_pawns"] = "play_place_pawns"


@dataclass(frozen=True, slots=True)
class PlayPlaceAndUnload(Action):
    """The pawn goes here; which ship is unloaded is asked next, then perhaps a second one."""

    space: SpaceNumber
    kind: Literal["play_place_and_unload"] = "play_place_and_unload"


@dataclass(frozen=True, slots=True)
class PlaySwapAndUnload(Action):
    """These two tokens change places; which ship is unloaded is asked next."""

    ship: ShipNumber
    first: SlotNumber
    second: SlotNumber
    kind: Literal["play_swap_and_unload"] = "play_swap_and_unload"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Leave out what an action token would still allow."""

    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    kind: Literal["pass"] = "pass"


DuelAction = (
    PlacePawn | UnloadShip | PlayTakeOne | PlayPlacePawns | PlayPlaceAndUnload | PlaySwapAndUnload | Stop | Pass
)
