"""The way in for commands: held to the same limit as presses, and whatever one raises is answered."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.receiver import Receiver
from bot.table.refusal import Refused

log = structlog.get_logger()
_GROUPS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


class Tree(app_commands.CommandTree[discord.Client]):
    """`receiver`: there is one from the moment when the bot listens."""

    def __init__(self, client: discord.Client, receiver: Callable[[], Receiver]) -> None:
        super().__init__(client)
        self._receiver = receiver

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Also a command that no client of today would send; one that is unknown altogether is refused later."""
        if not await self._receiver().lets_in(interaction):
            return False
        command = interaction.command
        if isinstance(command, app_commands.Command):
            if interaction.guild_id is None and (command.root_parent or command).guild_only:
                raise app_commands.NoPrivateMessage
            if not _fits(command, interaction):
                raise app_commands.CommandSignatureMismatch(command)
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        cause: BaseException | None = error.__cause__
        if not isinstance(error, app_commands.CommandInvokeError):
            # A client that still offers the commands of an older version, or one that makes up its own.
            log.info("unknown command", why=type(error).__name__)  # its text may name whom the command was about
            cause = Refused("unknown-command")
        await self._receiver().failed(interaction, cause, None)


def _fits(command: app_commands.Command[Any, ..., Any], interaction: discord.Interaction) -> bool:
    """Whether what is given is known, of its kind and among the choices, and people are told of.

    The library looks at none of it.
    """
    known = {each.display_name: each for each in command.parameters}
    given = list(_given(interaction.data))
    if not all(each["name"] in known and each["type"] == known[each["name"]].type.value for each in given):
        return False
    if interaction.type is discord.InteractionType.autocomplete:  # nobody is told of yet
        return any(each.get("focused") and known[each["name"]].autocomplete for each in given)
    people = _resolved(interaction.data)
    return all(_can_be(known[each["name"]], each["value"], people) for each in given)


def _can_be(parameter: app_commands.Parameter, value: object, people: Container[object]) -> bool:
    if parameter.type is discord.AppCommandOptionType.user:
        return value in people
    return not parameter.choices or value in [choice.value for choice in parameter.choices]


def _resolved(data: Any) -> Container[object]:
    people: dict[str, object] = data.get("resolved", {}).get("users", {})
    return people


def _given(data: Any) -> Iterator[Any]:
    for option in data.get("options", ()):
        if option["type"] in _GROUPS:
            yield from _given(option)
        else:
            yield option
