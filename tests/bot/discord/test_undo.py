"""Taking back one's own steps, one by one, while nothing was revealed and nobody else acted."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.imhotep.options import ImhotepOptions
from tests.bot.discord.kept import Row
from tests.bot.discord.playing import ALL_B, Playing, begun, offers
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES


async def _undone(playing: Playing, who: Any) -> Reply:
    return Reply(await who.click(playing.board.message, label="Undo"))


async def _pressed_anyway(here: Server, playing: Playing, who: Any) -> Reply:
    """Also where no button is offered."""
    return await here.forge(who, playing.board.message, f"sq:undo:{playing.table_id}::0")


def _kinds(here: Server, playing: Playing) -> list[str]:
    return [row["kind"] for row in here.kept.log(playing.table_id)]


def _replayed(here: Server, row: Row) -> bytes:
    """The state from nothing but seed and log."""
    taken: list[dict[str, Any]] = []
    for entry in here.kept.log(row.id):
        if entry["kind"] == "play":
            taken.append(entry)
        else:
            assert entry["kind"] == "undo"
            taken.pop()
    state = row.engine.new(len(row.users), row.engine.info.options.parse(row.options), row.seed)
    for entry in taken:
        state = row.engine.apply(state, entry["seat"], row.engine.load_action(entry["action"])).state
    return row.engine.dump(state)


@pytest.mark.asyncio
async def test_a_turn_that_has_passed_on(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (first,) = playing.asked
        start, text, picture = playing.row, playing.board.text, here.picture(playing.board)
        assert "Undo" not in playing.board.buttons
        await playing.take()
        assert playing.asked != [first]
        reply = await _undone(playing, first)
        assert reply.text == ""
        assert playing.asked == [first]
        assert playing.row.data == start.data
        assert playing.row.version == start.version + 2
        assert (playing.board.text, here.picture(playing.board)) == (text, picture)
        assert _kinds(here, playing) == ["play", "undo"]
        playing.look()
        assert "Undo" not in playing.board.buttons
        again = await _pressed_anyway(here, playing, first)
        assert again.text == "There is nothing of yours to take back."
        await playing.step()
        assert _kinds(here, playing) == ["play", "undo", "play"]


@pytest.mark.asyncio
async def test_step_by_step_to_the_start_of_the_turn(tmp_path: Path) -> None:
    """A chisel is two steps; after both the turn has passed on."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        boards = []
        while playing.row.question != "second_stone":
            boards.append((playing.row.data, here.picture(playing.board)))
            await playing.step()
        (who,) = playing.asked
        boards.append((playing.row.data, here.picture(playing.board)))
        await playing.step()
        assert playing.asked != [who]
        for data, picture in reversed(boards[-2:]):
            await _undone(playing, who)
            assert playing.row.data == data
            assert here.picture(playing.board) == picture
            assert playing.asked == [who]
            playing.look()
        version = playing.row.version
        refused = await _pressed_anyway(here, playing, who)
        assert "has acted since" in refused.text or "something hidden" in refused.text
        assert playing.row.version == version
        assert _replayed(here, playing.row) == playing.row.data


@pytest.mark.asyncio
async def test_a_build_in_egizia_brick_by_brick(tmp_path: Path) -> None:
    """Crew, bricks with what is left for them, done; back to before the crew was sent, and built again."""
    async with server(tmp_path / "games.db", *NAMES[:2]) as here:
        playing = await begun(here, "egizia", *NAMES[:2], seed="egizia", looks=False)
        await playing.until("commitment")
        (who,) = playing.asked

        async def built() -> list[tuple[bytes | None, str, list[str]]]:
            boards = []
            press = next(label for label in playing.board.buttons if "+ leader: strength" in label)
            while press != "Finish this build":
                board = playing.board
                boards.append((playing.row.data, board.text, list(board.buttons)))
                await who.click(board.message, label=press)
                bricks = [label for label in playing.board.buttons if ": cost " in label]
                press = bricks[-1] if bricks and playing.row.question == "construction" else "Finish this build"
            return boards

        boards = await built()
        assert len(boards) > 2, "a crew and several bricks"
        budgets = [found[1] for _, text, _ in boards if (found := re.search(r": strength (\d+), \d+ stones", text))]
        assert budgets == sorted(budgets, reverse=True)
        assert len(set(budgets)) == len(budgets) == len(boards) - 1
        for data, text, buttons in reversed(boards):
            await _undone(playing, who)
            assert (playing.row.data, playing.board.text, list(playing.board.buttons)) == (data, text, buttons)
        assert [board[0] for board in await built()] == [board[0] for board in boards]


