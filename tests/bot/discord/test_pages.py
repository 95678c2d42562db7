"""A game's further pictures: a button on its board opens one for whoever presses, and nothing else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.discord.playing import begun
from tests.bot.discord.server import Reply, server

NAMES = ("amina", "bastien")


@pytest.mark.asyncio
async def test_what_everybody_owns_in_egizia(tmp_path: Path) -> None:
    """Also for somebody who does not play."""
    async with server(tmp_path / "games.db", *NAMES, "chloe") as here:
        playing = await begun(here, "egizia", *NAMES, seed="pages", looks=False)
        (page,) = playing.board.pressed("page")
        assert playing.board.buttons["Cards and fields"] == page
        before = playing.board.message.id, playing.row.version
        for person in here.people.values():
            seen = Reply(await person.click(playing.board.message, custom_id=page)).seen
            assert "Cards and fields" in seen.text
            assert here.picture(seen)[:4] == b"\x89PNG"
            assert here.picture(seen) != here.picture(playing.board)
            (alt,) = seen.alt_texts
            assert 0 < len(alt) <= 1024
        assert (playing.board.message.id, playing.row.version) == before


@pytest.mark.asyncio
async def test_a_page_that_does_not_exist(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="pages", looks=False)
        assert playing.board.pressed("page") == []
        (person,) = playing.asked
        reply = await here.forge(person, playing.board.message, f"sq:page:{playing.table_id}:estates:0")
        assert "live board" in reply.text
