"""What can be done with a table: open, join, start, play, take back, cancel. Knows the store and the games, no Discord.

Every change is one transaction against the version that was read; when somebody else was faster it is looked at again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from pydantic_core import to_json

from bot.store.records import LoggedAction, Player, Status, Table
from bot.store.repository import Store
from bot.table.progress import PLAY, UNDO, Move, Progress, Story, advanced, begun, remaining, replayed, reveals, story
from bot.table.refusal import Refused
from bot.ui.menu import offered
from bot.ui.menu import question as name_of
from engines.core.decision import Decision, Seat
from engines.core.errors import Refusal
from engines.core.game import Game
from engines.core.options import Options

_ATTEMPTS = 5
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
        self._clock = clock

    def game_of(self, table: Table) -> Game:
        """Refused for a game that an older or newer program knew."""
        if table.game not in self.games:
            raise Refused("unknown-game")
        return self.games[table.game]

    def options_of(self, table: Table) -> Options:
        return self.game_of(table).info.options.parse(table.options)

    def decisions(self, table: Table) -> tuple[Decision, ...]:
        """Empty unless the game is running."""
        if table.status is not Status.RUNNING or table.state is None:
            return ()
        game = self.game_of(table)
        return game.decisions(game.load(table.state))

    async def find(self, guild_id: int, table_id: str) -> Table:
        table = await self.store.table(guild_id, table_id)
        if table is None:
            raise Refused("unknown-game")
        return table

    async def open(self, guild_id: int, channel_id: int, host: Person, plan: Plan) -> Table:
        now = self._clock()
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
        return table

    async def join(self, guild_id: int, table_id: str, person: Person) -> Table:
        def seated(table: Table) -> Table:
            _must_be_lobby(table)
            mine = _player(table, person.id)
            if mine is not None and mine.has_joined:
                raise Refused("already-in")
            if mine is not None:
                return _with_players(
                    table, [replace(p, name=person.name, has_joined=True) if p is mine else p for p in table.players]
                )
            if table.is_private:
                raise Refused("lobby-private")
            if len(table.players) >= table.seats:
                raise Refused("lobby-full")
            return _with_players(
                table, [*table.players, Player(len(table.players), person.id, person.name, has_joined=True)]
            )

        return await self._change(guild_id, table_id, seated)

    async def leave(self, guild_id: int, table_id: str, person: Person) -> Table:
        def gone(table: Table) -> Table:
            _must_be_lobby(table)
            if _player(table, person.id) is None:
                raise Refused("not-in")
            if person.id == table.host_id:
                raise Refused("host-leaves")
            return _with_players(table, [p for p in table.players if p.user_id != person.id])

        return await self._change(guild_id, table_id, gone)

    async def start(self, guild_id: int, table_id: str, person: Person) -> Table:
        def begins(table: Table) -> Table:
            _must_be_lobby(table)
            if person.id != table.host_id:
                raise Refused("host-only", name=host_name(table))
            game = self.game_of(table)
            joined = [p for p in table.players if p.has_joined]
            least, _ = game.info.seats
            if len(joined) < least:
                raise Refused("too-few", count=len(joined), least=least)
            progress = begun(game, len(joined), self.options_of(table), table.seed)
            return _kept(
                game, replace(_with_players(table, joined), status=Status.RUNNING, seats=len(joined)), progress
            )

        return await self._change(guild_id, table_id, begins)

    async def cancel(self, guild_id: int, table_id: str, person: Person) -> Table:
        def ends(table: Table) -> Table:
            self.must_cancel(table, person)
            return replace(table, status=Status.CANCELLED, ended_at=self._clock())

        return await self._change(guild_id, table_id, ends)

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
        for _ in range(_ATTEMPTS):
            table = await self.find(guild_id, table_id)
            decision = self.decision_for(table, person.id)
            if name_of(decision) != question:
                raise Refused("stale")
            options = offered(decision)
            if not 0 <= number < len(options):
                raise Refused("stale")
            latest = await self.store.log(guild_id, table_id, after=table.since_number)
            move = Move(table.since_number + len(latest) + 1, decision.seat, options[number].action)
            game = self.game_of(table)
            try:
                progress = advanced(game, _progress(game, table), move)
            except Refusal as refusal:
                raise Refused("refused", refusal.reason) from refusal
            row = self._row(table, move.number, PLAY, decision.seat, person.id, to_json(move.action), interaction_id)
            if await self.store.save(
                _kept(game, self._touched(table), progress, self._clock()),
                expected_version=table.version, log=row, now=self._clock(),
            ):  # fmt: skip
                return await self.find(guild_id, table_id)
        raise Refused("went-wrong")

    async def undo(self, guild_id: int, table_id: str, person: Person, interaction_id: int) -> Table:
        """The last actor takes back one step, while nobody else has acted and nothing hidden came out."""
        for _ in range(_ATTEMPTS):
            table = await self.find(guild_id, table_id)
            self._must_play(table, person.id)
            if table.status is not Status.RUNNING:  # the seed is known by now, and with it everything hidden
                raise Refused("game-over")
            game = self.game_of(table)
            log = await self.store.log(guild_id, table_id)
            moves = remaining(game, log)
            if not moves:
                raise Refused("nothing-to-undo")
            last = moves[-1]
            if table.players[last.seat].user_id != person.id:
                raise Refused("undo-acted", name=table.players[last.seat].name)
            seats, options = len(table.players), self.options_of(table)
            progress = replayed(game, seats, options, table.seed, moves[:-1])
            if reveals(game, progress.state, last):
                raise Refused("undo-revealed")
            row = self._row(table, len(log) + 1, UNDO, last.seat, person.id, None, interaction_id)
            back = _kept(game, self._touched(table), progress)
            if await self.store.save(back, expected_version=table.version, log=row, now=self._clock()):
                return await self.find(guild_id, table_id)
        raise Refused("went-wrong")

    async def story(self, table: Table) -> Story:
        """What the live board tells; from the store alone, so a restart tells the same."""
        if table.since_state is None:
            return Story((), None)
        game = self.game_of(table)
        rows = await self.store.log(table.guild_id, table.id, after=table.since_number)
        return story(game, game.load(table.since_state), remaining(game, rows))

    def decision_for(self, table: Table, user_id: int) -> Decision:
        """What this person is asked now."""
        seats = self._must_play(table, user_id)
        decisions = self.decisions(table)
        for decision in decisions:
            if decision.seat in seats:
                return decision
        if not decisions:
            raise Refused("game-over")
        raise Refused("not-your-turn", names=", ".join(table.players[d.seat].name for d in decisions))

    def _must_play(self, table: Table, user_id: int) -> Sequence[Seat]:
        if table.status is Status.LOBBY:
            raise Refused("not-a-player")
        seats = [player.seat for player in table.players if player.user_id == user_id]
        if not seats:
            raise Refused("not-a-player")
        return seats

    async def _change(self, guild_id: int, table_id: str, change: Callable[[Table], Table]) -> Table:
        for _ in range(_ATTEMPTS):
            table = await self.find(guild_id, table_id)
            changed = change(table)
            now = self._clock()
            after = replace(changed, version=table.version + 1, touched_at=now)
            if await self.store.save(after, expected_version=table.version, log=None, now=now):
                return await self.find(guild_id, table_id)
        raise Refused("went-wrong")

    def _touched(self, table: Table) -> Table:
        return replace(table, version=table.version + 1, touched_at=self._clock())

    def _row(
        self, table: Table, number: int, kind: str, seat: Seat, user_id: int, action: bytes | None, interaction_id: int
    ) -> LoggedAction:
        return LoggedAction(number, seat, user_id, kind, action, interaction_id, self._clock(), table.version + 1)


def _progress(game: Game, table: Table) -> Progress:
    assert table.state is not None
    assert table.since_state is not None
    return Progress(game.load(table.state), game.load(table.since_state), table.since_number)


def _kept(game: Game, table: Table, progress: Progress, now: datetime | None = None) -> Table:
    """The table with its game as it is stored; over when nobody is asked any more."""
    kept = replace(
        table,
        state=game.dump(progress.state),
        since_state=game.dump(progress.since),
        since_number=progress.told,
    )
    return kept if game.decisions(progress.state) else replace(kept, status=Status.OVER, ended_at=now)


def _must_be_lobby(table: Table) -> None:
    if table.status is Status.CANCELLED:
        raise Refused("lobby-cancelled", name=host_name(table))
    if table.status is not Status.LOBBY:
        raise Refused("lobby-begun")


def _player(table: Table, user_id: int) -> Player | None:
    return next((player for player in table.players if player.user_id == user_id), None)


def host_name(table: Table) -> str:
    host = _player(table, table.host_id)
    return host.name if host is not None else "?"


def _with_players(table: Table, players: Sequence[Player]) -> Table:
    """Seats are numbered as people sit."""
    return replace(table, players=tuple(replace(player, seat=seat) for seat, player in enumerate(players)))
