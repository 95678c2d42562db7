"""One action, one transaction: version, log row and delivery change together or not at all."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from bot.store import AlreadyDone, Beside, LoggedAction, Player, Status, Store
from bot.store.errors import Damaged
from bot.store.rows import nonce
from tests.bot.store.samples import ANA, BEN, BEN_ID, GUILD, LOBBY, NOON, RUNNING, at, entry, everything, play, played

pytestmark = pytest.mark.asyncio


async def test_a_save_changes_everything_but_the_board(store: Store) -> None:
    await store.create(LOBBY)
    await store.delivered(GUILD, LOBBY.id, version=1, channel_id=6, message_id=7, mentioned=(1,))
    changed = replace(
        RUNNING,
        channel_id=9,
        host_id=BEN_ID,
        rules_version=4,
        options={"sides": "AAAAA"},
        seats=2,
        is_private=False,
        pace_hours=8,
        seed="another",
        version=2,
        players=(Player(0, 503, "Cleo", has_joined=True), replace(BEN, seat=2), replace(ANA, seat=1)),
        status=Status.OVER,
        touched_at=at(5),
        ended_at=at(5),
    )
    assert await store.save(changed, expected_version=1, now=at(5))
    by_seat = tuple(sorted(changed.players, key=lambda player: player.seat))
    saved = replace(changed, players=by_seat, board_channel_id=6, board_message_id=7, mentioned=(1,))
    assert await store.table(GUILD, LOBBY.id) == saved


async def test_a_move_loaded_before_a_delivery_keeps_the_new_board(store: Store) -> None:
    """Or the next delivery would look for the board that this one replaced, and two would stay alive."""
    await store.create(replace(RUNNING, board_channel_id=6, board_message_id=1))
    loaded = await store.table(GUILD, RUNNING.id)
    assert loaded
    await store.delivered(GUILD, RUNNING.id, version=1, channel_id=6, message_id=2, mentioned=(1,))
    assert await play(store, loaded, 1)
    table = await store.table(GUILD, RUNNING.id)
    assert table
    assert (table.board_message_id, table.mentioned) == (2, (1,))


async def test_the_log_grows_in_order(store: Store) -> None:
    await store.create(RUNNING)
    rows = (
        entry(1, interaction_id=2**63 - 1, version=2),
        LoggedAction(2, None, None, "system", None, None, at(2), 3),
        LoggedAction(3, 1, 502, "undo", None, None, at(3), 4),
        LoggedAction(10, 1, 502, "play", b"\x00", 8, at(4), 5),
    )
    table = RUNNING
    for row in rows:
        table = played(table)
        assert await store.save(table, expected_version=table.version - 1, beside=Beside(log=(row,)), now=at(1))
    assert await store.log(GUILD, RUNNING.id) == rows
    assert await store.log(GUILD, RUNNING.id, after=2) == rows[2:]
    assert await store.log(GUILD, RUNNING.id, after=10) == ()


async def test_a_version_conflict_changes_nothing(store: Store) -> None:
    await store.create(RUNNING)
    assert await play(store, RUNNING, 1, interaction_id=1)
    before = await everything(store, RUNNING)
    assert await play(store, replace(RUNNING, players=()), 2, interaction_id=2) is False
    assert await play(store, replace(RUNNING, version=2, id="unknown"), 2) is False
    assert await everything(store, RUNNING) == before


async def test_versions_rise_by_one(store: Store) -> None:
    await store.create(RUNNING)
    for version in (1, 3):
        with pytest.raises(ValueError, match="cannot follow 1"):
            await store.save(replace(RUNNING, version=version), expected_version=1, now=NOON)


@pytest.mark.parametrize("version", [2, 1], ids=["with the right version", "with the old version, as Discord repeats"])
async def test_an_interaction_counts_once(store: Store, version: int) -> None:
    await store.create(RUNNING)
    assert await play(store, RUNNING, 1, interaction_id=99)
    before = await everything(store, RUNNING)
    with pytest.raises(AlreadyDone) as refused:
        await play(store, replace(RUNNING, version=version, players=()), 2, interaction_id=99)
    assert refused.value.interaction_id == 99
    assert await everything(store, RUNNING) == before


async def test_an_interaction_counts_once_over_all_tables(store: Store) -> None:
    other = replace(RUNNING, id="other")
    await store.create(RUNNING)
    await store.create(other)
    assert await play(store, RUNNING, 1, interaction_id=99)
    with pytest.raises(AlreadyDone):
        await play(store, other, 1, interaction_id=99)
    assert await store.table(GUILD, "other") == other


async def test_rows_without_a_click_are_never_done_already(store: Store) -> None:
    await store.create(RUNNING)
    assert await play(store, RUNNING, 1)
    assert await play(store, replace(RUNNING, version=2), 2)


@pytest.mark.parametrize(
    ("players", "number"),
    [((ANA,), 1), ((ANA, replace(BEN, seat=0)), 2)],
    ids=["a log number twice", "a seat twice"],
)
async def test_a_save_that_fails_in_the_middle_leaves_nothing(
    store: Store, players: tuple[Player, ...], number: int
) -> None:
    await store.create(RUNNING)
    assert await play(store, RUNNING, 1)
    before = await everything(store, RUNNING)
    with pytest.raises(Damaged) as told:  # whoever saves it read what was in the way from the rows of this very table
        await play(store, replace(RUNNING, version=2, players=players), number)
    assert isinstance(told.value.__cause__, IntegrityError)
    assert told.value.table_id == RUNNING.id
    assert await everything(store, RUNNING) == before
    assert await play(store, replace(RUNNING, version=2), 2), "and the next one is not in its way"


@pytest.mark.parametrize("deadly", range(1, 9))
async def test_a_save_is_finished_even_if_it_is_cancelled(store: Store, path: Path, deadly: int) -> None:
    """At whatever statement: it leaves no halves, and no lock in the way of the next writer."""
    await store.create(RUNNING)
    saving = asyncio.create_task(play(store, RUNNING, 1, interaction_id=5))
    statements = 0

    def cancel(*_event: object) -> None:
        nonlocal statements
        statements += 1
        if statements == deadly:
            saving.cancel()

    for occasion in ("before_cursor_execute", "commit"):
        event.listen(store.database.engine.sync_engine, occasion, cancel)
    await asyncio.wait([saving])
    assert saving.cancelled()
    await store.close()

    again = await Store.open(path)
    async with asyncio.timeout(5):
        assert await play(again, replace(RUNNING, version=2), 2)
    assert [row.version for row in await again.log(GUILD, RUNNING.id)] == [2, 3]
    await again.close()


# Deliveries


async def test_every_version_is_owed_until_it_is_delivered(store: Store) -> None:
    await store.create(RUNNING)
    assert [(owed.version, owed.since) for owed in await store.owed()] == [(1, NOON)]
    assert await play(store, RUNNING, 5)
    (owed,) = await store.owed()
    assert (owed.guild_id, owed.table_id, owed.version) == (GUILD, RUNNING.id, 2)
    assert owed.since == await store.owed_since(RUNNING.id) == NOON, "it may have been sent from then on"
    await store.delivered(GUILD, RUNNING.id, version=2, channel_id=6, message_id=7, mentioned=(0, 1))
    assert await store.owed() == ()
    assert await store.owed_since(RUNNING.id) is None
    shown = replace(played(RUNNING, minutes=5), board_channel_id=6, board_message_id=7, mentioned=(0, 1))
    assert await store.table(GUILD, RUNNING.id) == shown


async def test_a_board_is_owed_although_nothing_has_changed(store: Store) -> None:
    await store.create(RUNNING)
    await store.delivered(GUILD, RUNNING.id, version=1, channel_id=6, message_id=7, mentioned=())
    await store.owe(GUILD + 1, RUNNING.id, at(5))
    assert await store.owed() == ()
    await store.owe(GUILD, RUNNING.id, at(5))
    assert [(owed.version, owed.since) for owed in await store.owed()] == [(1, at(5))]


async def test_a_delivery_does_not_pay_for_a_newer_version(store: Store) -> None:
    await store.create(RUNNING)
    assert await play(store, RUNNING, 1)
    await store.delivered(GUILD, RUNNING.id, version=1, channel_id=6, message_id=7, mentioned=())
    assert [owed.version for owed in await store.owed()] == [2]
    table = await store.table(GUILD, RUNNING.id)
    assert table
    assert (table.board_message_id, table.version) == (7, 2), "the board is known all the same"
    await store.delivered(GUILD, RUNNING.id, version=3, channel_id=6, message_id=None, mentioned=())
    assert await store.owed() == ()
    table = await store.table(GUILD, RUNNING.id)
    assert table
    assert (table.board_channel_id, table.board_message_id) == (6, None)


async def test_a_delivery_pays_for_its_own_table_only(store: Store) -> None:
    await store.create(RUNNING)
    await store.create(replace(RUNNING, id="other"))
    await store.delivered(GUILD, RUNNING.id, version=1, channel_id=6, message_id=7, mentioned=())
    assert [owed.table_id for owed in await store.owed()] == ["other"]
    assert await store.table(GUILD, "other") == replace(RUNNING, id="other")


async def test_what_is_owed_longest_comes_first(store: Store) -> None:
    for name, minutes, guild in (("b", 3, 1), ("a", 5, 2), ("c", 1, 3)):
        await store.create(replace(LOBBY, id=name, guild_id=guild, touched_at=at(minutes)))
    assert [(owed.table_id, owed.guild_id) for owed in await store.owed()] == [("c", 3), ("b", 1), ("a", 2)]


async def test_a_nonce_is_short_and_belongs_to_one_version_of_one_table(store: Store) -> None:
    long_id = replace(RUNNING, id="x" * 60)
    await store.create(long_id)
    (first,) = await store.owed()
    assert await play(store, long_id, 1)
    (second,) = await store.owed()
    assert first.nonce == nonce(long_id.id, 1)
    assert first.nonce != second.nonce
    assert len(second.nonce) <= 25
    assert len({nonce(name, version) for name in ("a", "a 1", "a1") for version in (1, 11, 111)}) == 9
