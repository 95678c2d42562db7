"""The bot as a process on a prepared database, with the small Discord beside it; what its people see of a click."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.wire.crowd import Crowd, Table, verbs
from tests.wire.ledger import Ledger
from tests.wire.loopback import Loopback, loopback, until
from tests.wire.process import Bot
from tests.wire.rest import Asked
from tests.wire.world import Interaction, World

_START = 300.0  # seconds for a thousand first boards


@dataclass
class Running:
    discord: Loopback
    bot: Bot
    crowd: Crowd
    tables: list[Table]

    async def takes_stones(self, table: Table) -> Interaction:
        """One click by whoever is asked."""
        board, (user,) = self.crowd.board(table), self.crowd.asked(table)
        assert board is not None
        return await self.discord.press(table.guild, user, board, verbs(board, "play")[0])

    async def shown(self, pressed: Interaction) -> float:
        """When the board that this click causes arrived, in the time of `Interaction.sent_at`."""
        found: list[float] = []

        def is_shown() -> bool:
            for asked in reversed(self.discord.rest.asked):
                if asked.at < pressed.sent_at:
                    break
                if is_board(asked, pressed.channel_id):
                    found[:] = [asked.at]
            return bool(found)

        await until(is_shown, 60.0, "the board did not come")
        return found[0]

    @property
    def mebibytes(self) -> float:
        """The most memory that the process has had, as Linux counts it."""
        assert self.bot.process is not None
        status = Path(f"/proc/{self.bot.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024

    def reset_memory(self) -> None:
        """From here on, the most is what comes after."""
        assert self.bot.process is not None
        Path(f"/proc/{self.bot.process.pid}/clear_refs").write_text("5")


@asynccontextmanager
async def running(folder: Path, prepare: Callable[[Path, World], Awaitable[list[Table]]]) -> AsyncIterator[Running]:
    """From the moment when every board is shown."""
    async with loopback() as discord:
        bot = Bot(discord, folder / "games.db", folder / "log", settings={"LOG_LEVEL": "WARNING"})
        tables = await prepare(bot.database, discord.world)
        await bot.start()
        try:
            ledger = Ledger(bot.database)
            await until(lambda: not ledger.ask("select 1 from deliveries"), _START, "boards are owed")
            yield Running(discord, bot, Crowd(discord, Random("load"), tables), tables)
            if bot.process is not None:
                assert await bot.stop() == 0
            bot.checked()
        finally:
            if bot.process is not None:
                await bot.kill()


def is_board(asked: Asked, channel_id: int) -> bool:
    """A message with a picture, new or edited."""
    is_message = asked.method in ("POST", "PATCH") and asked.path.startswith(f"/channels/{channel_id}/messages")
    return is_message and bool(asked.json.get("attachments"))
