"""Plays a game to its end and holds every moment of it against the law book."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from engines.core.game import Played
from engines.core.options import Options
from engines.core.state import State
from tests.laws.book import LAWS, Law
from tests.laws.moment import Moment
from tests.laws.policies import Policy
from tests.laws.subject import Subject


class BrokenLaw(AssertionError):
    """Names the law and where it broke."""

    def __init__(self, law: str, where: str) -> None:
        super().__init__(f"{law} is broken: {where}")
        self.law = law


@dataclass(frozen=True)
class Record:
    """A finished game."""

    state: State
    log: tuple[Played, ...]


def play(
    subject: Subject, seats: int, options: Options, seed: str, policy: Policy, laws: Iterable[Law] = LAWS
) -> Record:
    game = subject.game
    random = Random(f"{subject.key} {seats} {options} {seed}")
    first = state = game.new(seats, options, seed)
    log: list[Played] = []
    while True:
        where = f"{seats} seats, {options!r}, seed {seed!r}, after {len(log)} actions"
        moment = Moment(subject, first, state, random)
        for law in laws:
            try:
                law(moment)
            except Exception as error:
                raise BrokenLaw(law.__name__, where) from error
        if not moment.decisions:
            return Record(state, tuple(log))
        if len(log) == subject.longest:
            raise BrokenLaw("termination", where)
        decision = random.choice(moment.decisions)
        action = policy(decision, random).action
        log.append(Played(decision.seat, action))
        state = game.apply(state, decision.seat, action).state
