"""A server that has removed the bot is forgotten after a while; if it comes back before, everything is still there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from bot.store.repository import Store
from bot.table.scheduler import Job
from bot.table.service import Tables

KEPT = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Departing:
    """`is_here`: whether the bot is on this server, also on one that Discord cannot reach just now."""

    store: Store
    tables: Tables
    is_here: Callable[[int], bool]

    async def left(self, guild_id: int) -> None:
        await self.store.departures.leave(guild_id, self.tables.clock())
        self.tables.changed()

    async def came(self, guild_id: int) -> None:
        if guild_id in await self.store.departures.noted():
            await self.store.departures.take_back(guild_id)

    async def look(self) -> None:
        """What happened while the bot was not connected."""
        gone = [guild_id for guild_id in await self.store.known_guilds() if not self.is_here(guild_id)]
        if gone:
            await self.store.departures.missed(gone, self.tables.clock())
            self.tables.changed()
        for guild_id in await self.store.departures.noted():
            if self.is_here(guild_id):
                await self.store.departures.take_back(guild_id)

    async def next_moment(self, now: datetime) -> datetime | None:
        first = await self.store.departures.first(now - KEPT)
        return None if first is None else first + KEPT

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        gone = await self.store.departures.before(now - KEPT)
        return {f"forget server {guild_id}": partial(self._forget, guild_id) for guild_id in gone}

    async def _forget(self, guild_id: int) -> None:
        if self.is_here(guild_id):  # whatever was noted: of a server that plays nothing is deleted
            await self.store.departures.take_back(guild_id)
        else:
            await self.store.departures.forget(guild_id)
