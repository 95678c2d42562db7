"""The bot stops and starts again, in the middle of every kind of question: the game goes on as if nothing had been."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.client import Client
from bot.store.records import Table
from bot.table.publisher import Publisher
from tests.bot.discord.playing import ALL_B, Playing, begun
from tests.bot.discord.server import ALL_GAMES, ALL_RENDERERS, WORDS, Reply, Server, server
from tests.bot.discord.test_whole_games import IMHOTEP_QUESTIONS, NAMES


async def _survives(here: Server, playing: Playing) -> None:
    """Drawn again the board is the same to the byte, nobody is pinged, and what was open goes on working."""
    before, posted = playing.board, len(here.sent())
    picture, edits, version = here.picture(before), len(_edits(here)), playing.row.version
    hands = [Reply(await who.click(before.message, custom_id=before.pressed("hand")[0])) for who in playing.asked]
    who = playing.random.choice(playing.asked)
    way = playing.way(before)
    opens = way.split(":")[1] in ("menu", "choose")
    opened = Reply(await who.click(before.message, custom_id=way)) if opens else None
    here.owe(playing.table_id)
    await here.restart()
    after = playing.board
    assert len(here.sent()) == posted
    assert len(_edits(here)) == edits + 1
    assert _edits(here)[-1].json["allowed_mentions"] == {"parse": [], "users": []}
    assert after.message.id == before.message.id
    assert (after.text, after.custom_ids, after.alt_texts) == (before.text, before.custom_ids, before.alt_texts)
    assert here.picture(after) == picture
    assert here.kept.owed() == []
    for person, hand in zip(playing.asked, hands, strict=True):
        again = Reply(await person.click(before.message, custom_id=before.pressed("hand")[0]))
        assert (again.seen.text, again.seen.custom_ids) == (hand.seen.text, hand.seen.custom_ids)
        assert here.picture(again.seen) == here.picture(hand.seen)
    if opened is not None:
        await playing.choose(who, opened.seen)
    else:
        await playing.press(who, before, way)
    assert playing.row.version == version + 1
    playing.look()


def _edits(here: Server) -> list[Any]:
    path = f"/channels/{here.channel.id}/messages/"
    return [each for each in here.env.http_requests if each.method == "PATCH" and path in each.path]


@pytest.mark.asyncio
async def test_in_every_question_of_imhotep(tmp_path: Path) -> None:
    """The presses are those of `test_imhotep_in_english`, where every question is asked."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        left = set(IMHOTEP_QUESTIONS)
        while left:
            await playing.until(*left)
            left.remove(playing.row.question)
            await _survives(here, playing)


@pytest.mark.asyncio
async def test_in_every_question_of_the_test_game(tmp_path: Path) -> None:
    """A barrier untouched and half answered, a reward, a donation."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="y", looks=False)
        await _survives(here, playing)
        assert playing.row.question == "night"
        await _survives(here, playing)
        await playing.until("reward")
        await _survives(here, playing)
        await playing.until("donation")
        await _survives(here, playing)


@pytest.mark.asyncio
async def test_a_lobby_and_an_ended_game(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "offerings new", seats=2)
        await here.restart()
        await bastien.click(here.last.message, label="Join")
        await here.restart()
        await amina.click(here.last.message, label="Start")
        playing = Playing(here, here.table.id, Random("restart"))
        playing.looks = False
        await playing.to_the_end()
        posted = len(here.sent())
        await here.restart()
        assert len(here.sent()) == posted
        await bastien.click(here.last.message, label="Rematch")
        assert [table.status for table in here.kept.tables()] == ["over", "lobby"]


@pytest.mark.asyncio
async def test_a_board_that_could_not_be_sent_is_made_up_for(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        old, version = playing.board, playing.row.version
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=503)
        await playing.take()
        assert playing.row.version == version + 1
        assert here.kept.owed() == [playing.table_id]
        assert playing.board.message.id == old.message.id
        posted = len(here.sent())
        await here.restart()
        assert len(here.sent()) == posted + 1
        assert here.kept.owed() == []
        (second,) = playing.asked
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [second.id]
        assert playing.board.message.id != old.message.id
        playing.look()
        await here.restart()
        assert len(here.sent()) == posted + 1, "nobody is pinged twice"
        await playing.step()


@pytest.mark.asyncio
async def test_a_lobby_that_could_not_be_sent_is_made_up_for(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=503)
        await amina.slash(here.channel, "imhotep new", player2=bastien)
        assert here.public() == []
        await here.restart()
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [bastien.id]
        await bastien.click(here.board(here.table.id).message, label="Join")
        assert here.table.version == 2


@pytest.mark.asyncio
async def test_one_broken_channel_does_not_stop_the_others(tmp_path: Path) -> None:
    """Three boards are owed; the channel of the first is gone."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        gone = here.guild.create_text_channel("gone")
        amina, *_ = here.people.values()
        for channel in (gone, here.channel, here.channel):
            await amina.slash(channel, "offerings new")
        posted = len(here.sent())
        tables = here.kept.tables()
        for table in tables:
            here.owe(table.id)
        here.env.backend.delete_channel(gone.id)
        await here.restart()
        assert here.kept.owed() == [tables[0].id]
        assert len(here.sent()) == posted


