"""Somebody asks to be forgotten: he leaves every table, on all servers, and then nothing is kept of him.

After a stop in the middle he asks again, and what is left is done.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import structlog

from bot.store.errors import Damaged
from bot.store.records import Status, Table, Verdict
from bot.table.notices import Notices
from bot.table.publisher import Publisher
from bot.table.refusal import Refused
from bot.table.seats import Seating
from bot.table.service import ATTEMPTS, Person, Tables
from engines.core.errors import Refusal

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Forgetting:
    tables: Tables
    seating: Seating
    notices: Notices
    publisher: Publisher

    async def open_tables(self, person: Person) -> int:
        """In how many lobbies and running games this person is."""
        return len(await self.tables.store.forgetting.seated(person.id))

    async def forget(self, person: Person) -> tuple[tuple[int, str], ...]:
        """The tables that look otherwise now, by guild and id: see `show`."""
        left: set[tuple[int, str]] = set()
        unreadable: set[str] = set()
        for _ in range(ATTEMPTS):
            for table in await self.tables.store.forgetting.seated(person.id):
                try:
                    await self._leave(table, person)
                except (Refused, Refusal, Damaged) as refused:
                    # Nobody can play a game that this program does not know: nothing has to be done for it.
                    if not isinstance(refused, Refused) or refused.key == "unknown-game":
                        unreadable.add(table.id)
                left.add((table.guild_id, table.id))
            await self._end_votes(person)
            changed = await self.tables.store.forgetting.erase(person.id, self.tables.clock(), unreadable)
            if changed is not None:
                return tuple(left.union(changed))
        raise Refused("went-wrong")

    async def show(self, tables: Iterable[tuple[int, str]]) -> None:
        for guild_id, table_id in tables:
            try:
                await self.publisher.publish(guild_id, table_id)
            except Exception:  # whatever is wrong with one table, the others are shown
                log.exception("not shown", table=table_id)

    async def _leave(self, table: Table, person: Person) -> None:
        if table.status is Status.RUNNING:
            await self.seating.resign(table.guild_id, table.id, person)
        elif table.host_id == person.id:
            await self.tables.end(table.guild_id, table.id, _closed)
        else:
            await self.tables.leave(table.guild_id, table.id, person)

    async def _end_votes(self, person: Person) -> None:
        """The others propose anew what they still want."""
        votes = self.tables.store.votes
        for vote in await self.tables.store.forgetting.votes(person.id):
            if vote.verdict is None:
                await votes.save(replace(vote, verdict=Verdict.OVERTAKEN))
            try:
                await self.notices.show_vote(vote.guild_id, vote.table_id)
            except Exception:  # it is deleted all the same
                log.exception("vote not shown", table=vote.table_id)


def _closed(table: Table) -> Table:
    if table.status is not Status.LOBBY:
        raise Refused("lobby-begun")
    return replace(table, status=Status.CANCELLED, ended_by="left")
