"""One user presses 20 buttons a second: he is told once, every press is answered, and the others play on."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.limit import A_SECOND, BURST
from bot.words.words import words
from tests.wire.crowd import verb
from tests.wire.loopback import until
from tests.wire.running import CHOICES, LATER, MESSAGE, NOTHING, Here, running
from tests.wire.world import Interaction, Json

NAMES = ("Amina", "Bastien", "Chloé", "Driss", "Farid")
GAMES = ("imhotep", "duel")
A_FLOOD = 20  # presses a second
LANGUAGE = words("en")


async def _flood(here: Here, board: Json, seconds: float) -> list[Interaction]:
    """By somebody who does not even play."""
    found, flooder, describe = [], here.users[-1], verb(board, "describe")
    for _ in range(int(A_FLOOD * seconds)):
        found.append(await here.discord.press(here.guild, flooder, board, describe))
        await asyncio.sleep(1 / A_FLOOD)
    return found


async def _answered(here: Here, presses: list[Interaction]) -> None:
    """Also where an answer was only announced at first."""
    await until(lambda: all(each.kind is not None for each in presses), what="a press was not answered")
    later = [each for each in presses if each.kind == LATER]
    await until(lambda: all(map(here.told, later)), what="an answer was only announced")


@pytest.mark.asyncio
@pytest.mark.parametrize("seconds", [3, pytest.param(60, marks=pytest.mark.slow)])
async def test_others_play_on_while_one_floods(tmp_path: Path, seconds: int) -> None:
    limited = {"PRESSES_AT_ONCE": str(BURST)}
    async with running(tmp_path, "flood", *NAMES, channels=len(GAMES), settings=limited) as here:
        crowd, users = here.crowd, here.users
        for game, channel, pair in zip(GAMES, here.guild.channels, (users[:2], users[2:4]), strict=True):
            await crowd.sit_down(game, here.guild, channel, pair)
        board = crowd.board(crowd.tables[0])
        assert board is not None
        flood = asyncio.create_task(_flood(here, board, seconds))
        acted: Counter[str] = Counter()
        while not flood.done():
            for table in crowd.tables:
                acted[table.id] += await crowd.act(table)
                # As people do, who look at the board before they go on.
                await here.shown()
                await asyncio.sleep(1 / A_SECOND)
        presses = await flood
        await _answered(here, [*presses, *(pressed.interaction for pressed in crowd.pressed)])
        _one_notice(here, presses)
        for table in crowd.tables:
            log = here.ledger.ask("select interaction_id from actions where table_id = ? order by number", table.id)
            pressed = [each.interaction.id for each in crowd.pressed if each.table is table]
            assert [row[0] for row in log if row[0] is not None] == pressed, "all were played, in order"
            assert len(pressed) == acted[table.id] > 0
        await _by_commands(here)


def _one_notice(here: Here, presses: list[Interaction]) -> None:
    kinds = Counter(each.kind for each in presses)
    assert kinds[MESSAGE] == 1
    (notice,) = (each for each in presses if each.kind == MESSAGE)
    assert here.told(notice) == LANGUAGE.say("refusal-too-fast")
    assert [each.kind for each in presses[:BURST]] == [LATER] * BURST
    # The clock goes on while the last answers come.
    assert BURST <= kinds[LATER] <= len(presses) // 2
    assert kinds[NOTHING] == len(presses) - 1 - kinds[LATER]


async def _by_commands(here: Here) -> None:
    """There is no silent answer to a command, so each is told; who types too fast is offered nothing."""
    discord, guild = here.discord, here.guild
    user, place = here.users[0], next(iter(guild.channels))
    typed = [await discord.complete(guild, user, place, "imhotep log", game="") for _ in range(3 * BURST)]
    given = [await discord.command(guild, user, place, "games mine") for _ in range(3 * BURST)]
    await _answered(here, typed + given)
    assert {each.kind for each in typed} == {CHOICES}
    kinds = Counter(each.kind for each in given)
    assert kinds.keys() == {LATER, MESSAGE}
    assert kinds[MESSAGE] >= BURST
    too_fast = [each for each in given if each.kind == MESSAGE]
    assert set(map(here.told, too_fast)) == {LANGUAGE.say("refusal-too-fast")}
