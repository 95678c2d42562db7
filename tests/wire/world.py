"""What the small Discord remembers: servers, people, messages, presses. No network here."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

EPHEMERAL, COMPONENTS_V2 = 64, 1 << 15
APPLICATION, BOT = 900_000_000_000_000_001, 900_000_000_000_000_002
ALL = str((1 << 50) - 1)
_EPOCH = 1_420_070_400_000
_WINDOW = 300.0  # seconds in which a nonce stands for the same message
_counter = itertools.count()


def sent_at(message_id: int) -> int:
    """Milliseconds since 1970."""
    return (message_id >> 22) + _EPOCH


def snowflake() -> int:
    """Grows with time, as Discord's ids do."""
    return (int(time.time() * 1000) - _EPOCH << 22) | (next(_counter) & 0x3FFFFF)


@dataclass
class Interaction:
    """A press or a command on its way. `kind`: how it was answered first; `message`: what the answer is.

    `custom_id`: what was pressed; `is_put_away`: the answer was taken away again.
    """

    id: int
    token: str
    user_id: int
    channel_id: int
    source: int | None
    sent_at: float
    custom_id: str = ""
    values: tuple[str, ...] = ()
    kind: int | None = None
    acknowledged_at: float | None = None
    message: int | None = None
    private: list[int] = field(default_factory=list)
    is_put_away: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Guild:
    id: int
    name: str
    members: dict[int, str] = field(default_factory=dict)
    channels: dict[int, str] = field(default_factory=dict)


class World:
    """`messages`: by channel and id, those for everybody. `private`: those for one reader, by id."""

    def __init__(self) -> None:
        self.guilds: dict[int, Guild] = {}
        self.messages: dict[int, dict[int, Json]] = defaultdict(dict)
        self.private: dict[int, Json] = {}
        self.files: dict[str, bytes] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.dms: dict[int, int] = {}
        self.pings: list[tuple[int, int, int]] = []  # message, channel, person
        self.deleted: set[int] = set()
        self.first: dict[int, list[str]] = {}  # what could be pressed on each message when it was sent
        self._nonces: dict[tuple[int, str], tuple[int, float]] = {}

    def guild(self, *names: str, channels: int = 1) -> Guild:
        guild = Guild(snowflake(), f"Server {len(self.guilds) + 1}")
        guild.members = {snowflake(): name for name in names}
        guild.channels = {snowflake(): f"games-{number}" for number in range(1, channels + 1)}
        self.guilds[guild.id] = guild
        return guild

    def guild_of(self, channel_id: int) -> Guild | None:
        return next((guild for guild in self.guilds.values() if channel_id in guild.channels), None)

    # Messages

    def post(self, channel_id: int, body: Json, files: dict[str, bytes], *, private: bool = False) -> Json:
        """The same nonce in the same channel is the same message, where the sender asks for that."""
        nonce = str(body["nonce"]) if body.get("enforce_nonce") and body.get("nonce") is not None else None
        if nonce is not None and (known := self._nonces.get((channel_id, nonce))) is not None:
            message_id, sent = known
            if time.monotonic() - sent < _WINDOW and message_id in self.messages[channel_id]:
                return self.messages[channel_id][message_id]
        message = self._message(snowflake(), channel_id)
        self._write(message, body, files)
        if private:
            message["flags"] |= EPHEMERAL
            self.private[int(message["id"])] = message
        else:
            self.messages[channel_id][int(message["id"])] = message
            self.first[int(message["id"])] = custom_ids(message)
            mentioned = (body.get("allowed_mentions") or {}).get("users", [])
            self.pings += [(int(message["id"]), channel_id, int(user)) for user in mentioned]
        if nonce is not None:
            self._nonces[channel_id, nonce] = int(message["id"]), time.monotonic()
        return message

    def forget_nonces(self) -> None:
        """As after some minutes."""
        self._nonces.clear()

    def edit(self, message: Json, body: Json, files: dict[str, bytes]) -> Json:
        self._write(message, body, files)
        message["edited_timestamp"] = _now()
        return message

    def delete(self, channel_id: int, message_id: int) -> bool:
        self.deleted.add(message_id)
        return self.messages[channel_id].pop(message_id, None) is not None

    def _message(self, message_id: int, channel_id: int) -> Json:
        guild = self.guild_of(channel_id)
        return {
            "id": str(message_id),
            "channel_id": str(channel_id),
            **({"guild_id": str(guild.id)} if guild else {}),
            "author": bot_user(),
            "content": "",
            "timestamp": _now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            "components": [],
        }

    def _write(self, message: Json, body: Json, files: dict[str, bytes]) -> None:
        for name in ("content", "embeds"):
            if body.get(name) is not None:
                message[name] = body[name]
        message["flags"] |= int(body.get("flags") or 0)
        if "attachments" in body or files:
            kept = {str(each["id"]): each for each in body.get("attachments") or ()}
            message["attachments"] = [each for each in message["attachments"] if each["id"] in kept]
            for number, (name, content) in enumerate(files.items()):
                message["attachments"].append(self._attachment(name, content, kept.get(str(number), {})))
        if "components" in body:
            numbers = itertools.count(1)
            message["components"] = [self._component(each, message, numbers) for each in body["components"] or ()]

    def _attachment(self, name: str, content: bytes, told: Json) -> Json:
        number = str(snowflake())
        address = f"https://cdn.invalid/{number}/{name}"
        self.files[address] = content
        about = {"description": told["description"]} if told.get("description") else {}
        return {"id": number, "filename": name, "size": len(content), "url": address, "proxy_url": address, **about}

    def _component(self, component: Json, message: Json, numbers: Iterator[int]) -> Json:
        found = {**component, "id": component.get("id") or next(numbers)}
        if "components" in component:
            found["components"] = [self._component(each, message, numbers) for each in component["components"]]
        if "items" in component:
            found["items"] = [
                {**item, "media": self._media(item["media"], message["attachments"])} for item in component["items"]
            ]
        return found

    def _media(self, media: Json, attachments: list[Json]) -> Json:
        name = str(media["url"]).removeprefix("attachment://")
        known = next((each["url"] for each in attachments if each["filename"] == name), media["url"])
        return {"url": known, "proxy_url": known}

    # What stands on messages

    def boards(self, table: str) -> list[Json]:
        """Messages with something to press for this table, oldest first."""
        found = (message for channel in self.messages.values() for message in channel.values())
        return sorted((m for m in found if any(table in each for each in custom_ids(m))), key=lambda m: int(m["id"]))


