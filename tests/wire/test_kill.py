"""The bot is killed with SIGKILL at any moment, again and again, while people play: nothing is lost or shown twice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from engines.registry import GAMES
from tests.wire.crowd import Crowd, Table, verb, verbs
from tests.wire.ledger import Ledger
from tests.wire.loopback import Loopback, loopback, until
from tests.wire.process import Forked
from tests.wire.promises import Promises
from tests.wire.world import Guild, Json

pytestmark = pytest.mark.asyncio
NAMES = ("Amina", "Bastien", "Chloé")
_GLANCE = 1.5  # seconds for which somebody waits for news before he presses again
_SOON = 60.0  # for a machine that has much else to do; how soon it really is, `benchmarks kills` says


@dataclass
class Corner:
    """A channel in which some people play one game after another, whatever becomes of the bot."""

    crowd: Crowd
    guild: Guild
    channel: int
    game: str
    users: tuple[int, ...]

    async def live(self) -> None:
        while True:
            before = self._seen()
            await self._do()
            try:
                async with asyncio.timeout(_GLANCE):
                    while self._seen() == before:
                        await asyncio.sleep(0.01)
            except TimeoutError:
                pass  # something private, or nothing at all: looked at again

    async def _do(self) -> None:
        """Whatever the latest message with something to press asks for."""
        discord = self.crowd.discord
        message = self._latest()
        if message is None or verbs(message, "rematch"):
            await discord.command(self.guild, self.users[0], self.channel, f"{self.game} new", seats=len(self.users))
        elif verbs(message, "hand"):
            table = Table(verb(message, "hand").split(":")[2], self.guild, self.channel, self.users)
            await self.crowd.act(table, _GLANCE)
        elif verbs(message, "start") and self.crowd.random.random() < 0.5:
            await discord.press(self.guild, self.users[0], message, verb(message, "start"))
        else:
            joining = self.crowd.random.choice(self.users[1:])
            await discord.press(self.guild, joining, message, verb(message, "join"))

    def _latest(self) -> Json | None:
        messages = self.crowd.discord.world.messages[self.channel].values()
        live = [m for m in messages if any(verbs(m, name) for name in ("join", "hand", "rematch"))]
        return max(live, key=lambda each: int(each["id"]), default=None)

    def _seen(self) -> object:
        return {number: m["edited_timestamp"] for number, m in self.crowd.discord.world.messages[self.channel].items()}


@dataclass
class Trial:
    discord: Loopback
    bot: Forked
    random: Random
    corners: list[Corner]
    promises: Promises
    seen: int = 0

    async def kill(self) -> None:
        """At any moment: while it starts, makes up for the last kill, or plays."""
        await self.bot.begin()
        playing: list[asyncio.Task[None]] = []
        try:
            if self.random.random() < 0.25:
                await asyncio.sleep(self.random.uniform(0, 1.5))
            else:
                await self._settled()
                playing = [asyncio.create_task(corner.live()) for corner in self.corners]
                await asyncio.sleep(self.random.uniform(0, 1.5))
                if self.random.random() < 0.5:
                    await self._all_go_on()
        finally:
            await self.bot.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert not [task.exception() for task in playing if not task.cancelled()]
        self._checked()

    async def _settled(self) -> None:
        await until(self.discord.gateway.ready.is_set, _SOON, "the bot does not come back")
        why: str | None = ""

        def settled() -> bool:
            nonlocal why
            why = self.promises.current()
            return why is None

        try:
            await until(settled, _SOON)
        except AssertionError:
            raise AssertionError(why) from None
        self.promises.pinged()

    async def _all_go_on(self) -> None:
        """What can be pressed works, at every table."""
        before = self._lengths()

        def have_gone_on() -> bool:
            """One that has ended meanwhile, too."""
            now = self._lengths()
            return all(key not in now or now[key] > n for key, n in before.items())

        await until(have_gone_on, _SOON, "a game stands still")

    def _lengths(self) -> dict[str, int]:
        """Of the logs of games that go on."""
        rows = self.promises.ledger.ask(
            "select id, (select count(*) from actions where table_id = id) n from tables where status = 'running'"
        )
        return {row["id"]: row["n"] for row in rows}

    def _checked(self) -> None:
        self.promises.kept()
        self.promises.shown()
        presses = list(self.discord.world.interactions.values())
        self.promises.told(presses[self.seen :])
        self.seen = len(presses)
        self.discord.world.private.clear()  # nobody presses there any more
        if self.random.random() < 0.5:
            self.discord.world.forget_nonces()


async def _survives(folder: Path, seed: str, kills: int, corners: int) -> None:
    async with loopback() as discord:
        guild = discord.world.guild(
            *(f"{name} {n}" for n in range(corners * len(GAMES)) for name in NAMES), channels=corners * len(GAMES)
        )
        random, users = Random(seed), iter(guild.members)
        crowd = Crowd(discord, random)
        people = [tuple(next(users) for _ in NAMES) for _ in guild.channels]
        bot = Forked(discord, folder / "games.db", folder / "log")
        places = [
            Corner(crowd, guild, channel, game, users[: 2 if game == "duel" else 2 + number % 2])
            for number, (channel, game, users) in enumerate(
                zip(guild.channels, list(GAMES) * corners, people, strict=True)
            )
        ]
        trial = Trial(discord, bot, random, places, Promises(discord, Ledger(bot.database)))
        try:
            await bot.start()
            assert await bot.stop() == 0
            for _ in range(kills):
                await trial.kill()
            await bot.begin()
            await trial._settled()
            assert await bot.stop() == 0
        finally:
            await bot.close()
        bot.checked()
        trial.promises.ledger.checked()
        discord.checked()
        # It was no idle time: every game was played, over most of the kills.
        assert {
            table.game for table in trial.promises.ledger.tables() if len(trial.promises.past.get(table.id, ())) > 3
        } == {*GAMES}
        assert sum(len(moments) for moments in trial.promises.past.values()) > 2 * kills


async def test_nothing_is_lost_in_twenty_kills(tmp_path: Path) -> None:
    await _survives(tmp_path, "twenty", 20, corners=2)


@pytest.mark.slow
async def test_nothing_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    await _survives(tmp_path, "two hundred", 200, corners=3)
