"""A state in the middle of a game, as the laws look at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from engines.core.decision import Decision, Option, Seat
from engines.core.game import Game, Step
from engines.core.state import State
from tests.laws.subject import Subject


@dataclass(frozen=True)
class Moment:
    """`first`: the state in which the game began. `random`: for what a law may pick freely."""

    subject: Subject
    first: State
    state: State
    random: Random

    @property
    def game(self) -> Game:
        return self.subject.game

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        return self.game.decisions(self.state)

    @cached_property
    def offered(self) -> tuple[tuple[Decision, Option], ...]:
        return tuple((decision, option) for decision in self.decisions for option in everything(decision))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What every offered action leads to."""
        return tuple(self.game.apply(self.state, d.seat, option.action) for d, option in self.offered)

    def scrambled(self, eye: Seat | None) -> State:
        """The state as it could also be, for all that this eye knows."""
        other = self.subject.scrambled(self.state, eye, self.random)
        return self.game.load(self.game.dump(other))


def everything(decision: Decision) -> tuple[Option, ...]:
    return decision.options + decision.asides
