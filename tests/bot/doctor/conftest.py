"""A file with a game of each kind in the middle, one that is over, one that was given up, and a lobby."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.store import Store
from bot.store.records import Beside
from bot.table.seats import Seating
from bot.table.service import Person, Plan, Tables
from bot.ui.menu import offered, question
from engines.core.game import Game
from engines.registry import GAMES
from tests import offerings

ALL: dict[str, Game] = {**GAMES, "offerings": offerings.GAME}
HOST, GUEST, GUILD, CHANNEL = Person(1, "Ana"), Person(2, "Ben"), 7, 8
STEPS = 24


class Life:
    """Plays at random, but always the same."""

    def __init__(self, store: Store) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.tables = Tables(store, ALL, lambda: self.now)
        self.random = Random("doctor")
        self.clicks = 0

    async def begin(self, game: str) -> str:
        plan = Plan(game, ALL[game].info.options(), 2, (GUEST,), False, 24)
        table = await self.tables.open(GUILD, CHANNEL, HOST, plan)
        await self.tables.join(GUILD, table.id, GUEST)
        return (await self.tables.start(GUILD, table.id, HOST)).id

    async def play(self, table_id: str, steps: int) -> None:
        for _ in range(steps):
            table = await self.tables.find(GUILD, table_id)
            decisions = self.tables.decisions(table)
            if not decisions:
                return
            asked = self.random.choice(decisions)
            self.clicks += 1
            self.now += timedelta(minutes=1)
            who = Person(table.players[asked.seat].user_id or 0, "somebody")
            number = self.random.randrange(len(offered(asked)))
            await self.tables.play(GUILD, table_id, who, question(asked), number, self.clicks)


async def _live(path: Path) -> dict[str, str]:
    store = await Store.open(path)
    life = Life(store)
    ids = {game: await life.begin(game) for game in ALL}
    for game, table_id in ids.items():
        await life.play(table_id, 3 if game == "offerings" else STEPS)
    ids |= {"over": await life.begin("offerings"), "resigned": await life.begin("offerings")}
    await life.play(ids["over"], 1000)
    await life.play(ids["resigned"], 2)
    await Seating(life.tables).resign(GUILD, ids["resigned"], HOST)
    lobby = await life.tables.open(
        GUILD, CHANNEL, HOST, Plan("imhotep", ALL["imhotep"].info.options(), 3, (), False, 24)
    )
    ids["lobby"] = lobby.id
    await life.tables.adjust(GUILD, ids["duel"], lambda table: (table, Beside()))
    await store.close()
    return ids


@pytest.fixture(scope="session")
def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    path = tmp_path_factory.mktemp("lived") / "games.db"
    return path, asyncio.run(_live(path))


@pytest.fixture
def path(lived: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(lived[0], tmp_path))


@pytest.fixture
def ids(lived: tuple[Path, dict[str, str]]) -> dict[str, str]:
    """By what became of the game."""
    return lived[1]
