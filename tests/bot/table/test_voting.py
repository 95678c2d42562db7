"""How votes are counted: for every motion and every number of voters, whatever is answered in whatever order."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.store.records import Motion, Verdict, Vote
from bot.table.refusal import Refused
from bot.table.voting import answered, counted, needed, ran_out
from tests.bot.table.samples import NOW

CANDIDATE, STRANGER = 900, 901


def _vote(voters: int, motion: Motion = Motion.PAUSE, proposer: int = 0, candidate: int | None = None) -> Vote:
    people = tuple(range(voters))
    return Vote(
        guild_id=1,
        table_id="t",
        token="v",  # noqa: S106
        motion=motion,
        proposer_id=proposer,
        candidate_id=candidate,
        voters=people,
        agreed=(proposer,) if proposer in people else (),
        ends_at=NOW,
    )


@pytest.mark.parametrize(("voters", "most"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_decide_and_all_take_back(voters: int, most: int) -> None:
    for motion in Motion:
        assert needed(_vote(voters, motion)) == (voters if motion is Motion.UNDO else most)


@pytest.mark.parametrize("motion", [Motion.UNDO, Motion.PAUSE])
@pytest.mark.parametrize("voters", range(1, 6))
def test_a_verdict_comes_when_nothing_can_change_it(voters: int, motion: Motion) -> None:
    """Against all that the others could still answer: decided exactly when every completion ends alike."""
    for given in product((True, False, None), repeat=voters):
        vote = replace(
            _vote(voters, motion),
            agreed=tuple(voter for voter, answer in enumerate(given) if answer is True),
            refused=tuple(voter for voter, answer in enumerate(given) if answer is False),
        )
        missing = given.count(None)
        outcomes = {given.count(True) + more >= needed(vote) for more in range(missing + 1)}
        verdict = counted(vote).verdict
        assert (verdict is None) == (len(outcomes) == 2)
        if verdict is not None:
            assert verdict is (Verdict.PASSED if outcomes == {True} else Verdict.FAILED)


@pytest.mark.parametrize("motion", Motion)
def test_when_the_time_is_over(motion: Motion) -> None:
    """The caretaker needs more for him than against him; everything else stays as it is."""
    for agreed, refused in product(((), (0,), (0, 1)), ((), (2,), (2, 3))):
        over = ran_out(replace(_vote(5, motion), agreed=agreed, refused=refused))
        is_agreed = motion is Motion.CARETAKER and len(agreed) > len(refused)
        assert over.verdict is (Verdict.PASSED if is_agreed else Verdict.EXPIRED)


def test_one_of_two_never_decides_alone() -> None:
    assert counted(_vote(2)).verdict is None
    assert counted(_vote(1)).verdict is Verdict.PASSED


def test_a_candidate_must_accept() -> None:
    vote = replace(_vote(1, Motion.HANDOVER, candidate=CANDIDATE), seat=2)
    assert counted(vote).verdict is None
    accepted = answered(vote, CANDIDATE, agrees=True)
    assert counted(accepted).verdict is Verdict.PASSED
    assert accepted.agreed == vote.agreed, "a candidate is no voter"
    assert counted(answered(vote, CANDIDATE, agrees=False)).verdict is Verdict.FAILED
    first = replace(_vote(3, Motion.HANDOVER, candidate=CANDIDATE), has_accepted=True)
    assert counted(first).verdict is None
    assert counted(answered(first, 1, agrees=True)).verdict is Verdict.PASSED


def test_ones_own_seat_needs_nobody_but_the_candidate() -> None:
    vote = _vote(0, Motion.HANDOVER, proposer=7, candidate=CANDIDATE)
    assert counted(vote).verdict is None
    assert counted(answered(vote, CANDIDATE, agrees=True)).verdict is Verdict.PASSED
    assert answered(vote, 7, agrees=True) == vote
    assert counted(answered(vote, 7, agrees=False)).verdict is Verdict.FAILED


def test_the_last_answer_counts() -> None:
    vote = _vote(5)
    random = Random("answers")
    last: dict[int, bool] = {0: True}
    for _ in range(200):
        voter, agrees = random.randrange(1, 5), random.random() < 0.5
        vote = answered(vote, voter, agrees=agrees)
        last[voter] = agrees
        assert set(vote.agreed) == {voter for voter, agreed in last.items() if agreed}
        assert set(vote.refused) == {voter for voter, agreed in last.items() if not agreed}
        assert len(vote.agreed) + len(vote.refused) == len(last)


def test_whoever_proposed_withdraws_with_a_no() -> None:
    after = answered(_vote(5), 0, agrees=False)
    assert (after.verdict, after.agreed, after.refused) == (Verdict.FAILED, (), (0,))
    assert answered(_vote(5), 1, agrees=False).verdict is None


def test_strangers_have_no_vote() -> None:
    for agrees in (True, False):
        with pytest.raises(Refused, match="no-vote"):
            answered(_vote(3, candidate=CANDIDATE), STRANGER, agrees=agrees)


@pytest.mark.parametrize("verdict", Verdict)
def test_a_verdict_stays(verdict: Verdict) -> None:
    for agreed in ((0,), (0, 1, 2)):
        vote = replace(_vote(3), agreed=agreed, verdict=verdict)
        assert counted(vote) == vote
