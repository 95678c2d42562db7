"""What can be done with a table: open, join, start, play, take back, cancel. Knows the store and the games, no Discord.

Every change is one transaction against the version that was read; when somebody else was faster it is looked at again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import takewhile

import structlog

from bot.store.errors import Damaged
from bot.store.records import Beside, LoggedAction, Memory, Player, Status, Table
from bot.store.repository import Store
from bot.table.keeper import (
    Known,
    caretaken,
    changed_waits,
    knows_another_seat,
    left,
    loaded,
    memory,
    people,
    played,
    results,
    seat_of,
    stored,
    with_players,
)
from bot.table.keeper import waited as turn_waited
from bot.table.progress import (
    UNDO,
    Move,
    Progress,
    Story,
    advanced,
    begun,
    is_seen,
    remaining,
    replayed,
    reveals,
    story,
)
from bot.table.refusal import Refused
from bot.table.soundness import fault
from bot.ui.menu import offered
from bot.ui.menu import question as name_of
from engines.core.decision import Decision, Seat
from engines.core.errors import Refusal
from engines.core.event import Event, seen_by
from engines.core.game import Game
from engines.core.options import Options
from engines.core.state import State

log = structlog.get_logger()
ATTEMPTS = 5
OPEN = (Status.LOBBY, Status.RUNNING)


@dataclass(frozen=True, slots=True)
class Person:
    """A member of a server, as far as a table needs to know."""

    id: int
    name: str
    can_manage_messages: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What a host asks for. `invited`: people for whom a seat is kept."""

    game: str
    options: Options
    seats: int
    invited: tuple[Person, ...]
    is_private: bool
    pace_hours: int


