"""A process killed with SIGKILL, anywhere: what it told of is there, and nothing is there by halves."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.store.samples import GUILD, RUNNING, play

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[3]


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.bot.store.moves", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def version_in(path: Path) -> int:
    """Everything that one transaction writes agrees."""
    store = await Store.open(path)
    assert await store.check()
    table = await store.table(GUILD, RUNNING.id)
    assert table
    log = await store.log(GUILD, RUNNING.id)
    assert [row.version for row in log] == list(range(2, table.version + 1))
    (owed,) = await store.owed()
    assert owed.version == table.version
    assert len(table.players) == len(RUNNING.players)
    assert table.state == (f"v{table.version}".encode() if log else RUNNING.state)
    assert await play(store, table, table.version), "and the game goes on"
    await store.close()
    return table.version


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables",
        "DELETE FROM players",
        "INSERT INTO players",
        "INSERT INTO actions",
        "UPDATE deliveries",
        "COMMIT",
    ],
)
async def test_killed_inside_a_transaction(path: Path, statement: str) -> None:
    with start(str(path), statement) as process:
        told, _ = process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    assert told.split() == ["2", "3"]
    assert await version_in(path) == 3


async def test_killed_at_any_moment(path: Path) -> None:
    expected = 0
    for moves in (1, 7, 18):
        with start(str(path)) as process:
            assert process.stdout
            told = [int(process.stdout.readline()) for _ in range(moves)]
            process.kill()
            told += [int(line) for line in process.stdout.read().split()]
        assert told[0] == expected + 1 or not expected
        version = await version_in(path)
        assert version in (told[-1], told[-1] + 1), "the last move may have been saved but not told"
        expected = version + 1
