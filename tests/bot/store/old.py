"""A file as the first version of the program left it: written with plain SQL, as none of today's code would."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.columns import EPOCH, MICROSECOND
from bot.store.migrating import migrate
from bot.store.records import Table
from tests.bot.store.samples import NOON

FIRST = "0001"
MOMENT = (NOON - EPOCH) // MICROSECOND


def write_old_file(path: Path, *kept: Table) -> None:
    """With these tables, settings, a person's language, and for each table a row of the log and a delivery."""
    migrate(path, to=FIRST)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("insert into guilds values (?, 'fr', 48, '[5, 6]', 'managers', 9)", (kept[0].guild_id,))
        connection.execute("insert into users values (501, 'fr')")
        known = {row[1] for row in connection.execute("pragma table_info(tables)")}
        for number, table in enumerate(kept, 1):
            row = {name: _plain(getattr(table, name)) for name in known}
            _insert(connection, "tables", row)
            for player in table.players:
                seated = (table.id, player.seat, player.user_id, player.name, player.has_joined)
                connection.execute("insert into players values (?, ?, ?, ?, ?)", seated)
            logged = (table.id, 1, 0, 501, "play", b'{"kind":"sail"}', number, MOMENT, 2)
            connection.execute("insert into actions values (?, ?, ?, ?, ?, ?, ?, ?, ?)", logged)
            connection.execute("insert into deliveries values (?, 1, 'n', ?)", (table.id, MOMENT))


def _insert(connection: sqlite3.Connection, name: str, row: dict[str, object]) -> None:
    sql = f"insert into {name} ({', '.join(row)}) values ({', '.join(':' + column for column in row)})"  # noqa: S608
    connection.execute(sql, row)


def _plain(value: object) -> object:
    if isinstance(value, dict | tuple):
        return json.dumps(value, ensure_ascii=False)
    return MOMENT if value == NOON else value
