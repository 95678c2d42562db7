"""Between rows and records, inside a transaction that someone else began."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime
from hashlib import blake2s
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, false, insert, or_, select, true, update
from sqlalchemy import Table as Relation
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import reading
from bot.store.database import Database
from bot.store.errors import VoteOver
from bot.store.records import (
    LEAVE,
    Beside,
    Delivery,
    LoggedAction,
    Memory,
    Motion,
    Player,
    Status,
    Table,
    Verdict,
    Wait,
)
from bot.store.records import Vote as VoteRecord
from bot.store.schema import actions, deliveries, litter, memories, players, results, tables, votes, waits

_ID = tables.c.id
PLAYER = [players.c[field.name] for field in fields(Player)]
_PLAYERS = select(players.c.table_id, *PLAYER).order_by(players.c.table_id, players.c.seat)
_TABLE, _SEATED = reading.OfGame(select(tables), _ID), reading.OfGame(_PLAYERS, players.c.table_id)
LOGGED_ACTION = [actions.c[field.name] for field in fields(LoggedAction)]
MEMORY = [memories.c[field.name] for field in fields(Memory)]
WAIT = [waits.c[field.name] for field in fields(Wait)]
_THEIRS = (waits.c.table_id == bindparam("of_table"), waits.c.seat.in_(bindparam("seats", expanding=True)))
_THEIR_WAITS, _NO_WAITS = select(*WAIT).where(*_THEIRS), delete(waits).where(*_THEIRS)
VOTED = [column.name for column in votes.columns if column.name != "table_id"]
VOTE = [tables.c.guild_id, *(votes.c[field.name] for field in fields(VoteRecord) if field.name != "guild_id")]
VOTES = select(*VOTE).join_from(votes, tables, tables.c.id == votes.c.table_id)
DELIVERY = [tables.c.guild_id, *(deliveries.c[field.name] for field in fields(Delivery) if field.name != "guild_id")]


def values(record: object, columns: Iterable[str]) -> dict[str, object]:
    return {name: getattr(record, name) for name in columns}


async def read_tables(database: Database, connection: AsyncConnection, wanted: reading.Wanted) -> tuple[Table, ...]:
    """`wanted` selects whole rows of `tables`. The transaction makes both questions see the same moment."""
    ordered = wanted.order_by(tables.c.touched_at, tables.c.id)
    read = await reading.OfGames(ordered, _ID).rows(database, connection)
    found = [_named(tables.columns.keys(), row) for row in read]
    its_players = _PLAYERS.where(players.c.table_id.in_([row["id"] for row in found]))
    seated = defaultdict(list)
    found_players, damage = await reading.OfGames(its_players, players.c.table_id).sorted_out(database, connection)
    for table_id, *player in found_players:
        seated[table_id].append(Player(*player))
    return tuple(Table(**row, players=tuple(seated[row["id"]])) for row in found if row["id"] not in damage)


async def read_table(database: Database, connection: AsyncConnection, table_id: str) -> Table | None:
    """Or Damaged."""
    for row in await _TABLE.rows(database, connection, table_id):
        seated = await _SEATED.rows(database, connection, table_id)
        its_players = tuple(Player(*player) for _, *player in seated)
        return Table(**_named(tables.columns.keys(), row), players=its_players)
    return None


def read_vote(row: tuple[Any, ...]) -> VoteRecord:
    return VoteRecord(**_named([column.name for column in VOTE], row))


def _named(names: Iterable[str], row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(names, row, strict=True))


async def write_players(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(delete(players).where(players.c.table_id == table.id))
    if table.players:
        names = [column.name for column in PLAYER]
        seated = [{"table_id": table.id, **values(player, names)} for player in table.players]
        await connection.execute(insert(players), seated)


async def write_beside(connection: AsyncConnection, table: Table, beside: Beside, now: datetime) -> None:
    own: dict[str, object] = {"table_id": table.id}
    for entry in beside.log:
        await connection.execute(insert(actions).values(own | values(entry, [c.name for c in LOGGED_ACTION])))
    await throw_away(connection, table.id, (*beside.ended, *(wait.seat for wait in beside.begun)), now)
    for wait in beside.begun:
        await connection.execute(insert(waits).values(values(wait, waits.columns.keys())))
    if beside.forgets:
        await connection.execute(delete(memories).where(memories.c.table_id == table.id))
    for memory in beside.memories:
        await put(connection, memories, own | {"seat": memory.seat}, values(memory, ("number", "state")))
    for result in beside.results:
        whole = own | {"guild_id": table.guild_id, "game": table.game, "ended_at": now}
        await connection.execute(insert(results).values(whole | values(result, [f.name for f in fields(result)])))
    if beside.vote is not None:
        await _decide(connection, beside.vote)
    await _overtake(connection, table, beside)


async def throw_away(connection: AsyncConnection, table_id: str, seats: Iterable[int], now: datetime) -> None:
    """These seats are not waited for any more, and the messages that said so must go."""
    gone = tuple(seats)
    if not gone:
        return
    theirs = {"of_table": table_id, "seats": gone}
    for row in (await connection.execute(_THEIR_WAITS, theirs)).all():
        wait = Wait(*row)
        reminder = (wait.channel_id, wait.message_id)
        await drop(connection, now, reminder, (wait.notice_channel_id, wait.notice_message_id))
    await connection.execute(_NO_WAITS, theirs)


async def _decide(connection: AsyncConnection, vote: VoteRecord) -> None:
    """What a vote decided is done only if it still stands as it was read."""
    if not await change_vote(connection, vote):
        raise VoteOver(vote.token)


async def change_vote(connection: AsyncConnection, vote: VoteRecord) -> bool:
    """False if it is no longer what was read: a verdict is never changed."""
    standing = (votes.c.table_id == vote.table_id, votes.c.token == vote.token, votes.c.verdict.is_(None))
    changed = values(vote, VOTED) | {"version": vote.version + 1, "is_owed": True}
    change = update(votes).where(*standing, votes.c.version == vote.version).values(changed)
    return bool((await connection.execute(change)).rowcount)


async def drop(connection: AsyncConnection, now: datetime, *messages: tuple[int | None, int | None]) -> None:
    """These messages must go; where there is none, there is nothing to do."""
    gone = [{"channel_id": place, "message_id": message, "since": now} for place, message in messages if message]
    if gone:
        await connection.execute(insert(litter).values(gone))


async def put_vote(connection: AsyncConnection, vote: VoteRecord) -> None:
    await put(connection, votes, {"table_id": vote.table_id}, values(vote, VOTED))


async def _overtake(connection: AsyncConnection, table: Table, beside: Beside) -> None:
    """Playing on answers a vote on an undo; what ends a wait, one on the seat that was waited for.

    When somebody leaves or the game ends any vote is void. Nobody waits for one's own decision to leave.
    """
    void: list[ColumnElement[bool]] = []
    if answered := (*beside.ended, *(wait.seat for wait in beside.begun)):
        void.append(votes.c.seat.in_(answered) & (votes.c.concerned_id != votes.c.proposer_id))
    if beside.log:
        void.append(votes.c.motion == Motion.UNDO)
    if table.status is not Status.RUNNING or any(entry.kind == LEAVE for entry in beside.log):
        void.append(true())
    standing = (votes.c.table_id == table.id, votes.c.verdict.is_(None), or_(false(), *void))
    said = {"verdict": Verdict.OVERTAKEN, "is_owed": True, "version": votes.c.version + 1}
    await connection.execute(update(votes).where(*standing).values(said))


async def owe(connection: AsyncConnection, table: Table, since: datetime) -> None:
    """A table owes one board at most, that of its newest version. `since`: from when on, if it owed none before."""
    owed = {"version": table.version, "nonce": nonce(table.id, table.version)}
    change = update(deliveries).where(deliveries.c.table_id == table.id).values(owed)
    if not (await connection.execute(change)).rowcount:
        await connection.execute(insert(deliveries).values(table_id=table.id, since=since, **owed))


def nonce(table_id: str, version: int) -> str:
    """24 characters, where Discord allows 25; hashed because an id may be longer and is nobody's business."""
    return blake2s(f"{table_id} {version}".encode(), digest_size=12).hexdigest()


async def put(connection: AsyncConnection, relation: Relation, key: dict[str, object], row: dict[str, object]) -> None:
    """Update or insert, in words that every database understands; safe because writers take turns."""
    here = [relation.c[name] == value for name, value in key.items()]
    updated = await connection.execute(update(relation).where(*here).values(row))
    if updated.rowcount == 0:
        await connection.execute(insert(relation).values({**key, **row}))
