"""How long a question and all its options take to be listed: every game with every number of players, played at random,
by caretakers and by hostile policies; beside the two milliseconds that it may take.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from benchmarks.figure import Figure, fastest
from engines.core.agenda import AgendaGame
from engines.core.state import State
from engines.registry import GAMES
from tests.laws.policies import Policy, at_random, caretaker, stubborn
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS

MAY_TAKE = 2.0
SHARES = {"median": 0.5, "99 %": 0.99, "99.9 %": 0.999, "worst": 1.0}


def measure() -> Iterator[Figure]:
    for subject in map(SUBJECTS.__getitem__, GAMES):
        taken = sorted(_milliseconds(subject))
        for name, share in SHARES.items():
            value = taken[min(int(len(taken) * share), len(taken) - 1)]
            yield Figure(f"{subject.key} listing, {name}", value, "ms", "what it may take", MAY_TAKE)


def _milliseconds(subject: Subject) -> Iterator[float]:
    """For every question, the best of three: what else the machine does is not the game's fault."""
    game = subject.game
    assert isinstance(game, AgendaGame)
    for seats in subject.counts:
        for name, policy in _policies(subject).items():
            for state in _played(subject, seats, name, policy):
                yield 1000 * fastest(partial(game.rules.ask, state), rounds=3)


def _policies(subject: Subject) -> dict[str, Policy]:
    hostile = {name: stubborn(rank) for name, rank in subject.stubborn.items()}
    return {"random": at_random, "more random": at_random, "caretaker": caretaker, **hostile}


def _played(subject: Subject, seats: int, name: str, policy: Policy) -> Iterator[State]:
    """Every state in which somebody is asked."""
    game, random = subject.game, Random(name)
    state: State = game.new(seats, subject.mixes[seats % len(subject.mixes)], name)
    while decisions := game.decisions(state):
        yield state
        decision = random.choice(decisions)
        state = game.apply(state, decision.seat, policy(decision, random).action).state
