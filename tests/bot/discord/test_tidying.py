"""Lobbies and games that everybody has forgotten: they end by themselves, and say so where they stood."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.table.tidying import Tidying
from tests.bot.discord.playing import Playing, begun
from tests.bot.discord.server import Server, server
from tests.bot.discord.test_whole_games import NAMES

DAY = 24 * 3600
A_WEEK = "Nobody has touched this game for a week, so I closed it."
SIXTY_DAYS = "Nobody has played for 60 days, so I ended the game without a result."


async def _pass(here: Server, seconds: float) -> None:
    await here.env.advance_time(seconds)


def _ends(here: Server) -> list[tuple[str, str | None]]:
    return [(row["status"], row["ended_by"]) for row in here.kept.ask("select * from tables order by created_at")]


def _read(here: Server) -> list[str]:
    return [seen.text for seen in here.public()]


async def _paused(here: Server, playing: Playing) -> None:
    """As a vote would have it."""
    app = here.env.bot.app  # type: ignore[attr-defined]
    person, *others = (here.people[name] for name in ("amina", "bastien"))
    await person.slash(here.channel, "imhotep pause", game=playing.table_id)
    vote = next(seen for seen in here.public() if "Yes" in seen.buttons)
    for other in others:
        await other.click(vote.message, label="Yes")
    assert (await app.tables.find(here.guild.id, playing.table_id)).paused_at is not None


@pytest.mark.asyncio
async def test_a_lobby_closes_itself_after_a_week(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new")
        await _pass(here, 3 * DAY)
        await bastien.click(here.last.message, label="Join")
        posted = len(here.sent())
        await _pass(here, 7 * DAY - 60)
        assert _ends(here) == [("lobby", None)]
        await _pass(here, 120)
        assert _ends(here) == [("cancelled", "untouched")]
        assert _read(here)[-1] == f"**Imhotep · cancelled**\n{A_WEEK}"
        assert here.last.custom_ids == []
        assert len(here.sent()) == posted, "its own message says so"


@pytest.mark.asyncio
@pytest.mark.parametrize("is_paused", [False, True])
async def test_a_game_ends_itself_after_sixty_days(tmp_path: Path, is_paused: bool) -> None:
    """The end is the last word in the channel, also of a paused game, which has waited for nobody."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        await playing.step()
        if is_paused:
            await _paused(here, playing)
        board = playing.board.message.id
        await _pass(here, 60 * DAY - 3600)
        assert _ends(here) == [("running", None)]
        await _pass(here, 2 * 3600)
        assert _ends(here) == [("cancelled", "untouched")]
        assert _read(here)[-1] == f"**Imhotep · cancelled**\n{SIXTY_DAYS}"
        assert here.last.message.id > board
        assert here.kept.ask("select * from waits") == []
        assert here.kept.owed() == []
        posted = len(here.sent())
        await _pass(here, 90 * DAY)
        assert len(here.sent()) == posted, "it is said once"


@pytest.mark.asyncio
async def test_a_step_begins_the_time_anew(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        await _pass(here, 40 * DAY)
        await playing.step()
        await _pass(here, 40 * DAY)
        assert _ends(here) == [("running", None)]


@pytest.mark.asyncio
async def test_what_became_due_while_the_bot_was_away(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await here.people["amina"].slash(here.channel, "imhotep new")
        await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        here.kept.change("update tables set touched_at = touched_at - ?", 61 * DAY * 1_000_000)
        await here.restart()
        assert _ends(here) == [("cancelled", "untouched"), ("cancelled", "untouched")]
        assert [text for text in _read(here) if A_WEEK in text or SIXTY_DAYS in text] == [
            f"**Imhotep · cancelled**\n{A_WEEK}",
            f"**Imhotep · cancelled**\n{SIXTY_DAYS}",
        ]


@pytest.mark.asyncio
async def test_somebody_comes_back_in_the_very_moment(tmp_path: Path) -> None:
    """What was looked up as forgotten is so no more: a lobby has begun, a game goes on."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        app = here.env.bot.app  # type: ignore[attr-defined]
        playing = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        await _pass(here, 8 * DAY)
        (duty,) = [each for each in app.scheduler._duties if isinstance(each, Tidying)]
        await duty._tidy(here.guild.id, playing.table_id)
        assert _ends(here) == [("running", None)]
        await playing.step()


@pytest.mark.asyncio
async def test_one_closed_channel_delays_no_other(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        shut = here.guild.create_text_channel("shut")
        await amina.slash(shut, "imhotep new")
        await amina.slash(here.channel, "imhotep new")
        me = here.env.backend.bot_user.id
        here.env.backend.set_overwrite(
            shut.id, Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=(1 << 10) | (1 << 11))
        )
        await _pass(here, 7 * DAY + 60)
        assert _ends(here) == [("cancelled", "untouched"), ("cancelled", "untouched")]
        assert A_WEEK in _read(here)[-1]
        first, _ = here.kept.tables()
        assert here.kept.owed() == [first.id], "made up for when the channel can be seen again"