class Tables:
    """`clock`: the only source of the time."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Callable[[], datetime]) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        # Called whenever something changed: something may be due sooner than it was.
        self.changed: Callable[[], None] = lambda: None

    def game_of(self, table: Table) -> Game:
        """Refused for a game that an older or newer program knew."""
        if table.game not in self.games:
            raise Refused("unknown-game")
        return self.games[table.game]

    def options_of(self, table: Table) -> Options:
        return self.game_of(table).info.options.parse(table.options)

    def decisions(self, table: Table) -> tuple[Decision, ...]:
        """Empty unless the game is running and not paused."""
        if table.status is not Status.RUNNING or table.state is None or table.paused_at is not None:
            return ()
        game = self.game_of(table)
        return game.decisions(game.load(table.state))

    async def find(self, guild_id: int, table_id: str) -> Table:
        # Anything may be typed; SQLite takes no halves of characters.
        table = await self.look_up(guild_id, table_id) if table_id.isascii() else None
        if table is None:
            raise Refused("unknown-game")
        return table

    async def look_up(self, guild_id: int, table_id: str) -> Table | None:
        """None if there is none; Damaged if it cannot be played on."""
        table = await self.store.table(guild_id, table_id)
        return None if table is None else self.sound(table)

    def sound(self, table: Table) -> Table:
        """Or Damaged."""
        if why := fault(self.games, table):
            raise self.store.database.damaged(table.id, why)
        return table

    @contextmanager
    def replaying(self, table: Table) -> Iterator[None]:
        """What was logged or remembered of a game is legal in it, or Damaged."""
        try:
            yield
        except (Refusal, AssertionError, IndexError) as error:
            raise self.store.database.damaged(table.id, f"its log cannot be played again: {error}") from error

    async def open(self, guild_id: int, channel_id: int, host: Person, plan: Plan) -> Table:
        now = self.clock()
        guests = (Player(n, guest.id, guest.name, has_joined=False) for n, guest in enumerate(plan.invited, 1))
        seated = (Player(0, host.id, host.name, has_joined=True), *guests)
        table = Table(
            id=secrets.token_urlsafe(9),
            guild_id=guild_id,
            channel_id=channel_id,
            game=plan.game,
            rules_version=self.games[plan.game].info.rules_version,
            status=Status.LOBBY,
            host_id=host.id,
            options=plan.options.model_dump(mode="json"),
            seats=plan.seats,
            is_private=plan.is_private,
            pace_hours=plan.pace_hours,
            seed=secrets.token_hex(16),
            version=1,
            players=seated,
            created_at=now,
            touched_at=now,
        )
        await self.store.create(table)
        self.changed()
        return table

    async def join(self, guild_id: int, table_id: str, person: Person) -> Table:
        def seated(table: Table) -> Table:
            mine = seat_of(table, person.id)
            if mine is not None and mine.has_joined:
                raise Refused("already-in")
            if mine is not None:
                return with_players(
                    table, [replace(p, name=person.name, has_joined=True) if p is mine else p for p in table.players]
                )
            if table.is_private:
                raise Refused("lobby-private")
            if len(table.players) >= table.seats:
                raise Refused("lobby-full")
            return with_players(
                table, [*table.players, Player(len(table.players), person.id, person.name, has_joined=True)]
            )

        return await self._in_lobby(guild_id, table_id, seated)

    async def leave(self, guild_id: int, table_id: str, person: Person) -> Table:
        def gone(table: Table) -> Table:
            if seat_of(table, person.id) is None:
                raise Refused("not-in")
            if person.id == table.host_id:
                raise Refused("host-leaves")
            return with_players(table, [p for p in table.players if p.user_id != person.id])

        return await self._in_lobby(guild_id, table_id, gone)

    async def remove(self, guild_id: int, table_id: str, person: Person, user_id: int) -> Table:
        """The host sends somebody away from his lobby."""

        def gone(table: Table) -> Table:
            self.must_host(table, person)
            if user_id == table.host_id:
                raise Refused("host-leaves")
            if seat_of(table, user_id) is None:
                raise Refused("gone-already")
            return with_players(table, [p for p in table.players if p.user_id != user_id])

        return await self._in_lobby(guild_id, table_id, gone)

    async def start(self, guild_id: int, table_id: str, person: Person) -> Table:
        for _ in range(ATTEMPTS):
            table = await self.find(guild_id, table_id)
            self.must_host(table, person)
            game = self.game_of(table)
            joined = [p for p in table.players if p.has_joined]
            least, _ = game.info.seats
            if len(joined) < least:
                raise Refused("too-few", count=len(joined), least=least)
            ready = replace(with_players(table, joined), status=Status.RUNNING, seats=len(joined))
            if kept := await self.keep(table, ready, self.first(ready), Beside(), owes=True):
                return kept
        raise Refused("went-wrong")

    async def cancel(self, guild_id: int, table_id: str, person: Person) -> Table:
        def cancelled(table: Table) -> Table:
            self.must_cancel(table, person)
            return replace(table, status=Status.CANCELLED, ended_by="host")

        return await self.end(guild_id, table_id, cancelled)

    async def end(self, guild_id: int, table_id: str, change: Callable[[Table], Table]) -> Table:
        """A lobby or a game ends without a result."""
        for _ in range(ATTEMPTS):
            table = await self.find(guild_id, table_id)
            if closed := await self._close(change(table), Beside()):
                return closed
        raise Refused("went-wrong")

    def must_cancel(self, table: Table, person: Person) -> None:
        """Who may end a game without a result: its host, or who may manage messages there."""
        if table.status not in OPEN:
            raise Refused("game-cancelled" if table.status is Status.CANCELLED else "game-over")
        if person.id != table.host_id and not person.can_manage_messages:
            raise Refused("cancel", name=host_name(table))

    async def play(
        self, guild_id: int, table_id: str, person: Person, question: str, number: int, interaction_id: int
    ) -> Table:
        """The option with this number of the question with this id."""
        for _ in range(ATTEMPTS):
            table = await self.find(guild_id, table_id)
            decision = self.decision_for(table, person.id)
            if name_of(decision) != question:
                raise Refused("stale")
            options = offered(decision)
            if not 0 <= number < len(options):
                raise Refused("stale")
            latest = await self.store.log(guild_id, table_id, after=table.since_number)
            action = options[number].action
            move = Move(table.since_number + len(latest) + 1, decision.seat, action, person.id)
            game = self.game_of(table)
            try:
                progress = advanced(game, loaded(game, table), move)
            except Refusal as refusal:
                raise Refused("refused", refusal.reason) from refusal
            now = self.clock()
            waited = turn_waited(await self.known(table), decision.seat, now)
            row = played(_next(table), move, now, clicked=interaction_id, since=waited)
            beside = Beside(log=(row,), memories=(memory(game, move, progress),))
            if kept := await self.keep(table, table, progress, beside, number=move.number + 1):
                return kept
        raise Refused("went-wrong")

    async def undo(self, guild_id: int, table_id: str, person: Person, interaction_id: int) -> Table:
        """The last actor takes back one step, while nobody else has acted and nothing hidden came out."""
        for _ in range(ATTEMPTS):
            table = await self.find(guild_id, table_id)
            self.must_play(table, person.id)
            self.must_run(table)
            game = self.game_of(table)
            log = await self.store.log(guild_id, table_id)
            with self.replaying(table):
                moves = remaining(game, log)
            # What the caretaker did then follows from the step.
            steps = 1 + len(list(takewhile(lambda move: move.user_id is None, reversed(moves))))
            if len(moves) < steps:
                raise Refused("nothing-to-undo")
            last = table.players[moves[-steps].seat]
            if last.user_id != person.id:
                raise Refused("undo-acted", name=last.name)
            progress, beside = self.taken_back(table, log, steps, person.id, interaction_id)
            if reveals(game, progress.state, moves[-steps:]):
                raise Refused("undo-revealed")
            number = len(log) + steps + 1
            if kept := await self.keep(table, table, progress, beside, number=number, are_turns=False):
                return kept
        raise Refused("went-wrong")

    def taken_back(
        self, table: Table, log: Sequence[LoggedAction], steps: int, user_id: int | None, interaction_id: int | None
    ) -> tuple[Progress, Beside]:
        """The game without its last steps, and what is written for it: a row for each, and what seats remember."""
        game, now = self.game_of(table), self.clock()
        first = progress = self.first(table)
        remembered: dict[Seat, tuple[Move, State]] = {}
        with self.replaying(table):
            moves = remaining(game, log)
            for move, progress in replayed(game, first, moves[:-steps]):
                if move.user_id is not None:
                    remembered[move.seat] = move, progress.state
        rows = tuple(
            LoggedAction(len(log) + n, move.seat, user_id, UNDO, None, None if n > 1 else interaction_id, now, version)
            for version in (table.version + 1,)
            for n, move in enumerate(reversed(moves[-steps:]), 1)
        )
        memories = tuple(Memory(seat, move.number, game.dump(state)) for seat, (move, state) in remembered.items())
        return progress, Beside(log=rows, memories=memories, forgets=True)

    async def story(self, table: Table) -> Story:
        """What the live board tells; from the store alone, so a restart tells the same."""
        if table.since_state is None:
            return Story((), None)
        game = self.game_of(table)
        rows = await self.store.log(table.guild_id, table.id, after=table.since_number)
        since = game.load(table.since_state)
        with self.replaying(table):
            told = story(game, since, remaining(game, rows))
        seats = {decision.seat for decision in self.decisions(table)}
        return replace(told, missed=await self.happened(table, seats, until=table.since_number))

    async def passed(self, table: Table) -> tuple[Event, ...]:
        """What the live board told at first and the next one does not tell: it keeps this when it is reduced.

        Nothing where nothing lies between the two, or where that was taken back.
        """
        since = table.board_since_number
        if table.board_since_state is None or since is None or table.since_number <= since:
            return ()
        game = self.game_of(table)
        rows = await self.store.log(table.guild_id, table.id, after=since)
        try:
            moves = remaining(game, [row for row in rows if row.number <= table.since_number])
            return seen_by(story(game, game.load(table.board_since_state), moves).events, None)
        except (Refusal, IndexError):
            return ()

    async def happened(self, table: Table, seats: Collection[Seat], *, until: int | None = None) -> tuple[Event, ...]:
        """What everybody saw since the longest absent of these seats last acted. `until`: the last row of the log."""
        game = self.game_of(table)
        known = {memory.seat: memory for memory in await self.store.memories(table.id)}
        if not seats:
            return ()
        # Whoever has not acted yet has seen nothing.
        oldest = min((known.get(seat) for seat in seats), key=lambda memory: memory.number if memory else 0)
        with self.replaying(table):
            state = game.load(oldest.state) if oldest is not None else self.first(table).state
        number = oldest.number if oldest is not None else 0
        if until is not None and number >= until:
            return ()
        rows = await self.store.log(table.guild_id, table.id, after=number)
        with self.replaying(table):
            moves = [move for move in remaining(game, rows) if until is None or move.number <= until]
            return seen_by(story(game, state, moves).events, None)

    async def whole_story(self, table: Table) -> Story:
        """From the beginning of the game."""
        log = await self.store.log(table.guild_id, table.id)
        game = self.game_of(table)
        with self.replaying(table):
            return story(game, self.first(table).state, remaining(game, log))

    def decision_for(self, table: Table, user_id: int) -> Decision:
        """What this person is asked now."""
        player = self.must_play(table, user_id)
        self.must_run(table)
        decisions = self.decisions(table)
        for decision in decisions:
            if decision.seat == player.seat:
                return decision
        raise Refused("not-your-turn", names=", ".join(table.players[d.seat].name for d in decisions))

    def must_play(self, table: Table, user_id: int) -> Player:
        player = seat_of(table, user_id)
        if table.status is Status.LOBBY or player is None:
            raise Refused("not-a-player")
        return player

    def must_be_running(self, table: Table) -> None:
        """After the end the seed is known, and with it everything hidden."""
        match table.status:
            case Status.LOBBY:
                raise Refused("not-begun")
            case Status.CANCELLED:
                raise Refused("game-cancelled")
            case Status.OVER:
                raise Refused("game-over")

    def must_run(self, table: Table) -> None:
        self.must_be_running(table)
        if table.paused_at is not None:
            raise Refused("paused")

    def must_host(self, table: Table, person: Person) -> None:
        _must_be_lobby(table)
        if person.id != table.host_id:
            raise Refused("host-only", name=host_name(table))

    def first(self, table: Table) -> Progress:
        return begun(self.game_of(table), len(table.players), self.options_of(table), table.seed)

    async def known(self, table: Table) -> Known:
        waits = await self.store.waits.of_table(table.id)
        return Known(waits, await self.store.waits.habits(people(table)))

    async def _in_lobby(self, guild_id: int, table_id: str, change: Callable[[Table], Table]) -> Table:
        for _ in range(ATTEMPTS):
            table = await self.find(guild_id, table_id)
            _must_be_lobby(table)
            if saved := await self._save(replace(_next(change(table)), touched_at=self.clock()), Beside()):
                return saved
        raise Refused("went-wrong")

    async def rouse(self) -> None:
        """Waits for whoever is asked at tables where nobody is waited for: those of an older version."""
        for guild_id, table_id in await self.store.unwaited():
            try:
                await self.adjust(guild_id, table_id, lambda table: (table, Beside()), owes=False)
            except (Refused, Refusal, Damaged) as error:  # a game that this program does not know or cannot read
                log.info("not roused", table=table_id, why=str(error))
            except Exception:  # whatever is wrong with one table, the others go on
                log.exception("not roused", table=table_id)

    async def adjust(
        self, guild_id: int, table_id: str, change: Callable[[Table], tuple[Table, Beside]], *, owes: bool = True
    ) -> Table:
        """Something about a running game changes, but not what was played: who sits there, a pause, its end."""
        for _ in range(ATTEMPTS):
            table = await self.find(guild_id, table_id)
            self.must_be_running(table)
            log = await self.store.log(guild_id, table_id)
            after, beside = change(table)
            must_know_one_seat(log, table, after)
            if after.status is Status.RUNNING:
                progress = loaded(self.game_of(table), table)
                kept = await self.keep(table, after, progress, beside, number=len(log) + 1, owes=owes)
            else:
                kept = await self._close(after, beside)
            if kept is not None:
                return kept
        raise Refused("went-wrong")

    async def keep(
        self,
        before: Table,
        after: Table,
        progress: Progress,
        beside: Beside,
        *,
        number: int = 1,
        are_turns: bool = True,
        owes: bool = False,
    ) -> Table | None:
        """Writes down how a game goes on, who left it and what the caretaker plays then. `number`: of the next row.

        `after`: the table with what changed of it besides. `owes`: whether the channel must see it in any case. None
        if somebody was faster.
        """
        game, now = self.game_of(after), self.clock()
        after = _next(after)
        gone = left(before, after, number, now)
        progress, plays = caretaken(game, after, progress, number + len(gone))
        log = (*beside.log, *gone, *(played(after, move, now, clicked=None, since=None) for move in plays))
        asked = game.decisions(progress.state)
        if not asked:
            after = replace(after, status=Status.OVER, ended_at=now)
        after = replace(stored(game, after, progress), touched_at=now)
        anew = {new.seat for old, new in zip(before.players, after.players, strict=False) if old.user_id != new.user_id}
        waits = changed_waits(after, asked, await self.known(after), now, are_turns=are_turns, anew=anew)
        ended = () if asked else results(game, after, progress)
        whole = replace(beside, log=log, begun=waits.begun, ended=waits.ended, results=ended)
        is_new = owes or before.state is None or is_seen(game, game.load(before.state), progress.state)
        return await self._save(after, whole, owes=is_new)

    async def _close(self, table: Table, beside: Beside) -> Table | None:
        """It ends otherwise than by its rules."""
        now = self.clock()
        after = replace(_next(table), touched_at=now, ended_at=now)
        ended = changed_waits(after, (), await self.known(after), now).ended
        return await self._save(after, replace(beside, ended=ended))

    async def _save(self, table: Table, beside: Beside, *, owes: bool = True) -> Table | None:
        """What was saved. Where its board is may be older."""
        is_saved = await self.store.save(
            table, expected_version=table.version - 1, now=table.touched_at, owes=owes, beside=beside
        )
        if not is_saved:
            return None
        self.changed()
        return table


def _next(table: Table) -> Table:
    return replace(table, version=table.version + 1)


def _must_be_lobby(table: Table) -> None:
    if table.status is Status.CANCELLED:
        raise Refused("lobby-cancelled", name=host_name(table))
    if table.status is not Status.LOBBY:
        raise Refused("lobby-begun")


def must_know_one_seat(log: Iterable[LoggedAction], before: Table, after: Table) -> None:
    """Whoever gave up a seat has seen its hand, and may only come back there."""
    for old, new in zip(before.players, after.players, strict=True):
        if new.user_id != old.user_id and knows_another_seat(log, new.user_id, new.seat):
            raise Refused("knows-another-seat", name=new.name)


def host_name(table: Table) -> str:
    host = seat_of(table, table.host_id)
    return host.name if host is not None else "?"
