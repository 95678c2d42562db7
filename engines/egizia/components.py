"""What is in the box, read once from egizia.json.

The booklet fixes the rules, the kinds of effect, the statues, the column tiles, the markets and all counts. The values
of cards and tiles and most costs are our reconstruction; `src` in the data says of each record where it comes from. A
correction of the data needs no code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import ClassVar, Literal

from pydantic import ConfigDict, TypeAdapter

from engines.egizia.effects import AnyEffect, AnyPower

SEATS = (2, 4)
ROUNDS = 5
SHIPS = 8
MOST_STONES = 25
LEAST_STRENGTH, MOST_STRENGTH = 1, 9
TOP_LEVEL = 5  # of both markets
START_SPHINX = 2  # cards dealt to each seat, of which it keeps one
FIELD_BONUS = 2  # G1, for each field
BRICK_BONUS = 1  # G3, for each brick


class Crew(StrEnum):
    LEADER = "leader"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"


CREWS = tuple(Crew)
BASIC_CREWS = CREWS[1:]


class Flood(StrEnum):
    """Where the marker is, from the driest down to the wettest."""

    BOTTOM = "bottom"
    MIDDLE = "middle"
    TOP = "top"


FLOODS = tuple(Flood)


class Colour(StrEnum):
    """Of a field, from the one that always produces."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


COLOURS = tuple(Colour)


class Area(StrEnum):
    """Down the river."""

    OBELISK_COLONNADE = "obelisk_colonnade"
    PYRAMID_STATUES = "pyramid_statues"
    SPHINX = "sphinx"


AREAS = tuple(Area)


class Berth(StrEnum):
    """A ship's place at an area, counted from the Nile; a waiting ship lies beside the area."""

    NEAR = "near"
    MIDDLE = "middle"
    FAR = "far"
    WAITING = "waiting"


BERTHS = (Berth.NEAR, Berth.MIDDLE, Berth.FAR)


class Tile(StrEnum):
    """The column tiles, golden ones first (booklet p. 15)."""

    G1 = "G1"
    G2 = "G2"
    G3 = "G3"
    G4 = "G4"
    G5 = "G5"
    G6 = "G6"
    G7 = "G7"
    G8 = "G8"
    G9 = "G9"
    G10 = "G10"


class Metric(StrEnum):
    """What goals of statues and Sphinx cards count."""

    OBELISK = "obelisk"
    COLONNADE = "colonnade"
    PYRAMID = "pyramid"
    STATUES = "statues"
    STATUES_STARTED = "statues_started"
    STATUES_TOPPED = "statues_topped"
    PYRAMID_ROWS = "pyramid_rows"
    PYRAMID_ROWS_4_5 = "pyramid_rows_4_5"
    PYRAMID_ROW_BONUSES = "pyramid_row_bonuses"
    PERMANENTS = "permanents"
    SPHINX_CARDS = "sphinx_cards"
    WHEAT_MARKET = "wheat_market"
    STONE_MARKET = "stone_market"
    MARKET_TOTAL = "market_total"
    QUARRY_TOTAL = "quarry_total"
    FIELD_TOTAL = "field_total"
    GREEN_TOTAL = "green_total"
    YELLOW_TOTAL = "yellow_total"
    RED_TOTAL = "red_total"
    YELLOW_RED_TOTAL = "yellow_red_total"
    CREW_TOTAL = "crew_total"
    BASIC_MIN = "basic_min"


