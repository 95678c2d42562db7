"""All that a seat can do, one class each. Cards are named by their number in the deck, pairs count from 0.

What a seat lays is seen by itself alone until it is done with its build.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engines.core.decision import Action
from engines.pyramids.components import CARDS, God

CardNumber = Annotated[int, Field(ge=1, le=len(CARDS))]


@dataclass(frozen=True, slots=True)
class TakeGod(Action):
    god: God
    kind: Literal["take_god"] = "take_god"


@dataclass(frozen=True, slots=True)
class TakePair(Action):
    pair: Annotated[int, Field(ge=0, le=4)]
    kind: Literal["take_pair"] = "take_pair"


@dataclass(frozen=True, slots=True)
class LayInPyramid(Action):
    """`floor` 0 is the base; `index` counts the places of a floor from the left, -1 is left of the base."""

    card: CardNumber
    floor: Annotated[int, Field(ge=0, le=3)]
    index: Annotated[int, Field(ge=-1, le=3)]
    kind: Literal["lay_in_pyramid"] = "lay_in_pyramid"


@dataclass(frozen=True, slots=True)
class LayOnObelisk(Action):
    card: CardNumber
    kind: Literal["lay_on_obelisk"] = "lay_on_obelisk"


@dataclass(frozen=True, slots=True)
class LayInTomb(Action):
    card: CardNumber
    kind: Literal["lay_in_tomb"] = "lay_in_tomb"


@dataclass(frozen=True, slots=True)
class FinishBuild(Action):
    kind: Literal["finish_build"] = "finish_build"


@dataclass(frozen=True, slots=True)
class KeepCard(Action):
    """All others in hand are discarded."""

    card: CardNumber
    kind: Literal["keep_card"] = "keep_card"


PyramidsAction = TakeGod | TakePair | LayInPyramid | LayOnObelisk | LayInTomb | FinishBuild | KeepCard
