"""The store: every question and every change that the bot has for its database, bound to a guild."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime
from pathlib import Path

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, union, update
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import reading, rows, sqlite
from bot.store.archive import Archive
from bot.store.asides import Asides
from bot.store.database import Database, finished
from bot.store.departures import Departures
from bot.store.errors import AlreadyDone, StoreError
from bot.store.forgetting import Forgetting
from bot.store.migrating import current_revision, migrate
from bot.store.records import Beside, Delivery, GuildSettings, LoggedAction, Memory, Status, Table
from bot.store.schema import actions, deliveries, guilds, memories, players, set_aside, tables, users, waits
from bot.store.statistics import Statistics
from bot.store.untouched import Untouched
from bot.store.votes import Votes
from bot.store.waits import Waits

OPEN = (Status.LOBBY, Status.RUNNING)
NOTHING = Beside()

# Who a table is never changes. Where its board is belongs to `delivered`: a move that was loaded before a delivery
# and is saved after it must not bring back the address of the board that the delivery replaced.
BOARD = {"board_channel_id", "board_message_id", "mentioned", "board_since_number", "board_since_state"}
NOT_SAVED = {"id", "guild_id", *BOARD}
SAVED = [column.name for column in tables.columns if column.name not in NOT_SAVED]

_GUILD = select(guilds).where(guilds.c.guild_id == bindparam("guild_id"))
_LANGUAGE = select(users.c.language).where(users.c.user_id == bindparam("user_id"))
_SAME = select(actions.c.number).where(actions.c.interaction_id == bindparam("interaction"))
_MEMORIES = reading.OfGame(select(*rows.MEMORY), memories.c.table_id)
_OWED_SINCE = reading.OfGame(select(deliveries.c.since), deliveries.c.table_id)
_LOG = reading.OfGame(
    select(*rows.LOGGED_ACTION)
    .join(tables, tables.c.id == actions.c.table_id)
    .where(tables.c.guild_id == bindparam("guild_id"), actions.c.number > bindparam("after"))
    .order_by(actions.c.number),
    actions.c.table_id,
)


class Store:
    """Use `await Store.open(path)`. Writers take turns, each for one short transaction; readers never wait."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waits = Waits(database)
        self.votes = Votes(database)
        self.statistics = Statistics(database)
        self.untouched = Untouched(database)
        self.departures = Departures(database)
        self.forgetting = Forgetting(database)
        self.archive = Archive(database)
        self.asides = Asides(database)

    # The file

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Makes the file or brings it to the newest revision. StoreError where it cannot be used."""
        await asyncio.to_thread(migrate, path)
        return cls(Database(path, sqlite.open_engine(path)))

    async def close(self) -> None:
        await self.database.close()

    async def backup(self, to: Path) -> None:
        """A copy of one moment while the program runs. StoreError if `to` exists."""
        await asyncio.to_thread(sqlite.copy_database, self.database.path, to)

    async def check(self) -> str:
        """The schema's revision, or StoreError if the file is damaged."""
        path = self.database.path
        try:
            async with self.database.reading() as connection:
                damage = await connection.run_sync(lambda sync: sqlite.find_damage(sync, is_thorough=True))
                revision = await connection.run_sync(current_revision)
        except DatabaseError as error:
            raise StoreError(f"{path} is damaged: {error.orig}") from error
        if damage:
            raise StoreError(f"{path} is damaged: {damage}")
        return revision or ""

    # Guilds and people

    async def guild(self, guild_id: int) -> GuildSettings:
        async with self.database.reading() as connection:
            found = await reading.of_others(connection, _GUILD, guild_id=guild_id)
        return GuildSettings(*found[0]) if found else GuildSettings(guild_id)

    @finished
    async def save_guild(self, settings: GuildSettings) -> None:
        row = rows.values(settings, [field.name for field in fields(settings) if field.name != "guild_id"])
        async with self.database.writing() as connection:
            await rows.put(connection, guilds, {"guild_id": settings.guild_id}, row)

    async def known_guilds(self) -> tuple[int, ...]:
        """Those with settings of their own and those with tables, by id."""
        async with self.database.reading() as connection:
            known = union(select(guilds.c.guild_id), select(tables.c.guild_id)).subquery()
            return tuple(sorted(guild_id for (guild_id,) in await reading.of_others(connection, select(known))))

    async def language_of(self, user_id: int) -> str | None:
        async with self.database.reading() as connection:
            said = await reading.of_others(connection, _LANGUAGE, user_id=user_id)
            return said[0][0] if said else None

    @finished
    async def save_language(self, user_id: int, language: str | None) -> None:
        async with self.database.writing() as connection:
            if language is None:
                await connection.execute(delete(users).where(users.c.user_id == user_id))
            else:
                await rows.put(connection, users, {"user_id": user_id}, {"language": language})

    # Tables

    @finished
    async def create(self, table: Table) -> None:
        """With its players and its first delivery. StoreError if the id is taken."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(tables).values(rows.values(table, tables.columns.keys())))
                await rows.write_players(connection, table)
                await rows.owe(connection, table, table.touched_at)
        except IntegrityError as error:
            raise StoreError(f"table {table.id} cannot be created: {error.orig}") from error

    async def table(self, guild_id: int, table_id: str) -> Table | None:
        """Damaged if it cannot be read, here and wherever something of one table is asked for."""
        async with self.database.reading() as connection:
            table = await rows.read_table(self.database, connection, table_id)
            return table if table is not None and table.guild_id == guild_id else None

    async def tables(
        self,
        guild_id: int,
        *,
        channel_id: int | None = None,
        user_id: int | None = None,
        statuses: Iterable[Status] = OPEN,
    ) -> tuple[Table, ...]:
        """Longest untouched first. `user_id`: who sits there, or is invited to."""
        wanted = select(tables).where(tables.c.guild_id == guild_id, tables.c.status.in_(tuple(statuses)))
        if channel_id is not None:
            wanted = wanted.where(tables.c.channel_id == channel_id)
        if user_id is not None:
            wanted = wanted.where(_sits(user_id))
        async with self.database.reading() as connection:
            return await rows.read_tables(self.database, connection, wanted)

    async def open_count(self, guild_id: int, host_id: int) -> int:
        """How many lobbies and running games this person hosts here."""
        hosted = (tables.c.guild_id == guild_id, tables.c.host_id == host_id, tables.c.status.in_(OPEN))
        wanted = select(tables.c.id).where(*hosted)
        async with self.database.reading() as connection:
            return len(await reading.OfGames(wanted, tables.c.id).rows(self.database, connection))

    async def unwaited(self) -> tuple[tuple[int, str], ...]:
        """Running games in which nobody is waited for, by guild and id."""
        waited = select(waits.c.table_id).where(waits.c.table_id == tables.c.id).exists()
        going = (tables.c.status == Status.RUNNING, tables.c.paused_at.is_(None))
        wanted = select(tables.c.guild_id, tables.c.id).where(*going, ~waited)
        async with self.database.reading() as connection:
            found = await reading.OfGames(wanted, tables.c.id).rows(self.database, connection)
            return tuple((guild_id, table_id) for guild_id, table_id in found)

    @finished
    async def save(
        self, table: Table, *, expected_version: int, now: datetime, owes: bool = True, beside: Beside = NOTHING
    ) -> bool:
        """All of the table but its board (see `delivered`), its players and what comes beside it, or nothing.

        `owes`: whether the channel has something new to see. False if the table is no longer at `expected_version`;
        AlreadyDone if that interaction was logged before.
        """
        if table.version != expected_version + 1:
            raise ValueError(f"version {table.version} cannot follow {expected_version}")
        at_home = (tables.c.id == table.id, tables.c.guild_id == table.guild_id)
        async with self.database.writing(about=table.id) as connection:
            # Asked first: a click that came twice also finds its version gone, and must not be tried again.
            await _must_be_new(connection, beside.log)
            change = update(tables).where(*at_home, tables.c.version == expected_version)
            if (await connection.execute(change.values(rows.values(table, SAVED)))).rowcount == 0:
                return False
            await rows.write_players(connection, table)
            await rows.write_beside(connection, table, beside, now)
            if owes:
                await rows.owe(connection, table, now)
        return True

    async def memories(self, table_id: str) -> tuple[Memory, ...]:
        """What the table looked like when each seat last acted."""
        async with self.database.reading() as connection:
            return tuple(Memory(*row) for row in await _MEMORIES.rows(self.database, connection, table_id))

    @finished
    async def purge(self, guild_id: int, table_id: str) -> None:
        """The table with its players, log and delivery."""
        async with self.database.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id, tables.c.guild_id == guild_id))
            mine = (set_aside.c.table_id == table_id, set_aside.c.guild_id == guild_id)
            await connection.execute(delete(set_aside).where(*mine))

    async def log(self, guild_id: int, table_id: str, *, after: int = 0) -> tuple[LoggedAction, ...]:
        async with self.database.reading() as connection:
            found = await _LOG.rows(self.database, connection, table_id, guild_id=guild_id, after=after)
            return tuple(LoggedAction(*row) for row in found)

    # Deliveries

    @finished
    async def delivered(
        self,
        guild_id: int,
        table_id: str,
        *,
        version: int,
        channel_id: int,
        message_id: int | None,
        mentioned: tuple[int, ...],
        posted: Table | None = None,
    ) -> None:
        """Where the live board is now. A newer version that was saved meanwhile stays owed.

        `posted`: the table that a new message told of; an edited one keeps what it told at first.
        """
        at_home = (tables.c.id == table_id, tables.c.guild_id == guild_id)
        board: dict[str, object] = {
            "board_channel_id": channel_id,
            "board_message_id": message_id,
            "mentioned": mentioned,
        }
        if posted is not None:
            board |= {"board_since_number": posted.since_number, "board_since_state": posted.since_state}
        async with self.database.writing(about=table_id) as connection:
            if (await connection.execute(update(tables).where(*at_home).values(board))).rowcount:
                paid = (deliveries.c.table_id == table_id, deliveries.c.version <= version)
                await connection.execute(delete(deliveries).where(*paid))

    @finished
    async def owe(self, guild_id: int, table_id: str, now: datetime) -> None:
        """Its board is to be shown, also where nothing has changed."""
        async with self.database.writing(about=table_id) as connection:
            table = await rows.read_table(self.database, connection, table_id)
            if table is not None and table.guild_id == guild_id:
                await rows.owe(connection, table, now)

    async def owed_since(self, table_id: str) -> datetime | None:
        """None: nothing is owed. What was sent and not written down was sent after that."""
        async with self.database.reading() as connection:
            found = await _OWED_SINCE.rows(self.database, connection, table_id)
            return found[0][0] if found else None

    async def owed(self) -> tuple[Delivery, ...]:
        """Across all guilds, longest owed first."""
        wanted = (
            select(*rows.DELIVERY)
            .join_from(deliveries, tables, tables.c.id == deliveries.c.table_id)
            .order_by(deliveries.c.since, deliveries.c.table_id)
        )
        async with self.database.reading() as connection:
            found = await reading.OfGames(wanted, deliveries.c.table_id).rows(self.database, connection)
            return tuple(Delivery(*row) for row in found)


def _sits(user_id: int) -> ColumnElement[bool]:
    """Asked of each table by itself: a damaged row of one must not keep the others from being found."""
    theirs = (players.c.table_id == tables.c.id, players.c.user_id == user_id)
    return select(players.c.seat).where(*theirs).exists()


async def _must_be_new(connection: AsyncConnection, log: Iterable[LoggedAction]) -> None:
    for row in log:
        same = {"interaction": row.interaction_id}
        if row.interaction_id is not None and (await connection.execute(_SAME, same)).first():
            raise AlreadyDone(row.interaction_id)
