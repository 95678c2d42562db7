"""A game that has ended as one file: everything that was hidden is known now. Pure: from records to a record."""

from __future__ import annotations

import json
from collections.abc import Iterable

from pydantic_core import to_json

from bot.store.records import LoggedAction, Player, Status, Table
from bot.table.keeper import resigned
from bot.table.progress import remaining
from bot.table.refusal import Refused
from engines.core.game import Game
from engines.core.options import Options
from engines.core.record import BY_RULES, Ended, Move, Placed, Record, Seated, fingerprint


def must_have_ended(table: Table) -> None:
    """Until then the seed would tell what is hidden; a lobby has nothing to tell."""
    if table.status in (Status.LOBBY, Status.RUNNING):
        raise Refused("not-over")
    if table.state is None:
        raise Refused("lobby-cancelled")


def exported(game: Game, options: Options, table: Table, log: Iterable[LoggedAction]) -> Record:
    rows = {row.number: row for row in log}
    return Record(
        game=table.game,
        rules_version=table.rules_version,
        options=options.model_dump(mode="json"),
        seats=len(table.players),
        players=tuple(Seated(seat=player.seat, name=_name(player)) for player in table.players),
        seed=table.seed,
        seed_sha256=fingerprint(table.seed),
        ended=Ended(by=table.ended_by or BY_RULES, seat=table.ended_by_seat, at=table.ended_at or table.touched_at),
        results=_results(game, table),
        moves=tuple(
            Move(seat=move.seat, action=json.loads(to_json(move.action)), at=rows[move.number].at)
            for move in remaining(game, rows.values())
        ),
    )


def _name(player: Player) -> str | None:
    return player.name or None


def _results(game: Game, table: Table) -> tuple[Placed, ...]:
    assert table.state is not None
    outcome = game.outcome(game.load(table.state))
    if outcome is not None:
        return tuple(map(Placed.of, outcome.results))
    if table.ended_by_seat is None:
        return ()
    return tuple(Placed(seat=each.seat, place=each.place) for each in resigned(table, table.ended_by_seat))
