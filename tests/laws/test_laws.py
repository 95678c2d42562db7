"""Random play, caretakers and hostile policies, all held against the law book."""

from __future__ import annotations

from math import ceil

import pytest

from engines.core.options import Options
from engines.core.replay import replay
from engines.registry import GAMES
from tests.laws import trial
from tests.laws.policies import Policy, at_random, caretaker, stubborn
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS

FEWEST = 125  # random games of each game in the normal run, over all mixes and player counts
MANY = 5000
IN_ALL = 500  # over the whole registry

TABLES = [
    pytest.param(subject, seats, mix, id=f"{subject.key}-{seats}-{number}")
    for subject in SUBJECTS.values()
    for seats in subject.counts
    for number, mix in enumerate(subject.mixes)
]
POLICIES = [
    pytest.param(subject, seats, policy, id=f"{subject.key}-{seats}-{name}")
    for subject in SUBJECTS.values()
    for seats in subject.counts
    for name, policy in [("caretaker", caretaker), *((n, stubborn(rank)) for n, rank in subject.stubborn.items())]
]


def test_every_registered_game_is_under_the_laws() -> None:
    assert set(GAMES) <= set(SUBJECTS)
    assert all(SUBJECTS[key].game is game for key, game in GAMES.items())


def test_enough_random_games_are_played() -> None:
    tables = {subject.key: len(subject.counts) * len(subject.mixes) for subject in SUBJECTS.values()}
    assert sum(_a_table(SUBJECTS[key], FEWEST) * tables[key] for key in GAMES) >= IN_ALL


@pytest.mark.parametrize(("subject", "seats", "mix"), TABLES)
def test_laws_hold_in_random_games(subject: Subject, seats: int, mix: Options) -> None:
    for number in range(_a_table(subject, FEWEST)):
        _hold(subject, seats, mix, f"random {number}", at_random)


@pytest.mark.slow
@pytest.mark.parametrize(("subject", "seats", "mix"), TABLES)
def test_laws_hold_in_many_random_games(subject: Subject, seats: int, mix: Options) -> None:
    for number in range(_a_table(subject, FEWEST), _a_table(subject, MANY)):
        _hold(subject, seats, mix, f"random {number}", at_random)


@pytest.mark.parametrize(("subject", "seats", "policy"), POLICIES)
def test_laws_hold_whoever_plays(subject: Subject, seats: int, policy: Policy) -> None:
    """Every mix is played once, at one of the tables; where there are too few for that, at all of them."""
    counts = subject.counts
    for number, mix in enumerate(subject.mixes[seats - counts[0] :: len(counts)] or subject.mixes):
        _hold(subject, seats, mix, f"stubborn {number}", policy)


@pytest.mark.slow
@pytest.mark.parametrize(("subject", "seats", "policy"), POLICIES)
def test_laws_hold_whoever_plays_anywhere(subject: Subject, seats: int, policy: Policy) -> None:
    for number, mix in enumerate(subject.mixes):
        _hold(subject, seats, mix, f"stubborn everywhere {number}", policy)


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_another_seed_is_another_game(subject: Subject) -> None:
    seats, mix = subject.counts[0], subject.mixes[0]
    deals = {repr(subject.game.deal(seats, mix, f"seed {number}")) for number in range(20)}
    assert len(deals) == 20


def _a_table(subject: Subject, games: int) -> int:
    """How many games each table plays, so that there are at least so many in all."""
    return ceil(games / (len(subject.counts) * len(subject.mixes)))


def _hold(subject: Subject, seats: int, mix: Options, seed: str, policy: Policy) -> None:
    game = subject.game
    assert game.new(seats, mix, seed) == game.new(seats, mix, seed)
    record = trial.play(subject, seats, mix, seed, policy)
    assert replay(game, seats, mix, seed, record.log) == record.state
