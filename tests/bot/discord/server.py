"""A simulated server with people who press what they see. Nothing of the bot's insides is used to play."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import simcord

from bot.client import Client
from engines.core.game import Game
from engines.registry import GAMES
from renderers.core.scene import Renderer
from renderers.registry import RENDERERS
from tests import offerings
from tests.discord_api.checker import absent, assert_valid
from tests.renderers.offerings import RENDERER as OFFERINGS_RENDERER

BUTTON, SELECT, TEXT = 2, 3, 10
WORDS = Path(__file__).parents[2] / "words"
ALL_GAMES: Mapping[str, Game] = {**GAMES, "offerings": offerings.GAME}
ALL_RENDERERS: Mapping[str, Renderer] = {**RENDERERS, "offerings": OFFERINGS_RENDERER}


def bot(database: Path) -> Client:
    """The real bot, with the test-only game besides."""
    return Client(database, games=ALL_GAMES, renderers=ALL_RENDERERS, word_folders={"offerings": WORDS})


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

    @property
    def lists(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == SELECT]

    @property
    def alt_texts(self) -> list[str]:
        return [item.get("description") or "" for part in self.parts for item in part.get("items", ())]


@dataclass
class Server:
    env: simcord.Env
    guild: Any
    channel: Any
    people: dict[str, Any] = field(default_factory=dict)

    def join(self, *names: str) -> list[Any]:
        for name in names:
            self.people[name] = self.guild.add_member(self.env.create_user(name))
        return [self.people[name] for name in names]

    @property
    def last(self) -> Seen:
        return Seen(self.channel.last_message)

    def asked(self, seen: Seen | None = None) -> list[Any]:
        """Who is mentioned on the live board."""
        text = (seen or self.last).text
        return [person for person in self.people.values() if person.mention in text]

    def checked(self) -> None:
        """No error was swallowed, and Discord would have taken every request."""
        self.env.raise_errors()
        if absent() is None:
            assert_valid(self.env.http_requests)


@asynccontextmanager
async def server(database: Path, *names: str) -> AsyncIterator[Server]:
    async with simcord.run(bot(database)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        here = Server(env, guild, channel)
        here.join(*names)
        yield here
        here.checked()
