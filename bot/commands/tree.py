"""The way in for commands: held to the same limit as presses, and whatever one raises is answered."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog
from discord import app_commands

from bot.receiver import Receiver
from bot.table.refusal import Refused
from engines.core.errors import Refusal

log = structlog.get_logger()


class Tree(app_commands.CommandTree[discord.Client]):
    """`receiver`: there is one from the moment when the bot listens."""

    def __init__(self, client: discord.Client, receiver: Callable[[], Receiver]) -> None:
        super().__init__(client)
        self._receiver = receiver

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        return await self._receiver().lets_in(interaction)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, Refusal):
            cause = Refused("refused", cause.reason)
        if isinstance(cause, Refused):
            await self._receiver().refuse(interaction, cause, None)
            return
        log.error("command failed", exc_info=cause)
        await self._receiver().refuse(interaction, Refused("went-wrong"), None)
