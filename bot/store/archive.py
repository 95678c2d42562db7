"""Games that have ended, for whoever wants to keep one."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import rows
from bot.store.database import Database
from bot.store.records import Status, Table
from bot.store.schema import tables


class Archive:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def ended(self, guild_id: int, most: int) -> tuple[Table, ...]:
        """Those of this server that had begun, newest first."""
        done = (tables.c.guild_id == guild_id, tables.c.status.in_((Status.OVER, Status.CANCELLED)))
        newest = select(tables).where(*done, tables.c.state.is_not(None)).order_by(tables.c.touched_at.desc())
        async with self.database.reading() as connection:
            return await rows.read_tables(self.database, connection, newest.limit(most))
