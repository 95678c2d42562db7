"""Lines of play counted to a depth (perft), and whole games that end as they always did."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from engines.core.replay import perft
from engines.egizia import GAME
from engines.egizia.decisions import ask
from engines.egizia.options import EgiziaOptions
from engines.egizia.state import EgiziaState
from tests.engines.egizia.test_referee import RICH_GAME, keen
from tests.laws import trial
from tests.laws.egizia import SUBJECT


@pytest.mark.parametrize(("seats", "counts"), [(2, [4, 8, 136, 1792]), (3, [6, 24, 48, 1152]), (4, [8, 48, 192, 384])])
def test_perft(seats: int, counts: list[int]) -> None:
    """From the choice of the first card on: barriers let the seats answer in any order."""
    state = GAME.new(seats, EgiziaOptions(), "perft")
    assert [perft(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts


# Worked out twice: by the engine and by an independent model of the rules.
TWO_ACTIONS = {
    "start_choice": 8,
    "turn": 237,
    "turn_end": 10,
    "leftover": 20,
    "crew_trade": 46,
    "feed": 183,
    "training": 35,
    "commitment": 47,
    "construction": 17,
    "sphinx_visit": 20,
    "riddles": 66,
    "hiring": 170,
    "closing": 24,
    "grow_crew": 28,
    "move_flood": 66,
    "choose_way": 4,
    "free_brick": 42,
}


def test_perft_at_every_question() -> None:
    """Two actions deep from the first question of each kind that is met at rich tables."""
    counts: dict[str, int] = {}
    for number in range(6):
        random = Random(f"steps {number}")
        state = RICH_GAME.new(2 + number % 3, EgiziaOptions(), f"steps {number}")
        while decisions := GAME.decisions(state):
            decision = random.choice(decisions)
            if decision.prompt.key not in counts:
                counts[decision.prompt.key] = perft(GAME, state, 2)
            option = keen(decision, random) if number % 2 else random.choice(decision.options)
            after = GAME.apply(state, decision.seat, option.action).state
            assert isinstance(after, EgiziaState)
            state = after
    assert counts == TWO_ACTIONS


@pytest.mark.parametrize(("seats", "scores"), [(2, (6, 14)), (3, (45, 5, -10)), (4, (7, -8, 5, 11))])
def test_a_game_ends_as_it_always_did(seats: int, scores: tuple[int, ...]) -> None:
    record = trial.play(SUBJECT, seats, EgiziaOptions(), "the same", keen, ())
    assert GAME.view(record.state, None).scores == scores


def test_no_menu_is_longer_than_it_need_be() -> None:
    """A first level of at most 15, also where somebody owns nearly everything."""
    longest = 0
    for seed in range(6):
        state, random = RICH_GAME.new(4, EgiziaOptions(), f"menus {seed}"), Random(seed)
        while decisions := GAME.decisions(state):
            decision = random.choice(decisions)
            longest = max(longest, len({option.path[0] for option in decision.options + decision.asides}))
            after = GAME.apply(state, decision.seat, keen(decision, random).action).state
            assert isinstance(after, type(state))
            state = after
    assert longest <= 15


def test_a_question_is_listed_in_under_two_milliseconds() -> None:
    """The best of three: what else the machine does is not the game's fault."""
    slowest = 0.0
    state, random = RICH_GAME.new(4, EgiziaOptions(), "speed"), Random("speed")
    while decisions := GAME.decisions(state):
        slowest = max(slowest, min(_seconds(state) for _ in range(3)))
        decision = random.choice(decisions)
        after = GAME.apply(state, decision.seat, keen(decision, random).action).state
        assert isinstance(after, type(state))
        state = after
    assert slowest < 0.002


def _seconds(state: EgiziaState) -> float:
    before = perf_counter()
    ask(state)
    return perf_counter() - before
