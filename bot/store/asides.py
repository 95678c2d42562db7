"""Games that are set aside because what is stored of them is damaged: which, why, and whether their channel knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import reading, rows, sqlite
from bot.store.database import Database, finished
from bot.store.records import Aside
from bot.store.schema import players, set_aside, tables

_NAMES = [field.name for field in fields(Aside)]
_ASIDE = select(*(set_aside.c[name] for name in _NAMES))
_OWED = _ASIDE.where(set_aside.c.is_owed.is_(True))
_OF_GUILD = _ASIDE.where(set_aside.c.guild_id == bindparam("guild_id"))


class Asides:
    def __init__(self, database: Database) -> None:
        self.database = database

    @finished
    async def keep(self, now: datetime) -> tuple[Aside, ...]:
        """Writes down what was found damaged and was not known to be."""
        noticed = dict(self.database.damage)
        if not noticed:
            return ()
        kept = []
        async with self.database.writing() as connection:
            known = set(await connection.scalars(select(set_aside.c.table_id)))
            for table_id, why in noticed.items():
                if table_id not in known:
                    aside = await _placed(connection, Aside(table_id, None, None, None, why, now))
                    await connection.execute(insert(set_aside).values(rows.values(aside, _NAMES)))
                    kept.append(aside)
        for table_id in noticed:
            self.database.damage.pop(table_id, None)
        return tuple(kept)

    async def owed(self) -> tuple[Aside, ...]:
        """Those whose channel was not told."""
        return await self._answered(_OWED)

    async def of_guild(self, guild_id: int, *, user_id: int | None = None) -> tuple[Aside, ...]:
        """`user_id`: those where this person sits, as far as that can be read."""
        found = await self._answered(_OF_GUILD, guild_id=guild_id)
        if user_id is None or not found:
            return found
        async with self.database.reading() as connection:
            seated = select(players.c.table_id).where(players.c.user_id == user_id)
            theirs = {table_id for (table_id,) in await reading.of_others(connection, seated)}
        return tuple(aside for aside in found if aside.table_id in theirs)

    @finished
    async def told(self, table_id: str, message_id: int | None) -> None:
        """Once; None: nobody there can be told."""
        async with self.database.writing() as connection:
            said = {"is_owed": False, "message_id": message_id}
            await connection.execute(update(set_aside).where(set_aside.c.table_id == table_id).values(said))

    async def _answered(self, wanted: reading.Wanted, **facts: object) -> tuple[Aside, ...]:
        async with self.database.reading() as connection:
            return tuple(Aside(*row) for row in await reading.of_others(connection, wanted, **facts))


async def _placed(connection: AsyncConnection, aside: Aside) -> Aside:
    """Where the game is, as far as that can still be read."""
    game, board = tables.c.game, tables.c.board_channel_id
    row: Sequence[Any] | None
    whole = select(tables.c.guild_id, tables.c.channel_id, game, board).where(tables.c.id == aside.table_id)
    try:
        row = (await connection.execute(whole)).first()
    except DBAPIError as error:
        if not sqlite.is_damage(error):
            raise
        row = await _by_indexes(connection, aside.table_id)
    guild_id, channel_id, key, moved_to = row if row is not None else (None, None, None, None)
    place = moved_to if isinstance(moved_to, int) else channel_id
    return replace(
        aside,
        guild_id=guild_id if isinstance(guild_id, int) else None,
        channel_id=place if isinstance(place, int) else None,
        game=key if isinstance(key, str) else None,
    )


async def _by_indexes(connection: AsyncConnection, table_id: str) -> tuple[Any, ...] | None:
    try:
        found = (await connection.execute(text(sqlite.PLACE_BY_INDEXES), {"id": table_id})).first()
    except DBAPIError as error:
        if not sqlite.is_damage(error):
            raise
        return None
    return None if found is None else (*found, None, None)
