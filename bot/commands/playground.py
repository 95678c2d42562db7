"""/playground, where nobody has days to wait: moves the clock forward. Only the playground has it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

import discord
from discord import app_commands

from bot.app import App
from bot.commands.localised import Localised
from bot.table.refusal import Refused
from bot.ui.components import panel
from bot.ui.panels import Private
from bot.words.words import words


@dataclass
class Lead:
    """How far the playground's clock is, or will soon be, ahead of the real one."""

    time: timedelta = timedelta()


def playground_group(app: App, lead: Lead) -> app_commands.Group:
    """Whoever drives the clock looks at `lead`: the bot itself has no hand in time."""
    say = Localised(app.languages)
    group = app_commands.Group(
        name=say("command-playground"), description=say("command-playground-description"), guild_only=True
    )

    @group.command(name=say("command-forward"), description=say("command-forward-description"))
    @app_commands.describe(hours=say("parameter-hours-description"), days=say("parameter-days-description"))
    @app_commands.rename(hours=say("parameter-hours"), days=say("parameter-days"))
    async def forward(
        interaction: discord.Interaction,
        hours: app_commands.Range[int, 0, 23] = 0,
        days: app_commands.Range[int, 0, 60] = 0,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if not hours and not days:
            raise Refused("how-far")
        lead.time += timedelta(days=days, hours=hours)
        said = words(await app.languages.of_reader(interaction))
        parts = [said.say("duration-days", days=days)] * bool(days)
        parts += [said.say("duration-hours", hours=hours)] * bool(hours)
        text = said.say("playground-forward", duration=said.list(parts))
        await app.receiver.show(interaction, Private(panel([text])))

    return group
