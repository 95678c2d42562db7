"""Discord misbehaves: messages vanish, permissions go, interactions expire. The game goes on, or says why it cannot."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from tests.bot.discord.playing import ALL_B, begun, offers
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES

FORBIDDEN: dict[str, Any] = {"status": 403, "code": 50013}
NO_CHANNEL: dict[str, Any] = {"status": 404, "code": 10003}


async def _listed(here: Server, who: Any) -> str:
    return Reply(await who.slash(here.channel, "games list")).text


@pytest.mark.asyncio
async def test_the_live_board_is_deleted(tmp_path: Path) -> None:
    """Whoever still has a menu open goes on playing, and the board is there again."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x")
        amina, *_ = here.people.values()
        hand = Reply(await amina.click(playing.board.message, label="Your choice…")).seen
        gone, version = playing.board.message.id, playing.row.version
        here.env.backend.delete_message(here.channel.id, gone)
        assert here.public()[-1].custom_ids == []
        await amina.click(hand.message, custom_id=hand.pressed("play")[0])
        assert playing.row.version == version + 1
        assert playing.board.message.id != gone
        playing.look()
        assert here.kept.owed() == []


@pytest.mark.asyncio
async def test_the_live_board_is_deleted_and_asked_for(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        here.env.backend.delete_message(here.channel.id, playing.board.message.id)
        reply = Reply(await here.people["chloe"].slash(here.channel, "imhotep board"))
        assert reply.messages == []
        playing.look()
        await playing.step()


@pytest.mark.asyncio
async def test_an_old_board_is_deleted(tmp_path: Path) -> None:
    """It cannot be reduced any more, and need not be."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        here.env.inject_error("GET", f"*/channels/{here.channel.id}/messages/*", status=404, code=10008)
        await playing.take()
        assert here.kept.owed() == []
        assert here.last.custom_ids


@pytest.mark.asyncio
async def test_editing_is_forbidden(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x")
        amina, bastien, _ = here.people.values()
        version = playing.row.version
        here.env.inject_error("PATCH", f"*/channels/{here.channel.id}/messages/*", **FORBIDDEN)
        await offers(playing, amina)
        assert playing.row.version == version + 1
        assert here.kept.owed() == [playing.table_id]
        assert "I lack permissions in its channel" in await _listed(here, amina)
        await bastien.slash(here.channel, "offerings board")
        playing.look()
        assert here.kept.owed() == []
        assert "I lack permissions" not in await _listed(here, amina)


@pytest.mark.asyncio
async def test_sending_is_forbidden(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        version, old = playing.row.version, playing.board.message.id
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", **FORBIDDEN)
        who = await playing.take()
        assert playing.row.version == version + 1
        assert playing.board.message.id == old
        assert "I lack permissions in its channel" in await _listed(here, who)
        (second,) = playing.asked
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", **FORBIDDEN)
        told = Reply(await second.slash(here.channel, "imhotep board")).text
        assert "I lack permissions in its channel" in told, "whoever asks for it is told why it does not come"
        await second.slash(here.channel, "imhotep board")
        playing.look()
        assert "I lack permissions" not in await _listed(here, who)
        await playing.step()


@pytest.mark.asyncio
async def test_permission_is_taken_away(tmp_path: Path) -> None:
    """By a real overwrite; once it is lifted the next press shows everything that happened."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        bot = here.env.backend.bot_user.id
        here.env.backend.set_overwrite(
            here.channel.id, Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=1 << 11)
        )
        who = await playing.take()
        assert "I lack permissions in its channel" in await _listed(here, who)
        here.env.backend.delete_overwrite(here.channel.id, bot)
        await here.restart()
        playing.look()
        await playing.step()


