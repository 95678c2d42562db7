"""Hypothesis looks for the choices that break a law, and shrinks them when it finds some."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.decision import Decision, Option
from tests.laws import trial
from tests.laws.book import LAWS, old_state_stays
from tests.laws.moment import everything
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS

# `old_state_stays` applies everything once more: random play pays for that, here more games are worth more.
CHEAP = tuple(law for law in LAWS if law is not old_state_stays)


def _examples(count: int) -> settings:
    return settings(max_examples=count, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
@_examples(40)
@given(data=st.data())
def test_no_choices_break_a_law(subject: Subject, data: st.DataObject) -> None:
    _play(subject, data)


@pytest.mark.slow
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
@_examples(1500)
@given(data=st.data())
def test_no_choices_at_all_break_a_law(subject: Subject, data: st.DataObject) -> None:
    _play(subject, data)


def _play(subject: Subject, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(subject.counts), "seats")
    mix = data.draw(st.sampled_from(subject.mixes), "mix")
    seed = str(data.draw(st.integers(0, 999), "seed"))
    choices = data.draw(st.lists(st.integers(0, 63), max_size=subject.longest), "choices")
    left = iter(choices)

    def choose(decision: Decision, random: Random) -> Option:
        """As drawn; when the list is used up, what a caretaker would do."""
        number = next(left, None)
        offered = everything(decision)
        return decision.default if number is None else offered[number % len(offered)]

    trial.play(subject, seats, mix, seed, choose, CHEAP)
