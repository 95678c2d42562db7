"""Who sits where in a running game: somebody leaves it, the caretaker stands in, somebody takes over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.store.records import Beside, Player, Status, Table, Vote
from bot.table.keeper import people, resigned, seat_of, with_player
from bot.table.refusal import Refused
from bot.table.service import Person, Tables
from engines.core.decision import Seat


@dataclass(frozen=True, slots=True)
class Seating:
    tables: Tables

    async def resign(self, guild_id: int, table_id: str, person: Person) -> Table:
        def leaves(table: Table) -> tuple[Table, Beside]:
            return _without(table, self.tables.must_play(table, person.id))

        return await self.tables.adjust(guild_id, table_id, leaves)

    async def take_over(self, guild_id: int, table_id: str, person: Person, seat: Seat) -> Table:
        """A seat for which the caretaker plays is open to everybody who does not play here."""

        def sits(table: Table) -> tuple[Table, Beside]:
            if seat_of(table, person.id) is not None:
                raise Refused("already-in")
            if not 0 <= seat < len(table.players) or table.players[seat].user_id is not None:
                raise Refused("seat-taken")
            return with_player(table, Player(seat, person.id, person.name, has_joined=True)), Beside()

        return await self.tables.adjust(guild_id, table_id, sits)

    async def decided(self, vote: Vote) -> Table:
        """A vote on a seat has passed: somebody else sits there, or the caretaker plays."""
        seat, person = vote.seat, vote.candidate_id
        assert seat is not None

        def handed(table: Table) -> tuple[Table, Beside]:
            if person is None:
                return _vacated(table, table.players[seat]), Beside(vote=vote)
            if seat_of(table, person) is not None:
                raise Refused("already-in")
            successor = Player(seat, person, vote.candidate_name or "?", has_joined=True)
            return with_player(table, successor), Beside(vote=vote)

        return await self.tables.adjust(vote.guild_id, vote.table_id, handed)


def _without(table: Table, leaver: Player) -> tuple[Table, Beside]:
    """Of two, the other one has won; of more, the caretaker plays on; when nobody is left, it is over."""
    after = _vacated(table, leaver)
    if not people(after):
        return replace(after, status=Status.CANCELLED, ended_by="nobody"), Beside()
    if len(table.players) == 2:
        over = replace(table, status=Status.OVER, ended_by="resigned", ended_by_seat=leaver.seat)
        return over, Beside(results=resigned(table, leaver.seat))
    return after, Beside()


def _vacated(table: Table, leaver: Player) -> Table:
    return with_player(table, replace(leaver, user_id=None, left_by=leaver.user_id))
