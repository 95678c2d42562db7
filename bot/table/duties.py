"""What becomes due at tables: reminders, telling the others that somebody is late, votes, messages that must go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import islice

from bot.deciding import Deciding
from bot.store.repository import Store
from bot.table.notices import Notices
from bot.table.publisher import Publisher
from bot.table.scheduler import Job

_BOARDS_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class Reminding:
    store: Store
    notices: Notices

    async def next_moment(self, now: datetime) -> datetime | None:
        return await self.store.waits.next_moment(now)

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        late, due = await self.store.waits.late(now), await self.store.waits.due(now)
        return {
            **{f"late {w.table_id} {w.seat}": partial(self.notices.tell_late, guild_id, w) for guild_id, w in late},
            **{f"remind {w.table_id} {w.seat}": partial(self.notices.remind, guild_id, w) for guild_id, w in due},
        }


@dataclass(frozen=True, slots=True)
class Showing:
    """Boards that Discord, or the disk, did not take, and those that a stop has left unshown: some at a time."""

    publisher: Publisher

    async def next_moment(self, now: datetime) -> datetime | None:
        return min((at for _, at in self.publisher.again.values() if at > now), default=None)

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        due = ((table_id, guild_id) for table_id, (guild_id, at) in self.publisher.again.items() if at <= now)
        some = islice(due, _BOARDS_AT_ONCE)
        return {f"show {table_id}": partial(self.publisher.publish, guild_id, table_id) for table_id, guild_id in some}


@dataclass(frozen=True, slots=True)
class Counting:
    """Votes end, and what was not done or shown when somebody answered is made up for."""

    store: Store
    deciding: Deciding

    async def next_moment(self, now: datetime) -> datetime | None:
        return await self.store.votes.next_moment(now)

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        ended = await self.store.votes.ended(now)
        owed = await self.store.votes.owed()
        return {
            **{f"vote {vote.table_id}": partial(self.deciding.settle, vote) for vote in owed},
            **{f"vote {vote.table_id}": partial(self.deciding.expire, vote) for vote in ended},
        }


@dataclass(frozen=True, slots=True)
class Sweeping:
    store: Store
    notices: Notices

    async def next_moment(self, now: datetime) -> datetime | None:
        """What must go must go now, and whoever makes it so says that something changed."""
        return None

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        return {
            f"sweep {each.message_id}": partial(self.notices.sweep, each) for each in await self.store.waits.litter()
        }
