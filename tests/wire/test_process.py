"""The bot as a process over real sockets: it opens games, plays them, ends cleanly and goes on where it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.wire.crowd import Crowd, Table, verb
from tests.wire.ledger import Ledger
from tests.wire.loopback import loopback, until
from tests.wire.process import Bot

NAMES = ("Amina", "Bastien", "Chloé")
GAMES = ("imhotep", "duel", "pyramids")
STEPS = 5


async def _play(crowd: Crowd, ledger: Ledger) -> None:
    """A few steps at every table, each written down and shown before the next."""
    for table in crowd.tables * STEPS:
        before = len(_steps(ledger, table))
        assert await crowd.act(table)
        await until(lambda t=table, n=before: len(_steps(ledger, t)) > n, what="nothing was played")
        await until(lambda: not ledger.ask("select 1 from deliveries"), what="a board is owed")


def _steps(ledger: Ledger, table: Table) -> list[object]:
    return list(ledger.ask("select 1 from actions where table_id = ?", table.id))


@pytest.mark.asyncio
async def test_games_go_on_after_a_stop(tmp_path: Path) -> None:
    async with loopback() as discord:
        bot = Bot(discord, tmp_path / "games.db", tmp_path / "log")
        crowd, ledger = Crowd(discord, Random("process")), Ledger(bot.database)
        try:
            await bot.start()
            guild = discord.world.guild(*NAMES, channels=len(GAMES))
            await discord.gateway.drop()  # the bot comes back and learns of the server
            await discord.gateway.ready.wait()
            for game, channel in zip(GAMES, guild.channels, strict=True):
                await crowd.sit_down(game, guild, channel, tuple(guild.members)[:2])
            await _play(crowd, ledger)
            assert await bot.stop() == 0
            await bot.start()
            await _play(crowd, ledger)
            await until(lambda: all(len(crowd.boards(table)) == 1 for table in crowd.tables), what="an old board stays")
            assert await bot.stop() == 0
        finally:
            if bot.process is not None:
                await bot.kill()
        bot.checked()
        ledger.checked()
        discord.checked()
        assert discord.gateway.resumed == 1


@pytest.mark.asyncio
async def test_a_stop_finishes_what_was_begun(tmp_path: Path) -> None:
    """A press and a command were acknowledged, and Discord is slow: both are answered before the program ends."""
    async with loopback() as discord:
        bot = Bot(discord, tmp_path / "games.db", tmp_path / "log")
        crowd = Crowd(discord, Random("stop"))
        guild = discord.world.guild(*NAMES)
        try:
            await bot.start()
            table = await crowd.sit_down("duel", guild, next(iter(guild.channels)), tuple(guild.members)[:2])
            board, user = crowd.board(table), table.users[0]
            assert board is not None
            discord.rest.delay = 0.5
            begun = [
                await discord.press(guild, user, board, verb(board, "describe")),
                await discord.command(guild, user, table.channel, "duel hand"),
            ]
            await until(lambda: all(each.kind is not None for each in begun))
            assert await bot.stop() == 0
        finally:
            if bot.process is not None:
                await bot.kill()
        bot.checked()
        assert all(discord.world.private[each.message or 0]["components"] for each in begun)
