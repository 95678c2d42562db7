"""A running game in the middle: its state, and from where on the latest turn is told. Pure; no store, no Discord."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.store.records import LoggedAction
from engines.core.decision import Action, Seat, seen_by
from engines.core.event import Event
from engines.core.game import Game
from engines.core.options import Options
from engines.core.state import State

PLAY, UNDO = "play", "undo"


@dataclass(frozen=True, slots=True)
class Move:
    """An action that still counts. `number`: its row in the log. `user_id`: None where the caretaker played."""

    number: int
    seat: Seat
    action: Action
    user_id: int | None


@dataclass(frozen=True, slots=True)
class Progress:
    """`since`: the state in which the turn of the latest action began; `told`: the log's last row before it."""

    state: State
    since: State
    told: int


def remaining(game: Game, log: Iterable[LoggedAction]) -> list[Move]:
    """The log never loses a row: an undo is a row of its own, and takes away the latest that was left."""
    moves: list[Move] = []
    for row in log:
        if row.kind == PLAY:
            assert row.seat is not None
            assert row.action is not None
            moves.append(Move(row.number, row.seat, game.load_action(row.action), row.user_id))
        elif row.kind == UNDO:
            moves.pop()
    return moves


def begun(game: Game, seats: int, options: Options, seed: str) -> Progress:
    first = game.new(seats, options, seed)
    return Progress(first, first, 0)


def advanced(game: Game, progress: Progress, move: Move) -> Progress:
    """A move is played; when it is the first of a turn, the story begins with it.

    What the caretaker plays belongs to the turn before: nobody has been told of that one yet.
    """
    before = progress.state
    after = game.apply(before, move.seat, move.action).state
    if move.user_id is not None and game.view(before, None).stage != game.view(progress.since, None).stage:
        return Progress(after, before, move.number - 1)
    return Progress(after, progress.since, progress.told)


@dataclass(frozen=True, slots=True)
class Story:
    """What happened in the turn of the latest move. `undoer`: who could take that move back, if anybody.

    `missed`: what happened before that, since those who are asked last acted.
    """

    events: tuple[Event, ...]
    undoer: Seat | None
    missed: tuple[Event, ...] = ()


def story(game: Game, since: State, moves: Iterable[Move]) -> Story:
    events: list[Event] = []
    undoer: Seat | None = None
    state = since
    for move in moves:
        step = game.apply(state, move.seat, move.action)
        events += step.events
        if any(event.reveals for event in step.events):
            undoer = None
        elif move.user_id is not None:
            undoer = move.seat
        state = step.state
    return Story(tuple(events), undoer)


def replayed(game: Game, first: Progress, moves: Iterable[Move]) -> Iterator[tuple[Move, Progress]]:
    """The whole game again, step by step: only for what was taken back."""
    progress = first
    for move in moves:
        progress = advanced(game, progress, move)
        yield move, progress


def is_seen(game: Game, before: State, after: State) -> bool:
    """Whether the channel sees a difference. What somebody does in private may leave no trace."""
    return any(
        there(before) != there(after)
        for there in (lambda state: game.view(state, None), lambda state: seen_by(game.decisions(state), None))
    )


def reveals(game: Game, before: State, moves: Iterable[Move]) -> bool:
    """Whether these moves brought something hidden out."""
    state, has_revealed = before, False
    for move in moves:
        step = game.apply(state, move.seat, move.action)
        state, has_revealed = step.state, has_revealed or any(event.reveals for event in step.events)
    return has_revealed