@pytest.mark.asyncio
async def test_not_after_somebody_else_acted(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (first,) = playing.asked
        await playing.take()
        (second,) = playing.asked
        early = await _undone(playing, second)
        assert early.text == f"This cannot be taken back: {first.name} has acted since."
        await playing.take()
        version = playing.row.version
        late = await _undone(playing, first)
        assert late.text == f"This cannot be taken back: {second.name} has acted since."
        stranger = await _undone(playing, here.people["gast"])
        assert stranger.text == "You do not play in this game."
        assert playing.row.version == version
        assert _kinds(here, playing) == ["play", "play"]


@pytest.mark.asyncio
async def test_not_after_the_pair_was_seen(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        await playing.until("pair_choice")
        (who,) = playing.asked
        version = playing.row.version
        assert "Undo" not in playing.board.buttons
        reply = await _pressed_anyway(here, playing, who)
        assert reply.text == "This cannot be taken back: something hidden has come out."
        command = Reply(await who.slash(here.channel, "imhotep undo"))
        assert command.text.startswith(reply.text), "and the others can be asked"
        assert playing.row.version == version


@pytest.mark.asyncio
async def test_not_after_a_new_round(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        while _round(playing) == 1:
            (who,) = playing.asked
            await playing.step()
        assert "Undo" not in playing.board.buttons
        version = playing.row.version
        reply = await _pressed_anyway(here, playing, who)
        assert reply.text == "This cannot be taken back: something hidden has come out."
        assert playing.row.version == version


@pytest.mark.asyncio
async def test_offers_in_a_barrier(tmp_path: Path) -> None:
    """An offer can be taken back until another one comes in; a drawn card and shown offers cannot."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe = here.people.values()
        start = playing.row.data

        await offers(playing, amina)
        assert playing.asked == [bastien, chloe]
        await _undone(playing, amina)
        assert playing.row.data == start
        assert playing.asked == [amina, bastien, chloe]
        await offers(playing, amina)
        await offers(playing, bastien)
        refused = await _undone(playing, amina)
        assert refused.text == "This cannot be taken back: bastien has acted since."
        hand = Reply(await chloe.click(playing.board.message, label="Your choice…")).seen
        swaps = Reply(await chloe.click(hand.message, custom_id=hand.pressed("menu")[0])).seen
        assert all("no undo" in option["label"] for option in swaps.lists[0]["options"])
        await chloe.select(swaps.message, values=[swaps.lists[0]["options"][0]["value"]])
        assert "Undo" not in playing.board.buttons
        drawn = await _pressed_anyway(here, playing, chloe)
        assert drawn.text == "This cannot be taken back: something hidden has come out."
        await offers(playing, chloe)
        assert playing.row.question == "reward"
        shown = await _pressed_anyway(here, playing, chloe)
        assert shown.text == "This cannot be taken back: something hidden has come out."
        assert _kinds(here, playing) == ["play", "undo", "play", "play", "play", "play"]
        assert _replayed(here, playing.row) == playing.row.data


@pytest.mark.asyncio
async def test_an_undo_pings_nobody_who_knows_already(tmp_path: Path) -> None:
    """Who takes back an own offer is asked again by himself; the others of the barrier were pinged once."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, *_ = here.people.values()
        posted = len(here.sent())
        hand = Reply(await amina.click(playing.board.message, label="Your choice…")).seen
        await amina.click(hand.message, custom_id=hand.pressed("play")[0])
        await amina.click(playing.board.message, label="Undo")
        pinged = [user for sent in here.sent()[posted:] for user in sent.json["allowed_mentions"]["users"]]
        assert pinged == []
        assert len(here.asked(playing.board)) == 3


@pytest.mark.asyncio
async def test_the_log_gives_the_state_whatever_was_taken_back(tmp_path: Path) -> None:
    """Many steps, now and then somebody takes something back; across a restart too."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="9", looks=False, **ALL_B)
        random, undone, last = Random(3), 0, None
        while undone < 12:
            if last is not None and "Undo" in playing.board.buttons and random.random() < 0.4:
                version = playing.row.version
                await _undone(playing, last)
                undone += playing.row.version - version
                assert _replayed(here, playing.row) == playing.row.data
                if undone == 6:
                    await here.restart()
            else:
                last = playing.random.choice(playing.asked)
                await playing.step(last)
                playing.look()
        numbers = [entry["number"] for entry in here.kept.log(playing.table_id)]
        assert numbers == list(range(1, playing.steps + undone + 1))
        assert _replayed(here, playing.row) == playing.row.data


@pytest.mark.asyncio
async def test_by_command(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (first,) = playing.asked
        start = playing.row.data
        await playing.take()
        reply = Reply(await first.slash(here.channel, "imhotep undo"))
        assert reply.messages == []
        assert playing.row.data == start
        playing.look()


def _round(playing: Playing) -> int:
    state = playing.row.state
    assert isinstance(state.options, ImhotepOptions)  # type: ignore[attr-defined]
    return int(state.round)  # type: ignore[attr-defined]


@pytest.mark.asyncio
async def test_an_old_menu_after_something_was_taken_back(tmp_path: Path) -> None:
    """The question has the number that it had before, but it is another question: the menu must not be taken for it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        for person in list(here.people.values()):
            await offers(playing, person)
        (who,) = playing.asked
        await who.click(playing.board.message, custom_id=playing.board.pressed("play")[0])
        hand = Reply(await who.click(playing.board.message, label="Your choice…")).seen
        await who.click(playing.board.message, label="Undo")
        assert playing.row.question == "reward"
        await who.click(playing.board.message, custom_id=playing.board.pressed("play")[1])
        assert playing.row.question == "donation"
        assert playing.asked == [who]
        row = playing.row
        reply = Reply(await who.click(hand.message, custom_id=hand.pressed("play")[0]))
        assert reply.text.startswith("This question has been answered already.")
        assert playing.row == row
