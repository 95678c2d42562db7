"""What stands on the buttons and in the menus: exactly what is legal, and why the rest is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.table.publisher import Publisher
from bot.words.words import words
from engines.core.decision import Decision
from engines.core.phrase import Phrase
from tests.bot.discord.playing import ALL_B, Playing, begun
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES


async def _looked_through(here: Server, playing: Playing) -> tuple[int, int]:
    """Every entry of the board and every menu behind one; how many choices and closed ones they showed."""
    row, said = playing.row, words("en", "imhotep")
    said = said.about(row.engine.info.options.parse(row.options))
    names = [playing.person(user).name for user in row.users]
    (decision,) = row.decisions
    (who,) = playing.asked
    shown, closed_shown = set(), 0
    for custom_id in playing.board.pressed("play"):
        shown.add(int(custom_id.split(":")[4]))
    for custom_id in playing.board.pressed("menu"):
        seen = Reply(await who.click(playing.board.message, custom_id=custom_id)).seen
        (menu,) = seen.lists
        numbers = [int(option["value"]) for option in menu["options"]]
        label = decision.options[numbers[0]].path[0]
        assert [option["label"] for option in menu["options"]] == [
            said.phrase("label", decision.options[number].path[-1], names) for number in numbers
        ]
        shown.update(numbers)
        for reason in _closed_under(decision, label):
            assert said.phrase("reason", reason, names) in seen.text
            closed_shown += 1
        offered = {option.path[0] for option in decision.options}
        elsewhere = [closed for closed in decision.closed if closed.path[0] not in offered]
        assert ("Not possible now:" in seen.text) == bool(_closed_under(decision, label) or elsewhere)
    for menu in playing.board.lists:
        shown.update(int(option["value"]) for option in menu["options"])
    assert shown == set(range(len(decision.options))), "all that is legal, and nothing else"
    return len(shown), closed_shown


def _closed_under(decision: Decision, label: Phrase) -> list[Phrase]:
    return [closed.reason for closed in decision.closed if closed.path[0] == label and len(closed.path) > 1]


@pytest.mark.asyncio
async def test_all_that_is_legal_and_nothing_else(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        choices = closed = 0
        while playing.steps < 34:
            if playing.row.question != "pair_choice":
                found = await _looked_through(here, playing)
                choices, closed = choices + found[0], closed + found[1]
            await playing.step()
        assert choices > 200
        assert closed > 100


@pytest.mark.asyncio
async def test_closed_choices_of_a_private_question(tmp_path: Path) -> None:
    """After the amulet is used its button is gone, and the panel says why."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, *_ = here.people.values()
        hand = Reply(await amina.click(playing.board.message, label="Your choice…")).seen
        assert list(hand.buttons)[-1] == "Use the amulet…"
        assert "Not possible now" not in hand.text
        swaps = Reply(await amina.click(hand.message, label="Use the amulet…")).seen
        await amina.select(swaps.message, values=[swaps.lists[0]["options"][0]["value"]])
        hand = Reply(await amina.click(playing.board.message, label="Your choice…")).seen
        assert "Use the amulet…" not in hand.buttons
        assert "Not possible now:\nUse the amulet: you have no amulet" in hand.text
        assert "Which card do you offer?" in hand.text


@pytest.mark.asyncio
async def test_a_played_menu_goes_away(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (who,) = playing.asked
        seen = Reply(await who.click(playing.board.message, custom_id=playing.board.pressed("menu")[0])).seen
        assert seen.message.id in [message.id for message in here.channel.history(viewer=who)]
        await who.select(seen.message, values=[seen.lists[0]["options"][0]["value"]])
        assert seen.message.id not in [message.id for message in here.channel.history(viewer=who)]


@pytest.mark.asyncio
async def test_menus_in_the_readers_language_on_a_board_in_the_servers(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (who,) = playing.asked
        await who.slash(here.channel, "games language", language="fr")
        seen = Reply(await who.click(playing.board.message, label="Place a stone…")).seen
        assert "Bateau A" in seen.lists[0]["options"][0]["label"]


@pytest.mark.asyncio
async def test_why_something_is_closed_as_a_whole(tmp_path: Path) -> None:
    """At the start no ship can sail, so no button says so: somewhere the reason must be found within two clicks."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (decision,) = playing.row.decisions
        (who,) = playing.asked
        row = playing.row
        said = words("en", "imhotep").about(row.engine.info.options.parse(row.options))
        names = [playing.person(user).name for user in row.users]
        told = playing.board.text
        offered = {option.path[0] for option in decision.options}
        reasons = {
            said.phrase("reason", closed.reason, names) for closed in decision.closed if closed.path[0] not in offered
        }
        assert reasons
        for custom_id in playing.board.custom_ids:
            if custom_id.split(":")[1] not in ("play", "undo"):
                told += Reply(await who.click(playing.board.message, custom_id=custom_id)).text
        assert {reason for reason in reasons if reason not in told} == set()


def _acknowledged(here: Server) -> int:
    return sum(each.path.endswith("/callback") for each in here.env.http_requests)


@pytest.mark.asyncio
async def test_nothing_waits_for_a_picture_before_it_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a picture is begun, whoever pressed or commanded has been told that it is being seen to."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        drawn = Publisher.draw
        answered = _acknowledged(here)
        acknowledged: list[int] = []

        async def drawing(self: Publisher, *given: Any) -> Any:
            acknowledged.append(_acknowledged(here) - answered)
            return await drawn(self, *given)

        monkeypatch.setattr(Publisher, "draw", drawing)
        who = await playing.take()
        await who.click(playing.board.message, label="My hand")
        await who.slash(here.channel, "imhotep hand")
        await who.slash(here.channel, "imhotep board")
        await who.click(playing.board.message, label="Undo")
        assert acknowledged == [1, 2, 3, 4, 5]