@pytest.mark.asyncio
async def test_the_channel_is_gone(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        version = playing.row.version
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", **NO_CHANNEL)
        who = await playing.take()
        assert playing.row.version == version + 1
        assert "its channel is gone" in await _listed(here, who)
        assert here.kept.owed() == [playing.table_id]


@pytest.mark.asyncio
async def test_a_press_that_expired_before_it_was_seen(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        version = playing.row.version
        for custom_id in playing.board.custom_ids:
            here.env.inject_error("POST", "*/interactions/*/*/callback", status=404, code=10062)
            (who,) = playing.asked
            await who.click(playing.board.message, custom_id=custom_id)
            assert playing.row.version == version
        await playing.take()
        assert playing.row.version == version + 1


@pytest.mark.asyncio
async def test_a_command_that_expired_before_it_was_seen(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        here.env.inject_error("POST", "*/interactions/*/*/callback", status=404, code=10062, times=None)
        await here.people["amina"].slash(here.channel, "imhotep new")
        assert here.kept.tables() == []
        here.env.backend.faults.clear()
        errors = here.env.errors
        assert all("10062" in str(error) for error in errors)
        here.env._errors.clear()
        await here.people["amina"].slash(here.channel, "imhotep new")
        assert len(here.kept.tables()) == 1


@pytest.mark.asyncio
async def test_a_panel_that_cannot_be_shown(tmp_path: Path) -> None:
    """The store is untouched, and the same press works a moment later."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x")
        amina, *_ = here.people.values()
        version = playing.row.version
        here.env.inject_error("PATCH", "*/webhooks/*/*/messages/@original", status=503)
        await amina.click(playing.board.message, label="Your choice…")
        assert playing.row.version == version
        await offers(playing, amina)
        assert playing.row.version == version + 1


@pytest.mark.asyncio
async def test_a_player_leaves_the_server(tmp_path: Path) -> None:
    """The board can still be moved: nobody is left to hide it from."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (asked,) = playing.asked
        gone = next(person for person in here.people.values() if person is not asked)
        here.guild.remove_member(gone)
        await asked.slash(here.channel, "imhotep board")
        assert len(here.boards(playing.table_id)) == 1
        version = playing.row.version
        await playing.take()
        assert playing.row.version == version + 1


@pytest.mark.asyncio
@pytest.mark.parametrize("method", ["GET", "PATCH"])
async def test_an_old_board_that_cannot_be_reduced_just_now(tmp_path: Path, method: str) -> None:
    """The new board becomes the live one, and the old one is reduced a minute later, or by the next step."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        here.env.inject_error(method, f"*/channels/{here.channel.id}/messages/*", status=503)
        await playing.take()
        posted = len(here.sent())
        await here.env.advance_time(61)
        assert here.kept.owed() == []
        assert len(here.sent()) == posted
        playing.look()
        here.env.inject_error(method, f"*/channels/{here.channel.id}/messages/*", status=503)
        await playing.take()
        (second,) = playing.asked
        live = here.last
        await second.click(live.message, custom_id=live.pressed("play")[0])
        (row,) = here.kept.ask("select board_message_id as id from tables")
        assert row["id"] == here.last.message.id
        assert live.message.id not in [board.message.id for board in here.boards(playing.table_id)]
        playing.look()


@pytest.mark.asyncio
async def test_an_old_board_that_can_never_be_reduced(tmp_path: Path) -> None:
    """The game does not wait for it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        old = playing.board.message.id
        here.env.inject_error("GET", f"*/channels/{here.channel.id}/messages/{old}", status=500, times=None)
        await playing.take()
        posted = len(here.sent())
        await here.env.advance_time(61)
        assert here.kept.owed() == []
        assert len(here.sent()) == posted
        (second,) = playing.asked
        await second.click(here.last.message, custom_id=here.last.pressed("play")[0])
        assert [board.message.id for board in here.boards(playing.table_id)] == [old, here.last.message.id]


@pytest.mark.asyncio
@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (503, 0)])
async def test_a_menu_that_cannot_be_put_away(tmp_path: Path, status: int, code: int) -> None:
    """The move is played; that its menu was dismissed meanwhile must not keep the board from being shown."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (who,) = playing.asked
        menu = Reply(await who.click(playing.board.message, custom_id=playing.board.pressed("menu")[0])).seen
        version = playing.row.version
        here.env.inject_error("DELETE", "*/webhooks/*/*/messages/@original", status=status, code=code)
        reply = Reply(await who.select(menu.message, values=[menu.lists[0]["options"][0]["value"]]))
        assert playing.row.version == version + 1
        assert here.kept.owed() == []
        assert reply.text == ""
        playing.look()


@pytest.mark.asyncio
@pytest.mark.parametrize("fault", [aiohttp.ServerDisconnectedError, ConnectionResetError, ValueError])
async def test_the_line_is_cut_while_a_menu_is_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    """Whatever goes wrong with what the presser sees, the others see what he played, and who is next."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (who,) = playing.asked
        menu = Reply(await who.click(playing.board.message, custom_id=playing.board.pressed("menu")[0])).seen
        version = playing.row.version

        async def cut(interaction: discord.Interaction) -> None:
            raise fault

        monkeypatch.setattr(discord.Interaction, "delete_original_response", cut)
        reply = Reply(await who.select(menu.message, values=[menu.lists[0]["options"][0]["value"]]))
        assert playing.row.version == version + 1
        assert here.kept.owed() == []
        assert ("went wrong" in reply.text) == (fault is ValueError)
        playing.look()


@pytest.mark.asyncio
async def test_the_database_cannot_even_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses is told so all the same."""

    @asynccontextmanager
    async def unreadable(database: Database) -> AsyncIterator[AsyncConnection]:
        raise OperationalError("select", None, sqlite3.OperationalError("disk I/O error"))
        yield

    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (who,) = playing.asked
        with monkeypatch.context() as patch:
            patch.setattr(Database, "reading", unreadable)
            told = Reply(await who.click(playing.board.message, custom_id=playing.board.pressed("hand")[0])).text
        assert told.startswith("Something went wrong.")
        await playing.take()


@pytest.mark.asyncio
async def test_a_failed_send_is_tried_again_without_a_restart(tmp_path: Path) -> None:
    """Discord has a bad moment; nobody can press anything new on the old board, so somebody must try again."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=503)
        who = await playing.take()
        told = Reply(await who.slash(here.channel, "games list")).text
        has_said_why = "round 1 of 6" not in told
        await here.env.advance_time(3600)
        assert has_said_why or here.kept.owed() == []


@pytest.mark.asyncio
async def test_what_discord_did_not_take_is_shown_a_minute_later(tmp_path: Path) -> None:
    """And again after that, until it is taken; whoever is asked is pinged by what is shown in the end."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=503, times=2)
        await playing.take()
        tried = len(here.sent())
        await here.env.advance_time(59)
        assert len(here.sent()) == tried
        await here.env.advance_time(2)
        assert len(here.sent()) == tried + 1
        assert here.kept.owed() == [playing.table_id]
        await here.env.advance_time(61)
        assert len(here.sent()) == tried + 2
        assert here.kept.owed() == []
        (second,) = playing.asked
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [second.id]
        await here.env.advance_time(3600)
        assert len(here.sent()) == tried + 2
        playing.look()
        await playing.step()
