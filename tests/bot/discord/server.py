"""A simulated server with people who press what they see. Nothing of the bot's insides is used to play."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import actors, interactions
from simcord.backend import serializers

from bot.client import Client
from bot.store.errors import Damaged
from bot.table.refusal import Refused
from engines.core.game import Game
from engines.registry import GAMES
from renderers.core.scene import Renderer
from renderers.registry import RENDERERS
from tests import offerings
from tests.bot.discord.kept import Kept, Row
from tests.discord_api.checker import absent, assert_valid
from tests.renderers.offerings import RENDERER as OFFERINGS_RENDERER

BUTTON, SELECT, TEXT = 2, 3, 10
UNLIMITED = 10**9  # presses
BESIDE = {"propose", "agree", "refuse"}  # what votes and late notices offer
PATIENCE = 30.0  # real seconds for what the bot was asked, on a busy machine too; shorter than any rest of its own
WORDS = Path(__file__).parents[2] / "words"
ALL_GAMES: Mapping[str, Game] = {**GAMES, "offerings": offerings.GAME}
ALL_RENDERERS: Mapping[str, Renderer] = {**RENDERERS, "offerings": OFFERINGS_RENDERER}


def bot(database: Path) -> Client:
    """The real bot, with the test-only game besides. In its time a whole game is played in a moment."""
    return Client(
        database, games=ALL_GAMES, renderers=ALL_RENDERERS, word_folders={"offerings": WORDS}, burst=UNLIMITED
    )


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message, as Discord keeps it."""
    for component in components:
        raw: dict[str, Any] = component if isinstance(component, dict) else component.to_dict()
        yield raw
        yield from walk(raw.get("components", ()))


@dataclass(frozen=True)
class Seen:
    """What stands on a message."""

    message: Any

    @property
    def parts(self) -> list[dict[str, Any]]:
        return list(walk(self.message.components))

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if part["type"] == TEXT)

    @property
    def buttons(self) -> dict[str, str]:
        """Custom ids by label."""
        return {part["label"]: part["custom_id"] for part in self.parts if part["type"] == BUTTON}

    def pressed(self, *verbs: str) -> list[str]:
        """The custom ids of the buttons that do one of these things."""
        ids = [part["custom_id"] for part in self.parts if part["type"] == BUTTON]
        return [each for each in ids if each.split(":")[1] in verbs]

    @property
    def custom_ids(self) -> list[str]:
        return [part["custom_id"] for part in self.parts if "custom_id" in part]

    @property
    def lists(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == SELECT]

    @property
    def alt_texts(self) -> list[str]:
        return [item.get("description") or "" for part in self.parts for item in part.get("items", ())]


