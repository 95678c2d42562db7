"""People at tables who press what they see, at random, and remember what they pressed and what was acknowledged."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from random import Random

from tests.wire.loopback import Loopback, until
from tests.wire.world import Guild, Interaction, Json, custom_ids, text_of, walk

_PATIENCE = 20.0
_WAYS = ("play", "menu", "choose", "pick")


@dataclass
class Table:
    id: str
    guild: Guild
    channel: int
    users: tuple[int, ...]


@dataclass
class Pressed:
    """An answer to a question of the game, as far as the presser can tell."""

    table: Table
    interaction: Interaction


@dataclass
class Crowd:
    """`pressed`: every press that should play something."""

    discord: Loopback
    random: Random
    tables: list[Table] = field(default_factory=list)
    pressed: list[Pressed] = field(default_factory=list)

    async def sit_down(self, game: str, guild: Guild, channel: int, users: tuple[int, ...]) -> Table:
        """A game that has just begun."""
        known = set(self.discord.world.messages[channel])
        await self.discord.command(guild, users[0], channel, f"{game} new", seats=len(users))
        lobby = await self._new(channel, known, "join")
        table = Table(_table_of(lobby), guild, channel, users)
        for number, user in enumerate(users[1:], 2):
            await self.discord.press(guild, user, lobby, verb(lobby, "join"))
            await until(lambda n=number: text_of(lobby).count("●") + _taken(lobby) >= n, what="nobody joined")
        await until(lambda: bool(verbs(lobby, "start")), what="nobody could start")
        await self.discord.press(guild, users[0], lobby, verb(lobby, "start"))
        await until(lambda: self.board(table) is not None, what="no board")
        self.tables.append(table)
        return table

    async def _new(self, channel: int, known: set[int], name: str) -> Json:
        def found() -> list[Json]:
            messages = self.discord.world.messages[channel]
            return [message for number, message in messages.items() if number not in known and verbs(message, name)]

        await until(lambda: bool(found()), what="no lobby")
        return found()[0]

    def board(self, table: Table) -> Json | None:
        boards = self.boards(table)
        return boards[-1] if boards else None

    def boards(self, table: Table) -> list[Json]:
        """Live ones: there should be exactly one."""
        return [message for message in self.discord.world.boards(table.id) if verbs(message, "hand")]

    def asked(self, table: Table) -> list[int]:
        board = self.board(table)
        return [] if board is None else [user for user in table.users if f"<@{user}>" in text_of(board)]

    def is_over(self, table: Table) -> bool:
        return any(verbs(message, "rematch") for message in self.discord.world.boards(table.id))

    async def act(self, table: Table, seconds: float = _PATIENCE) -> bool:
        """Somebody who is asked presses through to an answer. False if nothing could be pressed, or nobody answered."""
        board, asked = self.board(table), self.asked(table)
        if board is None or not asked:
            return False
        try:
            async with asyncio.timeout(seconds):
                return await self._choose(table, self.random.choice(asked), board)
        except TimeoutError:
            return False

    async def _choose(self, table: Table, user: int, message: Json) -> bool:
        while True:
            ways = [part for part in walk(message["components"]) if _verb(part.get("custom_id", "")) in _WAYS]
            if not ways:
                return False
            way = self.random.choice(ways)
            values = [self.random.choice(way["options"])["value"]] if "options" in way else []
            opens = _verb(way["custom_id"]) in ("menu", "choose") or (values and values[0].startswith("b"))
            interaction = await self.discord.press(table.guild, user, message, way["custom_id"], *values)
            if not opens:
                self.pressed.append(Pressed(table, interaction))
                await interaction.news.wait()
                return True
            opened = await self._opened(interaction)
            if opened is None:
                return False
            message = opened

    async def _opened(self, interaction: Interaction) -> Json | None:
        """The private list behind a button, once it is there."""
        private = self.discord.world.private
        while True:
            await interaction.news.wait()
            interaction.news.clear()
            # A panel that was there already is another one only when it has been edited.
            for number in reversed(interaction.private):
                if number in private and private[number]["components"]:
                    return private[number]


def _verb(custom_id: str) -> str:
    parts = custom_id.split(":")
    return parts[1] if len(parts) > 2 else ""


def verbs(message: Json, name: str) -> list[str]:
    return [each for each in custom_ids(message) if _verb(each) == name]


def verb(message: Json, name: str) -> str:
    (only,) = verbs(message, name)
    return only


def _table_of(message: Json) -> str:
    return custom_ids(message)[0].split(":")[2]


def _taken(lobby: Json) -> int:
    """Seats with a name, besides the first."""
    return len(re.findall(r"^[△■◆★▲] (?!free$)\S", text_of(lobby), re.MULTILINE))
