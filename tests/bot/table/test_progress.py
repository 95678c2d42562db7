"""Where the story of a turn begins, what remains after undos, and that a replay is what is stored."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from pydantic_core import to_json

from bot.store.records import LoggedAction
from bot.table.progress import PLAY, UNDO, Move, Progress, advanced, begun, remaining, replayed, story
from engines.core.game import Game
from engines.imhotep import GAME
from engines.imhotep import actions as do
from engines.imhotep.components import Site
from engines.imhotep.options import ImhotepOptions
from tests.engines.imhotep.table import ship, table
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def _row(number: int, kind: str, move: Move | None = None) -> LoggedAction:
    action = to_json(move.action) if move else None
    return LoggedAction(number, move.seat if move else 0, 1, kind, action, number, NOW, number)


def test_the_story_begins_with_the_turn() -> None:
    """Amina sails to the market, where Bastien and Chloé take cards: all of it is her turn. Then a new one begins."""
    state = table(3, ships=(ship("12."), ship("..."), ship(".."), ship(".")))
    progress = Progress(state, state, 0)
    told = []
    moves = []
    for number, action in enumerate(
        (do.SailShip(0, Site.MARKET), None, None, do.TakeStones(), do.TakeStones()), start=1
    ):
        decision = GAME.decisions(progress.state)[0]
        move = Move(number, decision.seat, action or decision.options[0].action, 1)
        progress = advanced(GAME, progress, move)
        moves.append(move)
        told.append(progress.told)
    assert told == [0, 0, 0, 3, 4]
    events = story(GAME, progress.since, moves[4:]).events
    assert [event.kind for event in events] == ["stones_taken"]


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_undone_moves_are_gone_and_everything_can_be_replayed(subject: Subject) -> None:
    """Random play with undos in between: the stored progress is always that of the moves that remain."""
    random = Random("progress")
    game, seats, mix = subject.game, subject.counts[0], subject.mixes[-1]
    first = progress = begun(game, seats, mix, "undo")
    log: list[LoggedAction] = []
    for number in range(1, 60):
        moves = remaining(game, log)
        if moves and random.random() < 0.3:
            log.append(_row(number, UNDO))
            progress = _replayed(game, first, moves[:-1])
        elif decisions := game.decisions(progress.state):
            decision = random.choice(decisions)
            move = Move(number, decision.seat, random.choice(decision.options).action, decision.seat)
            log.append(_row(number, PLAY, move))
            progress = advanced(game, progress, move)
        else:
            break
        moves = remaining(game, log)
        assert _replayed(game, first, moves) == progress
        later = [row for row in log if row.number > progress.told]
        tail = remaining(game, later)
        assert tail == [move for move in moves if move.number > progress.told]
        state = progress.since
        for move in tail:
            state = game.apply(state, move.seat, move.action).state
        assert state == progress.state


def _replayed(game: Game, first: Progress, moves: list[Move]) -> Progress:
    return [first, *(progress for _, progress in replayed(game, first, moves))][-1]


def test_who_could_take_the_latest_move_back() -> None:
    state = table(2, "BAAAA", ships=(ship("1."), ship("..."), ship(".."), ship(".")))
    sail = Move(1, 0, do.SailShip(0, Site.MARKET), 7)
    assert story(GAME, state, [sail]).undoer == 0
    looked = Move(2, 1, do.TakePair(), 8)
    assert story(GAME, state, [sail, looked]).undoer is None
    assert story(GAME, state, []).undoer is None
    assert begun(GAME, 2, ImhotepOptions(), "x").told == 0
