"""What the database file says, read beside the bot: for what a test asserts, never for what a person presses."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines.core.decision import Decision
from engines.core.game import Game
from engines.core.state import State
from engines.registry import GAMES
from tests import offerings

_GAMES: dict[str, Game] = {**GAMES, "offerings": offerings.GAME}


@dataclass(frozen=True)
class Row:
    """A table. `users`: by seat, None where the caretaker plays."""

    id: str
    guild_id: int
    channel_id: int
    game: str
    status: str
    seed: str
    version: int
    seats: int
    options: dict[str, Any]
    data: bytes | None
    users: tuple[Any, ...]
    is_paused: bool

    @property
    def engine(self) -> Game:
        return _GAMES[self.game]

    @property
    def state(self) -> State:
        assert self.data is not None
        return self.engine.load(self.data)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        is_playing = self.data is not None and self.status == "running" and not self.is_paused
        return self.engine.decisions(self.state) if is_playing else ()

    @property
    def asked(self) -> list[int]:
        """Users who must act."""
        return [self.users[decision.seat] for decision in self.decisions]

    @property
    def question(self) -> str:
        """What kind of thing is asked."""
        return self.decisions[0].prompt.key if self.decisions else ""


@dataclass(frozen=True)
class Kept:
    path: Path

    def ask(self, sql: str, *values: object) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.path)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(sql, values)]

    def change(self, sql: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(sql, values)

    def tables(self) -> list[Row]:
        """Oldest first."""
        return [self._row(row) for row in self.ask("select * from tables order by created_at, rowid")]

    def table(self, table_id: str) -> Row:
        (row,) = self.ask("select * from tables where id = ?", table_id)
        return self._row(row)

    def versions(self) -> dict[str, int]:
        return {row["id"]: row["version"] for row in self.ask("select id, version from tables")}

    def log(self, table_id: str) -> list[dict[str, Any]]:
        return self.ask("select * from actions where table_id = ? order by number", table_id)

    def owed(self) -> list[str]:
        return [row["table_id"] for row in self.ask("select table_id from deliveries")]

    def _row(self, row: dict[str, Any]) -> Row:
        seated = self.ask("select user_id from players where table_id = ? order by seat", row["id"])
        return Row(
            id=row["id"],
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            game=row["game"],
            status=row["status"],
            seed=row["seed"],
            version=row["version"],
            seats=row["seats"],
            options=json.loads(row["options"]),
            data=row["state"],
            users=tuple(player["user_id"] for player in seated),
            is_paused=row["paused_at"] is not None,
        )
