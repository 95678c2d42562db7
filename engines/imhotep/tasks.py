"""What can remain to be done. Each task is data, so a game can be stored in the middle of any chain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.state import Task
from engines.imhotep.components import Card
from engines.imhotep.sites.pyramid import Bonus


@dataclass(frozen=True, slots=True)
class RoundStart(Task):
    seat: Seat
    kind: Literal["round_start"] = "round_start"


@dataclass(frozen=True, slots=True)
class Turn(Task):
    """`passes`: how many seats in a row have just passed. When the round is over this seat starts the next one."""

    seat: Seat
    passes: int = 0
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class SecondStone(Task):
    """The rest of a Chisel."""

    seat: Seat
    kind: Literal["second_stone"] = "second_stone"


@dataclass(frozen=True, slots=True)
class Departure(Task):
    """The rest of a Sail card: this ship must sail."""

    seat: Seat
    ship: int
    kind: Literal["departure"] = "departure"


@dataclass(frozen=True, slots=True)
class UnloadingOrder(Task):
    """The rest of a Lever."""

    seat: Seat
    ship: int
    kind: Literal["unloading_order"] = "unloading_order"


@dataclass(frozen=True, slots=True)
class Unloading(Task):
    """The slots of a docked ship that are still to be unloaded, the next one first."""

    ship: int
    slots: tuple[int, ...]
    kind: Literal["unloading"] = "unloading"


@dataclass(frozen=True, slots=True)
class MarketPick(Task):
    seat: Seat
    kind: Literal["market_pick"] = "market_pick"


@dataclass(frozen=True, slots=True)
class PairChoice(Task):
    """The seat is looking at the face-down pair."""

    seat: Seat
    kind: Literal["pair_choice"] = "pair_choice"


@dataclass(frozen=True, slots=True)
class StoneReturn(Task):
    """A stone that fetched a card goes back to the quarry."""

    ship: int
    slot: int
    kind: Literal["stone_return"] = "stone_return"


@dataclass(frozen=True, slots=True)
class CardDiscard(Task):
    """A card that is being resolved; it joins the discards only afterwards."""

    card: Card
    kind: Literal["card_discard"] = "card_discard"


@dataclass(frozen=True, slots=True)
class PyramidStone(Task):
    """A stone on its way to a pyramid, from a ship's slot or (both None) from the quarry."""

    seat: Seat
    ship: int | None = None
    slot: int | None = None
    kind: Literal["pyramid_stone"] = "pyramid_stone"


@dataclass(frozen=True, slots=True)
class PyramidBonus(Task):
    seat: Seat
    bonus: Bonus
    kind: Literal["pyramid_bonus"] = "pyramid_bonus"


@dataclass(frozen=True, slots=True)
class RoundEnd(Task):
    """`seat` starts the next round."""

    seat: Seat
    kind: Literal["round_end"] = "round_end"


@dataclass(frozen=True, slots=True)
class TempleScoring(Task):
    """The temple's cells from this one on."""

    cell: int
    kind: Literal["temple_scoring"] = "temple_scoring"


@dataclass(frozen=True, slots=True)
class TempleChoice(Task):
    seat: Seat
    cell: int
    kind: Literal["temple_choice"] = "temple_choice"


@dataclass(frozen=True, slots=True)
class NextRound(Task):
    """Clear the table, then begin another round or end the game."""

    seat: Seat
    kind: Literal["next_round"] = "next_round"


ImhotepTask = (
    RoundStart
    | Turn
    | SecondStone
    | Departure
    | UnloadingOrder
    | Unloading
    | MarketPick
    | PairChoice
    | StoneReturn
    | CardDiscard
    | PyramidStone
    | PyramidBonus
    | RoundEnd
    | TempleScoring
    | TempleChoice
    | NextRound
)
