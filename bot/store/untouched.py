"""Lobbies and games in which nothing happens any more. Nothing here knows after how long that is."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select

from bot.store import reading
from bot.store.database import Database
from bot.store.records import Status
from bot.store.schema import tables

_SOME = 200  # at once: the rest follows in the next round


class Untouched:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def since(self, status: Status, after: datetime) -> datetime | None:
        """When the longest untouched of those that were touched after this moment was touched last."""
        later = (tables.c.status == status, tables.c.touched_at > after, reading.not_aside(tables.c.id))
        oldest = select(func.min(tables.c.touched_at)).where(*later)
        async with self.database.reading() as connection:
            moment: datetime | None = (await connection.scalars(oldest)).one()
            return moment

    async def before(self, status: Status, moment: datetime) -> tuple[tuple[int, str], ...]:
        """Those that nobody has touched since, by guild and id, longest untouched first."""
        still = (tables.c.status == status, tables.c.touched_at <= moment)
        wanted = select(tables.c.guild_id, tables.c.id).where(*still).order_by(tables.c.touched_at).limit(_SOME)
        async with self.database.reading() as connection:
            found = await reading.of_games(self.database, connection, wanted, tables.c.id)
            return tuple((guild_id, table_id) for guild_id, table_id in found)
