"""Sixty games in which everybody clicks at once, and a stop while the bot is busy."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.wire.busy import Running, is_board, running
from tests.wire.crowd import Table
from tests.wire.ledger import Ledger
from tests.wire.many import prepared
from tests.wire.world import Interaction

AT_ONCE = 60


def _actions(bot: Running) -> dict[str, int]:
    rows = Ledger(bot.bot.database).ask("select table_id, count(*) from actions group by table_id")
    return dict(map(tuple, rows))


def _order(bot: Running, table: Table, pressed: Interaction) -> list[str]:
    """What the bot did about one press: how it answered and what it showed."""
    found = []
    for asked in bot.discord.rest.asked:
        if pressed.token in asked.path:
            found.append("answer")
        elif asked.at >= pressed.sent_at and is_board(asked, table.channel):
            found.append("board")
    return found


@pytest.mark.asyncio
async def test_sixty_clicks_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, lambda database, world: prepared(database, world, AT_ONCE)) as bot:
        pressed = await asyncio.gather(*(bot.takes_stones(table) for table in bot.tables))
        for each in pressed:
            await bot.shown(each)
        for table, each in zip(bot.tables, pressed, strict=True):
            assert _order(bot, table, each) == ["answer", "board"]
        assert _actions(bot) == dict.fromkeys((table.id for table in bot.tables), 1)
    for table in bot.tables:
        assert len(bot.crowd.boards(table)) == 1
    Ledger(bot.bot.database).checked()
    bot.discord.checked()


@pytest.mark.asyncio
async def test_a_stop_lets_what_was_begun_be_finished(tmp_path: Path) -> None:
    """Who pressed before the stop sees the board that follows, and the old one is put away."""
    async with running(tmp_path, lambda database, world: prepared(database, world, 12)) as bot:
        pressed = await asyncio.gather(*(bot.takes_stones(table) for table in bot.tables))
        await asyncio.gather(*(each.news.wait() for each in pressed))
        assert await bot.bot.stop() == 0
        for table, each in zip(bot.tables, pressed, strict=True):
            assert _order(bot, table, each) == ["answer", "board"]
            assert len(bot.crowd.boards(table)) == 1
