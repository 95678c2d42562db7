"""Votes: one mechanism for taking back, pausing, going on, and deciding about a seat that keeps the others waiting."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.store.errors import VoteOver
from bot.store.records import Beside, Motion, Player, Status, Table, Verdict, Vote, Wait
from bot.table.keeper import knows_another_seat, people, seat_of
from bot.table.progress import remaining
from bot.table.refusal import Refused
from bot.table.schedule import late_at
from bot.table.seats import Seating
from bot.table.service import ATTEMPTS, Person, Tables
from engines.core.decision import Seat

ABOUT_A_SEAT = (Motion.CARETAKER, Motion.HANDOVER, Motion.END)
_LASTS = timedelta(hours=48)


def needed(vote: Vote) -> int:
    """Taking back concerns everybody; else more than half decide. Handing over one's own seat is nobody else's."""
    if vote.motion is Motion.UNDO:
        return len(vote.voters)
    return len(vote.voters) // 2 + 1 if vote.voters else 0


def counted(vote: Vote) -> Vote:
    """With its verdict, as soon as nothing can change it any more."""
    if vote.verdict is not None:
        return vote
    is_accepted = vote.candidate_id is None or vote.has_accepted
    if len(vote.voters) - len(vote.refused) < needed(vote):
        return replace(vote, verdict=Verdict.FAILED)
    if len(vote.agreed) >= needed(vote) and is_accepted:
        return replace(vote, verdict=Verdict.PASSED)
    return vote


def ran_out(vote: Vote) -> Vote:
    """The time is over. For the caretaker those decide who have answered: others may be away as well, and whoever is
    back can take his seat again.
    """
    is_agreed = vote.motion is Motion.CARETAKER and len(vote.agreed) > len(vote.refused)
    return replace(vote, verdict=Verdict.PASSED if is_agreed else Verdict.EXPIRED)


def answered(vote: Vote, user_id: int, *, agrees: bool) -> Vote:
    """A later answer of the same person counts instead. Without the candidate or whoever proposed it, it is over."""
    if user_id not in (*vote.voters, vote.candidate_id, vote.proposer_id):
        raise Refused("no-vote")
    agreed = tuple(voter for voter in vote.agreed if voter != user_id)
    refused = tuple(voter for voter in vote.refused if voter != user_id)
    own = (user_id,) if user_id in vote.voters else ()
    after = replace(vote, agreed=agreed + own * agrees, refused=refused + own * (not agrees))
    if user_id == vote.candidate_id:
        after = replace(after, has_accepted=agrees)
    if not agrees and user_id in (vote.candidate_id, vote.proposer_id):
        after = replace(after, verdict=Verdict.FAILED)
    return after


@dataclass(frozen=True, slots=True)
class Voting:
    """Whoever calls shows the vote then, and wakes the scheduler: its end is a moment."""

    tables: Tables
    seating: Seating

    async def propose(
        self,
        guild_id: int,
        table_id: str,
        person: Person,
        motion: Motion,
        *,
        seat: Seat | None = None,
        candidate: Person | None = None,
    ) -> Vote:
        """Whoever proposes agrees. It may be decided at once, where nobody else has a say."""
        for _ in range(ATTEMPTS):
            table = await self.tables.find(guild_id, table_id)
            self.tables.must_be_running(table)
            if (motion is Motion.RESUME) != (table.paused_at is not None):
                raise Refused("not-paused" if motion is Motion.RESUME else "paused")
            concerned = _concerned(table, motion, seat)
            voters = await self._voters(table, person, motion, concerned, candidate)
            vote = Vote(
                guild_id=guild_id,
                table_id=table_id,
                token=secrets.token_urlsafe(6),
                motion=motion,
                seat=None if concerned is None else concerned.seat,
                concerned_id=None if concerned is None else concerned.user_id,
                steps=await self._steps(table, person) if motion is Motion.UNDO else 0,
                proposer_id=person.id,
                candidate_id=None if candidate is None else candidate.id,
                candidate_name=None if candidate is None else candidate.name,
                has_accepted=candidate is not None and candidate.id == person.id,
                voters=voters,
                agreed=tuple(voter for voter in voters if voter == person.id),
                ends_at=self.tables.clock() + max(_LASTS, timedelta(hours=table.pace_hours)),
            )
            if await self.tables.store.votes.open(vote, table.version, self.tables.clock()):
                return await self.settle(vote)
            standing = await self.tables.store.votes.of_table(guild_id, table_id)
            if standing is not None and standing.verdict is None:
                raise Refused("vote-open")
        raise Refused("went-wrong")

    async def answer(self, guild_id: int, table_id: str, token: str, person: Person, *, agrees: bool) -> Vote:
        return await self._change(guild_id, table_id, token, lambda vote: answered(vote, person.id, agrees=agrees))

    async def expire(self, vote: Vote) -> Vote:
        return await self._change(vote.guild_id, vote.table_id, vote.token, ran_out)

    async def settle(self, vote: Vote) -> Vote:
        """What nothing can change is decided: at once, or after a stop in the middle."""
        try:
            return await self._change(vote.guild_id, vote.table_id, vote.token, lambda standing: standing)
        except Refused:  # it was decided otherwise meanwhile
            return vote

    async def _change(self, guild_id: int, table_id: str, token: str, change: Callable[[Vote], Vote]) -> Vote:
        for _ in range(ATTEMPTS):
            vote = await self.tables.store.votes.of_table(guild_id, table_id)
            if vote is None or vote.token != token or vote.verdict is not None:
                raise Refused("vote-over")
            changed = counted(change(vote))
            kept = vote if changed == vote else await self._kept(changed)
            if kept is not None:
                return kept
        raise Refused("went-wrong")

    async def _kept(self, vote: Vote) -> Vote | None:
        """What is decided is done in the transaction in which the vote gets its verdict. None: somebody was faster."""
        if vote.verdict is Verdict.PASSED:
            try:
                await self._carry_out(vote)
            except VoteOver:
                return None
            except Refused:  # it cannot be done any more
                vote = replace(vote, verdict=Verdict.OVERTAKEN)
            else:
                return vote
        return vote if await self.tables.store.votes.save(vote) else None

    async def _carry_out(self, vote: Vote) -> None:
        match vote.motion:
            case Motion.UNDO:
                await self._take_back(vote)
            case Motion.CARETAKER | Motion.HANDOVER:
                await self.seating.decided(vote)
            case Motion.PAUSE | Motion.RESUME | Motion.END:

                def decided(table: Table) -> tuple[Table, Beside]:
                    return self._as_decided(table, vote.motion), Beside(vote=vote)

                await self.tables.adjust(vote.guild_id, vote.table_id, decided)

    def _as_decided(self, table: Table, motion: Motion) -> Table:
        if motion is Motion.END:
            return replace(table, status=Status.CANCELLED, ended_by="vote")
        return replace(table, paused_at=self.tables.clock() if motion is Motion.PAUSE else None)

    async def _take_back(self, vote: Vote) -> None:
        for _ in range(ATTEMPTS):
            table = await self.tables.find(vote.guild_id, vote.table_id)
            self.tables.must_run(table)
            log = await self.tables.store.log(vote.guild_id, vote.table_id)
            progress, beside = self.tables.taken_back(table, log, vote.steps, vote.proposer_id, None)
            number = len(log) + vote.steps + 1
            voted = replace(beside, vote=vote)
            if await self.tables.keep(table, table, progress, voted, number=number, are_turns=False, owes=True):
                return
        raise Refused("went-wrong")

    async def _steps(self, table: Table, person: Person) -> int:
        """How many must be taken back so that this person's last one is among them."""
        seat = self.tables.must_play(table, person.id).seat
        log = await self.tables.store.log(table.guild_id, table.id)
        with self.tables.replaying(table):
            moves = remaining(self.tables.game_of(table), log)
        for steps, move in enumerate(reversed(moves), 1):
            if move.seat == seat and move.user_id is not None:
                return steps
        raise Refused("nothing-to-undo")

    async def _voters(
        self, table: Table, person: Person, motion: Motion, concerned: Player | None, candidate: Person | None
    ) -> tuple[int, ...]:
        """Those who have a say. A seat that keeps nobody waiting is nobody else's business."""
        offers_himself = candidate is not None and candidate.id == person.id
        if seat_of(table, person.id) is None and not offers_himself:
            raise Refused("not-a-player")
        if concerned is None:
            return people(table)
        if (candidate is None) is (motion is Motion.HANDOVER):
            raise Refused("no-successor", command=f"`/{table.game} resign`")
        if candidate is not None:
            if seat_of(table, candidate.id) is not None:
                raise Refused("already-seated", name=candidate.name)
            log = await self.tables.store.log(table.guild_id, table.id)
            if knows_another_seat(log, candidate.id, concerned.seat):
                raise Refused("knows-another-seat", name=candidate.name)
        if concerned.user_id == person.id:
            if motion is Motion.HANDOVER:
                return ()
            raise Refused("no-vote")
        waits = await self.tables.store.waits.of_table(table.id)
        if not any(wait.seat == concerned.seat and self.is_late(table, wait) for wait in waits):
            raise Refused("not-late", name=concerned.name)
        return tuple(user for user in people(table) if user != concerned.user_id)

    def is_late(self, table: Table, wait: Wait) -> bool:
        return wait.is_gone or self.tables.clock() >= late_at(wait.since, table.pace_hours)


def _concerned(table: Table, motion: Motion, seat: Seat | None) -> Player | None:
    """Whose seat it is about; None for what is about the game."""
    if motion not in ABOUT_A_SEAT:
        return None
    if seat is None or not 0 <= seat < len(table.players):
        raise Refused("seat-unknown")
    if table.players[seat].user_id is None:
        raise Refused("seat-empty")
    return table.players[seat]
