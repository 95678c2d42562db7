"""Games that cannot be read are set aside: each is said once, everything of it is answered, and all others go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.ui.menu import question
from bot.words.words import words
from tests.bot.damage import WAYS, copy_game, damage
from tests.bot.discord.playing import Playing, begun, offers
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_forgetting import deletes, traces
from tests.bot.discord.waiting import passes

NAMES = ("amina", "bastien")
SOUND = "Sound"
AT_A_START = {"DeliveryVersion"}  # is read then, and only then


async def _copies(here: Server) -> Playing:
    """A game after its first step, and a copy of it for each way to damage one; all have their boards."""
    playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
    await offers(playing, here.people["amina"])
    copy_game(here.database, playing.table_id, SOUND, *WAYS)
    await here.restart()
    assert here.kept.owed() == []
    assert all(len(here.boards(name)) == 1 for name in (SOUND, *WAYS))
    return playing


def _notices(here: Server, name: str) -> list[str]:
    return [seen.text for seen in here.public() if f"`{name}`" in seen.text]


@pytest.mark.asyncio
async def test_all_others_go_on(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        first = await _copies(here)
        amina, bastien = here.people.values()
        play = f"play:{{}}:{question(first.row.decisions[0])}:0"
        boards = {name: here.board(name).message for name in WAYS}
        for name in AT_A_START:
            here.owe(name)
        for name, sql in WAYS.items():
            damage(here.database, name, sql)
        # "every list", before anybody knows that anything is wrong
        with capture_logs() as logged:
            for command in ("games list", "games mine", "games stats"):
                assert Reply(await amina.slash(here.channel, command)).text
            offered = await amina.autocomplete(here.channel, "offerings log", "game", "")
            assert {SOUND, first.table_id} <= {choice["value"] for choice in offered}
            for name in WAYS.keys() - AT_A_START:
                press = "log:{}::0" if name in ("LogAction", "LogIllegal") else play
                reply = await here.forge(bastien, boards[name], f"sq:{press.format(name)}")
                assert reply.text == words("en").say("refusal-set-aside", id=name), name
            await here.restart()
            for name in WAYS:
                told = Reply(await bastien.slash(here.channel, "offerings log", game=name)).text
                assert told == words("en").say("refusal-set-aside", id=name), name
        said = [entry for entry in logged if entry["event"] == "game set aside"]
        assert sorted(entry["table"] for entry in said) == sorted(WAYS)
        assert all(entry["why"] for entry in said)
        assert not [entry for entry in logged if entry["log_level"] == "error" and entry not in said]
        for name in WAYS:
            assert [words("en").say("set-aside", id=name) in told for told in _notices(here, name)] == [True], name
        posted = len(here.sent())
        await here.restart()
        assert len(here.sent()) == posted, "nothing is said again"
        listed = Reply(await amina.slash(here.channel, "games list")).text
        assert listed.count("set aside") >= 10, "as many as fit"
        assert len(await amina.autocomplete(here.channel, "offerings log", "game", "")) == 2
        for table_id in (first.table_id, SOUND):
            await Playing(here, table_id, Random(table_id), looks=False).to_the_end()
        posted = len(here.sent())
        await passes(here, days=100)
        assert len(here.sent()) == posted, "nobody is reminded, nothing is tidied up"
        await deletes(here, bastien)
        assert traces(here.database, str(bastien.id)) == set()


@pytest.mark.asyncio
@pytest.mark.parametrize("status", [503, 403])
async def test_a_channel_that_cannot_be_told(tmp_path: Path, status: int) -> None:
    """A bad moment of Discord's passes; where the bot may not write nobody is told, and it is not tried for ever."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        await here.people["amina"].slash(here.channel, "games settings")
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        here.kept.change("insert into guilds values (?, 'fr', 24, '[]', 'everyone', 5)", here.guild.id)
        damage(here.database, playing.table_id, WAYS["StateBroken"])
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=status)
        reply = Reply(await here.people["amina"].slash(here.channel, "imhotep board"))
        assert reply.text == words("en").say("refusal-set-aside", id=playing.table_id)
        assert _notices(here, playing.table_id) == []
        await here.env.advance_time(61)
        told = _notices(here, playing.table_id)
        assert len(told) == (status == 503)
        assert all(text.startswith("**Imhotep\u00a0: cette partie est mise de côté**") for text in told)
        reply = Reply(await here.people["amina"].slash(here.channel, "imhotep board"))
        assert reply.text == words("en").say("refusal-set-aside", id=playing.table_id), "with no game named either"


@pytest.mark.asyncio
async def test_said_but_not_written_down(tmp_path: Path) -> None:
    """The program dies between the two, and starts again when Discord has forgotten the nonce."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        damage(here.database, playing.table_id, WAYS["StateBroken"])
        await here.people["amina"].click(playing.board.message, label="Log")
        here.kept.change("update set_aside set is_owed = 1, message_id = null")
        posted = len(here.sent())
        await here.env.advance_time(3600)
        await here.restart()
        assert len(here.sent()) == posted
        assert here.kept.ask("select is_owed from set_aside") == [{"is_owed": 0}]


@pytest.mark.asyncio
async def test_settings_that_cannot_be_read_are_the_usual_ones(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, _ = here.people.values()
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        here.kept.change("insert into guilds values (?, 'xx', 24, '[', 'everyone', 5)", here.guild.id)
        here.kept.change("insert into habits values (?, 1, 'often', 0, 'UTC', null, null)", amina.id)
        here.kept.change("insert into users values (?, x'00')", amina.id)
        await playing.take()
        playing.look()
        assert "every channel" in Reply(await amina.slash(here.channel, "games settings")).text
        here.env.raise_errors()
