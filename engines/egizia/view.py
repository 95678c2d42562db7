"""What an eye sees: everything but the decks, the others' Sphinx cards, and cards that somebody else is looking at.

Data alone; `eye.py` makes it from a state.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.game import View
from engines.egizia.components import Area, Colour, Crew, Flood, Metric, Tile
from engines.egizia.estate import Ration
from engines.egizia.monuments import Brick
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import Source


@dataclass(frozen=True, slots=True)
class SeenSpace:
    """A card space, a round space or an area; `ships` in the order of their arrival, at an area from near to far.
    `tile`: on a round space; `is_printed`: its effect is printed there. `is_open`: used with so many players.
    """

    id: str
    kind: str
    card: str | None
    tile: str | None
    is_printed: bool
    ships: tuple[Seat, ...]
    is_open: bool


@dataclass(frozen=True, slots=True)
class SeenArea:
    """`berths`: as many as are open, nearest to the Nile first. `built`: seats that have built here this round."""

    area: Area
    berths: tuple[Seat | None, ...]
    waiting: Seat | None
    built: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeenRow:
    """A row of the pyramid, from the left: `dark` and `light` cells (one side has only dark ones)."""

    owners: tuple[Seat, ...]
    dark: int
    light: int
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class SeenStatue:
    id: str
    metric: Metric
    least: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class StatueProgress:
    """`built`: levels. `has`: what the goal counts. `level`: built and fulfilled; `points`: for it."""

    built: int
    has: int
    level: int
    points: int


@dataclass(frozen=True, slots=True)
class SeenField:
    """`colour`: with the improvements. `wheat`: with the column tiles. `stones`: of a combo."""

    card: str
    printed: Colour
    colour: Colour
    wheat: int
    stones: int
    is_producing: bool
    is_flipped: bool


@dataclass(frozen=True, slots=True)
class SeenTile:
    tile: Tile
    is_used: bool


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """`number`: order tile. `place`: on the score track, 0 in front. `points`: by source. `forecast`: the feed as it
    would end now. `yields`: stones that the quarries produce. `permanents` without those that lie on fields.
    `used`: permanent cards that were used this round. `sphinx`: the cards, for whoever may see them.
    """

    seat: Seat
    number: int
    place: int
    score: int
    points: tuple[tuple[Source, int], ...]
    crews: tuple[int, int, int, int]
    committed: tuple[Crew, ...]
    stones: int
    yields: int
    forecast: Ration
    wheat_market: int
    stone_market: int
    ships: int
    reach: str | None
    has_passed: bool
    fields: tuple[SeenField, ...]
    quarries: tuple[str, ...]
    permanents: tuple[str, ...]
    used: tuple[str, ...]
    anytime: tuple[str, ...]
    colonnade: int
    tiles: tuple[SeenTile, ...]
    statues: tuple[StatueProgress, ...]
    built: tuple[Area, ...]
    sphinx_size: int
    sphinx: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Progress:
    """`needs`: what must be reached; to have the most, one more than anybody else. None: every one counts."""

    metric: Metric
    has: int
    needs: int | None


@dataclass(frozen=True, slots=True)
class SeenRiddle:
    """A Sphinx card in its owner's eyes. `worth`: points as things stand."""

    card: str
    points: int
    worth: int
    progress: tuple[Progress, ...]


@dataclass(frozen=True, slots=True)
class SeenBuild:
    """A build that is going on; `budget` None while the seat has not committed a crew. `strength`: from cards."""

    seat: Seat
    area: Area
    budget: int | None
    strength: int
    laid: tuple[Brick, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EgiziaView(View):
    """`phase`: the step of the round, or "over". `turn`: whose question it is; nobody's when all are asked at once.
    `standing`: the seats from the front of the score track. `obelisk`: owners from the bottom up. `finished`: who
    completed the colonnade, in that order. `decks`: cards left of each Nile deck. `feeding`: wheat from cards and
    stones at the feed that is going on. `looked_at`: how many cards somebody is looking at. For the eye alone:
    `riddles`, its Sphinx cards; `looking`, the cards that it may keep; `start_card`, the one it has chosen.
    """

    options: EgiziaOptions
    round: int
    rounds: int
    phase: str
    turn: Seat | None
    order: tuple[Seat, ...]
    standing: tuple[Seat, ...]
    flood: Flood
    river: tuple[SeenSpace, ...]
    areas: tuple[SeenArea, ...]
    obelisk: tuple[Seat, ...]
    pyramid: tuple[SeenRow, ...]
    finished: tuple[Seat, ...]
    golden: Tile
    purple: Tile
    statues: tuple[SeenStatue, ...]
    players: tuple[SeenPlayer, ...]
    build: SeenBuild | None
    feeding: int
    decks: tuple[int, ...]
    sphinx_deck: int
    discards: tuple[str, ...]
    riddles: tuple[SeenRiddle, ...]
    looking: tuple[SeenRiddle, ...]
    looked_at: int
    start_card: str | None
