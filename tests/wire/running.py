"""A bot that runs beside its small Discord for the length of a test, and what must be true of both at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.wire.crowd import Crowd
from tests.wire.ledger import Ledger
from tests.wire.loopback import Loopback, loopback, until
from tests.wire.process import Bot
from tests.wire.world import Guild, Interaction, text_of

MESSAGE, LATER, NOTHING, CHOICES = 4, 5, 6, 8  # how an interaction is answered first


@dataclass(frozen=True)
class Here:
    discord: Loopback
    bot: Bot
    crowd: Crowd
    ledger: Ledger
    guild: Guild

    @property
    def users(self) -> tuple[int, ...]:
        return tuple(self.guild.members)

    def told(self, interaction: Interaction) -> str:
        """What the presser alone reads."""
        private = self.discord.world.private
        answers = [interaction.message, *interaction.private]
        return "\n".join(text_of(private[each]) for each in dict.fromkeys(answers) if each in private)

    async def shown(self) -> None:
        """Until every board is what it should be, and every old one reduced."""
        await until(lambda: not self.ledger.ask("select 1 from deliveries"), what="a board is owed")


@asynccontextmanager
async def running(
    folder: Path, seed: str, *names: str, channels: int = 1, settings: dict[str, str] | None = None
) -> AsyncIterator[Here]:
    """Nothing that the bot had not expected may stand in its log, and every game is the replay of its log."""
    async with loopback() as discord:
        bot = Bot(discord, folder / "games.db", folder / "log", settings or {})
        guild = discord.world.guild(*names, channels=channels)
        here = Here(discord, bot, Crowd(discord, Random(seed)), Ledger(bot.database), guild)
        try:
            await bot.start()
            yield here
            await here.shown()
            assert await bot.stop() == 0
        finally:
            if bot.process is not None:
                await bot.kill()
        bot.checked()
        here.ledger.checked()
        discord.checked()
