"""Between rows and records, inside a transaction that someone else began."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime
from hashlib import blake2s

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy import Table as Relation
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Delivery, LoggedAction, Player, Table
from bot.store.schema import actions, deliveries, players, tables

PLAYER = [players.c[field.name] for field in fields(Player)]
LOGGED_ACTION = [actions.c[field.name] for field in fields(LoggedAction)]
DELIVERY = [tables.c.guild_id, *(deliveries.c[field.name] for field in fields(Delivery) if field.name != "guild_id")]


def values(record: object, columns: Iterable[str]) -> dict[str, object]:
    return {name: getattr(record, name) for name in columns}


async def read_tables(connection: AsyncConnection, wanted: Select[*tuple[object, ...]]) -> tuple[Table, ...]:
    """`wanted` selects whole rows of `tables`. The transaction makes both questions see the same moment."""
    rows = (await connection.execute(wanted.order_by(tables.c.touched_at, tables.c.id))).mappings().all()
    if not rows:
        return ()
    its_players = (
        select(players.c.table_id.label("its_table"), *PLAYER)
        .where(players.c.table_id.in_(wanted.with_only_columns(tables.c.id)))
        .order_by(players.c.table_id, players.c.seat)
    )
    seated: defaultdict[str, list[Player]] = defaultdict(list)
    for table_id, *player in await connection.execute(its_players):
        seated[table_id].append(Player(*player))
    return tuple(Table(**row, players=tuple(seated[row["id"]])) for row in rows)


async def write_players(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(delete(players).where(players.c.table_id == table.id))
    if table.players:
        names = [column.name for column in PLAYER]
        seated = [{"table_id": table.id, **values(player, names)} for player in table.players]
        await connection.execute(insert(players), seated)


async def owe(connection: AsyncConnection, table: Table, since: datetime) -> None:
    """A table owes one board at most, that of its newest version."""
    owed = {"version": table.version, "nonce": nonce(table.id, table.version), "since": since}
    await put(connection, deliveries, {"table_id": table.id}, owed)


def nonce(table_id: str, version: int) -> str:
    """24 characters, where Discord allows 25; hashed because an id may be longer and is nobody's business."""
    return blake2s(f"{table_id} {version}".encode(), digest_size=12).hexdigest()


async def put(connection: AsyncConnection, relation: Relation, key: dict[str, object], row: dict[str, object]) -> None:
    """Update or insert, in words that every database understands; safe because writers take turns."""
    here = [relation.c[name] == value for name, value in key.items()]
    updated = await connection.execute(update(relation).where(*here).values(row))
    if updated.rowcount == 0:
        await connection.execute(insert(relation).values({**key, **row}))
