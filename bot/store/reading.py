"""Reads rows so that one which cannot be read spoils no other: the game it belongs to is set aside, and left out.

Everything that is read of games goes through here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, bindparam, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import sqlite
from bot.store.columns import misfit
from bot.store.database import Database
from bot.store.errors import Damaged
from bot.store.schema import set_aside, tables

Wanted = Select[*tuple[Any, ...]]
Rows = list[tuple[Any, ...]]
_WHY = select(set_aside.c.why).where(set_aside.c.table_id == bindparam("game"))


def not_aside(of: Column[Any]) -> ColumnElement[bool]:
    """`of`: the column with a table's id."""
    return ~select(set_aside.c.table_id).where(set_aside.c.table_id == of).exists()


class OfGames:
    """A question about games, to be made once: making it takes longer than answering it. `of`: the column with the id.

    Answered by sound rows of games that are not set aside. A game of which one row cannot be read has none. `facts`:
    what the question leaves open.
    """

    def __init__(self, wanted: Wanted, of: Column[Any]) -> None:
        self._of = of
        self._columns = list(wanted.selected_columns)
        self._asked = _owned(wanted.where(not_aside(of)), of)

    async def rows(self, database: Database, connection: AsyncConnection, **facts: object) -> Rows:
        return (await self.sorted_out(database, connection, **facts))[0]

    async def sorted_out(
        self, database: Database, connection: AsyncConnection, **facts: object
    ) -> tuple[Rows, dict[str, str]]:
        """Those rows, and why others are left out, by game."""
        found, damage = await self._read(connection, facts)
        for table_id, why in damage.items():
            database.damaged(table_id, why)
        return found, damage

    async def _read(self, connection: AsyncConnection, facts: dict[str, object]) -> tuple[Rows, dict[str, str]]:
        try:
            return _sorted(self._columns, (await connection.execute(self._asked, facts)).all())
        except DBAPIError as error:
            if not sqlite.is_damage(error):
                raise
        found: Rows = []
        damage: dict[str, str] = {}
        for table_id in (await connection.scalars(select(tables.c.id))).all():
            try:
                own = (await connection.execute(self._asked.where(self._of == table_id), facts)).all()
                sound, unsound = _sorted(self._columns, own)
            except DBAPIError as error:
                if not sqlite.is_damage(error):
                    raise
                sound, unsound = [], {_named(table_id): str(error.orig)}
            found += sound
            damage |= unsound
        return found, damage


class OfGame:
    """The same about one game."""

    def __init__(self, wanted: Wanted, of: Column[Any]) -> None:
        self._columns = list(wanted.selected_columns)
        self._asked = _owned(wanted.where(of == bindparam("game")), of).add_columns(_WHY.scalar_subquery())

    async def rows(self, database: Database, connection: AsyncConnection, table_id: str, **facts: object) -> Rows:
        """Or Damaged: also if it was set aside before. `facts`: what else the question leaves open."""
        with database.minding(table_id):
            try:
                answer = (await connection.execute(self._asked, {"game": table_id, **facts})).all()
            except DBAPIError:
                await _must_not_be_aside(connection, table_id)
                raise
        if not answer or answer[0][-1] is not None:
            await _must_not_be_aside(connection, table_id)
        found, damage = _sorted(self._columns, [row[:-1] for row in answer])
        if damage:
            raise database.damaged(table_id, damage[table_id])
        return found


async def _must_not_be_aside(connection: AsyncConnection, table_id: str) -> None:
    if why := await connection.scalar(_WHY, {"game": table_id}):
        raise Damaged(table_id, str(why))


async def of_others(connection: AsyncConnection, wanted: Wanted, **facts: object) -> Rows:
    """Sound rows of what belongs to no game, without those that are not."""
    try:
        found = (await connection.execute(wanted, facts)).all()
    except DBAPIError as error:
        if not sqlite.is_damage(error):
            raise
        return []
    return [tuple(row) for row in found if misfit(wanted.selected_columns, row) is None]


def _owned(wanted: Wanted, of: Column[Any]) -> Wanted:
    """With the id of the game at the end."""
    return wanted.add_columns(of.label("of_table"))


def _sorted(columns: Sequence[object], rows: Any) -> tuple[Rows, dict[str, str]]:
    """Into what is sound, and games with a row that is not."""
    damage: dict[str, str] = {}
    for *row, table_id in rows:
        if why := misfit(columns, row):
            damage.setdefault(_named(table_id), f"{why} cannot be read")
    return [tuple(row) for *row, table_id in rows if _named(table_id) not in damage], damage


def _named(table_id: object) -> str:
    """Also of a game whose id is damaged itself."""
    return table_id if isinstance(table_id, str) else repr(table_id)
