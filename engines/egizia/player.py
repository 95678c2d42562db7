"""What lies before one seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.egizia.components import Area, Crew, Tile


class Source(StrEnum):
    """Where points come from; the last five are counted after the last round."""

    OBELISK = "obelisk"
    COLONNADE = "colonnade"
    PYRAMID = "pyramid"
    PYRAMID_ROWS = "pyramid_rows"
    COLUMN_TILE = "column_tile"
    SPHINX_RETURNS = "sphinx_returns"
    FEEDING = "feeding"
    WHEAT_MARKET = "wheat_market"
    CARDS = "cards"
    COOPERATION = "cooperation"
    PYRAMID_MAJORITY = "pyramid_majority"
    NILE_CARDS = "nile_cards"
    SPHINX_CARDS = "sphinx_cards"
    STATUES = "statues"
    STONES = "stones"


SOURCES = tuple(Source)
_NUMBERS = {source: number for number, source in enumerate(SOURCES)}


def source_number(source: Source) -> int:
    return _NUMBERS[source]


@dataclass(frozen=True, slots=True)
class Improvement:
    """A permanent card that lies on a field for good."""

    card: str
    field: str


@dataclass(frozen=True, slots=True)
class Player:
    """`crews`: strengths, the leader first. `committed`: crews that are used this round. `points`: by source.
    `arrival`: when the seat came to its place on the score track; later counts as fewer points. `ships`: left to place.
    `reach`: position of its ship farthest down the river, -1 for none. `cards`: fields, quarries, permanent and
    anytime cards. `sphinx`: hidden. `colonnade`: columns built. `statues`: levels built, by statue. `used`: cards and
    tiles used this round; `spent`: column tiles used for good. `built`: areas in which it has built this round.
    `was_rewarded`: for bricks on the obelisk, this round.
    """

    crews: tuple[int, int, int, int]
    committed: tuple[Crew, ...]
    stones: int
    wheat_market: int
    stone_market: int
    points: tuple[int, ...]
    arrival: int
    ships: int
    reach: int
    has_passed: bool
    cards: tuple[str, ...]
    improvements: tuple[Improvement, ...]
    sphinx: tuple[str, ...]
    colonnade: int
    statues: tuple[int, ...]
    used: tuple[str, ...]
    spent: tuple[Tile, ...]
    built: tuple[Area, ...]
    was_rewarded: bool

    @property
    def score(self) -> int:
        return sum(self.points)
