"""All that a seat can do, one class each. Ships count from 0 as the round card lists them, slots from 0 at the bow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engines.core.decision import Action, Seat
from engines.imhotep.components import Card, Site

ShipNumber = Annotated[int, Field(ge=0, le=3)]
SlotNumber = Annotated[int, Field(ge=0, le=3)]


@dataclass(frozen=True, slots=True)
class TakeStones(Action):
    kind: Literal["take_stones"] = "take_stones"


@dataclass(frozen=True, slots=True)
class PlaceStone(Action):
    ship: ShipNumber
    slot: SlotNumber
    kind: Literal["place_stone"] = "place_stone"


@dataclass(frozen=True, slots=True)
class SailShip(Action):
    ship: ShipNumber
    site: Site
    kind: Literal["sail_ship"] = "sail_ship"


@dataclass(frozen=True, slots=True)
class PlayLever(Action):
    """Sail a ship; the order of its stones is asked next."""

    ship: ShipNumber
    site: Site
    kind: Literal["play_lever"] = "play_lever"


@dataclass(frozen=True, slots=True)
class PlayHammer(Action):
    """Take stones, then place one here."""

    ship: ShipNumber
    slot: SlotNumber
    kind: Literal["play_hammer"] = "play_hammer"


@dataclass(frozen=True, slots=True)
class PlaySail(Action):
    """Place a stone here; where this ship sails is asked next."""

    ship: ShipNumber
    slot: SlotNumber
    kind: Literal["play_sail"] = "play_sail"


@dataclass(frozen=True, slots=True)
class PlayChisel(Action):
    """Place the first stone here; the place of the second is asked next."""

    ship: ShipNumber
    slot: SlotNumber
    kind: Literal["play_chisel"] = "play_chisel"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class ChooseOrder(Action):
    """The owners of the ship's stones, in the order in which they unload."""

    order: tuple[Seat, ...]
    kind: Literal["choose_order"] = "choose_order"


@dataclass(frozen=True, slots=True)
class TakeCard(Action):
    card: Card
    kind: Literal["take_card"] = "take_card"


@dataclass(frozen=True, slots=True)
class TakePair(Action):
    kind: Literal["take_pair"] = "take_pair"


@dataclass(frozen=True, slots=True)
class KeepCard(Action):
    card: Card
    kind: Literal["keep_card"] = "keep_card"


@dataclass(frozen=True, slots=True)
class ChoosePyramid(Action):
    """0 left, 1 middle, 2 right."""

    pyramid: Annotated[int, Field(ge=0, le=2)]
    kind: Literal["choose_pyramid"] = "choose_pyramid"


@dataclass(frozen=True, slots=True)
class TakeBonus(Action):
    kind: Literal["take_bonus"] = "take_bonus"


@dataclass(frozen=True, slots=True)
class DeclineBonus(Action):
    kind: Literal["decline_bonus"] = "decline_bonus"


@dataclass(frozen=True, slots=True)
class TakePoint(Action):
    """Temple, side B: the point rather than the stones."""

    kind: Literal["take_point"] = "take_point"


@dataclass(frozen=True, slots=True)
class TakeTempleStones(Action):
    """Temple, side B: the stones rather than the point."""

    kind: Literal["take_temple_stones"] = "take_temple_stones"


ImhotepAction = (
    TakeStones
    | PlaceStone
    | SailShip
    | PlayLever
    | PlayHammer
    | PlaySail
    | PlayChisel
    | Pass
    | ChooseOrder
    | TakeCard
    | TakePair
    | KeepCard
    | ChoosePyramid
    | TakeBonus
    | DeclineBonus
    | TakePoint
    | TakeTempleStones
)
