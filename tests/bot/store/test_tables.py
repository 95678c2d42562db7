"""Tables: made, found, listed, counted, purged; never from another guild."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from bot.store import GuildSettings, Player, Status, Store, StoreError
from tests.bot.store.samples import (
    ANA,
    ANA_ID,
    BEN,
    BEN_ID,
    CHANNEL,
    GUILD,
    LOBBY,
    NOON,
    OTHER_GUILD,
    RUNNING,
    at,
    play,
)

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    "table",
    [
        LOBBY,
        RUNNING,
        replace(RUNNING, status=Status.OVER, ended_at=at(9)),
        replace(RUNNING, board_channel_id=5, board_message_id=2**62, mentioned=(0, 2), is_private=False),
        replace(LOBBY, players=(), options={}),
    ],
)
async def test_what_is_created_is_found_again(store: Store, table: object) -> None:
    assert isinstance(table, type(LOBBY))
    await store.create(table)
    assert await store.table(GUILD, table.id) == table


async def test_what_comes_out_has_the_types_that_went_in(store: Store) -> None:
    await store.create(replace(RUNNING, mentioned=(1,)))
    table = await store.table(GUILD, RUNNING.id)
    assert table
    assert isinstance(table.status, Status)
    assert isinstance(table.mentioned, tuple)
    assert isinstance(table.state, bytes)
    assert table.is_private is True
    assert table.created_at.utcoffset() == timedelta()
    assert [player.has_joined is True for player in table.players] == [True, True]


async def test_moments_are_kept_in_utc_to_the_microsecond(store: Store) -> None:
    cairo = timezone(timedelta(hours=2))
    await store.create(replace(LOBBY, created_at=NOON.astimezone(cairo), ended_at=datetime(1, 1, 1, tzinfo=UTC)))
    table = await store.table(GUILD, LOBBY.id)
    assert table
    assert (table.created_at, table.ended_at) == (NOON, datetime(1, 1, 1, tzinfo=UTC))
    assert table.created_at.tzinfo is UTC


async def test_a_moment_without_a_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(StatementError, match="without a time zone"):
        await store.create(replace(LOBBY, created_at=NOON.replace(tzinfo=None)))
    assert await store.table(GUILD, LOBBY.id) is None


async def test_players_come_by_seat(store: Store) -> None:
    await store.create(replace(LOBBY, players=(BEN, ANA)))
    table = await store.table(GUILD, LOBBY.id)
    assert table
    assert table.players == (ANA, BEN)


async def test_an_id_is_taken_once_in_all_guilds(store: Store) -> None:
    await store.create(LOBBY)
    with pytest.raises(StoreError, match="k3Vq cannot be created"):
        await store.create(replace(LOBBY, guild_id=OTHER_GUILD, seed="another"))
    assert await store.table(GUILD, LOBBY.id) == LOBBY
    assert await store.table(OTHER_GUILD, LOBBY.id) is None


async def test_two_players_on_one_seat_create_nothing(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.create(replace(LOBBY, players=(ANA, replace(BEN, seat=ANA.seat))))
    assert await store.table(GUILD, LOBBY.id) is None
    assert await store.owed() == ()


async def test_another_guild_reaches_nothing(store: Store) -> None:
    await store.create(RUNNING)
    assert await play(store, RUNNING, 1, interaction_id=9)
    before = await store.table(GUILD, RUNNING.id), await store.log(GUILD, RUNNING.id), await store.owed()

    foreign = replace(RUNNING, guild_id=OTHER_GUILD, version=2)
    assert await store.table(OTHER_GUILD, RUNNING.id) is None
    assert await store.tables(OTHER_GUILD) == ()
    assert await store.tables(OTHER_GUILD, user_id=ANA_ID) == ()
    assert await store.log(OTHER_GUILD, RUNNING.id) == ()
    assert await store.open_count(OTHER_GUILD, ANA_ID) == 0
    assert await play(store, foreign, 2) is False
    await store.delivered(OTHER_GUILD, RUNNING.id, version=2, channel_id=1, message_id=1, mentioned=(1,))
    await store.purge(OTHER_GUILD, RUNNING.id)
    await store.save_guild(GuildSettings(OTHER_GUILD, "fr"))
    assert before == (await store.table(GUILD, RUNNING.id), await store.log(GUILD, RUNNING.id), await store.owed())


async def test_tables_are_listed_longest_untouched_first(store: Store) -> None:
    for name, minutes in (("b", 3), ("a", 5), ("c", 1)):
        await store.create(replace(LOBBY, id=name, touched_at=at(minutes)))
    assert [table.id for table in await store.tables(GUILD)] == ["c", "b", "a"]


async def test_tables_are_listed_with_their_own_players(store: Store) -> None:
    cleo = Player(0, 503, "Cleo", has_joined=True)
    await store.create(LOBBY)
    await store.create(replace(LOBBY, id="hers", players=(cleo,)))
    await store.create(replace(LOBBY, id="empty", players=()))
    assert {table.id: table.players for table in await store.tables(GUILD)} == {
        LOBBY.id: (ANA, BEN),
        "hers": (cleo,),
        "empty": (),
    }


async def test_tables_are_filtered(store: Store) -> None:
    other_channel = replace(LOBBY, id="elsewhere", channel_id=9, players=(BEN,))
    over = replace(RUNNING, id="over", status=Status.OVER)
    for table in (LOBBY, other_channel, over, replace(over, id="cancelled", status=Status.CANCELLED)):
        await store.create(table)

    async def ids(channel_id: int | None = None, user_id: int | None = None) -> set[str]:
        return {table.id for table in await store.tables(GUILD, channel_id=channel_id, user_id=user_id)}

    assert await ids() == {LOBBY.id, "elsewhere"}
    assert await ids(channel_id=CHANNEL) == {LOBBY.id}
    assert await ids(user_id=ANA_ID) == {LOBBY.id}
    assert await ids(user_id=BEN_ID) == {LOBBY.id, "elsewhere"}
    assert await ids(channel_id=9, user_id=ANA_ID) == set()
    assert [table.id for table in await store.tables(GUILD, statuses=(Status.OVER,))] == ["over"]
    assert len(await store.tables(GUILD, statuses=Status)) == 4
    assert await store.tables(GUILD, statuses=()) == ()


async def test_open_games_of_a_host_are_counted(store: Store) -> None:
    assert await store.open_count(GUILD, ANA_ID) == 0
    for number, status in enumerate(Status):
        await store.create(replace(RUNNING, id=str(number), status=status))
    await store.create(replace(LOBBY, id="bens", host_id=BEN_ID))
    await store.create(replace(LOBBY, id="abroad", guild_id=OTHER_GUILD))
    assert await store.open_count(GUILD, ANA_ID) == 2


async def test_a_purge_takes_all_rows_of_one_table(store: Store) -> None:
    await store.create(RUNNING)
    await store.create(replace(RUNNING, id="stays"))
    await play(store, RUNNING, 1, interaction_id=9)
    await store.purge(GUILD, RUNNING.id)
    assert await store.table(GUILD, RUNNING.id) is None
    assert await store.log(GUILD, RUNNING.id) == ()
    assert [table.id for table in await store.tables(GUILD, user_id=ANA_ID)] == ["stays"]
    assert [delivery.table_id for delivery in await store.owed()] == ["stays"]
    await store.create(RUNNING)  # nothing of it is left that could be in the way
    assert await play(store, RUNNING, 1, interaction_id=9)
