"""The contract between a game and everything outside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engines.core.decision import Action, Decision, Seat
from engines.core.event import Event
from engines.core.options import Options
from engines.core.state import State

O_co = TypeVar("O_co", bound=Options, covariant=True)


@dataclass(frozen=True, slots=True)
class GameInfo(Generic[O_co]):
    """`seats`: the fewest and the most.

    `sides`: the options that choose side A or B of a board, in the order in which "BABAB" names them.
    """

    key: str
    name: str
    seats: tuple[int, int]
    options: type[O_co]
    rules_version: int
    sides: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Step:
    """What an action led to. `played`: the forced choices that played themselves after it."""

    state: State
    events: tuple[Event, ...]
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Base of every game's view: what one eye may see (`eye` None = the channel).

    `asked`: who must choose now, also where the choice itself is hidden from this eye. `outcome`: once it is over.
    `stage`: names the turn or phase, so that it changes whenever a new one begins.
    """

    eye: Seat | None
    seats: int
    scores: tuple[int, ...]
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    stage: str


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Place 1 is the best; seats that share a place have the same number."""

    seat: Seat
    place: int
    points: int
    breakdown: tuple[tuple[str, int], ...]
    tie_break: int


@dataclass(frozen=True, slots=True)
class Outcome:
    results: tuple[SeatResult, ...]

    @property
    def ranking(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats place by place; those that share a place stand together."""
        places = sorted({result.place for result in self.results})
        return tuple(tuple(r.seat for r in self.results if r.place == place) for place in places)


def ranked(sources: Iterable[tuple[tuple[str, int], ...]], tie_breaks: Iterable[int]) -> Outcome:
    """Places by points, then by tie-break (more is better); equal in both means a shared place."""
    rows = [(sum(points for _, points in row), tie, row) for row, tie in zip(sources, tie_breaks, strict=True)]
    return Outcome(
        tuple(
            SeatResult(seat, 1 + sum((p, t) > (points, tie) for p, t, _ in rows), points, row, tie)
            for seat, (points, tie, row) in enumerate(rows)
        )
    )


class Game(Protocol):
    """Legality is written once, in `decisions`; `apply` accepts exactly what they list."""

    @property
    def info(self) -> GameInfo[Options]: ...

    def deal(self, seats: int, options: Options, seed: str) -> object:
        """All that chance decides before the first move, as plain data for a referee."""
        ...

    def new(self, seats: int, options: Options, seed: str) -> State: ...

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Empty exactly when the game is over."""
        ...

    def apply(self, state: State, seat: Seat, action: Action, *, play_forced: bool = True) -> Step:
        """The old state stays as it was. Without `play_forced` a forced choice is asked like any other."""
        ...

    def view(self, state: State, eye: Seat | None) -> View: ...

    def outcome(self, state: State) -> Outcome | None:
        """None until the game is over."""
        ...

    def dump(self, state: State) -> bytes: ...

    def load(self, data: bytes) -> State: ...

    def load_action(self, data: bytes) -> Action:
        """An action from its JSON, as a log keeps it."""
        ...
