"""A server removes the bot: it is forgotten after 30 days, unless it comes back; an outage is no departure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.backend import serializers

from bot.client import Client
from tests.bot.discord.playing import begun
from tests.bot.discord.server import Server, bot, server
from tests.bot.discord.test_whole_games import NAMES
from tests.bot.discord.waiting import Watch

DAY = 24 * 3600


async def _pass(here: Server, days: float) -> None:
    await here.env.advance_time(days * DAY)


async def _plays_twice(here: Server) -> Any:
    """A game here and one on another server."""
    await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
    other = here.env.create_guild()
    there = Server(here.env, here.database, other, other.create_text_channel("there"))
    there.join("dario", "elif")
    await begun(there, "offerings", "dario", "elif", seed="x", looks=False)
    return other


def _servers(here: Server) -> set[int]:
    return {table.guild_id for table in here.kept.tables()}


def _noted(here: Server) -> list[int]:
    return [row["guild_id"] for row in here.kept.ask("select guild_id from departures")]


async def _comes_back(here: Server, guild: Any) -> None:
    guild.channel_ids.clear()
    here.env.backend.guilds[guild.id] = guild
    payload = dict(serializers.guild_create_payload(here.env.backend, guild))
    del payload["unavailable"]  # so it looks when the bot is invited
    here.env.backend.emit("GUILD_CREATE", payload)
    await here.env.settle()


@pytest.mark.asyncio
async def test_a_server_is_forgotten_after_thirty_days(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        other = await _plays_twice(here)
        assert _noted(here) == []
        here.env.backend.remove_guild(other.id)
        await here.env.settle()
        assert _noted(here) == [other.id]
        await _pass(here, 15)
        await here.restart()
        await _pass(here, 14.9)
        assert _servers(here) == {here.guild.id, other.id}
        await _pass(here, 0.2)
        assert _servers(here) == {here.guild.id}
        assert _noted(here) == []
        for relation in ("players", "actions", "waits", "memories"):
            assert {row["table_id"] for row in here.kept.ask(f"select table_id from {relation}")} <= {here.table.id}  # noqa: S608


@pytest.mark.asyncio
@pytest.mark.parametrize("is_seen", [True, False])
async def test_a_server_where_nothing_goes_on_is_forgotten_too(tmp_path: Path, is_seen: bool) -> None:
    """Nothing else becomes due meanwhile."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        other = here.env.create_guild()
        here.kept.change("insert into guilds values (?, 'fr', 24, '[]', 'everyone', 5)", other.id)
        if is_seen:
            here.env.backend.remove_guild(other.id)
        else:
            await here.env.bot.close()
            here.env.backend.guilds.pop(other.id)
            await here.env.restart_bot(bot(here.database))
        await _pass(here, 29)
        assert len(here.kept.ask("select * from guilds")) == 1
        await _pass(here, 2)
        assert here.kept.ask("select * from guilds") == []


@pytest.mark.asyncio
async def test_nobody_is_written_to_about_a_server_that_removed_the_bot(tmp_path: Path) -> None:
    """Not even who is on another server too and wants to be reminded in private."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        (who,) = playing.asked
        await who.slash(here.channel, "remind", place="message")
        await _pass(here, 1)
        assert len(watch.reminders) == 1
        here.env.create_guild().add_member(who.user)
        here.env.backend.remove_guild(here.guild.id)
        await _pass(here, 20)
        assert len(watch.reminders) == 1


@pytest.mark.asyncio
async def test_a_server_that_comes_back_finds_everything(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        other = await _plays_twice(here)
        kept = here.env.backend.guilds[other.id]
        here.env.backend.remove_guild(other.id)
        await _pass(here, 29)
        await _comes_back(here, kept)
        assert _noted(here) == []
        await _pass(here, 29)
        assert _servers(here) == {here.guild.id, other.id}


@pytest.mark.asyncio
async def test_leaving_and_coming_back_unseen(tmp_path: Path) -> None:
    """The bot is stopped meanwhile: what changed is found at the start, and counts from then."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        other = await _plays_twice(here)
        await here.env.bot.close()
        kept = here.env.backend.guilds.pop(other.id)
        await here.env.restart_bot(bot(here.database))
        assert _noted(here) == [other.id]
        await _pass(here, 29)
        await here.env.bot.close()
        here.env.backend.guilds[other.id] = kept
        await here.env.restart_bot(bot(here.database))
        assert _noted(here) == []


@pytest.mark.asyncio
async def test_an_outage_is_no_departure(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        other = await _plays_twice(here)
        here.env.backend.emit("GUILD_DELETE", {"id": str(other.id), "unavailable": True})
        await here.env.settle()
        assert isinstance(here.env.bot, Client)
        await here.env.bot.on_ready()
        assert _noted(here) == []


@pytest.mark.asyncio
async def test_of_a_server_that_plays_nothing_is_deleted(tmp_path: Path) -> None:
    """Whatever was noted."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        here.kept.change("insert into departures values (?, 0)", here.guild.id)
        await playing.take()
        assert _servers(here) == {here.guild.id}
        assert _noted(here) == []
