"""Reads every game of a file, and everything else in it, and tells what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.doctor.replay import Kept, findings
from bot.store import reading, rows
from bot.store.columns import misfit
from bot.store.database import Database
from bot.store.errors import Damaged
from bot.store.records import LoggedAction, Memory, Result, Wait
from bot.store.schema import (
    actions,
    deliveries,
    departures,
    guilds,
    habits,
    litter,
    memories,
    results,
    tables,
    users,
    votes,
    waits,
)
from bot.table.soundness import fault
from engines.core.game import Game

RESULT = [results.c[each.name] for each in fields(Result)]
OF_NO_GAME = (guilds, users, habits, departures, litter)


@dataclass
class Diagnosis:
    """`games`: what is wrong with each, by id; `others`: with rows that are of no game. `unknown`: of other rules."""

    games: dict[str, list[str]] = field(default_factory=dict)
    others: list[str] = field(default_factory=list)
    sound: int = 0
    unknown: int = 0
    moves: int = 0


async def examined(
    database: Database, connection: AsyncConnection, games: Mapping[str, Game], *, only: str | None = None
) -> Diagnosis:
    """As if no game were set aside: whoever calls has seen to that. `only`: this game and nothing else."""
    found = Diagnosis()
    ids = (await connection.scalars(select(tables.c.id).order_by(tables.c.id))).all() if only is None else [only]
    for table_id in ids:
        named = table_id if isinstance(table_id, str) else repr(table_id)
        kept = await read(database, connection, table_id)
        wrong = kept if isinstance(kept, list) else _wrong(games, kept)
        if wrong:
            found.games[named] = wrong
        elif not isinstance(kept, list):
            found.sound += 1
            found.unknown += _is_unknown(games, kept)
            found.moves += len(kept.log)
    if only is not None:
        return found
    found.others += await _dangling(connection)
    for relation in OF_NO_GAME:
        unsound = [row for row in (await connection.execute(select(relation))).all() if misfit(relation.columns, row)]
        if unsound:
            found.others.append(f"{relation.name}: {len(unsound)} rows cannot be read")
    return found


async def read(database: Database, connection: AsyncConnection, table_id: str) -> Kept | list[str]:
    """All of a game, or why not."""
    wrong: list[str] = []

    async def of(columns: Iterable[Column[object]], owner: Column[str]) -> reading.Rows:
        try:
            return await reading.OfGame(select(*columns), owner).rows(database, connection, table_id)
        except Damaged as damage:
            wrong.append(damage.why)
            return []

    log = tuple(LoggedAction(*row) for row in await of(rows.LOGGED_ACTION, actions.c.table_id))
    remembered = tuple(Memory(*row) for row in await of(rows.MEMORY, memories.c.table_id))
    waited = tuple(Wait(*row) for row in await of(rows.WAIT, waits.c.table_id))
    ended = tuple(Result(*row) for row in await of(RESULT, results.c.table_id))
    owed = await of([deliveries.c.version], deliveries.c.table_id)
    await of(votes.columns, votes.c.table_id)
    try:
        table = await rows.read_table(database, connection, table_id)
    except Damaged as damage:
        wrong.append(damage.why)
        table = None
    if wrong or table is None:
        return wrong or ["its row cannot be found"]
    in_order = tuple(sorted(log, key=lambda row: row.number))
    return Kept(table, in_order, remembered, waited, ended, owed[0][0] if owed else None)


def _wrong(games: Mapping[str, Game], kept: Kept) -> list[str]:
    if why := fault(games, kept.table):
        return [why]
    if _is_unknown(games, kept) or kept.table.state is None:
        return []
    return findings(games[kept.table.game], kept)


def _is_unknown(games: Mapping[str, Game], kept: Kept) -> bool:
    game = games.get(kept.table.game)
    return game is None or game.info.rules_version != kept.table.rules_version


async def _dangling(connection: AsyncConnection) -> list[str]:
    orphans: dict[str, int] = {}
    for relation, *_ in await connection.exec_driver_sql("PRAGMA foreign_key_check"):
        orphans[relation] = orphans.get(relation, 0) + 1
    return [f"{relation}: {count} rows have lost their game" for relation, count in orphans.items()]
