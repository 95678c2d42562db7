"""Who is waited for: claimed once, forgotten when answered, and no message is left behind."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.store import Beside, Store, Table
from bot.store.records import Habits, Litter, Wait
from tests.bot.store.samples import ANA_ID, BEN_ID, CHANNEL, GUILD, OTHER_GUILD, RUNNING, at

pytestmark = pytest.mark.asyncio

WAIT = Wait(RUNNING.id, 0, "0.1", at(0), is_turn=True, due_at=at(10), late_at=at(30))


async def _save(store: Store, version: int, *begun: Wait, ended: tuple[int, ...] = ()) -> None:
    """The table's version after that one."""
    table = replace(RUNNING, version=version + 1)
    beside = Beside(begun=begun, ended=ended)
    assert await store.save(table, expected_version=version, now=at(version), beside=beside)


async def _waiting(store: Store, *begun: Wait) -> None:
    await store.create(RUNNING)
    await _save(store, 1, *begun)


async def _table(store: Store, table_id: str, guild_id: int, pace_hours: int, *begun: Wait) -> Table:
    table = replace(RUNNING, id=table_id, guild_id=guild_id, pace_hours=pace_hours)
    await store.create(table)
    beside = Beside(begun=tuple(replace(wait, table_id=table_id) for wait in begun))
    assert await store.save(replace(table, version=2), expected_version=1, now=at(0), beside=beside)
    return table


async def test_what_is_kept_of_a_wait(store: Store) -> None:
    other = replace(WAIT, seat=1, question="1.0", is_turn=False, due_at=None, late_at=None)
    await _waiting(store, other, WAIT)
    assert await store.waits.of_table(RUNNING.id) == (WAIT, other)
    assert await store.waits.of_table("another") == ()


async def test_what_is_due(store: Store) -> None:
    """Longest due first, on every server; what is due at this very moment is."""
    await _table(store, "a", GUILD, 24, replace(WAIT, due_at=at(20)), replace(WAIT, seat=1, due_at=None))
    await _table(store, "b", OTHER_GUILD, 24, replace(WAIT, due_at=at(10)))
    assert [(guild, wait.table_id) for guild, wait in await store.waits.due(at(20))] == [
        (OTHER_GUILD, "b"),
        (GUILD, "a"),
    ]
    assert [wait.table_id for _, wait in await store.waits.due(at(19))] == ["b"]
    assert await store.waits.due(at(9)) == ()
    assert len(await store.waits.late(at(30))) == 3
    assert await store.waits.late(at(29)) == ()


async def test_the_next_moment(store: Store) -> None:
    assert await store.waits.next_moment(at(0)) is None
    await _waiting(store, WAIT, replace(WAIT, seat=1, due_at=at(20), late_at=at(15)))
    moments = [await store.waits.next_moment(at(minutes)) for minutes in (0, 9, 10, 14, 15, 20, 29, 30)]
    assert moments == [at(10), at(10), at(15), at(15), at(20), at(30), at(30), None]


async def test_many_that_are_due_at_once_come_in_portions(store: Store) -> None:
    for number in range(201):
        await _table(store, f"{number}", GUILD, 24, WAIT)
    first = await store.waits.due(at(10))
    assert len(first) == 200
    for _, wait in first:
        assert await store.waits.claim(wait, None)
    assert len(await store.waits.due(at(10))) == 1


async def test_a_reminder_is_claimed_once(store: Store) -> None:
    await _waiting(store, WAIT)
    claims = await asyncio.gather(*(store.waits.claim(WAIT, at(20)) for _ in range(10)))
    assert sorted(claims) == [False] * 9 + [True]
    assert await store.waits.of_table(RUNNING.id) == (replace(WAIT, sent=1, due_at=at(20)),)


async def test_nobody_can_claim_what_was_answered(store: Store) -> None:
    await _waiting(store, WAIT)
    await _save(store, 2, ended=(0,))
    assert not await store.waits.claim(WAIT, at(20))
    assert not await store.waits.postpone(WAIT, at(20))
    assert not await store.waits.tell_late(WAIT)
    await store.waits.leave(WAIT)
    assert await store.waits.of_table(RUNNING.id) == ()


async def test_the_same_question_asked_anew_is_another_wait(store: Store) -> None:
    """After an undo: whoever still holds the old one changes nothing."""
    await _waiting(store, replace(WAIT, late_at=None))
    anew = replace(WAIT, since=at(5), due_at=at(15), late_at=None)
    await _save(store, 2, anew)
    old = replace(WAIT, late_at=None)
    assert not await store.waits.claim(old, at(20))
    assert not await store.waits.postpone(old, at(20))
    await store.waits.leave(old)
    await store.waits.reminded(old, CHANNEL, 1, at(6))
    assert await store.waits.of_table(RUNNING.id) == (anew,)
    assert await store.waits.litter() == (Litter(CHANNEL, 1),)
    assert await store.waits.claim(anew, at(20))


