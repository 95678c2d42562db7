"""The way in for commands: held to the same limit as presses, and whatever one raises is answered."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog
from discord import app_commands

from bot.receiver import Receiver
from bot.table.refusal import Refused

log = structlog.get_logger()


class Tree(app_commands.CommandTree[discord.Client]):
    """`receiver`: there is one from the moment when the bot listens."""

    def __init__(self, client: discord.Client, receiver: Callable[[], Receiver]) -> None:
        super().__init__(client)
        self._receiver = receiver

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        return await self._receiver().lets_in(interaction)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        cause: BaseException | None = error.__cause__
        if not isinstance(error, app_commands.CommandInvokeError):
            # A client that still offers the commands of an older version, or one that makes up its own.
            log.info("unknown command", why=str(error))
            cause = Refused("unknown-command")
        await self._receiver().failed(interaction, cause, None)
