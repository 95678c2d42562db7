"""Lobbies and games that everybody has forgotten end by themselves, and their channel reads that they did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from bot.store.records import Status, Table
from bot.store.repository import Store
from bot.table.publisher import Publisher
from bot.table.refusal import Refused
from bot.table.scheduler import Job
from bot.table.service import Tables

LASTS = {Status.LOBBY: timedelta(days=7), Status.RUNNING: timedelta(days=60)}


@dataclass(frozen=True, slots=True)
class Tidying:
    """A paused game rests as long as any other."""

    store: Store
    tables: Tables
    publisher: Publisher

    async def next_moment(self, now: datetime) -> datetime | None:
        oldest = [(await self.store.untouched.since(status, now - lasts), lasts) for status, lasts in LASTS.items()]
        return min((since + lasts for since, lasts in oldest if since is not None), default=None)

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        return {
            f"tidy {table_id}": partial(self._tidy, guild_id, table_id)
            for status, lasts in LASTS.items()
            for guild_id, table_id in await self.store.untouched.before(status, now - lasts)
        }

    async def _tidy(self, guild_id: int, table_id: str) -> None:
        try:
            table = await self.tables.end(guild_id, table_id, self._ended)
        except Refused:  # somebody came back in this very moment
            return
        # A game has its last word at the bottom of the channel; of a lobby that never began the message is enough.
        if table.state is None:
            await self.publisher.publish(guild_id, table_id)
        else:
            await self.publisher.move(table, table.board_channel_id or table.channel_id)

    def _ended(self, table: Table) -> Table:
        lasts = LASTS.get(table.status)
        if lasts is None or table.touched_at + lasts > self.tables.clock():
            raise Refused("stale")
        return replace(table, status=Status.CANCELLED, ended_by="untouched")
