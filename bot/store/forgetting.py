"""What is kept of a person, on all servers, and its end: afterwards no row knows this id."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import delete, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import reading, rows
from bot.store.database import Database, finished
from bot.store.records import Status, Table, Vote
from bot.store.schema import actions, habits, players, results, set_aside, tables, users, votes

OPEN = (Status.LOBBY, Status.RUNNING)
NOBODY = 0  # hosts what a forgotten person opened, where nobody else is left


class Forgetting:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def seated(self, user_id: int) -> tuple[Table, ...]:
        """Lobbies and running games where this person sits, or is invited to."""
        async with self.database.reading() as connection:
            return await _seated(self.database, connection, user_id)

    async def votes(self, user_id: int) -> tuple[Vote, ...]:
        """Those in which this person has a part."""
        async with self.database.reading() as connection:
            return await _votes(self.database, connection, user_id)

    @finished
    async def erase(self, user_id: int, now: datetime, despite: Collection[str]) -> tuple[tuple[int, str], ...] | None:
        """Everything or nothing. The running games that look otherwise now, by guild and id.

        None as long as this person sits at an open table that is not among `despite`.
        """
        async with self.database.writing() as connection:
            if {table.id for table in await _seated(self.database, connection, user_id)} - set(despite):
                return None
            named = or_(players.c.user_id == user_id, players.c.left_by == user_id)
            hosted = tables.c.host_id == user_id
            concerned = union(select(players.c.table_id).where(named), select(tables.c.id).where(hosted))
            ids = tuple(await connection.scalars(concerned))
            for vote in await _votes(self.database, connection, user_id):
                await connection.execute(delete(votes).where(votes.c.table_id == vote.table_id))
            await connection.execute(update(players).where(named).values(user_id=None, left_by=None, name=""))
            for relation in (actions, results):
                await connection.execute(update(relation).where(relation.c.user_id == user_id).values(user_id=None))
            for relation in (users, habits):
                await connection.execute(delete(relation).where(relation.c.user_id == user_id))
            left = select(players.c.user_id).where(players.c.table_id == tables.c.id, players.c.user_id.is_not(None))
            heir = func.coalesce(left.order_by(players.c.seat).limit(1).scalar_subquery(), NOBODY)
            await connection.execute(update(tables).where(hosted).values(host_id=heir))
            aside = tables.c.id.in_(select(set_aside.c.table_id))  # where who sits there may not be known any more
            await connection.execute(update(tables).where(aside).values(mentioned=()))
            for table_id, mentioned in await _mentioning(connection, ids):
                others = tuple(each for each in mentioned if each != user_id)
                await connection.execute(update(tables).where(tables.c.id == table_id).values(mentioned=others))
            return await _renewed(self.database, connection, ids, now)


async def _seated(database: Database, connection: AsyncConnection, user_id: int) -> tuple[Table, ...]:
    """One after the other: a damaged row of one table must not keep the others from being found."""
    theirs = select(players.c.table_id).where(players.c.user_id == user_id)
    ids = [table_id for (table_id,) in await reading.OfGames(theirs, players.c.table_id).rows(database, connection)]
    wanted = select(tables).where(tables.c.id.in_(ids), tables.c.status.in_(OPEN))
    return await rows.read_tables(database, connection, wanted)


async def _votes(database: Database, connection: AsyncConnection, user_id: int) -> tuple[Vote, ...]:
    """Looked for among all: at any time there are only a few."""
    found = map(rows.read_vote, await reading.OfGames(rows.VOTES, votes.c.table_id).rows(database, connection))
    return tuple(vote for vote in found if user_id in _named(vote))


def _named(vote: Vote) -> tuple[int | None, ...]:
    return vote.proposer_id, vote.candidate_id, vote.concerned_id, *vote.voters


async def _mentioning(connection: AsyncConnection, ids: Collection[str]) -> list[tuple[str, tuple[int, ...]]]:
    """Whom the boards of these tables mention."""
    wanted = select(tables.c.id, tables.c.mentioned).where(tables.c.id.in_(ids))
    return [(table_id, mentioned) for table_id, mentioned in await reading.of_others(connection, wanted)]


async def _renewed(
    database: Database, connection: AsyncConnection, ids: Collection[str], now: datetime
) -> tuple[tuple[int, str], ...]:
    """Whoever is about to save one of these tables has read what was forgotten, and must read it anew."""
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(version=tables.c.version + 1))
    running = select(tables).where(tables.c.id.in_(ids), tables.c.status == Status.RUNNING)
    found = await rows.read_tables(database, connection, running)
    for table in found:
        await rows.owe(connection, table, now)
    return tuple((table.guild_id, table.id) for table in found)
