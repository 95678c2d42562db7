"""Makes a damaged game sound again from what is left of it: its players, its options, its seed and its log.

Whether that worked is not judged here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Table as Relation
from sqlalchemy import delete, insert, literal_column, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.doctor.examining import OF_NO_GAME, read
from bot.doctor.replay import Kept, after_rows, again, ended, is_cut_off
from bot.store import rows
from bot.store.columns import misfit
from bot.store.database import Database
from bot.store.records import Beside, Habits, Status, Table
from bot.store.schema import actions, deliveries, memories, players, results, tables, votes, waits
from bot.table.keeper import Known, changed_waits, people, stored
from bot.table.soundness import MOST_HOURS
from engines.core import codec
from engines.core.errors import Refusal
from engines.core.game import Game

DAY = 24
# What can be made anew from the rest. Players and the log cannot.
_ANEW = (waits, memories, votes, deliveries, results)


async def repair(
    database: Database,
    connection: AsyncConnection,
    games: Mapping[str, Game],
    table_id: str,
    now: datetime,
    *,
    trusts_dumps: bool,
) -> None:
    """`trusts_dumps`: where columns and a state contradict each other, the state is right."""
    raw = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().one()
    patched = await _patched(connection, games, dict(raw), now, trusts_dumps=trusts_dumps)
    if patched:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(patched))
    for relation in _ANEW:
        of_it = relation.c.table_id == table_id
        found = (await connection.execute(select(relation).where(of_it))).all()
        if any(misfit(relation.columns, row) for row in found):
            await connection.execute(delete(relation).where(of_it))
    kept = await read(database, connection, table_id)
    if isinstance(kept, Kept):
        await _rebuild(connection, games, kept, now)


async def sweep(connection: AsyncConnection) -> None:
    """Rows that have lost their game, and settings that cannot be read: from then on the usual ones hold."""
    orphans: Sequence[Sequence[object]] = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
    for relation, row_id, *_ in orphans:
        await connection.execute(text(f"DELETE FROM {relation} WHERE rowid = :id"), {"id": row_id})  # noqa: S608
    for other in OF_NO_GAME:
        numbered = select(*other.columns, literal_column("rowid")).select_from(other)
        found: Sequence[Sequence[object]] = (await connection.execute(numbered)).all()
        for *values, row_id in found:
            if misfit(other.columns, values):
                await connection.execute(text(f"DELETE FROM {other.name} WHERE rowid = :id"), {"id": row_id})  # noqa: S608


async def _patched(
    connection: AsyncConnection, games: Mapping[str, Game], raw: dict[str, Any], now: datetime, *, trusts_dumps: bool
) -> dict[str, object]:
    """Columns that make no sense, with what they must have been, or what does no harm."""
    seated = (await connection.execute(select(players).where(players.c.table_id == raw["id"]))).mappings().all()
    has_log = (await connection.execute(select(actions.c.number).where(actions.c.table_id == raw["id"]))).first()
    known = _told_by_dumps(games, raw)
    harmless: dict[str, object] = {
        "status": _status(raw, has_begun=has_log is not None),
        "mentioned": (),
        "is_private": False,
        "pace_hours": DAY,
        "seats": len(seated),
        "host_id": next((each["user_id"] for each in seated if each["user_id"] is not None), 0),
        "version": 1,
        "since_number": 0,
        "created_at": now,
        "touched_at": now,
        "rules_version": games[raw["game"]].info.rules_version if raw["game"] in games else None,
        **dict.fromkeys(column.name for column in tables.columns if column.nullable),
        **known,
    }
    wrong = {each.name for each in tables.columns if misfit([each], [raw[each.name]])}
    if trusts_dumps:
        wrong |= {name for name, value in known.items() if raw[name] != value}
    if "pace_hours" not in wrong and not 0 < raw["pace_hours"] <= MOST_HOURS:
        wrong.add("pace_hours")
    if wrong & {"board_channel_id", "board_message_id"}:
        wrong |= {"board_channel_id", "board_message_id"}
    return {name: harmless[name] for name in wrong if name in harmless}


def _told_by_dumps(games: Mapping[str, Game], raw: Mapping[str, Any]) -> dict[str, object]:
    """What a state that can be read says of its game: which it is, and how it began."""
    for data in (raw["state"], raw["since_state"]):
        try:
            key, version = codec.origin(data)
            state = games[key].load(data)
        except (Refusal, KeyError, AttributeError, TypeError):  # of a game that is not known, or no dump at all
            continue
        told: dict[str, object] = {"game": key, "rules_version": version, "seed": state.seed, "seats": state.seats}
        options = getattr(state, "options", None)
        return told if options is None else told | {"options": options.model_dump(mode="json")}
    return {}


def _status(raw: Mapping[str, Any], *, has_begun: bool) -> Status:
    """Whether a running one is over its state will tell."""
    if isinstance(raw["ended_by"], str):
        return Status.OVER if isinstance(raw["ended_by_seat"], int) else Status.CANCELLED
    if raw["state"] is None and raw["since_state"] is None and not has_begun:
        return Status.LOBBY
    return Status.RUNNING


async def _rebuild(connection: AsyncConnection, games: Mapping[str, Game], kept: Kept, now: datetime) -> None:
    if kept.table.status is Status.LOBBY:
        await rows.owe(connection, kept.table, now)
        return
    game = games.get(kept.table.game)
    if game is None or game.info.rules_version != kept.table.rules_version:
        return
    if is_cut_off(game, kept, after_rows(game, kept.table, kept.log)):
        return  # its state tells more than what could be made of it
    progress, remembered = again(game, kept.table, kept.log)
    asked = game.decisions(progress.state)
    status = kept.table.status
    if kept.table.ended_by is None:
        status = Status.RUNNING if asked else Status.OVER
    version = max(kept.table.version, *(row.version for row in kept.log), 1)
    table = replace(stored(game, kept.table, progress), status=status, version=version)
    usual = {user: Habits(user) for user in people(table)}
    waited = changed_waits(table, asked, Known(kept.waits, usual), now)
    beside = Beside(begun=waited.begun, ended=waited.ended, memories=remembered, forgets=True)
    await _write(connection, table, beside, now)
    await connection.execute(delete(results).where(results.c.table_id == table.id))
    ends = {"table_id": table.id, "guild_id": table.guild_id, "game": table.game, "ended_at": table.ended_at or now}
    names = ("seat", "user_id", "place", "points", "sources")
    for result in ended(game, table, progress):
        await connection.execute(insert(results).values(ends | rows.values(result, names)))


async def _write(connection: AsyncConnection, table: Table, beside: Beside, now: datetime) -> None:
    row: Relation = tables
    names = ("status", "version", "state", "since_state", "since_number")
    await connection.execute(update(row).where(row.c.id == table.id).values(rows.values(table, names)))
    await rows.write_beside(connection, table, beside, now)
    await rows.owe(connection, table, now)
