"""What is in the box (booklet p. 2-3, 8).

The booklet does not list the 105 construction cards: `deck.csv` is our reconstruction, symmetric in the five colours.
A correction of the deck needs no code.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType

SEATS = (2, 5)
ROUNDS = 10
BASE = 4  # cards in the pyramid's lowest floor; each floor above has one less
FLOORS = 4
KEPT = 1  # cards in hand after a round
PAIR = 2


class Colour(StrEnum):
    BLUE = "blue"
    WHITE = "white"
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"


class Edifice(StrEnum):
    """What a necropolis is made of; glyphs have the same names."""

    PYRAMID = "pyramid"
    OBELISK = "obelisk"
    TOMB = "tomb"


class Layout(StrEnum):
    """How a card's stones fill its two by two cells."""

    TALL_LEFT = "tall_left"
    TALL_RIGHT = "tall_right"
    TWO_TALL = "two_tall"


class God(StrEnum):
    """In the order of their numbers."""

    HORUS = "horus"
    ANUBIS = "anubis"
    KHEPRI = "khepri"
    SEKHMET = "sekhmet"
    THOTH = "thoth"

    @property
    def number(self) -> int:
        return _NUMBERS[self]


_NUMBERS = {god: number for number, god in enumerate(God, 1)}


@dataclass(frozen=True, slots=True)
class Card:
    """`first`: the tall stone, or the left one of two. `second`: the upper small stone, or the right tall one.
    `third`: the lower small stone.
    """

    id: int
    layout: Layout
    first: Colour
    second: Colour
    third: Colour | None
    glyph: Edifice | None

    @property
    def colours(self) -> tuple[Colour, ...]:
        """One for each stone."""
        return (self.first, self.second) if self.third is None else (self.first, self.second, self.third)


def _read_deck() -> Mapping[int, Card]:
    text = files(__package__).joinpath("deck.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return MappingProxyType({int(row["id"]): _card(row) for row in rows})


def _card(row: Mapping[str, str]) -> Card:
    return Card(
        id=int(row["id"]),
        layout=Layout(row["layout"]),
        first=Colour(row["tall_or_left"]),
        second=Colour(row["upper_small_or_right"]),
        third=Colour(row["lower_small"]) if row["lower_small"] else None,
        glyph=Edifice(row["glyph"]) if row["glyph"] else None,
    )


CARDS = _read_deck()


@dataclass(frozen=True, slots=True)
class Favour:
    """What a god allows beside the pyramid's card: `most` cards, at most one for each of the edifices."""

    edifices: tuple[Edifice, ...]
    most: int


def gods_in_play(seats: int) -> tuple[God, ...]:
    """Two and three players leave Thoth in the box (p. 4)."""
    return tuple(God)[:4] if seats <= 3 else tuple(God)


@cache
def favour(god: God, seats: int) -> Favour:
    """P. 8. Sekhmet is more generous with two and three players."""
    match god:
        case God.HORUS:
            return Favour((), 0)
        case God.ANUBIS:
            return Favour((Edifice.TOMB,), 1)
        case God.KHEPRI:
            return Favour((Edifice.OBELISK,), 1)
        case God.SEKHMET:
            return Favour((Edifice.OBELISK, Edifice.TOMB), 2 if seats <= 3 else 1)
        case God.THOTH:
            return Favour((Edifice.OBELISK, Edifice.TOMB), 2)
