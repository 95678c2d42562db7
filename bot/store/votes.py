"""Votes at tables: one at a time each, kept until its verdict was shown."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BindParameter, bindparam, delete, func, select, update

from bot.store import reading, rows
from bot.store.database import Database, finished
from bot.store.records import Vote
from bot.store.schema import tables, votes

_VOTES = reading.OfGame(rows.VOTES, votes.c.table_id)
_NOW: BindParameter[datetime] = bindparam("now")
_IS_OPEN = votes.c.verdict.is_(None)
_OWED = reading.OfGames(rows.VOTES.where(votes.c.is_owed.is_(True)), votes.c.table_id)
_ENDED = reading.OfGames(rows.VOTES.where(votes.c.ends_at <= _NOW, _IS_OPEN), votes.c.table_id)
_SOONEST = select(func.min(votes.c.ends_at)).where(
    votes.c.ends_at > _NOW, _IS_OPEN, reading.not_aside(votes.c.table_id)
)


class Votes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_table(self, guild_id: int, table_id: str) -> Vote | None:
        async with self.database.reading() as connection:
            found = await _VOTES.rows(self.database, connection, table_id)
        return next((vote for vote in map(rows.read_vote, found) if vote.guild_id == guild_id), None)

    async def owed(self) -> tuple[Vote, ...]:
        """Those that look otherwise than their message says."""
        return await self._where(_OWED)

    async def ended(self, now: datetime) -> tuple[Vote, ...]:
        """Those whose time is over."""
        return await self._where(_ENDED, now=now)

    async def next_moment(self, now: datetime) -> datetime | None:
        """When the next of them ends after now."""
        async with self.database.reading() as connection:
            moment: datetime | None = (await connection.scalars(_SOONEST, {"now": now})).one()
            return moment

    @finished
    async def open(self, vote: Vote, table_version: int, now: datetime) -> bool:
        """False while another one is open at this table, or if the table is no longer what was read."""
        async with self.database.writing(about=vote.table_id) as connection:
            as_read = select(tables.c.id).where(tables.c.id == vote.table_id, tables.c.version == table_version)
            last = select(votes.c.verdict, votes.c.channel_id, votes.c.message_id)
            before = (await connection.execute(last.where(votes.c.table_id == vote.table_id))).first()
            is_open = before is not None and before.verdict is None
            if is_open or (await connection.execute(as_read)).first() is None:
                return False
            if before is not None:  # the channel was never told how that one ended
                await rows.drop(connection, now, (before.channel_id, before.message_id))
            await rows.put_vote(connection, vote)
        return True

    @finished
    async def save(self, vote: Vote) -> bool:
        """False if the vote is no longer what was read."""
        async with self.database.writing() as connection:
            return await rows.change_vote(connection, vote)

    @finished
    async def give_up(self, vote: Vote) -> None:
        """Nobody can be shown it."""
        async with self.database.writing() as connection:
            mine = (votes.c.table_id == vote.table_id, votes.c.token == vote.token)
            await connection.execute(delete(votes).where(*mine))

    @finished
    async def shown(self, vote: Vote, channel_id: int, message_id: int) -> None:
        """Where its message is; what changed meanwhile stays owed, and what has a verdict is done."""
        mine = (votes.c.table_id == vote.table_id, votes.c.token == vote.token)
        here = {"channel_id": channel_id, "message_id": message_id}
        async with self.database.writing() as connection:
            await connection.execute(update(votes).where(*mine).values(here))
            seen = votes.c.version == vote.version
            await connection.execute(delete(votes).where(*mine, seen, votes.c.verdict.is_not(None)))
            await connection.execute(update(votes).where(*mine, seen).values(is_owed=False))

    async def _where(self, asked: reading.OfGames, **facts: object) -> tuple[Vote, ...]:
        async with self.database.reading() as connection:
            return tuple(map(rows.read_vote, await asked.rows(self.database, connection, **facts)))
