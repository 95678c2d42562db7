"""What leaves the bot does not depend on what is hidden: the same game in another shuffle shows the same to the byte.

Everything that the channel gets and everything that somebody gets who does not play: messages with their components,
attachments with names and alt texts, panels, lists, exports. Ids and links apart.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.client import Client
from bot.table.service import Person
from bot.ui.menu import offered, question
from tests.bot.discord.playing import Playing, begun
from tests.bot.discord.reshuffled import Reshuffled, asked, parts, reshuffled, reveals, store
from tests.bot.discord.server import Reply, Seen, Server, bot, server

GAMES = {"imhotep": (3, 60), "duel": (2, 40), "pyramids": (3, 60), "egizia": (3, 40), "offerings": (3, 4)}
NAMES = ("amina", "bastien", "chloe")
NOBODY = "gast"
MANY = 20
Look = list[Any]


def _look(here: Server, seen: Seen) -> Look:
    """A message with all that is on it."""
    files = [(each.filename, each.description, here.env.backend.cdn.get(each.url)) for each in seen.message.attachments]
    return [seen.message.content, _without_ids(parts(list(seen.message.components))), files]


def _without_ids(look: Any) -> Any:
    """Links to messages."""
    if isinstance(look, str):
        return re.sub(r"(?<=/)\d{15,}", "#", look)
    if isinstance(look, dict):
        return {key: _without_ids(value) for key, value in look.items()}
    return [_without_ids(each) for each in look] if isinstance(look, list) else look


async def _everything(here: Server, playing: Playing, *, is_logged: bool) -> Look:
    """The channel, and what a stranger is told by every button and command that he can think of."""
    stranger, table, game = here.people[NOBODY], playing.table_id, playing.row.game
    board = playing.board
    found: Look = [_look(here, board)]
    skipped = {"play", "menu", "pick", *([] if is_logged else ["log"])}
    for custom_id in [each for each in board.custom_ids if each.split(":")[1] not in skipped]:
        reply = await here.forge(stranger, board.message, custom_id)
        found.append([_look(here, Seen(message)) for message in reply.messages])
    for page in range(1, 5):
        for verb in ("describe", "log") if is_logged else ("describe",):
            reply = await here.forge(stranger, board.message, f"sq:{verb}:{table}::{page}")
            found.append([_look(here, Seen(message)) for message in reply.messages])
    for command in (f"{game} hand", *[f"{game} log"] * is_logged, f"{game} undo", f"{game} cancel", "games export"):
        reply = Reply(await stranger.slash(here.channel, command, game=table))
        found.append([_look(here, Seen(message)) for message in reply.messages])
    for command in ("games list", "games mine", "games stats"):
        reply = Reply(await stranger.slash(here.channel, command))
        found.append([_look(here, Seen(message)) for message in reply.messages])
    for command, option in ((f"{game} hand", "game"), (f"{game} replace", "seat"), ("games export", "game")):
        found.append(await stranger.autocomplete(here.channel, command, option, ""))
    return found


@asynccontextmanager
async def _stopped(here: Server) -> AsyncIterator[None]:
    """The program ends, and another one begins."""
    await here.env.bot.close()
    yield
    await here.env.restart_bot(bot(here.database))
    await here.env.settle()


async def _on(here: Server, playing: Playing, random: Random, count: int) -> None:
    """So many actions, without a picture of each."""
    assert isinstance(here.env.bot, Client)
    tables = here.env.bot.app.tables
    for _ in range(count):
        row = playing.row
        if not row.decisions:
            return
        decision = random.choice(row.decisions)
        user = row.users[decision.seat]
        number = random.randrange(len(offered(decision)))
        person = Person(user, playing.person(user).name)
        await tables.play(row.guild_id, row.id, person, question(decision), number, random.getrandbits(60))


def _harmless(playing: Playing, random: Random) -> tuple[int, int] | None:
    """Somebody who is asked, and the number of an answer that tells the channel nothing hidden."""
    row = playing.row
    found = [
        (decision.seat, number)
        for decision in row.decisions
        for number, option in enumerate(offered(decision))
        if not reveals(row.engine.apply(row.state, decision.seat, option.action).events)
    ]
    return random.choice(found) if found else None


async def _answered(here: Server, playing: Playing, seat: int, number: int) -> list[Look]:
    """What the channel gets when this is answered: the board that comes, and what is left of the old one."""
    row, old = playing.row, playing.board
    decision = asked(row.engine, row.state, seat)
    options = offered(decision)
    custom_id = f"sq:play:{row.id}:{question(decision)}:{number % len(options)}"
    await here.forge(playing.person(row.users[seat]), old.message, custom_id)
    assert playing.row.version == row.version + 1
    return [_look(here, each) for each in here.public() if each.message.id >= old.message.id]


async def _moment(here: Server, game: str, random: Random) -> tuple[Playing, Reshuffled, tuple[int, int]]:
    """Somewhere in a game, where what happened in this turn and what comes next tells nothing hidden."""
    seats, furthest = GAMES[game]
    playing = await begun(here, game, *NAMES[:seats], seed=str(random.random()), looks=False)
    await _on(here, playing, random, random.randrange(furthest))
    while True:
        other, answer = reshuffled(here.kept, playing.table_id, random), _harmless(playing, random)
        if other is not None and answer is not None:
            return playing, other, answer
        await _on(here, playing, random, 1)
        assert playing.row.status == "running", "there was no such moment"


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["a", *(pytest.param(f"{n}", marks=pytest.mark.slow) for n in range(MANY))])
async def test_another_shuffle_shows_the_same(tmp_path: Path, game: str, seed: str) -> None:
    async with server(tmp_path / "games.db", *NAMES, NOBODY) as here:
        playing, other, (seat, number) = await _moment(here, game, Random(f"{game} {seed}"))
        kept, saved = here.kept, tmp_path / "saved.db"
        # A log in which somebody hid something else does not follow from the seed any more.
        is_logged = all(row["action"] == other.actions.get(row["number"], row["action"]) for row in _log(playing))
        async with _stopped(here):
            pass  # what was played is shown
        board = playing.board.message.id
        shown = await _everything(here, playing, is_logged=is_logged)
        async with _stopped(here):
            shutil.copyfile(here.database, saved)
        after = await _answered(here, playing, seat, number)

        async with _stopped(here):
            shutil.copyfile(saved, here.database)
            for message in here.public():
                if message.message.id > board:
                    here.env.backend.delete_message(here.channel.id, message.message.id)
            store(kept, playing.table_id, playing.row.engine, other)
            here.owe(playing.table_id)
        assert playing.board.message.id == board
        assert playing.row.state == other.state
        assert await _everything(here, playing, is_logged=is_logged) == shown
        assert await _answered(here, playing, seat, number) == after


def _log(playing: Playing) -> list[dict[str, Any]]:
    return playing.server.kept.log(playing.table_id)
