"""A thread that Discord has archived meanwhile: what stands there goes on, and of a locked one it is said."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bot.discord.deciding import pause, tap, verdict
from tests.bot.discord.playing import Playing, offers
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.waiting import Watch, passes

NAMES = ["amina", "bastien", "chloe"]

pytestmark = pytest.mark.asyncio


async def _in_a_thread(here: Server) -> Playing:
    """Three who owe an answer."""
    amina, *others = here.people.values()
    await amina.slash(here.channel, "offerings new", seats=len(NAMES), thread=True)
    (here.channel,) = here.channel.threads
    for other in others:
        await other.click(here.last.message, custom_id=here.last.pressed("join")[0])
    await amina.click(here.last.message, custom_id=here.last.pressed("start")[0])
    return Playing(here, here.table.id, Random("x"), looks=False)


def _archive(here: Server, *, is_locked: bool = False) -> None:
    """As Discord keeps it: nothing is changed or deleted there until the thread is opened or somebody writes in it."""
    stored = here.env.backend.channels[here.channel.id].thread_metadata
    assert stored is not None
    stored.archived = True
    for method in ("PATCH", "DELETE"):
        path = f"*/channels/{here.channel.id}/messages/*"
        here.env.inject_error(method, path, status=400, code=50083, times=None)
    if is_locked:
        here.env.inject_error("PATCH", f"*/channels/{here.channel.id}", status=403, code=50013, times=None)

    def see(event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE" or (event == "THREAD_UPDATE" and not payload["thread_metadata"]["archived"]):
            here.env.backend.faults.clear()

    here.env.backend.subscribers.append(see)


async def test_the_board_is_edited(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await _in_a_thread(here)
        amina, bastien, chloe = here.people.values()
        board = playing.board.message.id
        _archive(here)
        await offers(playing, amina)
        assert playing.board.message.id == board, "nobody is pinged again"
        assert here.asked(playing.board) == [bastien, chloe]
        assert here.kept.owed() == []


async def test_a_tap_is_shown(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await _in_a_thread(here)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        _archive(here)
        await tap(here, bastien, "Yes")
        assert verdict(here) == "Agreed: the game is paused."
        assert playing.row.is_paused


async def test_what_must_go_goes(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _in_a_thread(here)
        amina, *others = here.people.values()
        await passes(here, hours=24)
        _archive(here)
        await offers(playing, amina)
        assert sorted(said.pings[0] for said in watch.left) == sorted(other.id for other in others)


async def test_a_locked_one(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await _in_a_thread(here)
        amina, *_ = here.people.values()
        _archive(here, is_locked=True)
        await offers(playing, amina)
        assert amina not in playing.asked, "her answer counts"
        assert "its thread is archived" in Reply(await amina.slash(here.channel, "games list")).text
