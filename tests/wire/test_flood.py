"""One user presses 20 buttons a second: he is told once, every press is answered, and the others play on."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.limit import A_SECOND, BURST
from bot.words.words import words
from tests.wire.crowd import Crowd, verb
from tests.wire.ledger import Ledger
from tests.wire.loopback import Loopback, loopback, until
from tests.wire.process import Bot
from tests.wire.world import Guild, Interaction, Json, text_of

NAMES = ("Amina", "Bastien", "Chloé", "Driss", "Farid")
GAMES = ("imhotep", "duel")
A_FLOOD = 20  # presses a second
LANGUAGE = words("en")
_MESSAGE, _LATER, _NOTHING, _CHOICES = 4, 5, 6, 8


async def _flood(discord: Loopback, guild: Guild, board: Json, seconds: float) -> list[Interaction]:
    """By somebody who does not even play."""
    found, flooder, describe = [], list(guild.members)[-1], verb(board, "describe")
    for _ in range(int(A_FLOOD * seconds)):
        found.append(await discord.press(guild, flooder, board, describe))
        await asyncio.sleep(1 / A_FLOOD)
    return found


async def _answered(discord: Loopback, presses: list[Interaction]) -> None:
    """Also where an answer was only announced at first."""
    await until(lambda: all(each.kind is not None for each in presses), what="a press was not answered")
    later = [each.message or 0 for each in presses if each.kind == _LATER]
    private = discord.world.private
    await until(lambda: all(private[each]["components"] for each in later), what="an answer was only announced")


def _told(discord: Loopback, interaction: Interaction) -> str:
    return text_of(discord.world.private[interaction.message or 0])


@pytest.mark.asyncio
@pytest.mark.parametrize("seconds", [3, pytest.param(60, marks=pytest.mark.slow)])
async def test_others_play_on_while_one_floods(tmp_path: Path, seconds: int) -> None:
    async with loopback() as discord:
        bot = Bot(discord, tmp_path / "games.db", tmp_path / "log", {"PRESSES_AT_ONCE": str(BURST)})
        crowd, ledger = Crowd(discord, Random("flood")), Ledger(bot.database)
        guild = discord.world.guild(*NAMES, channels=len(GAMES))
        try:
            await bot.start()
            users = tuple(guild.members)
            for game, channel, pair in zip(GAMES, guild.channels, (users[:2], users[2:4]), strict=True):
                await crowd.sit_down(game, guild, channel, pair)
            board = crowd.board(crowd.tables[0])
            assert board is not None
            flood = asyncio.create_task(_flood(discord, guild, board, seconds))
            acted: Counter[str] = Counter()
            while not flood.done():
                for table in crowd.tables:
                    acted[table.id] += await crowd.act(table)
                    # As people do, who look at the board before they go on.
                    await until(lambda: not ledger.ask("select 1 from deliveries"), what="a board is owed")
                    await asyncio.sleep(1 / A_SECOND)
            presses = await flood
            await _answered(discord, [*presses, *(pressed.interaction for pressed in crowd.pressed)])
            _one_notice(discord, presses, seconds)
            for table in crowd.tables:
                log = ledger.ask("select interaction_id from actions where table_id = ? order by number", table.id)
                pressed = [each.interaction.id for each in crowd.pressed if each.table is table]
                assert [row[0] for row in log if row[0] is not None] == pressed, "all were played, in order"
                assert len(pressed) == acted[table.id] > 0
            await _by_commands(discord, guild)
            await until(lambda: not ledger.ask("select 1 from deliveries"), what="a board is owed")
            await until(lambda: all(len(crowd.boards(table)) == 1 for table in crowd.tables), what="an old board stays")
            assert await bot.stop() == 0
        finally:
            if bot.process is not None:
                await bot.kill()
        assert "Traceback" not in bot.written(), bot.written()[-4000:]
        ledger.checked()
        discord.checked()


def _one_notice(discord: Loopback, presses: list[Interaction], seconds: float) -> None:
    kinds = Counter(each.kind for each in presses)
    assert kinds[_MESSAGE] == 1
    (notice,) = (each for each in presses if each.kind == _MESSAGE)
    assert _told(discord, notice) == LANGUAGE.say("refusal-too-fast")
    assert [each.kind for each in presses[:BURST]] == [_LATER] * BURST
    # The clock goes on while the last answers come.
    assert BURST <= kinds[_LATER] <= len(presses) // 2
    assert kinds[_NOTHING] == len(presses) - 1 - kinds[_LATER]


async def _by_commands(discord: Loopback, guild: Guild) -> None:
    """There is no silent answer to a command, so each is told; who types too fast is offered nothing."""
    user, place = next(iter(guild.members)), next(iter(guild.channels))
    typed = [await discord.complete(guild, user, place, "imhotep log", game="") for _ in range(3 * BURST)]
    given = [await discord.command(guild, user, place, "games mine") for _ in range(3 * BURST)]
    await _answered(discord, typed + given)
    assert {each.kind for each in typed} == {_CHOICES}
    kinds = Counter(each.kind for each in given)
    assert kinds.keys() == {_LATER, _MESSAGE}
    assert kinds[_MESSAGE] >= BURST
    too_fast = [each for each in given if each.kind == _MESSAGE]
    assert {_told(discord, each) for each in too_fast} == {LANGUAGE.say("refusal-too-fast")}
