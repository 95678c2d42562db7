"""What is written down after something happened at a table: what the caretaker plays, who is waited for, how it ended.

Pure: from records to records.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from pydantic_core import to_json

from bot.store.records import LEAVE, Beside, Habits, LoggedAction, Memory, Player, Result, Status, Table, Wait
from bot.table.progress import PLAY, Move, Progress, advanced
from bot.table.schedule import late_at, next_reminder
from engines.core.decision import Decision, Seat
from engines.core.game import Game


@dataclass(frozen=True, slots=True)
class Known:
    """What must be known of a table besides itself: who is waited for so far, and how people want to be reminded."""

    waits: tuple[Wait, ...]
    habits: Mapping[int, Habits]

    def wait(self, seat: Seat) -> Wait | None:
        return next((wait for wait in self.waits if wait.seat == seat), None)


def people(table: Table) -> tuple[int, ...]:
    """Those who sit there, by seat."""
    return tuple(player.user_id for player in table.players if player.user_id is not None)


def seat_of(table: Table, user_id: int) -> Player | None:
    return next((player for player in table.players if player.user_id == user_id), None)


def stored(game: Game, table: Table, progress: Progress) -> Table:
    return replace(
        table,
        state=game.dump(progress.state),
        since_state=game.dump(progress.since),
        since_number=progress.told,
    )


def loaded(game: Game, table: Table) -> Progress:
    assert table.state is not None
    assert table.since_state is not None
    return Progress(game.load(table.state), game.load(table.since_state), table.since_number)


def left(before: Table, after: Table, number: int, now: datetime) -> tuple[LoggedAction, ...]:
    """Rows for whoever sits in a running game no more, or not there. `number`: of the log's next row."""
    if before.status is not Status.RUNNING:
        return ()
    pairs = zip(before.players, after.players, strict=True)
    gone = [old for old, new in pairs if old.user_id not in (None, new.user_id)]
    return tuple(
        LoggedAction(number + n, old.seat, old.user_id, LEAVE, None, None, now, after.version)
        for n, old in enumerate(gone)
    )


def knows_another_seat(log: Iterable[LoggedAction], user_id: int | None, seat: Seat) -> bool:
    """Whether this person has looked at the hand of another seat in this game."""
    return user_id is not None and any(row.kind == LEAVE and row.user_id == user_id and row.seat != seat for row in log)


def caretaken(game: Game, table: Table, progress: Progress, number: int) -> tuple[Progress, tuple[Move, ...]]:
    """Plays for every seat without a person, as harmlessly as can be. `number`: of the log's next row."""
    moves: list[Move] = []
    while decision := _next_of_the_caretaker(game, table, progress):
        move = Move(number + len(moves), decision.seat, decision.default.action, None)
        progress = advanced(game, progress, move)
        moves.append(move)
    return progress, tuple(moves)


def _next_of_the_caretaker(game: Game, table: Table, progress: Progress) -> Decision | None:
    if table.paused_at is not None:
        return None
    asked = game.decisions(progress.state)
    return next((decision for decision in asked if table.players[decision.seat].user_id is None), None)


def played(table: Table, move: Move, now: datetime, *, clicked: int | None, since: int | None) -> LoggedAction:
    """A row of the log. `table` is as it will be saved; `clicked`: the interaction; `since`: seconds of waiting."""
    action = to_json(move.action)
    return LoggedAction(move.number, move.seat, move.user_id, PLAY, action, clicked, now, table.version, since)


def waited(known: Known, seat: Seat, now: datetime) -> int | None:
    """How long the others waited for a turn to begin."""
    wait = known.wait(seat)
    return int((now - wait.since).total_seconds()) if wait is not None and wait.is_turn else None


def memory(game: Game, move: Move, progress: Progress) -> Memory:
    return Memory(move.seat, move.number, game.dump(progress.state))


def changed_waits(
    table: Table,
    asked: Iterable[Decision],
    known: Known,
    now: datetime,
    *,
    are_turns: bool = True,
    anew: Collection[Seat] = (),
) -> Beside:
    """Whoever is asked something new is waited for from now on; a question that stands stays as it is.

    `anew`: seats where somebody else sits now.
    """
    is_running = table.status is Status.RUNNING and table.paused_at is None
    questions = {decision.seat: decision.id for decision in asked} if is_running else {}
    begun = []
    for seat, question in questions.items():
        before = None if seat in anew else known.wait(seat)
        user_id = table.players[seat].user_id
        if user_id is not None and (before is None or before.question != question):
            begun.append(_wait(table, seat, question, known.habits[user_id], now, are_turns and before is None))
    is_person = {player.seat for player in table.players if player.user_id is not None}
    ended = tuple(wait.seat for wait in known.waits if wait.seat not in questions.keys() & is_person)
    return Beside(begun=tuple(begun), ended=ended)


def _wait(table: Table, seat: Seat, question: str, habits: Habits, now: datetime, is_turn: bool) -> Wait:
    return Wait(
        table.id,
        seat,
        question,
        now,
        is_turn,
        due_at=next_reminder(now, 0, table.pace_hours, habits),
        late_at=late_at(now, table.pace_hours),
    )


def results(game: Game, table: Table, progress: Progress) -> tuple[Result, ...]:
    """How it ended by its rules; the caretaker's seats are nobody's."""
    outcome = game.outcome(progress.state)
    assert outcome is not None
    return tuple(
        Result(each.seat, table.players[each.seat].user_id, each.place, each.points, dict(each.breakdown))
        for each in outcome.results
    )


def resigned(table: Table, loser: Seat) -> tuple[Result, ...]:
    """Of two players one has left: the other one has won, without points."""
    return tuple(
        Result(player.seat, player.user_id, 2 if player.seat == loser else 1, None, {}) for player in table.players
    )


def with_player(table: Table, player: Player) -> Table:
    """When the host leaves, the next one who sits there is the host."""
    after = replace(table, players=tuple(player if each.seat == player.seat else each for each in table.players))
    if seat_of(after, after.host_id) is not None:
        return after
    return replace(after, host_id=next(iter(people(after)), table.host_id))


def with_players(table: Table, players: Sequence[Player]) -> Table:
    """Seats are numbered as people sit."""
    return replace(table, players=tuple(replace(player, seat=seat) for seat, player in enumerate(players)))
