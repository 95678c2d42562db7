"""What people decide about a game besides playing it: votes, resigning, taking a seat over, sending somebody away.

The same for a button and for a command: it is done, and the channel is shown what came of it.
"""

from __future__ import annotations

from dataclasses import dataclass

import structlog

from bot.store.errors import Damaged
from bot.store.records import Motion, Table, Vote
from bot.table.keeper import seat_of
from bot.table.notices import Notices
from bot.table.publisher import Publisher
from bot.table.refusal import Refused
from bot.table.seats import Seating
from bot.table.service import Person, Tables
from bot.table.voting import Voting
from engines.core.decision import Seat

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Deciding:
    tables: Tables
    seating: Seating
    voting: Voting
    notices: Notices
    publisher: Publisher

    async def propose(
        self,
        guild_id: int,
        table_id: str,
        person: Person,
        motion: str,
        *,
        seat: Seat | None = None,
        candidate: Person | None = None,
    ) -> None:
        if motion not in list(Motion):
            raise Refused("unknown-game")
        about = Motion(motion)
        vote = await self.voting.propose(guild_id, table_id, person, about, seat=seat, candidate=candidate)
        await self._show_if_possible(vote)

    async def answer(self, guild_id: int, table_id: str, token: str, person: Person, *, agrees: bool) -> None:
        await self._show_if_possible(await self.voting.answer(guild_id, table_id, token, person, agrees=agrees))

    async def settle(self, vote: Vote) -> None:
        """What a stop in the middle has left undone, or Discord has not shown."""
        await self._show(await self.voting.settle(vote))

    async def expire(self, vote: Vote) -> None:
        try:
            await self._show(await self.voting.expire(vote))
        except Refused as refused:  # somebody tapped in this very moment
            log.info("vote not expired", table=vote.table_id, why=refused.key)

    async def pause(self, guild_id: int, table_id: str, person: Person) -> None:
        """Pauses a game, or goes on with it."""
        table = await self.tables.find(guild_id, table_id)
        motion = Motion.PAUSE if table.paused_at is None else Motion.RESUME
        await self.propose(guild_id, table_id, person, motion)

    async def resign(self, guild_id: int, table_id: str, person: Person) -> None:
        await self._publish(await self.seating.resign(guild_id, table_id, person))

    async def take_over(self, guild_id: int, table_id: str, person: Person, seat: Seat) -> None:
        await self._publish(await self.seating.take_over(guild_id, table_id, person, seat))

    async def replace(self, table: Table, person: Person, seat: Seat | None, successor: Person | None) -> None:
        """Whose seat, and who sits there then: without a seat one's own, without a successor the caretaker.

        Whoever does not play here offers himself; without a seat, for the only one that the caretaker has.
        """
        self.tables.must_be_running(table)
        me = seat_of(table, person.id)
        mine = None if me is None else me.seat
        if mine is None and successor is not None and successor.id != person.id:
            raise Refused("not-a-player")
        about = seat if seat is not None else _only_free(table) if mine is None else mine
        if about is None or not 0 <= about < len(table.players):
            raise Refused("seat-unknown")
        heir = successor if successor is not None or mine is not None else person
        if table.players[about].user_id is None:
            if heir is None or heir.id != person.id:
                raise Refused("seat-empty")
            await self.take_over(table.guild_id, table.id, person, about)
        elif heir is None and about == mine:
            raise Refused("no-successor", command=f"`/{table.game} resign`")
        else:
            motion = Motion.CARETAKER if heir is None else Motion.HANDOVER
            await self.propose(table.guild_id, table.id, person, motion, seat=about, candidate=heir)

    async def _show_if_possible(self, vote: Vote) -> None:
        """A tap counts even if Discord does not show it now: it is owed then."""
        try:
            await self._show(vote)
        except (Refused, Damaged):
            raise
        except Exception:
            log.exception("vote not shown yet", table=vote.table_id)
        finally:
            self.tables.changed()

    async def _show(self, vote: Vote) -> None:
        """The vote, and the board where it was decided: somebody else may sit there now, or be asked."""
        try:
            await self.notices.show_vote(vote.guild_id, vote.table_id)
        finally:
            if vote.verdict is not None:
                await self.publisher.publish(vote.guild_id, vote.table_id)

    async def _publish(self, table: Table) -> None:
        await self.publisher.publish(table.guild_id, table.id)


def _only_free(table: Table) -> Seat | None:
    free = [player.seat for player in table.players if player.user_id is None]
    return free[0] if len(free) == 1 else None
