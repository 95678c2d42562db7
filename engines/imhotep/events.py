"""What can happen at the table. Ships, slots, cells, rows and columns count from 0, slots from the bow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.event import Event
from engines.imhotep.components import Card, RoundCard, Site
from engines.imhotep.sites.pyramid import Bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """`seat` starts."""

    kind: Literal["round_began"] = "round_began"
    round: int
    ships: RoundCard
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketLaid(Event):
    kind: Literal["market_laid"] = "market_laid"
    cards: tuple[Card, ...]
    face_down: int
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled(Event):
    kind: Literal["deck_reshuffled"] = "deck_reshuffled"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckOrdered(Event):
    """The order of the new deck, for a referee; nobody at the table may see it."""

    kind: Literal["deck_ordered"] = "deck_ordered"
    deck: tuple[Card, ...]
    audience: tuple[Seat, ...] | None = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StonesTaken(Event):
    kind: Literal["stones_taken"] = "stones_taken"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StonePlaced(Event):
    kind: Literal["stone_placed"] = "stone_placed"
    ship: int
    slot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    kind: Literal["card_played"] = "card_played"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipSailed(Event):
    kind: Literal["ship_sailed"] = "ship_sailed"
    ship: int
    site: Site


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderChosen(Event):
    """`slots`: in which order they will be unloaded."""

    kind: Literal["order_chosen"] = "order_chosen"
    ship: int
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """A face-up market card."""

    kind: Literal["card_taken"] = "card_taken"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class PairTaken(Event):
    kind: Literal["pair_taken"] = "pair_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class PairSeen(Event):
    """Only for the seat that took the pair."""

    kind: Literal["pair_seen"] = "pair_seen"
    cards: tuple[Card, ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PairKept(Event):
    """Which card of the pair was kept, and which was discarded face up."""

    kind: Literal["pair_kept"] = "pair_kept"
    card: Card
    discarded: Card
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """The top card of the deck, face up."""

    kind: Literal["card_drawn"] = "card_drawn"
    card: Card
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLapsed(Event):
    """A red card without effect: no stone of the colour was left in the quarry."""

    kind: Literal["card_lapsed"] = "card_lapsed"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    """A resolved card joins the discards."""

    kind: Literal["card_discarded"] = "card_discarded"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class StoneReturned(Event):
    """A market stone goes back to the quarry."""

    kind: Literal["stone_returned"] = "stone_returned"
    ship: int
    slot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PyramidBuilt(Event):
    """`pyramid` and `cell` are None when the stone stands beside complete pyramids."""

    kind: Literal["pyramid_built"] = "pyramid_built"
    pyramid: int | None
    cell: int | None
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusTaken(Event):
    kind: Literal["bonus_taken"] = "bonus_taken"
    bonus: Bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusDeclined(Event):
    kind: Literal["bonus_declined"] = "bonus_declined"
    bonus: Bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusLapsed(Event):
    kind: Literal["bonus_lapsed"] = "bonus_lapsed"
    bonus: Bonus


@dataclass(frozen=True, slots=True, kw_only=True)
class TempleBuilt(Event):
    kind: Literal["temple_built"] = "temple_built"
    cell: int
    layer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BurialChamberBuilt(Event):
    kind: Literal["burial_chamber_built"] = "burial_chamber_built"
    row: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ObeliskBuilt(Event):
    """`stones`: how many of the colour now stand (side A) or wait (side B) there."""

    kind: Literal["obelisk_built"] = "obelisk_built"
    stones: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TowerRaised(Event):
    kind: Literal["tower_raised"] = "tower_raised"
    place: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Event):
    """`by_passes`: nobody could do anything, so some ships never sailed."""

    kind: Literal["round_ended"] = "round_ended"
    round: int
    by_passes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipsCleared(Event):
    """Stones that never left the harbour go back to the quarry: their number by seat."""

    kind: Literal["ships_cleared"] = "ships_cleared"
    stones: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TempleScored(Event):
    kind: Literal["temple_scored"] = "temple_scored"
    cell: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketCleared(Event):
    """What nobody took: the face-up cards, and how many went to the discards unseen."""

    kind: Literal["market_cleared"] = "market_cleared"
    cards: tuple[Card, ...]
    face_down: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScored(Event):
    kind: Literal["final_scored"] = "final_scored"
    source: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The seats place by place."""

    kind: Literal["game_ended"] = "game_ended"
    ranking: tuple[tuple[Seat, ...], ...]
