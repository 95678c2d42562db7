"""A private panel goes on in place: card, place, card, place, done, without a step that the channel sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.playing import ALL_B, Playing, begun
from tests.bot.discord.server import Reply, Seen, Server, server
from tests.bot.discord.test_whole_games import NAMES


def _changes(here: Server) -> int:
    """How often the channel was shown something."""
    messages = f"/channels/{here.channel.id}/messages"
    return sum(messages in each.path and each.method in ("POST", "PATCH") for each in here.env.http_requests)


def _labels(panel: Seen, verb: str) -> list[str]:
    return [label for label, custom_id in panel.buttons.items() if custom_id.split(":")[1] == verb]


async def _building(here: Server) -> tuple[Playing, Any, Seen]:
    """Two players have their gods, one a pair: the panel in which that one builds has opened by itself."""
    playing = await begun(here, "pyramids", *NAMES[:2], seed="build", looks=False)
    while playing.row.question != "pair_choice":
        (who,) = playing.asked
        gods = playing.board.pressed("play")
        await who.click(playing.board.message, custom_id=gods[-1])
    (who,) = playing.asked
    panel = Reply(await who.click(playing.board.message, custom_id=playing.board.pressed("play")[0])).seen
    assert playing.row.question == "build"
    assert playing.asked == [who]
    return playing, who, panel


async def _picked(who: Any, panel: Seen, card: str, place: int) -> Seen:
    """Two presses: a card, a place."""
    opened = Reply(await who.click(panel.message, label=card)).seen
    assert opened.message.id == panel.message.id
    value = opened.lists[0]["options"][place]["value"]
    return Reply(await who.select(opened.message, values=[value])).seen


@pytest.mark.asyncio
async def test_a_build_stays_in_one_panel(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing, who, panel = await _building(here)
        cards = _labels(panel, "menu")
        assert [card[0] for card in cards] == ["A", "B", "C"]
        assert not _labels(panel, "play"), "the pyramid comes first"
        shown, board, hand = _changes(here), here.picture(playing.board), here.picture(panel)
        after = await _picked(who, panel, cards[1], 0)
        assert after.message.id == panel.message.id
        assert set(_labels(after, "menu")) <= {cards[0], cards[2]}
        assert len(_labels(after, "play")) == 1
        assert here.picture(after) != hand
        assert _changes(here) == shown, "nobody else has seen anything"
        assert here.picture(playing.board) == board
        await who.click(after.message, label=_labels(after, "play")[0])
        assert _changes(here) > shown
        assert playing.asked != [who]
        assert panel.message.id not in [message.id for message in here.channel.history(viewer=who)]


@pytest.mark.asyncio
async def test_a_laid_card_is_taken_back_in_the_panel(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing, who, panel = await _building(here)
        start, shown = playing.row.state, _changes(here)
        cards, hand = _labels(panel, "menu"), here.picture(panel)
        after = await _picked(who, panel, cards[0], 0)
        assert here.picture(after) != hand
        back = Reply(await who.click(after.message, label="Undo")).seen
        assert back.message.id == panel.message.id
        assert (_labels(back, "menu"), here.picture(back)) == (cards, hand)
        assert playing.row.state == start
        assert _changes(here) == shown


@pytest.mark.asyncio
async def test_the_way_back_from_a_list(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        _, who, panel = await _building(here)
        cards = _labels(panel, "menu")
        opened = Reply(await who.click(panel.message, label=cards[0])).seen
        assert not _labels(opened, "menu")
        assert opened.lists
        back = Reply(await who.click(opened.message, label="Back")).seen
        assert back.message.id == panel.message.id
        assert _labels(back, "menu") == cards
        assert not back.lists


@pytest.mark.asyncio
async def test_an_old_list_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    """The same list, pressed again in a second panel after the card was laid in the first."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing, who, panel = await _building(here)
        second = Reply(await who.click(playing.board.message, label="Your choice…")).seen
        old = Reply(await who.click(second.message, label=_labels(second, "menu")[0])).seen
        await _picked(who, panel, _labels(panel, "menu")[0], 0)
        version = playing.row.version
        value = old.lists[0]["options"][0]["value"]
        reply = Reply(await who.select(old.message, values=[value]))
        assert "live board" in reply.text
        assert playing.row.version == version


@pytest.mark.asyncio
async def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing, who, panel = await _building(here)
        after = await _picked(who, panel, _labels(panel, "menu")[0], 0)
        hand, buttons = here.picture(after), after.buttons
        await here.restart()
        again = Reply(await who.click(playing.board.message, label="Your choice…")).seen
        assert (here.picture(again), again.buttons) == (hand, buttons)


@pytest.mark.asyncio
async def test_the_pair_of_the_market_opens_by_itself(tmp_path: Path) -> None:
    """Also in another game: whoever takes the face-down pair sees it without another press."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        await playing.until("pair_choice")
        (who,) = playing.asked
        assert len(_labels(playing.panels[who.id], "play")) == 2
