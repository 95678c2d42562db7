"""A process that saves one move after another and tells of each, until it is killed or kills itself.

`python -m tests.bot.store.moves FILE [STATEMENT]`: dies in its third move, right before the statement that begins so.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from sqlalchemy import Connection, event

from bot.store import Store
from tests.bot.store.samples import GUILD, RUNNING, play

LAST_MOVE = 3


async def main(path: Path, deadly: str | None) -> None:
    store = await Store.open(path)
    table = await store.table(GUILD, RUNNING.id)
    if table is None:
        await store.create(RUNNING)
    number = 0

    def die() -> None:
        if number == LAST_MOVE:
            os.kill(os.getpid(), signal.SIGKILL)

    def die_at_statement(_connection: Connection, _cursor: object, statement: str, *_more: object) -> None:
        if deadly and statement.startswith(deadly):
            die()

    engine = store.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", die_at_statement)
    if deadly == "COMMIT":
        event.listen(engine, "commit", lambda _connection: die())
    while True:
        number += 1
        table = await store.table(GUILD, RUNNING.id)
        assert table
        assert await play(store, table, table.version, interaction_id=table.version)
        sys.stdout.write(f"{table.version + 1}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None))
