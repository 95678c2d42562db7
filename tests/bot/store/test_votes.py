"""Votes: one a table, changed only as they were read, decided together with the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Beside, Store
from bot.store.errors import VoteOver
from bot.store.records import LEAVE, LoggedAction, Motion, Status, Verdict, Vote, Wait
from tests.bot.store.samples import ANA_ID, BEN_ID, GUILD, OTHER_GUILD, RUNNING, at, entry, everything, played

pytestmark = pytest.mark.asyncio

VOTE = Vote(
    guild_id=GUILD,
    table_id=RUNNING.id,
    token="first",  # noqa: S106
    motion=Motion.PAUSE,
    proposer_id=ANA_ID,
    voters=(ANA_ID, BEN_ID),
    agreed=(ANA_ID,),
    ends_at=at(60),
)
UNDO = replace(VOTE, motion=Motion.UNDO, steps=2)
LATE = replace(VOTE, motion=Motion.CARETAKER, seat=1, concerned_id=BEN_ID, voters=(ANA_ID,))
OWN = replace(VOTE, motion=Motion.HANDOVER, seat=0, concerned_id=ANA_ID, voters=(), candidate_id=7)
WAIT = Wait(RUNNING.id, 1, "1.4", at(0), is_turn=True)


async def _opened(store: Store, vote: Vote) -> Vote:
    await store.create(RUNNING)
    assert await store.votes.open(vote, 1, at(1))
    found = await store.votes.of_table(GUILD, RUNNING.id)
    assert found == vote
    return vote


async def _verdict(store: Store) -> Verdict | None:
    vote = await store.votes.of_table(GUILD, RUNNING.id)
    assert vote is not None
    return vote.verdict


async def test_one_a_table(store: Store) -> None:
    await _opened(store, VOTE)
    assert not await store.votes.open(replace(VOTE, token="second"), 1, at(2))  # noqa: S106
    found = await store.votes.of_table(GUILD, RUNNING.id)
    assert found is not None
    assert found.token == "first"  # noqa: S105
    assert await store.votes.of_table(OTHER_GUILD, RUNNING.id) is None


async def test_none_about_a_game_that_went_on(store: Store) -> None:
    await store.create(RUNNING)
    assert not await store.votes.open(LATE, 2, at(1))
    assert await store.votes.of_table(GUILD, RUNNING.id) is None


async def test_a_verdict_that_was_never_shown_goes_with_its_message(store: Store) -> None:
    vote = await _opened(store, VOTE)
    await store.votes.shown(vote, 6, 66)
    assert await store.votes.save(replace(vote, verdict=Verdict.FAILED, channel_id=6, message_id=66))
    assert await store.votes.open(replace(VOTE, token="second"), 1, at(2))  # noqa: S106
    assert [(each.channel_id, each.message_id) for each in await store.waits.litter()] == [(6, 66)]


async def test_only_what_was_read_is_changed_and_no_verdict(store: Store) -> None:
    vote = await _opened(store, VOTE)
    assert await store.votes.save(replace(vote, refused=(BEN_ID,)))
    assert not await store.votes.save(replace(vote, agreed=(ANA_ID, BEN_ID))), "somebody else was faster"
    assert await store.votes.save(replace(vote, version=2, verdict=Verdict.PASSED))
    assert not await store.votes.save(replace(vote, version=3, verdict=Verdict.OVERTAKEN))
    assert await _verdict(store) is Verdict.PASSED


async def test_decided_together_with_the_game_or_not_at_all(store: Store) -> None:
    vote = await _opened(store, VOTE)
    assert await store.votes.save(vote)
    before = await everything(store, RUNNING)
    passed = replace(vote, verdict=Verdict.PASSED)
    with pytest.raises(VoteOver):
        await store.save(played(RUNNING), expected_version=1, now=at(3), beside=Beside(vote=passed))
    assert await everything(store, RUNNING) == before
    assert await _verdict(store) is None
    newest = replace(passed, version=2)
    assert await store.save(played(RUNNING), expected_version=1, now=at(3), beside=Beside(vote=newest))
    assert await _verdict(store) is Verdict.PASSED


@pytest.mark.parametrize(
    ("vote", "beside", "is_void"),
    [
        (VOTE, Beside(log=(entry(1),)), False),
        (VOTE, Beside(log=(entry(1), LoggedAction(2, 1, BEN_ID, LEAVE, None, None, at(1), 2))), True),
        (UNDO, Beside(log=(entry(1),)), True),
        (UNDO, Beside(ended=(1,)), False),
        (LATE, Beside(log=(entry(1),)), False),
        (LATE, Beside(ended=(0,)), False),
        (LATE, Beside(ended=(1,)), True),
        (LATE, Beside(begun=(WAIT,)), True),
        (OWN, Beside(log=(entry(1),), ended=(0,), begun=(replace(WAIT, seat=1),)), False),
        (OWN, Beside(log=(LoggedAction(1, 0, ANA_ID, LEAVE, None, None, at(1), 2),)), True),
    ],
)
async def test_what_makes_a_vote_void(store: Store, vote: Vote, beside: Beside, is_void: bool) -> None:
    await _opened(store, vote)
    await store.votes.shown(vote, 6, 66)
    assert await store.save(played(RUNNING), expected_version=1, now=at(3), beside=beside)
    assert await _verdict(store) is (Verdict.OVERTAKEN if is_void else None)
    assert bool(await store.votes.owed()) == is_void


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED])
@pytest.mark.parametrize("vote", [VOTE, UNDO, LATE, OWN])
async def test_the_end_makes_any_void(store: Store, vote: Vote, status: Status) -> None:
    await _opened(store, vote)
    assert await store.save(replace(played(RUNNING), status=status), expected_version=1, now=at(3))
    assert await _verdict(store) is Verdict.OVERTAKEN


async def test_it_stays_until_its_verdict_was_shown(store: Store) -> None:
    vote = await _opened(store, VOTE)
    assert [each.token for each in await store.votes.owed()] == ["first"]
    assert await store.votes.save(replace(vote, verdict=Verdict.EXPIRED))
    await store.votes.shown(vote, 6, 66)
    (owed,) = await store.votes.owed()
    assert (owed.message_id, owed.verdict) == (66, Verdict.EXPIRED), "an older look of it was shown"
    await store.votes.shown(owed, 6, 66)
    assert await store.votes.of_table(GUILD, RUNNING.id) is None


async def test_when_it_ends(store: Store) -> None:
    vote = await _opened(store, VOTE)
    assert await store.votes.next_moment(at(0)) == at(60)
    assert await store.votes.ended(at(59)) == ()
    assert [each.token for each in await store.votes.ended(at(60))] == ["first"]
    assert await store.votes.save(replace(vote, verdict=Verdict.PASSED))
    assert await store.votes.next_moment(at(0)) is None
    assert await store.votes.ended(at(60)) == ()


async def test_one_that_nobody_can_be_shown_goes(store: Store) -> None:
    vote = await _opened(store, VOTE)
    await store.votes.give_up(replace(vote, token="other"))  # noqa: S106
    assert await store.votes.of_table(GUILD, RUNNING.id) is not None
    await store.votes.give_up(vote)
    assert await store.votes.of_table(GUILD, RUNNING.id) is None


@pytest.mark.parametrize(("user", "is_named"), [(ANA_ID, True), (BEN_ID, True), (7, False)])
async def test_whom_a_vote_names(store: Store, user: int, is_named: bool) -> None:
    """Also who has no say in it because it is about him: whoever is forgotten is forgotten there too."""
    await _opened(store, LATE)
    assert bool(await store.forgetting.votes(user)) == is_named