@dataclass
class Server:
    env: simcord.Env
    database: Path
    guild: Any
    channel: Any
    people: dict[str, Any] = field(default_factory=dict)

    def join(self, *names: str) -> list[Any]:
        for name in names:
            self.people[name] = self.guild.add_member(self.env.create_user(name))
        return [self.people[name] for name in names]

    def join_with(self, name: str, **permissions: bool) -> Any:
        """Somebody who may do more than others."""
        role = self.guild.create_role(f"role of {name}", permissions=discord.Permissions(**permissions))
        self.people[name] = self.guild.add_member(self.env.create_user(name), roles=[role])
        return self.people[name]

    @property
    def last(self) -> Seen:
        """The last message that everybody sees."""
        return self._seen([message for message in self._stored(self.channel) if not _is_private(message)][-1])

    def asked(self, seen: Seen | None = None) -> list[Any]:
        """Who is mentioned on the live board."""
        text = (seen or self.last).text
        return [person for person in self.people.values() if person.mention in text]

    # What everybody sees

    def public(self, channel: Any = None) -> list[Seen]:
        """The messages that are not for one reader alone, oldest first."""
        return [self._seen(message) for message in self._stored(channel or self.channel) if not _is_private(message)]

    def boards(self, table: str, channel: Any = None) -> list[Seen]:
        """Lobbies and boards of this table, but not what is said beside them."""
        return [each for each in self.public(channel) if table in _tables_on(each)]

    def _stored(self, channel: Any) -> list[Any]:
        """Not by the channel's history, which makes every message anew each time."""
        return sorted(self.env.backend.messages.get(channel.id, {}).values(), key=lambda message: message.id)

    def _seen(self, message: Any) -> Seen:
        return Seen(simcord.results.to_discord_message(self.env, message))

    def board(self, table: str, channel: Any = None) -> Seen:
        (only,) = self.boards(table, channel)
        return only

    def picture(self, seen: Seen) -> bytes:
        (attachment,) = seen.message.attachments
        found = self.env.backend.cdn.get(attachment.url)
        assert found is not None
        return found

    def sent(self, channel: Any = None) -> list[Any]:
        """The requests that posted a message into a channel."""
        path = f"/channels/{(channel or self.channel).id}/messages"
        return [each for each in self.env.http_requests if each.method == "POST" and each.path.endswith(path)]

    # What the database says

    @property
    def kept(self) -> Kept:
        return Kept(self.database)

    @property
    def table(self) -> Row:
        """The only table."""
        (only,) = self.kept.tables()
        return only

    # What nobody can do with an honest client

    async def forge(self, person: Any, message: Any, custom_id: str, *values: str) -> Reply:
        """A press that no message offers."""
        record = self._emit(person, message, custom_id, values)
        await self.env.settle()
        return Reply(simcord.results.InteractionResult(self.env, record))

    async def at_once(self, *presses: tuple[Any, Any, str]) -> list[Reply]:
        """Presses that arrive before any of them is answered."""
        records = [self._emit(person, message, custom_id, ()) for person, message, custom_id in presses]
        await self.env.settle()
        return [Reply(simcord.results.InteractionResult(self.env, record)) for record in records]

    async def command(self, person: Any, data: dict[str, Any]) -> Reply:
        """A command that no client of ours would send so."""
        record, payload = interactions.base_payload(
            self.env.backend,
            type=2,
            channel_id=self.channel.id,
            guild_id=person.guild.id,
            user_id=person.id,
            data={"id": "1", "type": 1, **data},
        )
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return Reply(simcord.results.InteractionResult(self.env, record))

    def _emit(self, person: Any, message: Any, custom_id: str, values: tuple[str, ...]) -> Any:
        backend = self.env.backend
        stored = actors._visible_message(person, message)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
        if values:
            data["values"] = list(values)
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=person.guild.id,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    async def restart(self) -> None:
        """The program ends and another one begins, with nothing but the database."""
        await self.env.bot.close()
        await self.env.restart_bot(bot(self.database))
        await self.env.settle()

    def owe(self, table: str) -> None:
        """As if the program had stopped after showing this table and before writing down that it did."""
        sql = (
            "insert or replace into deliveries select id, version, 'n' || version, touched_at from tables where id = ?"
        )
        self.kept.change(sql, table)

    def checked(self) -> None:
        """No error was swallowed, and Discord would have taken every request. A command that is refused is no error."""
        errors = [error for error in self.env.errors if not isinstance(error.__cause__, Refused | Damaged)]
        assert not errors, errors
        if absent() is None:
            assert_valid(self.env.http_requests)


def _is_private(message: Any) -> bool:
    return bool(message.flags & discord.MessageFlags(ephemeral=True).value)


def _tables_on(seen: Seen) -> set[str]:
    pressed = [custom_id.split(":") for custom_id in seen.custom_ids]
    return {table for _, verb, table, *_ in pressed if verb not in BESIDE}


@dataclass(frozen=True)
class Reply:
    """What came back to a press or a command."""

    result: Any

    @property
    def messages(self) -> list[Any]:
        """New ones: not that on which the press stood."""
        answered = self.result.response
        is_new = answered is not None and answered.id != self.result._interaction.source_message_id
        return [*([answered] if is_new else []), *self.result.followups]

    @property
    def text(self) -> str:
        """What the presser alone reads."""
        return "\n".join(Seen(message).text for message in self.messages if message.ephemeral)

    @property
    def seen(self) -> Seen:
        """The private message that came, or else the one on which it was pressed, as it is now."""
        (only,) = [message for message in self.messages if message.ephemeral] or [self.result.response]
        return Seen(only)


@asynccontextmanager
async def server(database: Path, *names: str) -> AsyncIterator[Server]:
    async with simcord.run(bot(database), settle_timeout=PATIENCE) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        here = Server(env, database, guild, channel)
        here.join(*names)
        try:
            yield here
            here.checked()
        finally:
            await env.bot.close()