async def test_the_others_are_told_once(store: Store) -> None:
    await _waiting(store, WAIT)
    told = await asyncio.gather(*(store.waits.tell_late(WAIT) for _ in range(5)))
    assert sorted(told) == [False] * 4 + [True]
    assert await store.waits.late(at(60)) == ()
    assert not await store.waits.claim(WAIT, at(20)), "read before: read again"
    assert await store.waits.claim(replace(WAIT, late_at=None), at(20))


async def test_whoever_has_left_is_late_at_once(store: Store) -> None:
    await _waiting(store, WAIT)
    await store.waits.leave(WAIT)
    assert await store.waits.due(at(99)) == ()
    assert await store.waits.late(at(0)) == ((GUILD, replace(WAIT, due_at=None, late_at=at(0), is_gone=True)),)


async def test_one_reminder_stands(store: Store) -> None:
    await _waiting(store, WAIT)
    await store.waits.reminded(WAIT, CHANNEL, 1, at(10))
    assert await store.waits.litter() == ()
    await store.waits.reminded(WAIT, CHANNEL + 1, 2, at(20))
    assert await store.waits.litter() == (Litter(CHANNEL, 1),)
    (wait,) = await store.waits.of_table(RUNNING.id)
    assert (wait.channel_id, wait.message_id) == (CHANNEL + 1, 2)


async def test_a_reminder_that_comes_too_late_must_go(store: Store) -> None:
    """It was sent, and before that could be written down its player acted."""
    await _waiting(store, WAIT)
    await _save(store, 2, ended=(0,))
    await store.waits.reminded(WAIT, CHANNEL, 1, at(10))
    await store.waits.noticed(WAIT, CHANNEL, 2, at(10))
    assert await store.waits.litter() == (Litter(CHANNEL, 1), Litter(CHANNEL, 2))


@pytest.mark.parametrize("asked_again", [True, False])
async def test_all_that_was_said_of_a_wait_goes_with_it(store: Store, asked_again: bool) -> None:
    other = replace(WAIT, seat=1)
    await _waiting(store, WAIT, other)
    for number, wait in enumerate((WAIT, other)):
        await store.waits.reminded(wait, CHANNEL, 10 + number, at(10))
        await store.waits.noticed(wait, CHANNEL, 20 + number, at(10))
    if asked_again:
        await _save(store, 2, replace(WAIT, question="0.2", since=at(12)))
    else:
        await _save(store, 2, ended=(0,))
    assert {each.message_id for each in await store.waits.litter()} == {10, 20}
    assert [wait.question for wait in await store.waits.of_table(RUNNING.id)] == ["0.2", "0.1"][not asked_again :]
    await store.waits.swept([10])
    assert await store.waits.litter() == (Litter(CHANNEL, 20),)


async def test_what_must_go_oldest_first(store: Store) -> None:
    await _waiting(store, WAIT)
    for minutes, message in enumerate((3, 1, 2)):
        await store.waits.reminded(WAIT, CHANNEL, message, at(minutes))
    assert await store.waits.litter() == (Litter(CHANNEL, 3), Litter(CHANNEL, 1))


async def test_waits_go_with_their_table(store: Store) -> None:
    await _waiting(store, WAIT)
    await store.purge(GUILD, RUNNING.id)
    assert await store.waits.due(at(99)) == ()


async def test_where_somebody_is_waited_for(store: Store) -> None:
    """On any server, with the pace of the game; not where others are."""
    await _table(store, "a", GUILD, 24, WAIT)
    await _table(store, "b", OTHER_GUILD, 6, WAIT, replace(WAIT, seat=1))
    await _table(store, "c", GUILD, 48, replace(WAIT, seat=1))
    assert {(pace, wait.table_id) for pace, wait in await store.waits.of_user(ANA_ID)} == {(24, "a"), (6, "b")}
    assert {(pace, wait.table_id) for pace, wait in await store.waits.of_user(BEN_ID)} == {(6, "b"), (48, "c")}
    assert await store.waits.of_user(999) == ()


async def test_running_games_in_which_nobody_is_waited_for(store: Store) -> None:
    await _table(store, "waited", GUILD, 24, WAIT)
    forgotten = await _table(store, "forgotten", OTHER_GUILD, 24)
    paused = await _table(store, "paused", GUILD, 24)
    assert await store.save(replace(paused, version=3, paused_at=at(1)), expected_version=2, now=at(1))
    assert await store.unwaited() == ((OTHER_GUILD, forgotten.id),)


async def test_habits(store: Store) -> None:
    assert await store.waits.habits([ANA_ID, BEN_ID]) == {user: Habits(user) for user in (ANA_ID, BEN_ID)}
    changed = Habits(ANA_ID, False, 12, True, "Europe/Paris", 22 * 60, 8 * 60)
    for each in (Habits(ANA_ID, quiet_from=1), changed):
        await store.waits.save_habits(each)
    assert await store.waits.habits([ANA_ID, BEN_ID]) == {ANA_ID: changed, BEN_ID: Habits(BEN_ID)}
    assert await store.waits.habits([]) == {}
