"""A running game in the middle: its state, and from where on the latest turn is told. Pure; no store, no Discord."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.records import LoggedAction
from engines.core.decision import Action, Seat
from engines.core.event import Event
from engines.core.game import Game
from engines.core.options import Options
from engines.core.state import State

PLAY, UNDO = "play", "undo"


@dataclass(frozen=True, slots=True)
class Move:
    """An action that still counts. `number`: its row in the log."""

    number: int
    seat: Seat
    action: Action


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
            moves.append(Move(row.number, row.seat, game.load_action(row.action)))
        elif row.kind == UNDO:
            moves.pop()
    return moves


def begun(game: Game, seats: int, options: Options, seed: str) -> Progress:
    first = game.new(seats, options, seed)
    return Progress(first, first, 0)


def advanced(game: Game, progress: Progress, move: Move) -> Progress:
    """A move is played; when it is the first of a turn, the story begins with it."""
    before = progress.state
    after = game.apply(before, move.seat, move.action).state
    if game.view(before, None).stage != game.view(progress.since, None).stage:
        return Progress(after, before, move.number - 1)
    return Progress(after, progress.since, progress.told)


@dataclass(frozen=True, slots=True)
class Story:
    """What happened in the turn of the latest move. `undoer`: who could take that move back, if anybody."""

    events: tuple[Event, ...]
    undoer: Seat | None


def story(game: Game, since: State, moves: Iterable[Move]) -> Story:
    events: list[Event] = []
    undoer: Seat | None = None
    state = since
    for move in moves:
        step = game.apply(state, move.seat, move.action)
        events += step.events
        undoer = None if any(event.reveals for event in step.events) else move.seat
        state = step.state
    return Story(tuple(events), undoer)


def replayed(game: Game, seats: int, options: Options, seed: str, moves: Sequence[Move]) -> Progress:
    """The whole game again: only for what was taken back."""
    progress = begun(game, seats, options, seed)
    for move in moves:
        progress = advanced(game, progress, move)
    return progress


def reveals(game: Game, before: State, move: Move) -> bool:
    """Whether this move brought something hidden out."""
    return any(event.reveals for event in game.apply(before, move.seat, move.action).events)
