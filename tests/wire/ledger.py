"""What the database file says after the bot was killed, read beside it: the log, the replay, who was pinged."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines.core.game import Game
from engines.core.state import State
from engines.registry import GAMES


@dataclass(frozen=True)
class Kept:
    id: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    status: str
    state: bytes | None


@dataclass(frozen=True)
class Ledger:
    database: Path

    def ask(self, sql: str, *values: object) -> list[sqlite3.Row]:
        with closing(sqlite3.connect(self.database)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(sql, values).fetchall()

    def interactions(self) -> Counter[int]:
        return Counter(
            row[0] for row in self.ask("select interaction_id from actions where interaction_id is not null")
        )

    def tables(self) -> list[Kept]:
        rows = self.ask("select id, game, seats, options, seed, status, state from tables")
        return [Kept(**{**dict(row), "options": json.loads(row["options"])}) for row in rows]

    def replayed(self, table: Kept) -> bytes:
        """The state to which the log leads."""
        game: Game = GAMES[table.game]
        actions: list[tuple[int, bytes]] = []
        for row in self.ask("select seat, kind, action from actions where table_id = ? order by number", table.id):
            if row["kind"] == "undo":
                actions.pop()
            elif row["kind"] == "play":
                actions.append((row["seat"], row["action"]))
        state: State = game.new(table.seats, game.info.options.parse(table.options), table.seed)
        for seat, action in actions:
            state = game.apply(state, seat, game.load_action(action)).state
        return game.dump(state)

    def checked(self) -> None:
        """The file is sound; every log leads to its state, to the byte; no click counts twice."""
        assert self.ask("pragma integrity_check")[0][0] == "ok"
        assert not self.ask("pragma foreign_key_check")
        assert not [click for click, count in self.interactions().items() if count > 1]
        for table in self.tables():
            if table.state is not None:
                assert self.replayed(table) == table.state, table.id
