"""Discord on a bad day: whatever goes wrong between it and the bot, a press counts once or not at all.

The game goes on, with one board that shows how it stands.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.wire import faults
from tests.wire.crowd import Crowd, Table, verb, verbs
from tests.wire.faults import Fault
from tests.wire.ledger import Ledger
from tests.wire.loopback import Loopback, loopback, until
from tests.wire.process import Bot
from tests.wire.promises import Promises
from tests.wire.world import Interaction

pytestmark = pytest.mark.asyncio
MESSAGES, CALLBACK = r"/channels/\d+/messages$", r"/callback$"


@dataclass
class Here:
    discord: Loopback
    bot: Bot
    crowd: Crowd
    promises: Promises

    @property
    def table(self) -> Table:
        return self.crowd.tables[0]

    async def press(self) -> Interaction:
        before = len(self.crowd.pressed)
        assert await self.crowd.act(self.table, 5)
        (pressed,) = self.crowd.pressed[before:]
        return pressed.interaction

    async def counts(self, pressed: Interaction) -> None:
        interactions = self.promises.ledger.interactions
        await until(lambda: interactions()[pressed.id] == 1, what="it does not count")

    async def is_current(self) -> None:
        why: str | None = ""

        def current() -> bool:
            nonlocal why
            self.promises.kept()
            why = self.promises.current()
            return why is None

        try:
            await until(current)
        except AssertionError:
            raise AssertionError(why) from None
        self.promises.pinged()

    async def goes_on(self) -> None:
        await self.counts(await self.press())
        await self.is_current()

    def meets(self, *planned: Fault) -> None:
        self.discord.rest.faults[:] = planned

    def met(self) -> None:
        assert all(fault.seen == fault.times for fault in self.discord.rest.faults), self.discord.rest.faults
        self.meets()


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    """A game of two in which every step is the other one's: each needs a new board."""
    async with loopback() as discord:
        bot = Bot(discord, tmp_path / "games.db", tmp_path / "log")
        guild = discord.world.guild("Amina", "Bastien", channels=2)
        crowd = Crowd(discord, Random("weather"))
        try:
            await bot.start()
            await crowd.sit_down("imhotep", guild, next(iter(guild.channels)), tuple(guild.members))
            here = Here(discord, bot, crowd, Promises(discord, Ledger(bot.database)))
            await here.is_current()
            yield here
            assert await bot.stop() == 0
        finally:
            if bot.process is not None:
                await bot.kill()
        said = bot.written()
        assert not re.findall("Traceback|never retrieved|Ignoring exception", said), said[-3000:]
        discord.checked()


async def test_the_way_to_discord(here: Here) -> None:
    """Slow, cut, and with messages that get lost or come twice."""
    gateway, rest = here.discord.gateway, here.discord.rest
    rest.delay = 0.2
    await here.goes_on()
    rest.delay = 0.0

    await gateway.drop()
    board, someone = here.crowd.board(here.table), here.table.users[0]
    assert board is not None
    pressed = await here.discord.press(here.table.guild, someone, board, verb(board, "describe"))  # the bot is away
    assert pressed.kind is None
    await until(lambda: pressed.kind is not None, what="it never heard of it")
    assert gateway.resumed == 1
    await here.goes_on()

    gateway.loses = lambda name, data: name == "INTERACTION_CREATE"
    assert not await here.crowd.act(here.table, 1.0)
    gateway.loses = lambda name, data: False
    await here.goes_on()

    gateway.doubles = lambda name, data: True
    await here.goes_on()
    await here.goes_on()
    gateway.doubles = lambda name, data: False
    await here.goes_on()


async def test_interactions_that_are_not_to_be_answered(here: Here) -> None:
    """Expired or answered already: the press does nothing, and the board still asks."""
    rows = here.promises.ledger.interactions()
    for error in (faults.EXPIRED, faults.ALREADY_ANSWERED):
        here.meets(faults.refused("POST", CALLBACK, error))
        assert not await here.crowd.act(here.table, 1.0)
        here.met()
        assert here.promises.ledger.interactions() == rows
    await here.goes_on()


async def test_boards_that_are_not_taken(here: Here) -> None:
    """The move counts. What passes is waited for; for what does not, the next one asks for the board."""
    for passing in (faults.limited("POST", MESSAGES, 0.5), faults.broken("POST", MESSAGES, 502)):
        here.meets(passing)
        await here.goes_on()
        here.met()
    for lasting, said in ((faults.UNKNOWN_CHANNEL, "channel"), (faults.NO_ACCESS, "permissions")):
        here.meets(faults.refused("POST", MESSAGES, lasting))
        await here.counts(await here.press())
        await until(lambda why=said: f"why={why}" in here.bot.written(), what="nobody knows why")
        here.met()
        assert here.promises.current() is not None
        await here.discord.command(here.table.guild, here.table.users[0], here.table.channel, "imhotep board")
        await here.is_current()


async def test_a_board_of_which_nobody_knows_whether_it_was_sent(here: Here) -> None:
    """It was, and the answer got lost: whoever plays on from it finds one board afterwards, pinged once."""
    for fault in (Fault("POST", MESSAGES, is_done=True), Fault("POST", MESSAGES, 503, is_done=True)):
        for number in range(60):  # people talk in this channel while they think
            here.discord.world.post(here.table.channel, {"content": f"{number}"}, {})
        here.meets(fault)
        await here.counts(await here.press())
        await until(lambda f=fault: f.seen == 1 and here.promises.ledger.ask("select 1 from deliveries"))
        here.discord.world.forget_nonces()
        await here.goes_on()


async def test_a_message_that_is_gone(here: Here) -> None:
    """Somebody has deleted it: another one takes its place."""
    guild, users = here.table.guild, here.table.users
    channel = list(guild.channels)[1]
    messages = here.discord.world.messages[channel]
    await here.discord.command(guild, users[0], channel, "duel new")
    await until(lambda: any(verbs(each, "join") for each in messages.values()))
    (lobby,) = messages.values()
    here.discord.world.delete(channel, int(lobby["id"]))  # from now on each edit of it is answered with 10008
    await here.discord.press(guild, users[1], lobby, verb(lobby, "join"))
    await until(lambda: any(verbs(each, "start") for each in messages.values()), what="no other lobby")
    await here.goes_on()