@pytest.mark.asyncio
async def test_the_end_of_a_game_whose_channel_is_gone_is_owed_to_nobody(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        gone = here.guild.create_text_channel("gone")
        amina, *_ = here.people.values()
        await amina.slash(gone, "offerings new")
        asked = Reply(await amina.slash(gone, "offerings cancel")).seen
        await amina.click(asked.message, label="Yes, cancel the game")
        here.owe(here.table.id)
        here.env.backend.delete_channel(gone.id)
        await here.restart()
        assert here.table.status == "cancelled"
        assert here.kept.owed() == []


@pytest.mark.asyncio
@pytest.mark.parametrize("fault", [ConnectionResetError, ValueError], ids=["no answer from Discord", "cannot be drawn"])
async def test_one_broken_table_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        for _ in range(3):
            await amina.slash(here.channel, "offerings new")
        broken, *others = (table.id for table in here.kept.tables())
        for table in (broken, *others):
            here.owe(table)
        shown = Publisher._show

        async def breaking(self: Publisher, table: Table, *given: Any) -> None:
            if table.id == broken:
                raise fault
            await shown(self, table, *given)

        monkeypatch.setattr(Publisher, "_show", breaking)
        await here.restart()
        assert here.kept.owed() == [broken]


@pytest.mark.asyncio
async def test_a_game_that_this_bot_no_longer_knows(tmp_path: Path) -> None:
    """Its tables are listed as such, and no other table suffers."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        unknown = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        known = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        for playing in (unknown, known):
            here.owe(playing.table_id)
        games = {key: game for key, game in ALL_GAMES.items() if key != "offerings"}
        renderers = {key: each for key, each in ALL_RENDERERS.items() if key != "offerings"}
        await here.env.bot.close()
        smaller = Client(here.database, games=games, renderers=renderers, word_folders={"offerings": WORDS})
        await here.env.restart_bot(smaller)
        await here.env.settle()
        here.env.raise_errors()
        assert here.kept.owed() == [unknown.table_id]
        amina = here.people["amina"]
        told = Reply(await amina.slash(here.channel, "games list")).text
        assert "it follows rules that I do not know" in told
        assert "round 1 of 6" in told
        assert "Imhotep" in Reply(await amina.slash(here.channel, "games mine")).text
        reply = Reply(await amina.click(unknown.board.message, label="Describe"))
        assert reply.text
        assert "went wrong" not in reply.text


@pytest.mark.asyncio
async def test_sent_but_not_written_down(tmp_path: Path) -> None:
    """The program dies between sending the board and writing that down, and starts again an hour later: Discord has
    forgotten the nonce by then, so the bot looks for its own message before it posts and pings once more."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (before,) = here.kept.ask("select board_message_id as id, mentioned from tables")
        await playing.take()
        here.kept.change("update tables set board_message_id = ?, mentioned = ?", before["id"], before["mentioned"])
        here.owe(playing.table_id)
        posted = len(here.sent())
        await here.env.advance_time(3600)
        await here.restart()
        assert len(here.sent()) == posted
        playing.look()
        await playing.step()


@pytest.mark.asyncio
async def test_sent_but_not_written_down_and_played_on(tmp_path: Path) -> None:
    """The next one has played on the board of which the program did not know yet: whoever is asked since is pinged."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (before,) = here.kept.ask("select board_message_id as id, mentioned from tables")
        await playing.take()
        first, second = here.public()[-2:]
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=503)
        await playing.take()
        here.kept.change("update tables set board_message_id = ?, mentioned = ?", before["id"], before["mentioned"])
        story, posted = first.text, len(here.sent())
        await here.env.advance_time(3600)
        await here.restart()
        (third,) = playing.asked
        assert len(here.sent()) == posted + 1
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [third.id]
        assert here.board(playing.table_id).message.id not in (first.message.id, second.message.id)
        assert here.public()[-3].text == story, "an old board keeps its story"
        playing.look()
        await playing.step()


@pytest.mark.asyncio
async def test_sent_but_not_written_down_and_pressed_at_the_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses come in before the bot has seen all its servers."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (before,) = here.kept.ask("select board_message_id as id, mentioned from tables")
        await playing.take()
        live = here.last
        here.kept.change("update tables set board_message_id = ?, mentioned = ?", before["id"], before["mentioned"])
        here.owe(playing.table_id)
        await here.env.advance_time(3600)
        ready = Client.on_ready

        async def not_yet(client: Client) -> None:
            """Later."""

        monkeypatch.setattr(Client, "on_ready", not_yet)
        await here.restart()
        (second,) = playing.asked
        await second.click(live.message, custom_id=live.pressed("play")[0])
        playing.look()
        assert isinstance(here.env.bot, Client)
        await ready(here.env.bot)
        await here.env.settle()
        playing.look()


@pytest.mark.asyncio
async def test_moved_but_not_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program dies after it has posted the board anew where it was asked for."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        send = Publisher._send

        async def dying(self: Publisher, *given: Any) -> None:
            await send(self, *given)
            raise asyncio.CancelledError

        with monkeypatch.context() as patch:
            patch.setattr(Publisher, "_send", dying)
            await here.people["chloe"].slash(here.channel, "imhotep board")
        posted = len(here.sent())
        await here.env.advance_time(3600)
        await here.restart()
        assert len(here.sent()) == posted
        playing.look()
        await playing.step()


@pytest.mark.asyncio
async def test_a_lobby_sent_but_not_written_down(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "offerings new", seats=2)
        here.kept.change("update tables set board_message_id = null, board_channel_id = null")
        here.owe(here.table.id)
        posted = len(here.sent())
        await here.env.advance_time(3600)
        await here.restart()
        assert len(here.sent()) == posted
        await bastien.click(here.board(here.table.id).message, label="Join")
        assert here.table.version == 2


@pytest.mark.asyncio
async def test_a_game_of_other_rules(tmp_path: Path) -> None:
    """It is listed as such, and every other table is shown all the same. What is damaged is set aside instead."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        broken = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        sound = await begun(here, "imhotep", *NAMES, seed="2", looks=False)
        (row,) = here.kept.ask("select state, since_state from tables where id = ?", broken.table_id)
        for stored, data in row.items():
            other_rules = data.replace(b'"rules": 1', b'"rules": 999')
            assert other_rules != data
            here.kept.change(f"update tables set {stored} = ? where id = ?", other_rules, broken.table_id)  # noqa: S608
        here.kept.change("update tables set rules_version = 999 where id = ?", broken.table_id)
        here.kept.change("update tables set touched_at = touched_at - 1 where id = ?", broken.table_id)
        for playing in (broken, sound):
            here.owe(playing.table_id)
        await here.restart()
        here.env.raise_errors()
        assert here.kept.owed() == [broken.table_id]
        amina = here.people["amina"]
        told = Reply(await amina.slash(here.channel, "games list")).text
        assert "round 1 of 6" in told
        assert "it follows rules that I do not know" in told
        assert "Imhotep" in Reply(await amina.slash(here.channel, "games mine")).text
        await sound.step()
