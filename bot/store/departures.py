"""Servers that have removed the bot: since when, and that nothing is kept of them in the end."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, union

from bot.store import reading, rows
from bot.store.database import Database, finished
from bot.store.schema import departures, guilds, litter, set_aside, tables

_MOMENT: BindParameter[datetime] = bindparam("moment")
_FIRST = select(func.min(departures.c.at)).where(departures.c.at > _MOMENT)
_GONE = select(departures.c.guild_id).where(departures.c.at <= _MOMENT).order_by(departures.c.at)


class Departures:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def noted(self) -> tuple[int, ...]:
        async with self.database.reading() as connection:
            return tuple(guild for (guild,) in await reading.of_others(connection, select(departures.c.guild_id)))

    async def first(self, after: datetime) -> datetime | None:
        async with self.database.reading() as connection:
            moment: datetime | None = (await connection.scalars(_FIRST, {"moment": after})).one()
            return moment

    async def before(self, moment: datetime) -> tuple[int, ...]:
        """Those that left no later, longest gone first."""
        async with self.database.reading() as connection:
            return tuple(guild_id for (guild_id,) in await reading.of_others(connection, _GONE, moment=moment))

    @finished
    async def leave(self, guild_id: int, at: datetime) -> None:
        async with self.database.writing() as connection:
            await rows.put(connection, departures, {"guild_id": guild_id}, {"at": at})

    @finished
    async def missed(self, guild_ids: Iterable[int], at: datetime) -> None:
        """They left while nobody looked: counted from now, unless that was noted before."""
        async with self.database.writing() as connection:
            noted = set(await connection.scalars(select(departures.c.guild_id)))
            for guild_id in set(guild_ids) - noted:
                await connection.execute(insert(departures).values(guild_id=guild_id, at=at))

    @finished
    async def take_back(self, guild_id: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))

    @finished
    async def forget(self, guild_id: int) -> None:
        """Everything of this server, with whatever belongs to its tables; nothing of any other."""
        here = tables.c.guild_id == guild_id
        channels = union(select(tables.c.channel_id).where(here), select(tables.c.board_channel_id).where(here))
        async with self.database.writing() as connection:
            await connection.execute(delete(litter).where(litter.c.channel_id.in_(channels)))
            for relation in (tables, set_aside, guilds, departures):
                await connection.execute(delete(relation).where(relation.c.guild_id == guild_id))
