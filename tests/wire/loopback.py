"""The small Discord as a whole, on a port of this machine, and what its people do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.discord_api.checker import absent, assert_valid
from tests.wire.gateway import Gateway
from tests.wire.rest import Rest
from tests.wire.world import (
    ALL,
    APPLICATION,
    Guild,
    Interaction,
    Json,
    World,
    bot_user,
    channel,
    member,
    snowflake,
    user,
)

TOKEN = "loopback"  # noqa: S105 - of no use anywhere else
_COMMAND, _COMPONENT, _TYPING = 2, 3, 4
_BUTTON, _SELECT = 2, 3


@dataclass
class Loopback:
    world: World
    rest: Rest
    gateway: Gateway
    address: str

    async def press(
        self, guild: Guild, user_id: int, message: Json, custom_id: str, *values: str, twice: bool = False
    ) -> Interaction:
        """Somebody presses a button or chooses from a list. Returns at once; `Interaction.news` tells of answers."""
        data: Json = {"custom_id": custom_id, "component_type": _SELECT if values else _BUTTON}
        if values:
            data["values"] = list(values)
        place = int(message["channel_id"])
        return await self.interact(guild, user_id, place, _COMPONENT, data, message, twice=twice)

    async def command(self, guild: Guild, user_id: int, place: int, name: str, **options: Any) -> Interaction:
        """`name`: with its subcommand, as it is typed."""
        return await self.interact(guild, user_id, place, _COMMAND, self.typed(name, options))

    async def complete(self, guild: Guild, user_id: int, place: int, name: str, **options: Any) -> Interaction:
        """Somebody is still typing the last of these options."""
        data = self.typed(name, options)
        inner = data["options"][0]
        (inner["options"] if "options" in inner else data["options"])[-1]["focused"] = True
        return await self.interact(guild, user_id, place, _TYPING, data)

    def typed(self, name: str, options: Json) -> Json:
        """A command as a client sends it."""
        top, _, below = name.partition(" ")
        known = next(each for each in self.world.commands if each["name"] == top)
        given = [{"name": key, "type": _kind(value), "value": value} for key, value in options.items()]
        inner = [{"type": 1, "name": below, "options": given}] if below else given
        return {"id": known["id"], "name": top, "type": 1, "options": inner}

    async def interact(
        self,
        guild: Guild | None,
        user_id: int,
        place: int,
        kind: int,
        data: Json,
        message: Json | None = None,
        *,
        twice: bool = False,
        permissions: str = ALL,
    ) -> Interaction:
        """Whatever a client, honest or not, gets Discord to pass on. `guild`: None in a private conversation.

        `permissions`: what the user may do here, and the bot.
        """
        number = snowflake()
        token = f"token-{number}"
        source = None if message is None else int(message["id"])
        pressed = (str(data.get("custom_id", "")), tuple(data.get("values", ())))
        interaction = Interaction(number, token, user_id, place, source, time.monotonic(), *pressed)
        self.world.interactions[token] = interaction
        payload = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "data": data,
            "channel_id": str(place),
            **(_in_private(user_id, place) if guild is None else _in_guild(guild, user_id, place, permissions)),
            "token": token,
            "version": 1,
            "locale": "en-US",
            "app_permissions": permissions,
            "entitlements": [],
            "attachment_size_limit": 10_485_760,
            **({"message": message} if message is not None else {}),
        }
        await self.gateway.emit("INTERACTION_CREATE", payload)
        if twice:
            await self.gateway.emit("INTERACTION_CREATE", payload)
        return interaction

    def checked(self) -> None:
        """Only known routes were used, and Discord would have taken every body."""
        assert not self.rest.strangers, self.rest.strangers
        if absent() is None:
            assert_valid(self.rest.asked)


@asynccontextmanager
async def loopback() -> AsyncIterator[Loopback]:
    world = World()
    rest, gateway = Rest(world, TOKEN), Gateway(world, TOKEN)
    app = web.Application(client_max_size=20 * 2**20)
    rest.add_to(app)
    gateway.add_to(app)
    runner = web.AppRunner(app, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    try:
        yield Loopback(world, rest, gateway, f"http://127.0.0.1:{port}")
    finally:
        await runner.cleanup()


async def until(condition: Any, seconds: float = 20.0, what: str = "it never came to that") -> None:
    """Looked at often: the other side is another process."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.01)


def _in_guild(guild: Guild, user_id: int, place: int, permissions: str) -> Json:
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "channel": channel(guild, place),
        "member": {**member(guild, user_id), "permissions": permissions},
        "authorizing_integration_owners": {"0": str(guild.id)},
        "context": 0,
    }


def _in_private(user_id: int, place: int) -> Json:
    somebody = user(user_id, "somebody")
    return {
        "channel": {"id": str(place), "type": 1, "last_message_id": None, "recipients": [bot_user(), somebody]},
        "user": somebody,
        "authorizing_integration_owners": {"0": "0"},
        "context": 1,
    }


def _kind(value: object) -> int:
    match value:
        case bool():
            return 5
        case int():
            return 4
        case _:
            return 3
