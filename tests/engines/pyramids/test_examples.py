"""The examples of the rules, one test each."""

from __future__ import annotations

import pytest

from engines.pyramids import GAME
from engines.pyramids.actions import FinishBuild, LayInPyramid, TakeGod
from engines.pyramids.components import Edifice, God, favour
from engines.pyramids.events import PairTaken
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.scoring import sources
from engines.pyramids.stones import largest_groups
from tests.engines.driving import asked, offers_kind, play, stepped, told
from tests.engines.pyramids.table import A, building, ended, table, whole

BLUE_BLUE, RED_RED, RED_BLUE, WHITE_BLUE, RED_WHITE = 81, 83, 98, 102, 103


def test_groups_of_4_2_6_3_and_1_are_worth_22() -> None:
    """P. 11."""
    own = Necropolis(whole(13, 53, 84, 75, 90, 104, 83, 86, 8, 87))
    assert largest_groups(own.pyramid) == (4, 2, 6, 3, 1)
    worth = dict(sources((own, Necropolis()), 0, with_tombs=True))
    assert (worth["groups"], worth["largest_group"], worth["all_colours"]) == (16, 6, 0)
    assert worth["groups"] + worth["largest_group"] == 22


def test_red_on_three_cards_and_blue_on_three_are_worth_6() -> None:
    """P. 12: one colour only."""
    own = Necropolis(obelisk=(RED_RED, RED_WHITE, RED_BLUE, BLUE_BLUE, WHITE_BLUE))
    assert dict(sources((own, Necropolis()), 0, with_tombs=True))["obelisk"] == 6


def test_tile_2_of_four_players_takes_the_second_pair() -> None:
    """P. 6."""
    state = play(table(4), *(TakeGod(god) for god in (God.ANUBIS, God.THOTH, God.HORUS, God.KHEPRI)))
    takers: list[int] = []
    while len(takers) < 4:
        state, events = stepped(state, asked(state).default.action)
        takers += [taken.seat for taken in told(events, PairTaken) if taken.seat is not None]
    assert takers == [2, 0, 3, 1]


def test_after_sekhmet_horus_is_set_aside() -> None:
    """P. 10: with two players."""
    state = building(God.HORUS, (A,), seats=2, set_aside=God.SEKHMET)
    state = play(state, LayInPyramid(A, 0, 0), FinishBuild())
    assert (state.round, state.set_aside) == (2, God.HORUS)
    assert [option.action for option in asked(state).options] == [
        TakeGod(god) for god in (God.ANUBIS, God.KHEPRI, God.SEKHMET)
    ]


def test_nobody_has_the_majority_of_a_tie() -> None:
    """P. 12."""
    outcome = GAME.outcome(ended(Necropolis(tomb=(RED_RED,)), Necropolis(tomb=(RED_WHITE, RED_BLUE)), Necropolis()))
    assert outcome is not None
    # Red 2 : 2 : 0 is a tie; white and blue go to the second seat.
    assert [dict(result.breakdown)["tomb"] for result in outcome.results] == [0, 10, 0]


@pytest.mark.parametrize(
    ("cards", "groups", "bonus"),
    [
        ((83, 73, 85, 41, 15, 79, 71, 13, 92, 82), (3, 3, 3, 3, 3), 10),
        ((9, 21, 38, 48, 71, 83, 17, 49, 99, 53), (3, 3, 3, 3, 2), 0),
    ],
)
def test_the_bonus_needs_three_of_every_colour(cards: tuple[int, ...], groups: tuple[int, ...], bonus: int) -> None:
    """P. 11."""
    own = Necropolis(whole(*cards))
    assert largest_groups(own.pyramid) == groups
    assert dict(sources((own, Necropolis()), 0, with_tombs=True))["all_colours"] == bonus


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_pairs_as_players(seats: int) -> None:
    """P. 5."""
    assert len(table(seats).pairs) == seats


def test_tile_1_is_for_the_pyramid_alone_and_tile_2_for_the_tomb_too() -> None:
    """P. 3 and 7."""
    assert favour(God.HORUS, 3).edifices == ()
    assert not offers_kind(building(God.HORUS), "lay_in_tomb")
    assert favour(God.ANUBIS, 3).edifices == (Edifice.TOMB,)
    assert offers_kind(building(God.ANUBIS), "lay_in_tomb")
