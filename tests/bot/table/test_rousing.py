"""The first start with a file of the first version: whoever owes something in a running game is waited for."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import Player, Status, Store, Table
from bot.table.service import Person, Tables
from bot.ui.menu import question
from engines.core.game import Game
from engines.imhotep.options import ImhotepOptions
from engines.registry import GAMES
from tests import offerings
from tests.bot.store.old import write_old_file
from tests.bot.store.samples import GUILD, NOON, RUNNING

pytestmark = pytest.mark.asyncio

ALL_GAMES: dict[str, Game] = {**GAMES, "offerings": offerings.GAME}
NOW = NOON + timedelta(days=3)
SEATED = tuple(Player(seat, 501 + seat, f"{seat}", has_joined=True) for seat in range(3))


def _old(table_id: str, game: Game, **changes: object) -> Table:
    options = game.info.options()
    first = game.dump(game.new(3, options, "5eed"))
    table = replace(
        RUNNING,
        id=table_id,
        game=game.info.key,
        rules_version=game.info.rules_version,
        options=options.model_dump(mode="json"),
        players=SEATED,
        seats=3,
        state=first,
        since_state=first,
        since_number=1,
    )
    return replace(table, **changes)  # type: ignore[arg-type]


async def test_whoever_owes_something_is_waited_for(path: Path) -> None:
    turns, barrier = _old("turns", ALL_GAMES["imhotep"]), _old("barrier", ALL_GAMES["offerings"], pace_hours=48)
    unreadable = _old("unreadable", ALL_GAMES["imhotep"], state=b"{}")
    unknown = _old("unknown", ALL_GAMES["imhotep"])
    unknown = replace(unknown, game="senet")
    over = _old("over", ALL_GAMES["imhotep"], status=Status.OVER)
    write_old_file(path, unreadable, turns, unknown, barrier, over)
    store = await Store.open(path)
    tables = Tables(store, ALL_GAMES, lambda: NOW)
    owed = await store.owed()
    await tables.rouse()
    assert [wait.seat for wait in await store.waits.of_table("turns")] == [
        decision.seat for decision in tables.decisions(turns)
    ]
    assert [wait.seat for wait in await store.waits.of_table("barrier")] == [0, 1, 2]
    for table in (unreadable, unknown, over):
        assert await store.waits.of_table(table.id) == ()
    for pace, table in ((24, turns), (48, barrier)):
        for wait in await store.waits.of_table(table.id):
            assert (wait.since, wait.sent, wait.due_at) == (NOW, 0, NOW + timedelta(hours=pace)), "as from now"
    assert await store.owed() == owed, "the channel has nothing new to see"
    await tables.rouse()
    again = await store.table(GUILD, "turns")
    assert again is not None
    assert again.version == turns.version + 1, "only once"
    await store.close()


async def test_a_roused_game_goes_on(path: Path) -> None:
    write_old_file(path, _old("turns", ALL_GAMES["imhotep"]))
    store = await Store.open(path)
    tables = Tables(store, ALL_GAMES, lambda: NOW)
    await tables.rouse()
    table = await tables.find(GUILD, "turns")
    (decision,) = tables.decisions(table)
    person = Person(table.players[decision.seat].user_id or 0, "somebody")
    assert tables.options_of(table) == ImhotepOptions()
    await tables.play(GUILD, "turns", person, question(decision), 0, 77)
    (wait,) = await store.waits.of_table("turns")
    assert wait.seat != decision.seat
    await store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "old.db"