def walk(components: Iterable[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


def custom_ids(message: Json) -> list[str]:
    return [part["custom_id"] for part in walk(message["components"]) if "custom_id" in part]


def text_of(message: Json) -> str:
    return "\n".join(part["content"] for part in walk(message["components"]) if part["type"] == 10)


def bot_user() -> Json:
    return user(BOT, "Saqqara", is_bot=True)


def user(user_id: int, name: str, *, is_bot: bool = False) -> Json:
    return {
        "id": str(user_id),
        "username": name.casefold(),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": is_bot,
        "flags": 0,
        "public_flags": 0,
    }


def member(guild: Guild, user_id: int) -> Json:
    return {
        "user": user(user_id, guild.members.get(user_id, "somebody")),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL,
    }


def channel(guild: Guild, channel_id: int) -> Json:
    return {
        "id": str(channel_id),
        "guild_id": str(guild.id),
        "type": 0,
        "name": guild.channels[channel_id],
        "position": 0,
        "permission_overwrites": [],
        "permissions": ALL,
    }


def guild_payload(guild: Guild) -> Json:
    """As the gateway tells it to somebody who comes."""
    everyone = {
        "id": str(guild.id),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": ALL,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(next(iter(guild.members))),
        "unavailable": False,
        "member_count": len(guild.members) + 1,
        "roles": [everyone],
        "channels": [channel(guild, channel_id) for channel_id in guild.channels],
        "members": [{**member(guild, BOT), "user": bot_user()}],
        "threads": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "preferred_locale": "en-US",
        "afk_channel_id": None,
        "system_channel_id": None,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "application_id": None,
        "description": None,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "vanity_url_code": None,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "large": False,
    }


def _now() -> str:
    return datetime.now(UTC).isoformat()
