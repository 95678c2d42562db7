"""Who is waited for, how each wants to be reminded, and which messages must go. Nothing here knows when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime

from sqlalchemy import BindParameter, Column, ColumnElement, bindparam, delete, func, select, union_all, update

from bot.store import reading, rows
from bot.store.database import Database, finished
from bot.store.records import Habits, Litter, Wait
from bot.store.schema import habits, litter, players, tables, waits

_WAITS = reading.OfGame(select(*rows.WAIT).order_by(waits.c.seat), waits.c.table_id)
_SOME = 200  # of what is due at once: the rest follows in the next round
_NOW: BindParameter[datetime] = bindparam("now")


def _before(moment: Column[datetime]) -> reading.OfGames:
    wanted = select(tables.c.guild_id, *rows.WAIT).join_from(waits, tables, tables.c.id == waits.c.table_id)
    return reading.OfGames(wanted.where(moment <= _NOW).order_by(moment).limit(_SOME), waits.c.table_id)


_DUE, _LATE = _before(waits.c.due_at), _before(waits.c.late_at)
_SOONEST = union_all(
    *(
        select(func.min(moment)).where(moment > _NOW, reading.not_aside(waits.c.table_id))
        for moment in (waits.c.due_at, waits.c.late_at)
    )
)
_LITTER = select(litter.c.channel_id, litter.c.message_id).order_by(litter.c.since).limit(_SOME)
_HABITS = select(habits).where(habits.c.user_id.in_(bindparam("people", expanding=True)))


class Waits:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_table(self, table_id: str) -> tuple[Wait, ...]:
        """By seat."""
        async with self.database.reading() as connection:
            return tuple(Wait(*row) for row in await _WAITS.rows(self.database, connection, table_id))

    async def of_user(self, user_id: int) -> tuple[tuple[int, Wait], ...]:
        """Where this person is waited for, on any server; with the game's pace."""
        wanted = (
            select(tables.c.pace_hours, *rows.WAIT)
            .join_from(waits, players, (players.c.table_id == waits.c.table_id) & (players.c.seat == waits.c.seat))
            .join(tables, tables.c.id == waits.c.table_id)
            .where(players.c.user_id == user_id)
        )
        async with self.database.reading() as connection:
            found = await reading.OfGames(wanted, waits.c.table_id).rows(self.database, connection)
            return tuple((pace, Wait(*row)) for pace, *row in found)

    async def due(self, now: datetime) -> tuple[tuple[int, Wait], ...]:
        """Reminders, longest due first, each with its guild."""
        return await self._before(_DUE, now)

    async def late(self, now: datetime) -> tuple[tuple[int, Wait], ...]:
        """Those about whom the others can decide by now and have not been told so."""
        return await self._before(_LATE, now)

    async def _before(self, asked: reading.OfGames, now: datetime) -> tuple[tuple[int, Wait], ...]:
        async with self.database.reading() as connection:
            found = await asked.rows(self.database, connection, now=now)
            return tuple((guild_id, Wait(*row)) for guild_id, *row in found)

    async def next_moment(self, now: datetime) -> datetime | None:
        """When the next of them is due or late after now."""
        async with self.database.reading() as connection:
            moments = await connection.scalars(_SOONEST, {"now": now})
            return min((moment for moment in moments if moment is not None), default=None)

    @finished
    async def claim(self, wait: Wait, due_at: datetime | None) -> bool:
        """One reminder more, before it is sent. False if it was claimed already or nobody waits any more."""
        return await self._change(wait, {"sent": wait.sent + 1, "due_at": due_at})

    @finished
    async def postpone(self, wait: Wait, due_at: datetime | None) -> bool:
        return await self._change(wait, {"due_at": due_at})

    @finished
    async def tell_late(self, wait: Wait) -> bool:
        """The others are being told. False if they were, or if nobody waits any more."""
        return await self._change(wait, {"late_at": None})

    @finished
    async def leave(self, wait: Wait) -> None:
        """This person has left the server: no more reminders, and the others can decide at once."""
        gone = {"is_gone": True, "due_at": None, "late_at": wait.since}
        async with self.database.writing(about=wait.table_id) as connection:
            await connection.execute(update(waits).where(*_same(wait)).values(gone))

    async def _change(self, wait: Wait, values: dict[str, object]) -> bool:
        seen = (waits.c.sent == wait.sent, waits.c.late_at.is_not_distinct_from(wait.late_at))
        async with self.database.writing(about=wait.table_id) as connection:
            return bool((await connection.execute(update(waits).where(*_same(wait), *seen).values(values))).rowcount)

    @finished
    async def reminded(self, wait: Wait, channel_id: int, message_id: int, now: datetime) -> None:
        """The last reminder; the one before it must go, and so must one that comes too late."""
        await self._stands(wait, waits.c.channel_id, waits.c.message_id, (channel_id, message_id), now)

    @finished
    async def noticed(self, wait: Wait, channel_id: int, message_id: int, now: datetime) -> None:
        """What the others were told."""
        await self._stands(wait, waits.c.notice_channel_id, waits.c.notice_message_id, (channel_id, message_id), now)

    async def _stands(
        self, wait: Wait, place: Column[int], message: Column[int], sent: tuple[int, int], now: datetime
    ) -> None:
        async with self.database.writing() as connection:
            before = (await connection.execute(select(place, message).where(*_same(wait)))).first()
            here = {place.name: sent[0], message.name: sent[1]}
            await connection.execute(update(waits).where(*_same(wait)).values(here))
            await rows.drop(connection, now, sent if before is None else (before[0], before[1]))

    # Messages that must go

    async def litter(self) -> tuple[Litter, ...]:
        async with self.database.reading() as connection:
            return tuple(Litter(*row) for row in await reading.of_others(connection, _LITTER))

    @finished
    async def swept(self, message_ids: Iterable[int]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(litter).where(litter.c.message_id.in_(tuple(message_ids))))

    # How people want to be reminded

    async def habits(self, user_ids: Iterable[int]) -> dict[int, Habits]:
        """Those who never said anything have the usual ones."""
        wanted = tuple(user_ids)
        async with self.database.reading() as connection:
            found = await reading.of_others(connection, _HABITS, people=wanted)
            said = {row[0]: Habits(*row) for row in found}
        return {user_id: said.get(user_id, Habits(user_id)) for user_id in wanted}

    @finished
    async def save_habits(self, changed: Habits) -> None:
        row = rows.values(changed, [f.name for f in fields(changed) if f.name != "user_id"])
        async with self.database.writing() as connection:
            await rows.put(connection, habits, {"user_id": changed.user_id}, row)


def _same(wait: Wait) -> tuple[ColumnElement[bool], ...]:
    """After an undo the same question is asked again, and waited for anew."""
    about = (waits.c.table_id == wait.table_id, waits.c.seat == wait.seat)
    return (*about, waits.c.question == wait.question, waits.c.since == wait.since)
