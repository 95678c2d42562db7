"""What can happen at the table. Ids as in the data; levels, columns, rows and cells count from 0, `points` are what the
score of `seat` changes by.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.event import Event
from engines.egizia.components import Area, Berth, Colour, Crew, Flood, Tile
from engines.egizia.effects import Market, Monument
from engines.egizia.player import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """`order`: the seats by order tile. Cards and tiles with their spaces, down the river."""

    kind: Literal["round_began"] = "round_began"
    round: int
    order: tuple[Seat, ...]
    cards: tuple[tuple[str, str], ...]
    tiles: tuple[tuple[str, str], ...]
    reveals: bool = True


# The river


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipPlaced(Event):
    """`piece`: the card that was taken or the tile whose effect follows. `using`: column tiles used for it."""

    kind: Literal["ship_placed"] = "ship_placed"
    space: str
    berth: Berth | None
    piece: str | None
    using: tuple[Tile, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftoverTaken(Event):
    kind: Literal["leftover_taken"] = "leftover_taken"
    space: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FloodMoved(Event):
    kind: Literal["flood_moved"] = "flood_moved"
    to: Flood


# What effects bring


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewGrew(Event):
    """`steps`: 0 for a crew that cannot grow, -1 for one that was traded. `strength`: after it."""

    kind: Literal["crew_grew"] = "crew_grew"
    crew: Crew
    steps: int
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StonesGained(Event):
    """`count`: what fits; `lost`: what does not."""

    kind: Literal["stones_gained"] = "stones_gained"
    count: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketRaised(Event):
    """`levels`: gained, those beyond the top included; `level`: after it; with its rewards."""

    kind: Literal["market_raised"] = "market_raised"
    market: Market
    levels: int
    level: int
    points: int
    stones: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsGained(Event):
    """Fewer than none are lost."""

    kind: Literal["points_gained"] = "points_gained"
    source: Source
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BrickLapsed(Event):
    """No place is left for a free brick."""

    kind: Literal["brick_lapsed"] = "brick_lapsed"


# Cards and tiles that are used


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """An anytime card; it leaves the game."""

    kind: Literal["card_played"] = "card_played"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerUsed(Event):
    """A permanent card."""

    kind: Literal["power_used"] = "power_used"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileUsed(Event):
    """A column tile."""

    kind: Literal["tile_used"] = "tile_used"
    tile: Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondShipGranted(Event):
    kind: Literal["second_ship_granted"] = "second_ship_granted"


@dataclass(frozen=True, slots=True, kw_only=True)
class WheatGained(Event):
    """For this feed alone."""

    kind: Literal["wheat_gained"] = "wheat_gained"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StonesSpent(Event):
    """Not for bricks: sold, turned into wheat, or paid to a crew."""

    kind: Literal["stones_spent"] = "stones_spent"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StrengthAdded(Event):
    """To the crew that will be committed in this area."""

    kind: Literal["strength_added"] = "strength_added"
    area: Area
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsRaised(Event):
    """Cards that may be kept at the Sphinx now, beside those kept already."""

    kind: Literal["keeps_raised"] = "keeps_raised"
    keeps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldImproved(Event):
    kind: Literal["field_improved"] = "field_improved"
    card: str
    field: str
    colour: Colour


# Production and feed


@dataclass(frozen=True, slots=True, kw_only=True)
class StonesProduced(Event):
    kind: Literal["stones_produced"] = "stones_produced"
    count: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewsFed(Event):
    kind: Literal["crews_fed"] = "crews_fed"
    need: int
    wheat: int
    points: int


# Building


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewsCommitted(Event):
    """`by`: what lets a waiting ship build: tile T10 or G8."""

    kind: Literal["crews_committed"] = "crews_committed"
    area: Area
    crews: tuple[Crew, ...]
    strength: int
    by: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildDeclined(Event):
    """The ship leaves. `is_unable`: there was no choice."""

    kind: Literal["build_declined"] = "build_declined"
    area: Area
    is_unable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipsMovedUp(Event):
    """`berths`: the ships of the area now, nearest to the Nile first."""

    kind: Literal["ships_moved_up"] = "ships_moved_up"
    area: Area
    berths: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BrickLaid(Event):
    """`at`: level, column, row or number of the statue; `cell`: in the row, or the statue's level. A free brick has no
    cost and no points but those of G3.
    """

    kind: Literal["brick_laid"] = "brick_laid"
    monument: Monument
    at: int
    cell: int
    cost: int
    points: int
    is_free: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RowCompleted(Event):
    """`seat` has the bonus."""

    kind: Literal["row_completed"] = "row_completed"
    row: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnTileGained(Event):
    kind: Literal["column_tile_gained"] = "column_tile_gained"
    tile: Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class ColonnadeCompleted(Event):
    """`place`: 0 for the first seat to do so."""

    kind: Literal["colonnade_completed"] = "colonnade_completed"
    place: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildFinished(Event):
    kind: Literal["build_finished"] = "build_finished"
    area: Area


@dataclass(frozen=True, slots=True, kw_only=True)
class RiddlesDrawn(Event):
    kind: Literal["riddles_drawn"] = "riddles_drawn"
    paid: int
    free: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RiddlesSeen(Event):
    """The cards themselves, for the seat alone."""

    kind: Literal["riddles_seen"] = "riddles_seen"
    cards: tuple[str, ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RiddleKept(Event):
    """`cards`: how many Sphinx cards the seat has now."""

    kind: Literal["riddle_kept"] = "riddle_kept"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RiddlesReturned(Event):
    kind: Literal["riddles_returned"] = "riddles_returned"
    count: int
    points: int


# The end of a round and of the game


@dataclass(frozen=True, slots=True, kw_only=True)
class CooperationScored(Event):
    kind: Literal["cooperation_scored"] = "cooperation_scored"
    areas: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Event):
    """`cards`: those that nobody took leave the game."""

    kind: Literal["round_ended"] = "round_ended"
    round: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RiddlesRevealed(Event):
    kind: Literal["riddles_revealed"] = "riddles_revealed"
    cards: tuple[str, ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScored(Event):
    """What a seat gains at the end, source by source; nothing is told of 0."""

    kind: Literal["final_scored"] = "final_scored"
    source: Source
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    kind: Literal["game_ended"] = "game_ended"
    ranking: tuple[tuple[Seat, ...], ...]
