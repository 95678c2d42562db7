"""Lobbies and games in which nothing happens any more. Nothing here knows after how long that is."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BindParameter, bindparam, func, select

from bot.store import reading
from bot.store.database import Database
from bot.store.records import Status
from bot.store.schema import tables

_SOME = 200  # at once: the rest follows in the next round
_MOMENT: BindParameter[datetime] = bindparam("moment")
_IN_STATUS = tables.c.status == bindparam("in_status")
_OLDEST = select(func.min(tables.c.touched_at)).where(
    _IN_STATUS, tables.c.touched_at > _MOMENT, reading.not_aside(tables.c.id)
)
_UNTOUCHED = reading.OfGames(
    select(tables.c.guild_id, tables.c.id)
    .where(_IN_STATUS, tables.c.touched_at <= _MOMENT)
    .order_by(tables.c.touched_at)
    .limit(_SOME),
    tables.c.id,
)


class Untouched:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def since(self, status: Status, after: datetime) -> datetime | None:
        """When the longest untouched of those that were touched after this moment was touched last."""
        async with self.database.reading() as connection:
            moment: datetime | None = (await connection.scalars(_OLDEST, {"in_status": status, "moment": after})).one()
            return moment

    async def before(self, status: Status, moment: datetime) -> tuple[tuple[int, str], ...]:
        """Those that nobody has touched since, by guild and id, longest untouched first."""
        async with self.database.reading() as connection:
            found = await _UNTOUCHED.rows(self.database, connection, in_status=status, moment=moment)
            return tuple((guild_id, table_id) for guild_id, table_id in found)
