"""The playground: the same bot in a simulated Discord, on a page in the browser. For whoever has no token yet."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import structlog

from bot.client import Client
from bot.commands.playground import Lead, playground_group
from bot.settings import BadSettings, Settings
from bot.store.repository import Store
from bot.words.words import words
from engines.registry import GAMES

# SimCord tries out a client of its own when it is imported, and that one would complain about missing voices.
logging.getLogger("discord").setLevel(logging.ERROR)
try:
    import simcord
    from simcord.preview import Preview
except ModuleNotFoundError as error:
    raise BadSettings(f"DISCORD_TOKEN: missing; to play without one: pip install '.[playground]' ({error})") from error

log = structlog.get_logger()

MEMBERS = ("Amina", "Bastien", "Chloé", "Djoser", "Esmé")
_REFUSALS = (simcord.SetupError, simcord.BackendError, TimeoutError)
_TICK = 1.0
_STEP = 12 * 3600.0  # of the clock there, at once
_BREATH = 0.1  # between two steps of a jump
_PATIENCE = 20.0  # a busy machine may take seconds to draw; the page gives up on an action after this


async def play(settings: Settings, stop: asyncio.Event) -> None:
    """Until `stop`, or until somebody ends the session on the page."""
    lead = Lead()
    client = Client(settings.database, has_threads=False, more_commands=lambda app: [playground_group(app, lead)])
    env = simcord.Env(client, settle_timeout=_PATIENCE, check_errors=False)
    guild, channel, members = _world(env)
    lead.time = max(timedelta(), await _prepared(settings, guild.id) - datetime.now(UTC))
    # Before the bot is there: no timer of its own has to live through the months since SimCord's first day.
    env.backend.advance_clock(_lag(env, lead))
    async with _running(env, client):
        await _welcome(client, channel)
        async with _page(env, channel, members, settings.playground_port) as preview:
            driver = _Driver(env, preview, lead)
            print(  # noqa: T201 - the address is what one starts this for
                f"The playground is open at {preview.url} (Ctrl+C here ends it; the games are kept).", flush=True
            )
            _open_browser(preview.url)
            await driver.run(stop)


def _world(env: simcord.Env) -> tuple[simcord.GuildHandle, simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Always in this order and before the bot's own things, so that every run has the ids of the last one."""
    env.backend.bot_user.name = "Saqqara"
    users = [env.create_user(name) for name in MEMBERS]
    guild = env.create_guild("Saqqara", owner=users[0])
    channel = guild.create_text_channel("games")
    return guild, channel, [guild.add_member(user) for user in users]


async def _prepared(settings: Settings, guild_id: int) -> datetime:
    """The messages of the last run are gone, and their ids may belong to other ones now.

    When something last happened in its games: its clock may have been ahead, and no clock goes back.
    """
    store = await Store.open(settings.database)
    try:
        tables = await store.tables(guild_id)
        for table in tables:
            await store.delivered(
                guild_id,
                table.id,
                version=table.version,
                channel_id=table.channel_id,
                message_id=None,
                mentioned=(),
            )
        return max((table.touched_at for table in tables), default=datetime.now(UTC))
    finally:
        await store.close()


@asynccontextmanager
async def _running(env: simcord.Env, client: Client) -> AsyncIterator[None]:
    answers_errors = client.tree.on_error
    try:
        await env.start()
        # SimCord counts what a command raises as a failure and says so on the page; a refusal is an answer.
        client.tree.error(answers_errors)
        try:
            with env.time_context():
                yield
                with suppress(*_REFUSALS):
                    await env.settle()  # what was begun is finished
        finally:
            await env.shutdown()
    finally:
        await client.close()


async def _welcome(client: Client, channel: simcord.ChannelHandle) -> None:
    """How to begin, and below it the boards of all games that go on."""
    assert channel.guild is not None
    guild_id = channel.guild.id
    language = await client.app.languages.of_guild(guild_id)
    text = words(language).say(
        "playground-welcome", command=f"`/{next(iter(GAMES))} new`", forward_command="`/playground forward`"
    )
    await client.get_partial_messageable(channel.id).send(text)
    for table in await client.app.store.tables(guild_id):
        try:
            await client.app.publisher.publish(guild_id, table.id)
        except Exception:  # kept by an older version, perhaps: the other games are shown all the same
            log.exception("not shown", table=table.id)


@asynccontextmanager
async def _page(
    env: simcord.Env, channel: simcord.ChannelHandle, members: list[simcord.MemberActor], port: int
) -> AsyncIterator[Preview]:
    preview = env.preview(channel, viewers=members, layout="channel", port=port)
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        raise BadSettings(f"PLAYGROUND_PORT: {error}") from error
    try:
        yield preview
    finally:
        await preview.close()


class _Driver:
    """Lets time pass, which stands still by itself, and shows to everybody what the bot has said."""

    def __init__(self, env: simcord.Env, preview: Preview, lead: Lead) -> None:
        self._env = env
        self._preview = preview
        self._lead = lead
        # SimCord refuses whoever comes while it is busy; a click in the moment of a tick must wait instead.
        self._turn = asyncio.Lock()
        self._act = preview._action
        preview._action = self._act_in_turn  # type: ignore[method-assign]

    async def run(self, stop: asyncio.Event) -> None:
        ends = {asyncio.create_task(stop.wait()), asyncio.create_task(self._preview.wait_closed())}
        while not any(end.done() for end in ends):
            async with self._turn:
                await self._tick()
            rest = _TICK if _lag(self._env, self._lead) < _STEP else _BREATH
            await asyncio.wait(ends, timeout=rest, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()

    async def _act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """What somebody does on one page is seen on the others too.

        SimCord refuses whoever has not seen the newest page yet. A press on an older one is a press, as on Discord: the
        bot itself says what no longer stands.
        """
        async with self._turn:
            if "published_revision" in body:
                body = {**body, "published_revision": self._preview._get_page(context_id).revision}
            answer = await self._act(context_id, body)
            await self._show()
            return answer

    async def _tick(self) -> None:
        """A jump goes step by step: between two of them what has happened is shown, and clicks get their turn."""
        try:
            await self._env.advance_time(min(_lag(self._env, self._lead), _STEP))
        except _REFUSALS as error:
            log.debug("no time passed", why=str(error))
        await self._show()

    async def _show(self) -> None:
        """Only if there is news."""
        if not self._env.http_requests:
            return
        try:
            await self._preview.refresh()
            self._env.http_requests.clear()
        except _REFUSALS as error:
            log.debug("not shown yet", why=str(error))


def _lag(env: simcord.Env, lead: Lead) -> float:
    """By how many seconds the clock there is behind what it should show."""
    return max(0.0, (datetime.now(UTC) + lead.time - env.now()).total_seconds())


def _open_browser(url: str) -> None:
    """Where there is a screen. In a thread of its own, because some browsers return only when they are closed."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen or sys.platform in ("darwin", "win32"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
