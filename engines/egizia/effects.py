"""The kinds of effect that cards and tiles have. Which card has which, and how much of it, is data (egizia.json)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Discriminator


class Market(StrEnum):
    WHEAT = "wheat"
    STONE = "stone"


class Monument(StrEnum):
    OBELISK = "obelisk"
    COLONNADE = "colonnade"
    PYRAMID = "pyramid"
    STATUES = "statues"


class Who(StrEnum):
    """Which crew grows: a certain one, one of choice, or two different ones of choice."""

    LEADER = "leader"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    ANY = "any"
    TWO_OF_ALL = "two_of_all"
    TWO_BASIC = "two_basic"


# What is done at once, or when a card is used.


@dataclass(frozen=True, slots=True)
class RaiseMarket:
    market: Market
    levels: int
    op: Literal["market"] = "market"


@dataclass(frozen=True, slots=True)
class GainStones:
    count: int
    op: Literal["stones"] = "stones"


@dataclass(frozen=True, slots=True)
class GainPoints:
    """Fewer than none are lost."""

    count: int
    op: Literal["points"] = "points"


@dataclass(frozen=True, slots=True)
class GrowCrew:
    who: Who
    op: Literal["crew"] = "crew"


@dataclass(frozen=True, slots=True)
class MoveMarker:
    """The flood marker, up to so many steps; never compulsory."""

    steps: int
    op: Literal["flood"] = "flood"


@dataclass(frozen=True, slots=True)
class FreeBrick:
    """One brick without stones, strength and points for its cost."""

    where: tuple[Monument, ...]
    op: Literal["free_brick"] = "free_brick"


@dataclass(frozen=True, slots=True)
class PointsPerBrick:
    where: tuple[Monument, ...]
    each: int
    op: Literal["points_per_brick"] = "points_per_brick"


@dataclass(frozen=True, slots=True)
class WaitingShipBuilds:
    """Kept until the build step: one own waiting ship builds last in its area."""

    op: Literal["waiting_ship_builds"] = "waiting_ship_builds"


# Anytime cards only.


@dataclass(frozen=True, slots=True)
class GainWheat:
    """At the feed; wheat is not kept."""

    count: int
    op: Literal["wheat"] = "wheat"


@dataclass(frozen=True, slots=True)
class AddStrength:
    """To the crew that is committed in one area this round; the crew's track does not move."""

    count: int
    op: Literal["strength"] = "strength"


@dataclass(frozen=True, slots=True)
class SecondShip:
    op: Literal["second_ship"] = "second_ship"


@dataclass(frozen=True, slots=True)
class KeepMore:
    """More cards at one visit to the Sphinx."""

    cards: int
    op: Literal["keep_more"] = "keep_more"


@dataclass(frozen=True, slots=True)
class SellStones:
    most: int
    points_each: int
    op: Literal["sell_stones"] = "sell_stones"


SimpleEffect = (
    RaiseMarket
    | GainStones
    | GainPoints
    | GrowCrew
    | MoveMarker
    | FreeBrick
    | PointsPerBrick
    | WaitingShipBuilds
    | GainWheat
    | AddStrength
    | SecondShip
    | KeepMore
    | SellStones
)
AnySimple = Annotated[SimpleEffect, Discriminator("op")]


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several ways."""

    of: tuple[tuple[AnySimple, ...], ...]
    op: Literal["choose"] = "choose"


Effect = SimpleEffect | Choose
AnyEffect = Annotated[Effect, Discriminator("op")]

# What a permanent card allows again and again.


@dataclass(frozen=True, slots=True)
class Train:
    """Once a round before the build step: any crew grows."""

    op: Literal["train"] = "train"


@dataclass(frozen=True, slots=True)
class ConvertStones:
    """At the feed: stones become wheat, one for one."""

    op: Literal["convert_stones"] = "convert_stones"


@dataclass(frozen=True, slots=True)
class FreeDraw:
    """At the Sphinx, beside at least one card that was paid, within the limit."""

    cards: int
    op: Literal["free_draw"] = "free_draw"


@dataclass(frozen=True, slots=True)
class ImproveField:
    """Laid on a field for good: red becomes yellow, yellow becomes green."""

    op: Literal["improve_field"] = "improve_field"


@dataclass(frozen=True, slots=True)
class Hire:
    """Once a round in the build step: so many stones for each step of a crew."""

    price: int
    most: int
    op: Literal["hire"] = "hire"


@dataclass(frozen=True, slots=True)
class TradeCrew:
    """Once a round after the quarries: a crew loses a step for this."""

    gain: tuple[AnySimple, ...]
    op: Literal["trade_crew"] = "trade_crew"


@dataclass(frozen=True, slots=True)
class TakeLeftover:
    """Once a round after the placement: a card that is left on the river, or these points instead."""

    points: int
    op: Literal["leftover"] = "leftover"


Power = Train | ConvertStones | FreeDraw | ImproveField | Hire | TradeCrew | TakeLeftover
AnyPower = Annotated[Power, Discriminator("op")]
