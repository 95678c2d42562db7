"""Plays a game again from its file, says how it ended, and refuses a file that does not lead there."""

from __future__ import annotations

import json
from pathlib import Path

from pydantic import ValidationError

from engines.core.errors import Refusal
from engines.core.game import Game, Outcome
from engines.core.phrase import phrase
from engines.core.record import BY_RULES, Placed, Record, fingerprint
from engines.registry import GAMES
from engines.tools.plain import plain_outcome


class BadRecord(Refusal):
    """A file that cannot be read, or whose moves do not lead to what it states."""


def replay(file: Path) -> str:
    try:
        record = read(file.read_bytes())
    except OSError as error:
        raise BadRecord(phrase("file_cannot_be_read", problem=error.strerror or "")) from error
    game = GAMES.get(record.game)
    if game is None:
        raise BadRecord(phrase("unknown_game", game=record.game, known=" ".join(GAMES)))
    outcome = replayed(game, record)
    names = ", ".join(f"seat {player.seat} {player.name or '(a former player)'}" for player in record.players)
    header = f"{game.info.name}, {len(record.moves)} moves: {names}. The seed fits its SHA-256."
    return f"{header}\n\n{_unfinished(record) if outcome is None else plain_outcome(outcome)}"


def read(data: bytes) -> Record:
    try:
        return Record.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadRecord(phrase("unreadable_record", where=where or "file", problem=first["msg"])) from error


def replayed(game: Game, record: Record) -> Outcome | None:
    """Plays it again: the outcome, or None for a game that did not end by its rules. BadRecord if anything is off."""
    if record.rules_version != game.info.rules_version:
        raise BadRecord(phrase("other_rules", rules=record.rules_version, known=game.info.rules_version))
    if record.seed_sha256 != fingerprint(record.seed):
        raise BadRecord(phrase("seed_does_not_fit_its_hash", stated=record.seed_sha256))
    state = game.new(record.seats, game.info.options.parse(record.options), record.seed)
    for number, move in enumerate(record.moves, 1):
        try:
            state = game.apply(state, move.seat, game.load_action(json.dumps(move.action).encode())).state
        except Refusal as refusal:
            raise BadRecord(phrase("impossible_move", number=number, seat=move.seat, why=refusal.reason)) from refusal
    outcome = game.outcome(state)
    if (outcome is not None) != (record.ended.by == BY_RULES):
        raise BadRecord(phrase("other_end", stated=record.ended.by, replayed="over" if outcome else "not over"))
    if outcome is not None:
        _must_agree(record.results, tuple(map(Placed.of, outcome.results)))
    return outcome


def _must_agree(stated: tuple[Placed, ...], actual: tuple[Placed, ...]) -> None:
    if len(stated) != len(actual):
        raise BadRecord(phrase("other_result", stated=f"{len(stated)} seats", replayed=f"{len(actual)} seats"))
    for theirs, ours in zip(stated, actual, strict=True):
        if theirs != ours:
            raise BadRecord(phrase("other_result", stated=_plain(theirs), replayed=_plain(ours)))


def _plain(placed: Placed) -> str:
    return placed.model_dump_json()


def _unfinished(record: Record) -> str:
    """It may have a result all the same: of two players, one gave up."""
    who = "" if record.ended.seat is None else f", seat {record.ended.seat}"
    lines = [f"The game was not played to its end: {record.ended.by}{who}."]
    lines += [f"{placed.place}. seat {placed.seat}" for placed in sorted(record.results, key=lambda p: p.place)]
    return "\n".join(lines)
