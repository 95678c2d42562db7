"""What can remain to be done in a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.decision import Seat
from engines.core.state import Task
from engines.pyramids.necropolis import Laid


@dataclass(frozen=True, slots=True)
class RoundStart(Task):
    """Pairs are revealed; the god tiles are on the table."""

    kind: Literal["round_start"] = "round_start"


@dataclass(frozen=True, slots=True)
class GodChoice(Task):
    seat: Seat
    kind: Literal["god_choice"] = "god_choice"


@dataclass(frozen=True, slots=True)
class Construction(Task):
    """Everybody has a god: the order of building is known."""

    kind: Literal["construction"] = "construction"


@dataclass(frozen=True, slots=True)
class PairChoice(Task):
    seat: Seat
    kind: Literal["pair_choice"] = "pair_choice"


@dataclass(frozen=True, slots=True)
class Build(Task):
    """`draft`: what the seat has laid so far; only the seat knows, and it may still be taken back."""

    seat: Seat
    draft: tuple[Laid, ...] = ()
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Clearing(Task):
    """The barrier at a round's end: which card each seat keeps, as far as it has chosen."""

    kept: tuple[int | None, ...]
    kind: Literal["clearing"] = "clearing"


PyramidsTask = RoundStart | GodChoice | Construction | PairChoice | Build | Clearing
