"""All that a seat can do, one class each. Cards, spaces and tiles are named by their ids in the data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from engines.core.decision import Action
from engines.egizia.components import CARDS, MOST_STONES, POSITIONS, SPHINX, Berth, Crew, Flood, Tile
from engines.egizia.effects import Monument


def _space(name: str) -> str:
    if name not in POSITIONS:
        raise ValueError("no such space")
    return name


def _card(name: str) -> str:
    if name not in CARDS:
        raise ValueError("no such card")
    return name


def _riddle(name: str) -> str:
    if name not in SPHINX:
        raise ValueError("no such card")
    return name


SpaceId = Annotated[str, AfterValidator(_space)]
CardId = Annotated[str, AfterValidator(_card)]
SphinxId = Annotated[str, AfterValidator(_riddle)]
Count = Annotated[int, Field(ge=1, le=MOST_STONES)]

# Before and during the placement


@dataclass(frozen=True, slots=True)
class KeepStartCard(Action):
    card: SphinxId
    kind: Literal["keep_start_card"] = "keep_start_card"


@dataclass(frozen=True, slots=True)
class PlaceShip(Action):
    """`berth`: at an area. A column tile that the place needs is used with it."""

    space: SpaceId
    berth: Berth | None = None
    kind: Literal["place_ship"] = "place_ship"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """For the rest of the placement."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Nothing more now: no second ship, no card, no trade, no crew trained or hired; feed with what there is."""

    kind: Literal["go_on"] = "go_on"


@dataclass(frozen=True, slots=True)
class TakeLeftover(Action):
    space: SpaceId
    kind: Literal["take_leftover"] = "take_leftover"


@dataclass(frozen=True, slots=True)
class TradeCrew(Action):
    """This crew loses a step for both markets."""

    crew: Crew
    kind: Literal["trade_crew"] = "trade_crew"


# Choices that effects leave


@dataclass(frozen=True, slots=True)
class GrowCrews(Action):
    """One crew, or two different ones."""

    crews: tuple[Crew, ...]
    kind: Literal["grow_crews"] = "grow_crews"


@dataclass(frozen=True, slots=True)
class MoveFlood(Action):
    """Where it is already: it stays."""

    to: Flood
    kind: Literal["move_flood"] = "move_flood"


@dataclass(frozen=True, slots=True)
class ChooseWay(Action):
    """By its number among the ways that the effect has."""

    way: Annotated[int, Field(ge=0, le=9)]
    kind: Literal["choose_way"] = "choose_way"


# Building


@dataclass(frozen=True, slots=True)
class CommitCrews(Action):
    """The leader first, then basic crews in their order."""

    crews: tuple[Crew, ...]
    kind: Literal["commit_crews"] = "commit_crews"


@dataclass(frozen=True, slots=True)
class DeclineBuild(Action):
    kind: Literal["decline_build"] = "decline_build"


@dataclass(frozen=True, slots=True)
class LayBrick(Action):
    """`at`: the row of the pyramid or the number of the statue, both from 0."""

    monument: Monument
    at: Annotated[int, Field(ge=0, le=4)] = 0
    kind: Literal["lay_brick"] = "lay_brick"


@dataclass(frozen=True, slots=True)
class FinishBuild(Action):
    kind: Literal["finish_build"] = "finish_build"


@dataclass(frozen=True, slots=True)
class DrawSphinx(Action):
    """`paid` cards, and `free` ones beside them."""

    paid: Annotated[int, Field(ge=1, le=5)]
    free: Annotated[int, Field(ge=0, le=5)] = 0
    kind: Literal["draw_sphinx"] = "draw_sphinx"


@dataclass(frozen=True, slots=True)
class KeepSphinx(Action):
    card: SphinxId
    kind: Literal["keep_sphinx"] = "keep_sphinx"


@dataclass(frozen=True, slots=True)
class ReturnSphinx(Action):
    """All cards that are left go under the deck."""

    kind: Literal["return_sphinx"] = "return_sphinx"


# Beside a decision


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """An anytime card. `way`: of a card with several ways, its number."""

    card: CardId
    way: Annotated[int, Field(ge=0, le=9)] = 0
    kind: Literal["play_card"] = "play_card"


@dataclass(frozen=True, slots=True)
class SellStones(Action):
    card: CardId
    count: Count
    kind: Literal["sell_stones"] = "sell_stones"


@dataclass(frozen=True, slots=True)
class TrainCrew(Action):
    card: CardId
    crew: Crew
    kind: Literal["train_crew"] = "train_crew"


@dataclass(frozen=True, slots=True)
class ConvertStones(Action):
    card: CardId
    count: Count
    kind: Literal["convert_stones"] = "convert_stones"


@dataclass(frozen=True, slots=True)
class ImproveField(Action):
    card: CardId
    field: CardId
    kind: Literal["improve_field"] = "improve_field"


@dataclass(frozen=True, slots=True)
class HireCrews(Action):
    """A step for each crew named; the same one may be named twice."""

    card: CardId
    crews: tuple[Crew, ...]
    kind: Literal["hire_crews"] = "hire_crews"


@dataclass(frozen=True, slots=True)
class UseTile(Action):
    """G7: a second ship this turn."""

    tile: Tile
    kind: Literal["use_tile"] = "use_tile"


Aside = PlayCard | SellStones | TrainCrew | ConvertStones | ImproveField | HireCrews | UseTile
EgiziaAction = (
    KeepStartCard
    | PlaceShip
    | Pass
    | GoOn
    | TakeLeftover
    | TradeCrew
    | GrowCrews
    | MoveFlood
    | ChooseWay
    | CommitCrews
    | DeclineBuild
    | LayBrick
    | FinishBuild
    | DrawSphinx
    | KeepSphinx
    | ReturnSphinx
    | PlayCard
    | SellStones
    | TrainCrew
    | ConvertStones
    | ImproveField
    | HireCrews
    | UseTile
)
