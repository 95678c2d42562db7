"""Plays a table by pressing what is offered, at random but always the same for a seed, and looks at every board."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table import service
from tests.bot.discord.kept import Row
from tests.bot.discord.server import BUTTON, Reply, Seen, Server

ALL_B: dict[str, Any] = {"market": "B", "pyramid": "B", "temple": "B", "burial_chamber": "B", "obelisks": "B"}
MIXED: dict[str, Any] = {"market": "B", "pyramid": "A", "temple": "B", "burial_chamber": "A", "obelisks": "B"}


@contextmanager
def shuffle_fixed(seed: str) -> Iterator[None]:
    """Every game opened meanwhile has this seed; ids stay unguessable."""
    with pytest.MonkeyPatch.context() as patch:
        chosen = SimpleNamespace(token_hex=lambda size: seed, token_urlsafe=secrets.token_urlsafe)
        patch.setattr(service, "secrets", chosen)
        yield


@dataclass
class Playing:
    """One table. `kinds`: the questions that were asked so far. `looks`: whether every board is looked at.

    `panels`: by user, the private panel that stands open with a question. `most_in_panel`: presses from there on.
    """

    server: Server
    table_id: str
    random: Random
    looks: bool = True
    header: Callable[[Row], str] | None = None
    kinds: set[str] = field(default_factory=set)
    most_presses: int = 0
    most_in_panel: int = 0
    steps: int = 0
    first_text: str = ""
    panels: dict[int, Seen] = field(default_factory=dict)

    @property
    def row(self) -> Row:
        return self.server.kept.table(self.table_id)

    @property
    def board(self) -> Seen:
        return self.server.board(self.table_id)

    def person(self, user_id: int) -> Any:
        return next(person for person in self.server.people.values() if person.id == user_id)

    @property
    def asked(self) -> list[Any]:
        return [self.person(user) for user in self.row.asked]

    async def step(self, who: Any = None) -> None:
        """Somebody who is asked chooses something."""
        row, posted = self.row, len(self.server.sent())
        self.kinds.add(row.question)
        who = who or self.random.choice(self.asked)
        panel = self.panels.pop(who.id, None)
        presses = await self.choose(who, panel or self.board)
        self.most_presses = max(self.most_presses, presses)
        self.most_in_panel = max(self.most_in_panel, presses if panel else 0)
        self.steps += 1
        assert self.row.version == row.version + 1
        if self.looks:
            self.look()
            self._look_at_pings(row.asked, self.server.sent()[posted:])

    def way(self, seen: Seen) -> str:
        """Something to press on a message that leads to an action."""
        lists = [str(each["custom_id"]) for each in seen.lists]
        return self.random.choice(seen.pressed("play", "menu", "choose") + lists)

    async def choose(self, who: Any, seen: Seen) -> int:
        """Presses through to an action; how many presses it took."""
        return await self.press(who, seen, self.way(seen))

    async def press(self, who: Any, seen: Seen, way: str) -> int:
        for menu in seen.lists:
            if menu["custom_id"] == way:
                value = self.random.choice(menu["options"])["value"]
                self._acted(who, Reply(await who.select(seen.message, values=[value], custom_id=way)))
                return 1
        reply = Reply(await who.click(seen.message, custom_id=way))
        if way.split(":")[1] == "play":
            self._acted(who, reply)
            return 1
        return 1 + await self.choose(who, reply.seen)

    def _acted(self, who: Any, reply: Reply) -> None:
        """Whoever is asked something in private next sees it at once; nobody else is answered anything."""
        row = self.row
        self.panels.pop(who.id, None)
        if any(decision.private and row.users[decision.seat] == who.id for decision in row.decisions):
            self.panels[who.id] = reply.seen
        else:
            assert reply.text == "", reply.text

    async def take(self) -> Any:
        """The simplest turn, by whoever's it is: the first button, which in Imhotep takes stones."""
        (who,) = self.asked
        await who.click(self.board.message, custom_id=self.board.pressed("play")[0])
        return who

    async def until(self, *kinds: str, most: int = 400) -> None:
        """Until one of these questions is asked."""
        while self.row.question not in kinds:
            assert self.steps < most, f"never asked: {kinds}; asked: {self.kinds}"
            await self.step()

    async def to_the_end(self, most: int = 400) -> None:
        while self.row.status == "running":
            assert self.steps < most
            await self.step()

    def look(self) -> None:
        """One live board, which mentions whoever must act and nobody else."""
        row = self.row
        board = self.board
        assert self.server.last.message.id == board.message.id, "the live board is the last message"
        people = self.server.people.values()
        assert [p.id for p in people if p.mention in board.text] == sorted(row.asked)
        (alt,) = board.alt_texts
        assert 0 < len(alt) <= 1024
        (attachment,) = board.message.attachments
        assert attachment.description == alt
        assert len(set(board.custom_ids)) == len(board.custom_ids)
        pressable = [part for part in board.parts if part["type"] == BUTTON]
        assert len(board.buttons) == len(pressable), "no two buttons say the same"
        assert self.header is None or self.header(row) in board.text.split("\n")[0]

    def _look_at_pings(self, before: list[int], posted: list[Any]) -> None:
        """An edit pings nobody: who is newly asked reads it in a new message, which pings exactly who is asked."""
        after = self.row.asked
        if not posted:
            assert set(after) <= set(before)
            return
        (post,) = posted
        assert post.json["allowed_mentions"]["parse"] == []
        assert sorted(map(int, post.json["allowed_mentions"]["users"])) == sorted(after)


async def seated(server: Server, command: str, *names: str, **options: Any) -> str:
    """Opens a lobby and fills it; the table's id."""
    host, *others = (server.people[name] for name in names)
    await host.slash(server.channel, f"{command} new", seats=len(names), **options)
    lobby = server.last
    for other in others:
        await other.click(lobby.message, custom_id=lobby.pressed("join")[0])
    return lobby.pressed("join")[0].split(":")[2]


async def speaking_french(server: Server) -> None:
    """The server's language, and everybody's own."""
    boss = server.join_with("boss", manage_guild=True)
    await boss.slash(server.channel, "games settings", language="fr")
    for person in server.people.values():
        await person.slash(server.channel, "games language", language="fr")


async def begun(server: Server, command: str, *names: str, seed: str, looks: bool = True, **options: Any) -> Playing:
    """A game that has just started."""
    with shuffle_fixed(seed):
        table = await seated(server, command, *names, **options)
    lobby = server.board(table)
    await server.people[names[0]].click(lobby.message, custom_id=lobby.pressed("start")[0])
    playing = Playing(server, table, Random(seed), looks)
    playing.look()
    playing.first_text = playing.board.text
    return playing


async def offers(playing: Playing, who: Any) -> None:
    """In the test game: the first card of a hand."""
    hand = Reply(await who.click(playing.board.message, custom_id=playing.board.pressed("choose")[0])).seen
    await who.click(hand.message, custom_id=hand.pressed("play")[0])
