"""What can happen at the table. Pairs count from 0; places in the pyramid as in the actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.event import Event
from engines.pyramids.components import Card, God


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """`seat` has the first choice. `set_aside`: the god whom two players leave out."""

    kind: Literal["round_began"] = "round_began"
    round: int
    set_aside: God | None
    pairs: tuple[tuple[Card, Card], ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GodTaken(Event):
    kind: Literal["god_taken"] = "god_taken"
    god: God


@dataclass(frozen=True, slots=True, kw_only=True)
class PairTaken(Event):
    kind: Literal["pair_taken"] = "pair_taken"
    pair: int
    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True, kw_only=True)
class PyramidBuilt(Event):
    """`floor` and `index`: where the card lies now that it has been laid."""

    kind: Literal["pyramid_built"] = "pyramid_built"
    card: Card
    floor: int
    index: int
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ObeliskBuilt(Event):
    """`height`: cards in the obelisk now."""

    kind: Literal["obelisk_built"] = "obelisk_built"
    card: Card
    height: int
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TombFilled(Event):
    """`cards`: how many lie in the tomb now. Which card it was tells `CardBuried`, to its owner alone."""

    kind: Literal["tomb_filled"] = "tomb_filled"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBuried(Event):
    kind: Literal["card_buried"] = "card_buried"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDiscarded(Event):
    """At a round's end; shown when everybody has chosen."""

    kind: Literal["cards_discarded"] = "cards_discarded"
    cards: tuple[Card, ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TombRevealed(Event):
    kind: Literal["tomb_revealed"] = "tomb_revealed"
    cards: tuple[Card, ...]
    reveals: bool = True


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