class _Record:
    """What the data may contain is exactly what is written here."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class Space(_Record):
    """A space of the river. `printed`: the tile whose effect is printed on it, used in round 1."""

    id: str
    kind: Literal["card", "round", "area"]
    printed: str | None = None
    three_plus: bool = False


@dataclass(frozen=True, slots=True)
class River(_Record):
    src: str
    spaces: tuple[Space, ...]


CardType = Literal["quarry", "field", "combo", "immediate", "anytime", "permanent"]


@dataclass(frozen=True, slots=True)
class NileCard(_Record):
    """`kind`: cards of one kind do the same. `three_plus`: not in a game for two. `on_gain`: done at once. `use`: of an
    anytime card. `power`: of a permanent one. `at_end`: points after the last round.
    """

    id: str
    type: CardType
    src: str
    deck: str | None = None
    kind: str | None = None
    three_plus: bool = False
    field: Colour | None = None
    wheat: int = 0
    wheat_after_flip: int = 0
    stones: int = 0
    on_gain: tuple[AnyEffect, ...] = ()
    use: tuple[AnyEffect, ...] = ()
    power: AnyPower | None = None
    at_end: int = 0


@dataclass(frozen=True, slots=True)
class NileTile(_Record):
    """`players`: in which games the tile is used: all, those of three and four, or those of two."""

    id: str
    players: Literal["any", "3+", "2p"]
    src: str
    effects: tuple[AnyEffect, ...]


@dataclass(frozen=True, slots=True)
class Need(_Record):
    metric: Metric
    least: int


@dataclass(frozen=True, slots=True)
class SphinxCard(_Record):
    """Points for `each` of something, for the `most` of it, or once all `needs` are met."""

    id: str
    points: int
    src: str
    three_plus: bool = False
    each: Metric | None = None
    most: Metric | None = None
    needs: tuple[Need, ...] = ()


@dataclass(frozen=True, slots=True)
class ColumnTile(_Record):
    """`use`: of a purple tile, once a round or once a game."""

    id: Tile
    src: str
    use: Literal["round", "game"] | None = None


@dataclass(frozen=True, slots=True)
class Statue(_Record):
    """`least`: what each level asks for, from the bottom up."""

    id: str
    set: Literal["A", "B"]
    metric: Metric
    least: tuple[int, int, int]
    src: str


@dataclass(frozen=True, slots=True)
class Start(_Record):
    src: str
    crews: tuple[int, int, int, int]
    stones_by_order: tuple[int, int, int, int]
    flood: Flood


@dataclass(frozen=True, slots=True)
class Obelisk(_Record):
    src: str
    lower: tuple[int, ...]
    upper: tuple[int, ...]

    @property
    def costs(self) -> tuple[int, ...]:
        return self.lower + self.upper


@dataclass(frozen=True, slots=True)
class Colonnade(_Record):
    """`golden`, `purple`: the columns under the tiles. `finish`: points by how many have finished before."""

    src: str
    costs: tuple[int, ...]
    golden: int
    purple: int
    finish: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pyramid(_Record):
    """`costs`: of a cell, by row. `large`, and `small` for two players: the rows from the bottom up, as cells of the
    dark side and cells of the light side; the large pyramid has one side.
    """

    src: str
    costs: tuple[int, ...]
    majority: int
    large: tuple[tuple[int, int], ...]
    small: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class StatueLevels(_Record):
    src: str
    costs: tuple[int, int, int]
    points: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class SphinxLimits(_Record):
    src: str
    near: int
    middle: int
    far: int


@dataclass(frozen=True, slots=True)
class WheatMarket(_Record):
    """`penalties`: for a missing wheat, by level. From level `sale_from` on `sale` wheat are a point. `top`: points."""

    src: str
    penalties: tuple[int, int, int, int, int]
    sale_from: int
    sale: int
    top: int


@dataclass(frozen=True, slots=True)
class StoneMarket(_Record):
    """`third`, `top`: stones at those levels. `end`: stones for a point at the end, from level `end_from` on."""

    src: str
    third: int
    top: int
    end_from: int
    end: int


@dataclass(frozen=True, slots=True)
class Cooperation(_Record):
    """`points`: by the number of areas in which a seat has built."""

    src: str
    points: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Box(_Record):
    sources: Mapping[str, str]
    river: River
    start_cards: tuple[NileCard, ...]
    start: Start
    obelisk: Obelisk
    colonnade: Colonnade
    pyramid: Pyramid
    statue_levels: StatueLevels
    sphinx_limits: SphinxLimits
    wheat_market: WheatMarket
    stone_market: StoneMarket
    cooperation: Cooperation
    tiles: tuple[NileTile, ...]
    nile_cards: tuple[NileCard, ...]
    sphinx_cards: tuple[SphinxCard, ...]
    golden_tiles: tuple[ColumnTile, ...]
    purple_tiles: tuple[ColumnTile, ...]
    statues: tuple[Statue, ...]


BOX = TypeAdapter(Box).validate_json(files(__package__).joinpath("egizia.json").read_bytes())

SPACES = BOX.river.spaces
POSITIONS = MappingProxyType({space.id: number for number, space in enumerate(SPACES)})
START_FIELD, START_QUARRY = (card.id for card in BOX.start_cards)
CARDS = MappingProxyType({card.id: card for card in (*BOX.start_cards, *BOX.nile_cards)})
TILES = MappingProxyType({tile.id: tile for tile in BOX.tiles})
SPHINX = MappingProxyType({card.id: card for card in BOX.sphinx_cards})
STATUES = MappingProxyType({statue.id: statue for statue in BOX.statues})
COLUMN_TILES = MappingProxyType({tile.id: tile for tile in (*BOX.golden_tiles, *BOX.purple_tiles)})
DECKS = ("1/2", "3/4", "5")
STATUE_HEIGHT = len(BOX.statue_levels.costs)


def pyramid_rows(seats: int) -> tuple[tuple[int, int], ...]:
    return BOX.pyramid.small if seats == 2 else BOX.pyramid.large


@cache
def nile_deck(deck: str, seats: int) -> tuple[str, ...]:
    """Two players leave the cards for three and more in the box."""
    return tuple(c.id for c in BOX.nile_cards if c.deck == deck and not (seats == 2 and c.three_plus))


@cache
def sphinx_deck(seats: int) -> tuple[str, ...]:
    return tuple(c.id for c in BOX.sphinx_cards if not (seats == 2 and c.three_plus))


@cache
def tiles_in_play(seats: int) -> tuple[str, ...]:
    other = "3+" if seats == 2 else "2p"
    return tuple(tile.id for tile in BOX.tiles if tile.players != other)


@cache
def open_spaces(seats: int, kind: str) -> tuple[int, ...]:
    """The positions of the spaces of this kind that are in play."""
    return tuple(n for n, s in enumerate(SPACES) if s.kind == kind and not (seats == 2 and s.three_plus))


def deck_of_round(number: int) -> int:
    """1/2 in rounds 1 and 2, 3/4 in rounds 3 and 4, 5 in round 5 (booklet p. 4)."""
    return (number - 1) // 2


def sphinx_limit(berth: Berth) -> int:
    """Cards that a ship may draw; a waiting ship that builds has the far limit."""
    limits = BOX.sphinx_limits
    match berth:
        case Berth.NEAR:
            return limits.near
        case Berth.MIDDLE:
            return limits.middle
        case Berth.FAR | Berth.WAITING:
            return limits.far
