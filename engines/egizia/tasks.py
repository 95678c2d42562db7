"""What remains to be done. The steps of a round lie on the agenda from its beginning, the next one on top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.state import Task
from engines.egizia.components import Area, Berth
from engines.egizia.effects import AnyEffect
from engines.egizia.monuments import Brick
from engines.egizia.player import Source

# Steps


@dataclass(frozen=True, slots=True)
class StartChoice(Task):
    """The barrier before round 1: which Sphinx card each seat keeps, as far as it has chosen."""

    kept: tuple[str | None, ...]
    kind: Literal["start_choice"] = "start_choice"


@dataclass(frozen=True, slots=True)
class RoundStart(Task):
    kind: Literal["round_start"] = "round_start"


@dataclass(frozen=True, slots=True)
class Placement(Task):
    """`turn`: turns taken this round, passed seats' included: the next is that of order tile `turn` modulo seats."""

    turn: int = 0
    kind: Literal["placement"] = "placement"


@dataclass(frozen=True, slots=True)
class Leftovers(Task):
    """`left`: seats that may still take a card that nobody has taken."""

    left: tuple[Seat, ...]
    kind: Literal["leftovers"] = "leftovers"


@dataclass(frozen=True, slots=True)
class Production(Task):
    """All quarries produce; then `left`: seats that may still trade a crew's step."""

    left: tuple[Seat, ...]
    is_done: bool = False
    kind: Literal["production"] = "production"


@dataclass(frozen=True, slots=True)
class Feeding(Task):
    left: tuple[Seat, ...]
    kind: Literal["feeding"] = "feeding"


@dataclass(frozen=True, slots=True)
class Training(Task):
    """Between feeding and building."""

    left: tuple[Seat, ...]
    kind: Literal["training"] = "training"


@dataclass(frozen=True, slots=True)
class Building(Task):
    """`berth`: the number of the berth that builds next; past the last one the waiting ship may."""

    area: Area
    berth: int = 0
    kind: Literal["building"] = "building"


@dataclass(frozen=True, slots=True)
class Hiring(Task):
    """The last moment of the build step."""

    left: tuple[Seat, ...]
    kind: Literal["hiring"] = "hiring"


@dataclass(frozen=True, slots=True)
class RoundEnd(Task):
    kind: Literal["round_end"] = "round_end"


@dataclass(frozen=True, slots=True)
class Closing(Task):
    """After the last round, before the final scoring."""

    left: tuple[Seat, ...]
    kind: Literal["closing"] = "closing"


# What one seat has to do within a step


@dataclass(frozen=True, slots=True)
class Turn(Task):
    """`again`: a second ship follows. `is_second`: this is one, and may be forgone."""

    seat: Seat
    again: bool = False
    is_second: bool = False
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class TurnEnd(Task):
    """The seat has just taken a card that lets it place a second ship."""

    seat: Seat
    kind: Literal["turn_end"] = "turn_end"


@dataclass(frozen=True, slots=True)
class Leftover(Task):
    seat: Seat
    card: str
    kind: Literal["leftover"] = "leftover"


@dataclass(frozen=True, slots=True)
class CrewTrade(Task):
    seat: Seat
    card: str
    kind: Literal["crew_trade"] = "crew_trade"


@dataclass(frozen=True, slots=True)
class Feed(Task):
    """`wheat`: from cards and stones, beside the fields."""

    seat: Seat
    wheat: int = 0
    kind: Literal["feed"] = "feed"


@dataclass(frozen=True, slots=True)
class Pause(Task):
    """A moment in which a seat may use what it owns: training, hiring, closing."""

    seat: Seat
    kind: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True)
class Commitment(Task):
    """A ship may build. `strength`: from cards. `by`: what lets a waiting ship build."""

    seat: Seat
    area: Area
    berth: Berth
    strength: int = 0
    by: str | None = None
    kind: Literal["commitment"] = "commitment"


@dataclass(frozen=True, slots=True)
class Construction(Task):
    """`budget`: strength that is left. `laid`: the bricks of this build."""

    seat: Seat
    area: Area
    budget: int
    laid: tuple[Brick, ...] = ()
    kind: Literal["construction"] = "construction"


@dataclass(frozen=True, slots=True)
class SphinxVisit(Task):
    """The seat names how many cards it pays."""

    seat: Seat
    berth: Berth
    budget: int
    kind: Literal["sphinx_visit"] = "sphinx_visit"


@dataclass(frozen=True, slots=True)
class Riddles(Task):
    """The seat looks at `cards` (hidden) in the order drawn, and may keep `keeps` more of them."""

    seat: Seat
    cards: tuple[str, ...]
    keeps: int = 1
    kind: Literal["riddles"] = "riddles"


@dataclass(frozen=True, slots=True)
class Resolve(Task):
    """`source`: for the points it brings."""

    seat: Seat
    effect: AnyEffect
    source: Source = Source.CARDS
    kind: Literal["resolve"] = "resolve"


Step = (
    StartChoice
    | RoundStart
    | Placement
    | Leftovers
    | Production
    | Feeding
    | Training
    | Building
    | Hiring
    | RoundEnd
    | Closing
)
SeatTask = (
    Turn | TurnEnd | Leftover | CrewTrade | Feed | Pause | Commitment | Construction | SphinxVisit | Riddles | Resolve
)
EgiziaTask = Step | SeatTask
