"""/remind: how somebody wants to be reminded. Without anything said it tells how it is."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import time
from functools import cache
from typing import Any, get_args
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.app import App
from bot.commands.localised import Localised
from bot.commands.paces import Pace
from bot.store.records import Habits
from bot.table.refusal import Refused
from bot.table.schedule import rescheduled
from bot.ui import menu
from bot.ui.boards import duration
from bot.ui.components import panel
from bot.ui.panels import Private
from bot.words.words import FluentWords, words

_HOUR = 60  # minutes
_AS_THE_GAME = 0
_INTERVALS: tuple[int, ...] = (_AS_THE_GAME, *get_args(Pace))


def remind_command(app: App) -> app_commands.Command[Any, ..., None]:
    say = Localised(app.languages)
    names = ("interval", "quiet_from", "quiet_until", "zone", "place", "reminders")
    intervals = [Choice(name=_after(say, hours), value=hours) for hours in _INTERVALS]
    places = [Choice(name=say(f"choice-{place}"), value=place) for place in ("channel", "message")]
    switch = [Choice(name=say(f"choice-{state}"), value=state) for state in ("on", "off")]

    @app_commands.describe(**{name: say(f"parameter-{name.replace('_', '-')}-description") for name in names})
    @app_commands.rename(**{name: say(f"parameter-{name.replace('_', '-')}") for name in names})
    @app_commands.choices(interval=intervals)
    @app_commands.choices(place=places, reminders=switch)
    @app_commands.autocomplete(quiet_from=_hours, quiet_until=_hours, zone=_zones)
    async def remind(
        interaction: discord.Interaction,
        interval: int | None = None,
        quiet_from: str | None = None,
        quiet_until: str | None = None,
        zone: str | None = None,
        place: str | None = None,
        reminders: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        before = (await app.store.waits.habits([interaction.user.id]))[interaction.user.id]
        after = replace(
            before,
            is_on=before.is_on if reminders is None else reminders == "on",
            pace_hours=before.pace_hours if interval is None else interval or None,
            is_by_message=before.is_by_message if place is None else place == "message",
            zone=before.zone if zone is None else _known(zone),
            quiet_from=before.quiet_from if quiet_from is None else _minute(quiet_from),
            quiet_until=before.quiet_until if quiet_until is None else _minute(quiet_until),
        )
        if (after.quiet_from is None) != (after.quiet_until is None):
            raise Refused("half-quiet")
        if after != before:
            await app.store.waits.save_habits(after)
            await _reschedule(app, after)
        said = words(await app.languages.of_reader(interaction))
        await app.receiver.show(interaction, Private(panel([_told(said, after, is_saved=after != before)])))

    return app_commands.Command(
        name=say("command-remind"), description=say("command-remind-description"), callback=remind
    )


def _after(say: Localised, hours: int) -> locale_str:
    if hours == _AS_THE_GAME:
        return say("choice-game")
    return say("duration-hours", hours=hours) if hours < 48 else say("duration-days", days=hours // 24)


async def _reschedule(app: App, habits: Habits) -> None:
    for pace_hours, wait in await app.store.waits.of_user(habits.user_id):
        await app.store.waits.postpone(wait, rescheduled(wait, app.clock(), pace_hours, habits))
    app.scheduler.wake()


def _told(said: FluentWords, habits: Habits, *, is_saved: bool) -> str:
    if not habits.is_on:
        return said.say("habits-off")
    is_quiet = habits.quiet_from != habits.quiet_until
    lines = [
        f"### {said.say('habits-title')}",
        said.say("settings-saved") if is_saved else "",
        said.say("habits-interval", duration=duration(said, habits.pace_hours))
        if habits.pace_hours
        else said.say("habits-interval-game"),
        said.say("habits-quiet", start=_clock(habits.quiet_from), end=_clock(habits.quiet_until), zone=habits.zone)
        if is_quiet
        else said.say("habits-no-quiet"),
        said.say("habits-place", place="message" if habits.is_by_message else "channel"),
    ]
    return "\n".join(line for line in lines if line)


def _minute(typed: str) -> int:
    """22, 22:30 or 22h30 as a minute of the day."""
    found = re.fullmatch(r"(\d{1,2})(?:[:h](\d{1,2})?)?", typed.strip().casefold(), re.ASCII)
    if found is not None and int(found[1]) < 24 and int(found[2] or 0) < _HOUR:
        return int(found[1]) * _HOUR + int(found[2] or 0)
    raise Refused("bad-time", time=typed[:20])


def _clock(minute: int | None) -> str:
    return time(*divmod(minute or 0, _HOUR)).strftime("%H:%M")


def _known(typed: str) -> str:
    found = {name.casefold(): name for name in _all_zones()}.get(typed.strip().casefold())
    if found is None:
        raise Refused("bad-zone", zone=typed[:40])
    return found


@cache
def _all_zones() -> tuple[str, ...]:
    """Those of places first: nobody lives in Etc/GMT+3."""
    return tuple(sorted(available_timezones(), key=lambda name: (name.startswith("Etc/") or "/" not in name, name)))


async def _hours(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    found = [f"{hour:02}:00" for hour in range(24) if f"{hour:02}:00".startswith(typed) or str(hour) == typed]
    try:
        found = found or [_clock(_minute(typed))]
    except Refused:
        return []
    return [Choice(name=each, value=each) for each in found[: menu.LIST_LENGTH]]


async def _zones(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Found by any part, as people write it: "new york" finds America/New_York."""
    wanted = typed.casefold().replace(" ", "_")
    found = [name for name in _all_zones() if wanted in name.casefold()]
    return [Choice(name=name, value=name) for name in found[: menu.LIST_LENGTH]]
