"""`python -m engines replay`: a game from its file, and everything that can be wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_json

from engines.core.record import Ended, Move, Placed, Record, Seated, fingerprint, written
from engines.registry import GAMES
from engines.tools.replay import read, replayed
from tests.engines.tools.test_commands import playout, run

Told = dict[str, Any]
NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def a_game() -> Record:
    (told,) = playout("--seats", "2", "--sides", "BABAB", "--seed", "7", "--transcript")
    return Record(
        game="imhotep",
        rules_version=GAMES["imhotep"].info.rules_version,
        options=told["options"],
        seats=2,
        players=(Seated(seat=0, name="Anna"), Seated(seat=1, name=None)),
        seed="7",
        seed_sha256=fingerprint("7"),
        ended=Ended(by="rules", seat=None, at=NOON),
        results=tuple(Placed(**result) for result in told["results"]),
        moves=tuple(
            Move(seat=step["seat"], action=step["action"], at=NOON) for step in told["steps"] if not step["forced"]
        ),
    )


@pytest.fixture(scope="module")
def record() -> Record:
    return a_game()


def test_a_record_is_written_and_read(record: Record) -> None:
    assert read(written(record)) == record
    assert json.loads(written(record)) == record.model_dump(mode="json")


def test_a_game_is_played_again(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(written(record))
    done = run("replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    header, _, over, first, second = done.stdout.splitlines()
    moves = len(record.moves)
    assert header == f"Imhotep, {moves} moves: seat 0 Anna, seat 1 (a former player). The seed fits its SHA-256."
    assert over == "The game is over."
    best = min(record.results, key=lambda placed: placed.place)
    assert first.startswith(f"1. seat {best.seat}: {best.points} (")
    assert second.startswith("2. seat")


@pytest.mark.parametrize("key", GAMES)
def test_every_game_goes_through_its_file(key: str) -> None:
    """Actions, options and points of all games."""
    game = GAMES[key]
    moves: list[Move] = []
    options = game.info.options()
    state = game.new(2, options, "x")
    while decisions := game.decisions(state):
        options_now = decisions[0].options
        action = options_now[len(moves) % len(options_now)].action
        moves.append(Move(seat=decisions[0].seat, action=json.loads(to_json(action)), at=NOON))
        state = game.apply(state, decisions[0].seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    whole = Record(
        game=key,
        rules_version=game.info.rules_version,
        options=options.model_dump(mode="json"),
        seats=2,
        players=(),
        seed="x",
        seed_sha256=fingerprint("x"),
        ended=Ended(by="rules", seat=None, at=NOON),
        results=tuple(map(Placed.of, outcome.results)),
        moves=tuple(moves),
    )
    assert replayed(game, read(written(whole))) == outcome


def _without_the_last_move(told: Told) -> None:
    del told["moves"][-1]


def _another_result(told: Told) -> None:
    told["results"][1]["points"] += 1


def _another_breakdown(told: Told) -> None:
    (source, *_) = told["results"][0]["breakdown"]
    told["results"][0]["breakdown"][source] += 1


def _twice_the_first_move(told: Told) -> None:
    told["moves"].insert(0, told["moves"][0])


def _changed(**fields: object) -> Callable[[Told], None]:
    return lambda told: told.update(fields)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_another_result, "other result: stated"),
        (_another_breakdown, "other result: stated"),
        (_changed(results=[]), "other result: stated 0 seats, replayed 2 seats"),
        (_without_the_last_move, "other end: stated rules, replayed not over"),
        (_changed(ended={"by": "host", "seat": None, "at": "2026-01-02T12:00:00Z"}), "other end: stated host"),
        (_changed(seed="8"), "seed does not fit its hash"),
        (_changed(seed_sha256=fingerprint("8")), "seed does not fit its hash"),
        (_changed(seed="8", seed_sha256=fingerprint("8")), "impossible move: number 10, seat 0"),
        (_twice_the_first_move, "impossible move: number 2, seat"),
        (_changed(moves=[{"seat": 9, "action": {"kind": "pass"}, "at": "2026-01-02T12:00:00Z"}]), "impossible move"),
        (_changed(moves=[{"seat": 0, "action": {"kind": "fly"}, "at": "2026-01-02T12:00:00Z"}]), "impossible move"),
        (_changed(rules_version=99), "other rules: rules 99"),
        (_changed(game="senet"), "unknown game: game senet"),
        (_changed(options={"colour": "red"}), "name colour"),
        (_changed(seats=7), "bad seats: given 7"),
        (_changed(format="chess"), "unreadable record: where format"),
        (_changed(format_version=2), "unreadable record: where format version"),
        (_changed(mood="good"), "unreadable record: where mood"),
    ],
)
def test_whatever_is_wrong_is_said(record: Record, tmp_path: Path, change: Callable[[Told], None], named: str) -> None:
    told = record.model_dump(mode="json")
    change(told)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(told))
    _fails(file, named)


def test_what_is_no_such_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _fails(file, "No such file")
    file.write_bytes(b"\xff{")
    _fails(file, "unreadable record: where file")


def _fails(file: Path, named: str) -> None:
    done = run("replay", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("python -m engines: ")
    assert named in done.stderr
    assert len(done.stderr.splitlines()) == 1
