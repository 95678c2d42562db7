"""Nothing can be written for a while: players are told so, nothing is half written, and then the game goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.wire.crowd import Crowd, Table
from tests.wire.ledger import Ledger
from tests.wire.loopback import loopback, until
from tests.wire.process import Bot
from tests.wire.world import Interaction, text_of

Trouble = Callable[[Bot], AbstractContextManager[None]]
ROOM = 32 * 1024  # bytes in any file: less than the database has already, and more than the log of this test
NOT_WRITTEN = "I cannot write anything down at the moment, so nothing has changed."


@contextmanager
def _no_room(bot: Bot) -> Iterator[None]:
    before = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (ROOM, resource.RLIM_INFINITY))
    yield
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def _locked(bot: Bot) -> Iterator[None]:
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


def _failing(statement: str) -> Trouble:
    """One of the many things that are written for a move, in their middle."""

    @contextmanager
    def fails(bot: Bot) -> Iterator[None]:
        with closing(sqlite3.connect(bot.database, isolation_level=None)) as other:
            other.execute(f"create trigger planned before {statement} begin insert into nowhere values (1); end")  # noqa: S608
            yield
            other.execute("drop trigger planned")

    return fails


class Player:
    def __init__(self, crowd: Crowd, ledger: Ledger, table: Table) -> None:
        self.crowd, self.ledger, self.table = crowd, ledger, table

    def written(self) -> list[tuple[object, ...]]:
        """All that a move changes."""
        kept = ("actions", "waits", "memories", "players", "deliveries", "tables")
        return [tuple(row) for name in kept for row in self.ledger.ask(f"select * from {name}")]  # noqa: S608

    async def press(self) -> Interaction:
        before = len(self.crowd.pressed)
        assert await self.crowd.act(self.table)
        assert len(self.crowd.pressed) == before + 1
        return self.crowd.pressed[-1].interaction

    async def moves(self) -> None:
        """It counts, and the board shows it."""
        pressed = await self.press()
        await until(lambda: self.ledger.interactions()[pressed.id] == 1, what="it does not count")
        await until(lambda: not self.ledger.ask("select 1 from deliveries"), what="a board is owed")

    async def is_told(self, why: str) -> None:
        """The press does nothing, and its presser is told."""
        before = self.written()
        pressed = await self.press()
        private = self.crowd.discord.world.private
        await until(lambda: any(why in text_of(private[each]) for each in pressed.private), what="nobody is told")
        assert self.written() == before
        assert self.ledger.interactions()[pressed.id] == 0


@pytest.mark.asyncio
async def test_the_game_goes_on_when_it_can_be_written_again(tmp_path: Path) -> None:
    async with loopback() as discord:
        bot = Bot(discord, tmp_path / "games.db", tmp_path / "log")
        guild = discord.world.guild("Amina", "Bastien")
        crowd, ledger = Crowd(discord, Random("disk")), Ledger(bot.database)
        try:
            await bot.start()
            table = await crowd.sit_down("imhotep", guild, next(iter(guild.channels)), tuple(guild.members))
            player = Player(crowd, ledger, table)
            await player.moves()
            for trouble in (_no_room, _locked, _failing("insert on waits"), _failing("insert on deliveries")):
                with trouble(bot):
                    await player.is_told(NOT_WRITTEN)
                await player.moves()
            with _locked(bot):  # for a shorter time than it waits
                waiting = await player.press()
                await asyncio.sleep(1)
                assert ledger.interactions()[waiting.id] == 0
            await until(lambda: ledger.interactions()[waiting.id] == 1, what="it did not wait")
            await until(lambda: not ledger.ask("select 1 from deliveries"), what="a board is owed")
            # The move is written, and the board sent; but where it is cannot be written down.
            with _failing("update of board_message_id on tables")(bot):
                sent = await player.press()
                await until(lambda: len(crowd.boards(table)) == 1 and "not shown" in bot.written())
                assert ledger.interactions()[sent.id] == 1
                assert ledger.ask("select 1 from deliveries")
            await player.moves()
            await until(lambda: len(crowd.boards(table)) == 1, what="more than one board")
            assert await bot.stop() == 0
        finally:
            if bot.process is not None:
                await bot.kill()
        said = bot.written()
        assert not [words for words in ("Traceback", "never retrieved", "Ignoring exception") if words in said]
        ledger.checked()
        discord.checked()
