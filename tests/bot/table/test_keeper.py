"""What is written down beside a move: what the caretaker plays, who is waited for, who has left, how it ended."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.records import LEAVE, Habits, LoggedAction, Status
from bot.table.keeper import (
    Known,
    caretaken,
    changed_waits,
    knows_another_seat,
    left,
    people,
    resigned,
    results,
    waited,
    with_player,
)
from bot.table.progress import Move, Progress, advanced
from engines.core.game import Game
from tests.bot.table.samples import GAME, NOW, known, table, users, without
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS

LATER = NOW + timedelta(hours=1)


# What the caretaker plays


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_the_caretaker_plays_until_a_person_is_asked(subject: Subject) -> None:
    """With one person left, who plays the default as well, every game ends; rows are numbered without a gap."""
    game, seats = subject.game, subject.counts[-1]
    made, progress = table(game, [101, *([None] * (seats - 1))])
    number, told = 1, 0
    while True:
        progress, moves = caretaken(game, made, progress, number)
        assert [move.number for move in moves] == [*range(number, number + len(moves))]
        assert all(made.players[move.seat].user_id is None and move.user_id is None for move in moves)
        number += len(moves)
        assert progress.told == told, "what the caretaker plays belongs to the turn before"
        asked = game.decisions(progress.state)
        if not asked:
            break
        assert {decision.seat for decision in asked} == {0}
        assert number < 2000
        progress = advanced(game, progress, Move(number, 0, asked[0].default.action, 101))
        told = progress.told
        number += 1
    credited = {result.user_id for result in results(game, made, progress)}
    assert credited == {101, None}


def test_he_plays_the_default_of_each() -> None:
    made, progress = table(people=[101, None, None])
    after, moves = caretaken(GAME, made, progress, 8)
    defaults = {decision.seat: decision.default.action for decision in GAME.decisions(progress.state)}
    assert [(move.number, move.seat, move.action) for move in moves] == [(8, 1, defaults[1]), (9, 2, defaults[2])]
    assert {decision.seat for decision in GAME.decisions(after.state)} == {0}


def test_he_rests_while_the_game_does() -> None:
    made, progress = table(people=[101, None, None])
    assert caretaken(GAME, replace(made, paused_at=NOW), progress, 1) == (progress, ())


# Who is waited for


def test_only_people_are_waited_for() -> None:
    made, progress = table(people=[101, None, 103])
    progress, _ = caretaken(GAME, made, progress, 1)
    begun = changed_waits(made, GAME.decisions(progress.state), known(made), NOW).begun
    assert [(wait.seat, wait.since, wait.is_turn) for wait in begun] == [(0, NOW, True), (2, NOW, True)]


def test_whoever_takes_a_seat_over_is_waited_for_from_then_on() -> None:
    made, progress = table()
    asked = GAME.decisions(progress.state)
    waits = changed_waits(made, asked, known(made), NOW).begun
    same = changed_waits(made, asked, known(made, *waits), LATER)
    assert (same.begun, same.ended) == ((), ())
    (anew,) = changed_waits(made, asked, known(made, *waits), LATER, anew={1}).begun
    assert (anew.seat, anew.since) == (1, LATER)
    gone = changed_waits(without(made, 1), asked, known(made, *waits), LATER)
    assert (gone.begun, gone.ended) == ((), (1,))


def test_how_long_others_waited_for_a_turn_to_begin() -> None:
    """The steps after the first one, and what was asked again after an undo, tell nothing of it."""
    made, progress = table()
    asked = GAME.decisions(progress.state)
    first = changed_waits(made, asked, known(made), NOW).begun
    assert waited(known(made, *first), 1, LATER) == 3600
    taken_back = changed_waits(made, asked, known(made), NOW, are_turns=False).begun
    assert waited(known(made, *taken_back), 1, LATER) is None
    (later_step,) = changed_waits(
        made, asked, known(made, first[0], replace(first[1], question="the one before"), first[2]), NOW
    ).begun
    assert waited(known(made, later_step), 1, LATER) is None


def test_whoever_wants_few_reminders_keeps_the_others_waiting_no_longer() -> None:
    made, progress = table()
    slow = Known((), {user: Habits(user, pace_hours=168) for user in (100, 101, 102)})
    for wait in changed_waits(made, GAME.decisions(progress.state), slow, NOW).begun:
        assert (wait.due_at, wait.late_at) == (NOW + timedelta(hours=168), NOW + timedelta(hours=72))


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED, None])
def test_nobody_is_waited_for_in_a_game_that_rests_or_is_over(status: Status | None) -> None:
    made, progress = table()
    asked = GAME.decisions(progress.state)
    waits = changed_waits(made, asked, known(made), NOW).begun
    after = replace(made, paused_at=NOW) if status is None else replace(made, status=status)
    changed = changed_waits(after, asked, known(made, *waits), LATER)
    assert (changed.begun, changed.ended) == ((), (0, 1, 2))


# Who has left


def test_whoever_leaves_is_written_down() -> None:
    before, _ = table()
    after = with_player(without(before, 0), replace(before.players[2], user_id=777))
    rows = left(before, after, 5, NOW)
    assert [(row.number, row.kind, row.seat, row.user_id) for row in rows] == [(5, LEAVE, 0, 100), (6, LEAVE, 2, 102)]
    assert left(before, before, 5, NOW) == ()
    assert left(without(before, 0), before, 5, NOW) == (), "nobody leaves where the caretaker played"
    assert left(replace(before, status=Status.LOBBY), after, 5, NOW) == ()


def test_who_knows_another_hand() -> None:
    log = [
        LoggedAction(1, 0, 100, "play", b"{}", 1, NOW, 2),
        LoggedAction(2, 0, 100, LEAVE, None, None, NOW, 3),
        LoggedAction(3, 1, None, LEAVE, None, None, NOW, 4),
    ]
    assert knows_another_seat(log, 100, 1)
    assert not knows_another_seat(log, 100, 0)
    assert not knows_another_seat(log[:1], 100, 1)
    assert not knows_another_seat(log, 101, 1)
    assert not knows_another_seat(log, None, 0), "of somebody who was forgotten nothing is known"


def test_the_next_one_is_the_host() -> None:
    made, _ = table()
    assert with_player(made, replace(made.players[1], user_id=None)).host_id == 100
    gone = with_player(made, replace(made.players[0], user_id=None))
    assert gone.host_id == 101
    assert with_player(gone, replace(gone.players[0], user_id=100)).host_id == 101, "and stays it"
    alone, _ = table(people=[100, None, None])
    assert with_player(alone, replace(alone.players[0], user_id=None)).host_id == 100
    assert people(without(made, 1)) == (100, 102)


# How it ended


def test_a_resignation_is_a_victory_without_points() -> None:
    made, _ = table(seats=2)
    for loser in (0, 1):
        found = [(each.seat, each.user_id, each.place, each.points) for each in resigned(made, loser)]
        assert found == [(0, 100, 2 if loser == 0 else 1, None), (1, 101, 2 if loser == 1 else 1, None)]


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_results_are_those_of_the_game(subject: Subject) -> None:
    game = subject.game
    made, progress = table(game, users(subject.counts[0]))
    end = _end(game, progress)
    outcome = game.outcome(end.state)
    assert outcome is not None
    for each, expected in zip(results(game, without(made, 1), end), outcome.results, strict=True):
        assert (each.seat, each.place, each.points) == (expected.seat, expected.place, expected.points)
        assert each.user_id == (None if each.seat == 1 else 100 + each.seat)
        assert sum(value for value in each.sources.values() if isinstance(value, int)) == expected.points


def _end(game: Game, progress: Progress) -> Progress:
    number = 1
    while asked := game.decisions(progress.state):
        progress = advanced(game, progress, Move(number, asked[0].seat, asked[0].default.action, 1))
        number += 1
    return progress
