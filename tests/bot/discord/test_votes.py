"""Votes: everything that can be voted on, passing, failing, running out, void; taps late, twice, forged, at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.table.seats import Seating
from tests.bot.discord.deciding import (
    HOUR,
    LATE,
    ask_for_undo,
    count,
    is_whole,
    late_notice,
    open_votes,
    pass_time,
    pause,
    resign,
    tap,
    verdict,
    vote,
    votes,
)
from tests.bot.discord.kept import Row
from tests.bot.discord.playing import Playing, begun, offers, speaking_french
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES

FOUR = (*NAMES, "dario")
TWO = NAMES[:2]


# Pausing and going on


@pytest.mark.asyncio
async def test_a_pause_of_four(tmp_path: Path) -> None:
    """Three of four are needed; after every tap the message tells how it stands; nobody is pinged by an edit."""
    async with server(tmp_path / "games.db", *FOUR, "gast") as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        amina, bastien, chloe, dario, gast = here.people.values()
        version, posted = playing.row.version, len(here.sent())
        assert await pause(playing, bastien) == ""
        (sent,) = here.sent()[posted:]
        assert sent.json["allowed_mentions"] == {"parse": [], "users": [amina.id, chloe.id, dario.id]}
        assert f"{bastien.mention} would like to pause the game." in vote(here).text
        assert count(vote(here)) == f"Yes: {bastien.mention} (1 of the 3 needed)"
        assert f"{amina.mention}, {chloe.mention} and {dario.mention}, what do you think?" in vote(here).text
        assert await tap(here, chloe, "No") == ""
        assert f"No: {chloe.mention}" in vote(here).text
        assert await tap(here, amina, "Yes") == ""
        assert count(vote(here)) == f"Yes: {bastien.mention} and {amina.mention} (2 of the 3 needed)"
        assert f"{dario.mention}, what do you think?" in vote(here).text
        assert await tap(here, gast, "Yes") == "You have no vote in this."
        assert not playing.row.is_paused
        assert await tap(here, chloe, "Yes") == "", "she has changed her mind"
        assert playing.row.is_paused
        assert "No:" not in vote(here).text
        assert count(vote(here)).endswith("(3 of the 3 needed)")
        assert verdict(here) == "Agreed: the game is paused."
        assert open_votes(here) == []
        assert playing.row.version == version + 1
        assert len(votes(here)) == 1
        assert len(here.sent()) == posted + 1
        is_whole(playing)


@pytest.mark.asyncio
async def test_while_paused_nobody_plays(tmp_path: Path) -> None:
    """No button plays, also an old one; hands can be looked at; nobody is waited for or reminded; then all goes on."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe = here.people.values()
        await offers(playing, amina)
        hand = Reply(await bastien.click(playing.board.message, label="Your choice…")).seen
        board = playing.board
        await pause(playing, amina)
        await tap(here, chloe, "Yes")
        row = playing.row
        assert here.kept.ask("select * from waits") == []
        assert list(playing.board.buttons) == ["Go on playing", "My hand", "Describe", "Log", "Rules"]
        assert "This game is paused. Nobody needs to play." in playing.board.text
        assert here.asked(playing.board) == []
        paused = "This game is paused. A vote of the players lets it go on."
        assert Reply(await bastien.click(hand.message, custom_id=hand.pressed("play")[0])).text == paused
        for verb in ("undo", "play"):
            custom_id = f"sq:{verb}:{playing.table_id}:{row.engine.decisions(row.state)[0].id}.abcdef:0"
            assert (await here.forge(amina, board.message, custom_id)).text == paused
        again = Reply(await bastien.click(playing.board.message, label="My hand")).seen
        assert here.picture(again) == here.picture(hand)
        assert again.pressed("play", "menu") == []
        mine = Reply(await bastien.slash(here.channel, "games mine")).text
        assert "Offerings" in mine
        assert mine.endswith(": paused")
        assert ", paused, " in Reply(await bastien.slash(here.channel, "games list")).text
        assert await pause(playing, bastien) == "", "the command proposes to go on, then"
        await tap(here, bastien, "No")
        assert playing.row == row

        sent = len(here.sent())
        await pass_time(here, 10 * 24 * HOUR)
        assert len(here.sent()) == sent, "nobody is reminded"
        reply = Reply(await chloe.click(playing.board.message, label="Go on playing"))
        assert reply.text == ""
        await tap(here, amina, "Yes")
        assert not playing.row.is_paused
        assert playing.row.data == row.data
        assert here.asked(playing.board) == [bastien, chloe]
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [bastien.id, chloe.id]
        waits = here.kept.ask("select seat, sent, is_turn from waits order by seat")
        assert [(wait["seat"], wait["sent"]) for wait in waits] == [(1, 0), (2, 0)]
        sent = len(here.sent())
        await pass_time(here, 23 * HOUR)
        assert len(here.sent()) == sent, "the time begins anew"
        await pass_time(here, 2 * HOUR)
        assert len(here.sent()) == sent + 2
        await Playing(here, playing.table_id, playing.random, looks=False).to_the_end()


@pytest.mark.asyncio
async def test_pausing_twice(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *TWO, "gast") as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        amina, bastien, gast = here.people.values()
        assert await pause(playing, gast) == "You do not play in this game."
        await pause(playing, amina)
        await tap(here, bastien, "Yes")
        resumes = playing.board.pressed("propose")[0]
        told = await here.forge(amina, playing.board.message, f"sq:propose:{playing.table_id}:pause:0")
        assert told.text.startswith("This game is paused.")
        assert Reply(await gast.click(playing.board.message, label="Go on playing")).text.startswith("You do not play")
        await bastien.click(playing.board.message, label="Go on playing")
        await tap(here, amina, "Yes")
        assert verdict(here) == "Agreed: the game goes on."
        assert (await here.forge(amina, playing.board.message, resumes)).text == "This game is not paused."
        assert not playing.row.is_paused
        await playing.step()


@pytest.mark.asyncio
async def test_a_pause_that_fails_and_one_that_runs_out(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, chloe = here.people.values()
        row = playing.row
        await pause(playing, amina)
        await tap(here, bastien, "No")
        assert vote(here).pressed("agree"), "one more could still agree"
        await tap(here, chloe, "No")
        assert verdict(here) == "Not agreed: everything stays as it is."
        await pause(playing, amina)
        await pass_time(here, 47 * HOUR)
        assert vote(here).pressed("agree")
        await pass_time(here, 2 * HOUR)
        assert verdict(here) == "The time is over: everything stays as it is."
        assert open_votes(here) == []
        assert playing.row == row


@pytest.mark.asyncio
async def test_a_vote_runs_out_where_nothing_else_is_due(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *TWO) as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        amina, bastien = here.people.values()
        await pause(playing, amina)
        await tap(here, bastien, "Yes")
        await pause(playing, amina)
        await pass_time(here, 49 * HOUR)
        assert verdict(here) == "The time is over: everything stays as it is."
        assert playing.row.is_paused


@pytest.mark.asyncio
async def test_a_slow_game_has_slow_votes(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False, pace=168)
        await pause(playing, here.people["amina"])
        await pass_time(here, 167 * HOUR)
        assert vote(here).pressed("agree")
        await pass_time(here, 2 * HOUR)
        assert verdict(here).startswith("The time is over")


@pytest.mark.asyncio
async def test_a_pause_goes_on_while_people_play(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        await playing.step()
        await playing.step()
        await tap(here, bastien, "Yes")
        assert playing.row.is_paused
        is_whole(playing)


@pytest.mark.asyncio
async def test_whoever_proposed_can_withdraw(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        amina, bastien, *_ = here.people.values()
        await pause(playing, amina)
        await tap(here, bastien, "Yes")
        assert await tap(here, amina, "No") == ""
        assert verdict(here) == "Not agreed: everything stays as it is."
        await pause(playing, bastien)
        assert vote(here).pressed("agree")


# Taking back


@pytest.mark.asyncio
async def test_taking_back_across_players(tmp_path: Path) -> None:
    """Three steps go, of three people; everybody must agree; the log keeps every row and gives the state."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        start = playing.row
        movers = [await playing.take() for _ in range(3)]
        row = playing.row
        assert await ask_for_undo(playing, movers[0]) == ""
        assert f"{movers[0].mention} would like to take back the last 3 steps." in vote(here).text
        await tap(here, movers[1], "Yes")
        assert playing.row == row, "all must agree"
        assert count(vote(here)).endswith("(2 of the 3 needed)")
        await tap(here, movers[2], "Yes")
        assert verdict(here) == "Agreed: the steps are taken back."
        assert playing.row.data == start.data
        assert playing.asked == [movers[0]]
        log = here.kept.log(playing.table_id)
        assert [entry["kind"] for entry in log] == ["play"] * 3 + ["undo"] * 3
        assert {entry["version"] for entry in log[3:]} == {row.version + 1}, "one transaction"
        assert {entry["user_id"] for entry in log[3:]} == {movers[0].id}
        is_whole(playing)
        assert here.asked(playing.board) == [movers[0]]
        await playing.step()
        is_whole(playing)


@pytest.mark.asyncio
async def test_one_no_is_enough_against_taking_back(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        movers = [await playing.take() for _ in range(2)]
        row = playing.row
        await ask_for_undo(playing, movers[0])
        await tap(here, movers[1], "No")
        assert verdict(here).startswith("Not agreed")
        assert playing.row == row


def _round(row: Row) -> int:
    state: Any = row.state
    return int(state.round)


@pytest.mark.asyncio
async def test_taking_back_what_was_revealed_with_two(tmp_path: Path) -> None:
    """A new round has begun: new ships came out. Of two the other one decides alone."""
    async with server(tmp_path / "games.db", *TWO) as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        before = playing.row
        while _round(playing.row) == 1:
            before, (mover,) = playing.row, playing.asked
            await playing.step()
        assert "Undo" not in playing.board.buttons
        (other,) = [who for who in here.people.values() if who is not mover]
        assert await ask_for_undo(playing, mover) == ""
        assert f"{mover.mention} would like to take back the last step." in vote(here).text
        await tap(here, other, "Yes")
        assert playing.row.data == before.data
        assert playing.row.version == before.version + 2
        is_whole(playing)
        await playing.step()
        is_whole(playing)


@pytest.mark.asyncio
async def test_taking_back_from_a_barrier(tmp_path: Path) -> None:
    """All have offered and the offers were shown; the first one asks for hers back."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe = here.people.values()
        start = playing.row
        for person in (amina, bastien, chloe):
            await offers(playing, person)
        assert playing.row.question == "reward"
        await ask_for_undo(playing, bastien)
        assert "the last 2 steps" in vote(here).text
        await tap(here, amina, "Yes")
        await tap(here, chloe, "Yes")
        assert playing.asked == [bastien, chloe]
        assert here.asked(playing.board) == [bastien, chloe]
        is_whole(playing)
        await _ask_for_the_rest(playing, amina, bastien, chloe)
        assert playing.row.data == start.data
        is_whole(playing)


async def _ask_for_the_rest(playing: Playing, who: Any, *others: Any) -> None:
    here = playing.server
    await offers(playing, others[0])
    await ask_for_undo(playing, who)
    for other in others:
        await tap(here, other, "Yes")


@pytest.mark.asyncio
async def test_playing_on_answers_a_vote_on_taking_back(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        movers = [await playing.take() for _ in range(2)]
        await ask_for_undo(playing, movers[0])
        old = vote(here)
        await playing.step()
        row = playing.row
        assert verdict(here) == "The game has gone on meanwhile: this vote is void."
        assert open_votes(here) == []
        for custom_id in old.custom_ids:
            assert (await here.forge(movers[1], vote(here).message, custom_id)).text == "This vote is over."
        assert playing.row == row
        is_whole(playing)


@pytest.mark.asyncio
async def test_a_free_undo_answers_it_too(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        movers = [await playing.take() for _ in range(2)]
        await ask_for_undo(playing, movers[0])
        await movers[1].click(playing.board.message, label="Undo")
        assert verdict(here).startswith("The game has gone on")
        is_whole(playing)


@pytest.mark.asyncio
async def test_nothing_of_ones_own_to_take_back(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        first = await playing.take()
        idle = next(who for who in here.people.values() if who is not first)
        custom_id = f"sq:propose:{playing.table_id}:undo:0"
        told = await here.forge(idle, playing.board.message, custom_id)
        assert told.text == "There is nothing of yours to take back."
        stranger = await here.forge(here.people["gast"], playing.board.message, custom_id)
        assert stranger.text == "You do not play in this game."
        assert votes(here) == []


# A seat that keeps the others waiting


async def _late(here: Server, *names: str, game: str = "imhotep", **options: Any) -> tuple[Playing, Any, list[Any]]:
    """Somebody has kept the others waiting for three days: the game, he, and the others."""
    playing = await begun(here, game, *names, seed="1", looks=False, **options)
    (late,) = playing.asked
    await pass_time(here, LATE)
    return playing, late, [here.people[name] for name in names if here.people[name] is not late]


@pytest.mark.asyncio
async def test_the_caretaker_for_whoever_is_late(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing, late, (first, second) = await _late(here, *NAMES)
        notice = late_notice(here)
        assert f"{late.name} has kept the table waiting" in notice.text
        assert f"{first.mention} and {second.mention}" in notice.text
        label = f"Caretaker for {late.name}"
        assert Reply(await here.people["gast"].click(notice.message, label=label)).text.startswith("You do not play")
        assert Reply(await late.click(notice.message, label=label)).text == "You have no vote in this."
        await first.click(notice.message, label=label)
        assert f"{first.mention} would like the caretaker to play for {late.mention}." in vote(here).text
        assert await tap(here, late, "No") == "You have no vote in this."
        version = playing.row.version
        await tap(here, second, "Yes")
        assert verdict(here) == "Agreed: the caretaker plays."
        assert None in playing.row.users
        assert playing.row.version == version + 1, "the caretaker has played in the same transaction"
        assert [(row["kind"], row["user_id"]) for row in here.kept.log(playing.table_id)] == [
            ("leave", late.id),
            ("play", None),
        ]
        assert [seen for seen in here.public() if "has kept the table waiting" in seen.text] == [], "it is swept up"
        is_whole(playing)


@pytest.mark.asyncio
async def test_two_of_three_are_away(tmp_path: Path) -> None:
    """Nobody else answers: when the vote ends the caretaker plays all the same, and its message has said so."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing, late, (first, _) = await _late(here, *NAMES)
        await first.click(late_notice(here).message, label=f"Caretaker for {late.name}")
        assert vote(here).text.endswith(" Then those who have answered decide.")
        await pass_time(here, 49 * HOUR)
        assert verdict(here) == "Agreed: the caretaker plays."
        assert late.id not in playing.row.users
        assert playing.asked != [late]
        is_whole(playing)
        await late.click(playing.board.message, label=f"Play for {late.name}")
        assert late.id in playing.row.users, "he is back"


@pytest.mark.asyncio
async def test_with_two_the_caretaker_plays_on(tmp_path: Path) -> None:
    """Only who resigns has lost."""
    async with server(tmp_path / "games.db", *TWO) as here:
        playing, late, (other,) = await _late(here, *TWO)
        await other.click(late_notice(here).message, label=f"Caretaker for {late.name}")
        assert verdict(here) == "Agreed: the caretaker plays."
        assert playing.row.status == "running"
        assert playing.asked == [other]
        assert f"The caretaker plays for {late.name}" in playing.board.text
        is_whole(playing)
        await late.click(playing.board.message, label=f"Play for {late.name}")
        assert set(playing.row.users) == {late.id, other.id}, "he is back"


@pytest.mark.asyncio
@pytest.mark.parametrize("names", [TWO, NAMES])
async def test_ending_the_game(tmp_path: Path, names: tuple[str, ...]) -> None:
    async with server(tmp_path / "games.db", *names) as here:
        playing, late, others = await _late(here, *names)
        notice = late_notice(here)
        assert Reply(await late.click(notice.message, label="End the game")).text == "You have no vote in this."
        assert playing.row.status == "running", "nobody ends a game alone by being late"
        await others[0].click(notice.message, label="End the game")
        assert f"to end the game without a result, because {late.mention} is absent." in vote(here).text
        for other in others[1:]:
            await tap(here, other, "Yes")
        assert verdict(here) == "Agreed: the game is over."
        assert playing.row.status == "cancelled"
        assert "The players ended the game without a result." in here.last.text
        assert here.kept.ask("select * from waits") == []
        assert here.kept.ask("select * from results") == []
        assert here.boards(playing.table_id) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("accepts", [True, False])
async def test_handing_a_late_seat_over(tmp_path: Path, accepts: bool) -> None:
    """Whoever shall take over must accept, and more than half must agree, in whatever order."""
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        playing, late, (first, second) = await _late(here, *NAMES)
        dario, row = here.people["dario"], playing.row
        seat = row.users.index(late.id)
        told = Reply(
            await first.slash(here.channel, "imhotep replace", seat=str(seat), successor=dario),
        ).text
        assert told == ""
        assert f"{dario.mention} could take over from {late.mention}. Proposed by {first.mention}." in vote(here).text
        assert f"{second.mention} and {dario.mention}, what do you think?" in vote(here).text
        await tap(here, second, "Yes")
        assert playing.row == row, "he has not accepted"
        assert await tap(here, dario, "Yes" if accepts else "No") == ""
        if accepts:
            assert verdict(here) == "Agreed: the seat has changed hands."
            assert f"{dario.mention} could take over from {late.mention}." in vote(here).text
            assert playing.row.users[seat] == dario.id
            assert playing.row.data == row.data
            assert playing.asked == [dario]
            assert here.sent()[-1].json["allowed_mentions"]["users"] == [dario.id]
            (wait,) = here.kept.ask("select * from waits")
            assert (wait["seat"], wait["sent"]) == (seat, 0)
            assert wait["since"] > here.kept.ask("select created_at from tables")[0]["created_at"] + LATE * 10**6 // 2
            await playing.step(dario)
        else:
            assert verdict(here) == "Not agreed: everything stays as it is."
            assert playing.row == row
        is_whole(playing)


@pytest.mark.asyncio
async def test_somebody_offers_himself(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        playing, late, (first, second) = await _late(here, *NAMES)
        dario, seat = here.people["dario"], playing.row.users.index(late.id)
        assert Reply(await dario.slash(here.channel, "imhotep replace", seat=str(seat))).text == ""
        assert count(vote(here)) == "Yes: nobody yet (2 needed)"
        await tap(here, first, "Yes")
        await tap(here, second, "Yes")
        assert playing.row.users[seat] == dario.id
        is_whole(playing)


@pytest.mark.asyncio
async def test_not_before_it_is_time(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (slow,) = playing.asked
        await pass_time(here, 71 * HOUR)
        other = next(who for who in here.people.values() if who is not slow)
        dario, seat = here.people["dario"], playing.row.users.index(slow.id)
        told = f"{slow.name} has not kept the table waiting long enough for that."
        for motion in ("caretaker", "end"):
            custom_id = f"sq:propose:{playing.table_id}:{motion}:{seat}"
            assert (await here.forge(other, playing.board.message, custom_id)).text == told
        for who in (other, dario):
            assert Reply(await who.slash(here.channel, "imhotep replace", seat=str(seat), successor=dario)).text == told
        idle = next(user for user in playing.row.users if user not in (slow.id, other.id))
        await pass_time(here, 2 * HOUR)
        custom_id = f"sq:propose:{playing.table_id}:caretaker:{playing.row.users.index(idle)}"
        told = f"{playing.person(idle).name} has not kept the table waiting long enough for that."
        assert (await here.forge(other, playing.board.message, custom_id)).text == told, "nobody waits for her"
        assert votes(here) == []


@pytest.mark.asyncio
async def test_whoever_acts_at_last_is_not_voted_away(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing, late, (first, second) = await _late(here, *NAMES)
        await first.click(late_notice(here).message, label=f"Caretaker for {late.name}")
        old = vote(here)
        await playing.take()
        assert verdict(here).startswith("The game has gone on meanwhile")
        assert (await here.forge(second, vote(here).message, old.pressed("agree")[0])).text == "This vote is over."
        assert None not in playing.row.users
        is_whole(playing)


@pytest.mark.asyncio
async def test_whoever_need_not_act_any_more_is_not_voted_away(tmp_path: Path) -> None:
    """The others wait for him because of a step that is taken back."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        first = await playing.take()
        (late,) = playing.asked
        second = next(who for who in here.people.values() if who not in (first, late))
        await pass_time(here, LATE)
        await second.click(late_notice(here).message, label=f"Caretaker for {late.name}")
        await first.click(playing.board.message, label="Undo")
        assert verdict(here).startswith("The game has gone on meanwhile")
        assert None not in playing.row.users


@pytest.mark.asyncio
async def test_in_a_barrier_the_others_may_answer_meanwhile(tmp_path: Path) -> None:
    """A vote on a late seat goes on while others answer: he is still waited for."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, _, chloe = here.people.values()
        await offers(playing, amina)
        await pass_time(here, LATE)
        notices = [seen for seen in here.public() if "kept the table waiting" in seen.text]
        (notice,) = [seen for seen in notices if "bastien has" in seen.text]
        await amina.click(notice.message, label="Caretaker for bastien")
        await offers(playing, chloe)
        assert vote(here).pressed("agree")
        await tap(here, chloe, "Yes")
        assert playing.row.users[1] is None
        is_whole(playing)


# Forged, late, twice


@pytest.mark.asyncio
async def test_forged_motions(tmp_path: Path) -> None:
    """Nobody gives seats away, ends the game or crashes the bot by pressing what was never offered."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing, late, others = await _late(here, *NAMES)
        seat, row = playing.row.users.index(late.id), playing.row
        message = playing.board.message
        for person, motion, number, told in [
            (late, "end", seat, "You have no vote in this."),
            (late, "caretaker", seat, "You have no vote in this."),
            (late, "handover", seat, "Please name who will play for you."),
            (others[0], "handover", seat, "Please name who will play for you."),
            (others[0], "caretaker", 3, "There is no such seat in this game."),
            (others[0], "end", 10**40, "There is no such seat in this game."),
            (others[0], "resume", 0, "This game is not paused."),
            (others[0], "coup", 0, "I do not know this game."),
            (others[0], "", 0, "I do not know this game."),
            (here.people["gast"], "end", seat, "You do not play in this game."),
        ]:
            reply = await here.forge(person, message, f"sq:propose:{playing.table_id}:{motion}:{number}")
            assert reply.text.startswith(told), (motion, reply.text)
        for custom_id in ("sq:propose:nosuchtable:pause:0", "sq:agree:nosuchtable:token:0"):
            assert (await here.forge(late, message, custom_id)).text
        for verb in ("agree", "refuse"):
            reply = await here.forge(others[0], message, f"sq:{verb}:{playing.table_id}:token:0")
            assert reply.text == "This vote is over."
        assert votes(here) == []
        assert playing.row == row


@pytest.mark.asyncio
async def test_a_vote_of_another_server(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await pause(playing, here.people["amina"])
        custom_id = vote(here).pressed("agree")[0]
        other = here.env.create_guild()
        channel = other.create_text_channel("elsewhere")
        spy = other.add_member(here.people["bastien"].user)
        await spy.slash(channel, "imhotep new")
        reply = await here.forge(spy, here.public(channel)[-1].message, custom_id)
        assert reply.text == "This vote is over."
        assert vote(here).pressed("agree")


@pytest.mark.asyncio
async def test_one_vote_at_a_time(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        first = await playing.take()
        await playing.take()
        await pause(playing, first)
        other = next(who for who in here.people.values() if who is not first)
        open_already = "Another vote is open in this game. It must end first."
        assert await pause(playing, other) == open_already
        assert await ask_for_undo(playing, first) == open_already
        assert len(votes(here)) == 1
        await tap(here, first, "No")
        assert await ask_for_undo(playing, first) == ""
        assert len(votes(here)) == 2


@pytest.mark.asyncio
async def test_a_lobby_and_an_ended_game_have_no_votes(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "offerings new", seats=2)
        for command in ("pause", "replace", "undo"):
            told = Reply(await amina.slash(here.channel, f"offerings {command}")).text
            assert told in ("This game has not begun yet.", "You do not play in this game."), command
        await bastien.click(here.last.message, label="Join")
        await amina.click(here.last.message, label="Start")
        playing = Playing(here, here.table.id, Random(1), looks=False)
        await playing.to_the_end()
        for custom_id in (f"sq:propose:{playing.table_id}:pause:0", f"sq:take:{playing.table_id}::0"):
            assert (await here.forge(amina, here.last.message, custom_id)).text == "This game is over."


# At once


@pytest.mark.asyncio
async def test_two_taps_at_once(tmp_path: Path) -> None:
    """Both decide: it is done once."""
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        amina, bastien, chloe, dario = here.people.values()
        await pause(playing, amina)
        await tap(here, bastien, "Yes")
        version, message, yes = playing.row.version, vote(here).message, vote(here).pressed("agree")[0]
        replies = await here.at_once((chloe, message, yes), (dario, message, yes))
        assert sorted(reply.text for reply in replies) == ["", "This vote is over."]
        assert playing.row.version == version + 1
        assert verdict(here) == "Agreed: the game is paused."
        assert len(votes(here)) == 1
        is_whole(playing)


@pytest.mark.asyncio
async def test_agreeing_and_refusing_at_once(tmp_path: Path) -> None:
    """Neither tap is lost."""
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        amina, bastien, chloe, dario = here.people.values()
        await pause(playing, amina)
        message, yes, no = vote(here).message, vote(here).pressed("agree")[0], vote(here).pressed("refuse")[0]
        replies = await here.at_once((bastien, message, yes), (chloe, message, no))
        assert [reply.text for reply in replies] == ["", ""]
        assert count(vote(here)).endswith("(2 of the 3 needed)")
        assert f"No: {chloe.mention}" in vote(here).text
        await tap(here, dario, "Yes")
        assert playing.row.is_paused


@pytest.mark.asyncio
async def test_two_propose_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        message, propose = playing.board.message, f"sq:propose:{playing.table_id}:pause:0"
        replies = await here.at_once((amina, message, propose), (bastien, message, propose))
        assert sorted(reply.text for reply in replies) == [
            "",
            "Another vote is open in this game. It must end first.",
        ]
        assert len(votes(here)) == 1


@pytest.mark.asyncio
async def test_the_deciding_tap_and_a_move_at_once(tmp_path: Path) -> None:
    """Either the steps are gone and the move is stale, or the move counts and the vote is void."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        movers = [await playing.take() for _ in range(2)]
        (asked,) = playing.asked
        await ask_for_undo(playing, movers[0])
        await tap(here, movers[1], "Yes")
        board, seen = playing.board, vote(here)
        await here.at_once(
            (asked, seen.message, seen.pressed("agree")[0]), (asked, board.message, board.pressed("play")[0])
        )
        kinds = [entry["kind"] for entry in here.kept.log(playing.table_id)]
        assert kinds in (["play", "play", "undo", "undo"], ["play"] * 3)
        assert ("Agreed" in verdict(here)) == (kinds[-1] == "undo")
        is_whole(playing)
        await playing.step()


@pytest.mark.asyncio
async def test_a_move_between_counting_and_doing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The late one acts in the very moment in which the others have decided: he keeps his seat."""
    async with server(tmp_path / "games.db", *TWO) as here:
        playing, late, (other,) = await _late(here, *TWO)
        decided = Seating.decided

        async def slowly(self: Seating, vote: Any) -> Any:
            monkeypatch.setattr(Seating, "decided", decided)
            here._emit(late, playing.board.message, playing.board.pressed("play")[0], ())
            while not here.kept.log(playing.table_id):
                await asyncio.sleep(0)
            return await decided(self, vote)

        monkeypatch.setattr(Seating, "decided", slowly)
        await other.click(late_notice(here).message, label=f"Caretaker for {late.name}")
        assert None not in playing.row.users
        assert [entry["kind"] for entry in here.kept.log(playing.table_id)] == ["play"]
        assert verdict(here).startswith("The game has gone on meanwhile")
        is_whole(playing)


# Stops in the middle


@pytest.mark.asyncio
async def test_a_restart_in_the_middle(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        amina, bastien, chloe, _ = here.people.values()
        await pause(playing, amina)
        await tap(here, bastien, "Yes")
        text, posted = vote(here).text, len(here.sent())
        await here.restart()
        assert vote(here).text == text
        assert len(here.sent()) == posted
        await tap(here, chloe, "Yes")
        assert playing.row.is_paused
        assert len(votes(here)) == 1
        is_whole(playing)


@pytest.mark.asyncio
async def test_time_runs_out_while_the_bot_is_away(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await pause(playing, here.people["amina"])
        here.kept.change("update votes set ends_at = ends_at - ?", 100 * HOUR * 10**6)
        await here.restart()
        assert verdict(here) == "The time is over: everything stays as it is."
        assert open_votes(here) == []
        assert len(votes(here)) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("later", [0, 2 * HOUR])
async def test_a_vote_that_was_sent_and_not_written_down(tmp_path: Path, later: int) -> None:
    """It is found again, also when Discord has forgotten the nonce; nobody is pinged twice."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await pause(playing, here.people["amina"])
        message, posted = vote(here).message.id, len(here.sent())
        here.kept.change("update votes set is_owed = 1, channel_id = null, message_id = null")
        if later:
            await pass_time(here, later)
        await here.restart()
        assert [seen.message.id for seen in votes(here)] == [message]
        assert len(here.sent()) == posted
        await tap(here, here.people["bastien"], "Yes")
        assert playing.row.is_paused
        assert verdict(here).startswith("Agreed")


@pytest.mark.asyncio
async def test_a_verdict_that_was_not_shown(tmp_path: Path) -> None:
    """Decided and done, and the program stops before the message says so."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        kept = open_votes(here)[0]
        before = vote(here).message.id
        await tap(here, bastien, "Yes")
        columns = ", ".join(kept)
        marks = ", ".join("?" for _ in kept)
        shown = {**kept, "verdict": "passed", "is_owed": 1, "version": 2, "agreed": f"[{amina.id}, {bastien.id}]"}
        here.kept.change(f"insert into votes ({columns}) values ({marks})", *shown.values())  # noqa: S608
        here.owe(playing.table_id)
        await here.restart()
        assert [seen.message.id for seen in votes(here)] == [before]
        assert verdict(here) == "Agreed: the game is paused."
        assert open_votes(here) == []
        is_whole(playing)


@pytest.mark.asyncio
async def test_a_stop_between_the_last_tap_and_what_it_decides(tmp_path: Path) -> None:
    """A vote that was opened and is decided already: the next start does it, once, and shows everything."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        here.kept.change("update votes set agreed = ?, is_owed = 1, version = 2", f"[{amina.id}, {bastien.id}]")
        assert not playing.row.is_paused
        await here.restart()
        assert playing.row.is_paused
        assert verdict(here) == "Agreed: the game is paused."
        assert "This game is paused." in playing.board.text
        assert len(votes(here)) == 1
        is_whole(playing)


# Discord misbehaves


@pytest.mark.asyncio
async def test_a_tap_counts_even_if_discord_does_not_show_it(tmp_path: Path) -> None:
    """The board is shown all the same, and the vote a minute later."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        path = f"*/channels/{here.channel.id}/messages/{vote(here).message.id}"
        here.env.inject_error("PATCH", path, status=503, times=12)
        assert await tap(here, bastien, "Yes") == ""
        assert playing.row.is_paused
        assert "This game is paused." in playing.board.text
        assert vote(here).pressed("agree"), "Discord has not shown it"
        await pass_time(here, HOUR)
        assert verdict(here) == "Agreed: the game is paused."
        assert open_votes(here) == []
        is_whole(playing)


@pytest.mark.asyncio
async def test_the_votes_message_is_deleted(tmp_path: Path) -> None:
    """Another one takes its place with the next tap, or with the end."""
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        amina, bastien, chloe, _ = here.people.values()
        await pause(playing, amina)
        seen = vote(here)
        here.env.backend.delete_message(here.channel.id, seen.message.id)
        await here.forge(bastien, playing.board.message, seen.pressed("agree")[0])
        assert len(votes(here)) == 1
        assert count(vote(here)).endswith("(2 of the 3 needed)")
        await tap(here, chloe, "Yes")
        assert verdict(here).startswith("Agreed")
        assert len(votes(here)) == 1


@pytest.mark.asyncio
async def test_the_board_leaves_its_vote_behind(tmp_path: Path) -> None:
    """The one that was asked is answered where it stands."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        elsewhere = here.guild.create_text_channel("elsewhere")
        await amina.slash(elsewhere, "imhotep board", game=playing.table_id)
        await tap(here, bastien, "Yes")
        assert verdict(here) == "Agreed: the game is paused."
        assert votes(here, elsewhere) == []
        assert "This game is paused." in here.board(playing.table_id, elsewhere).text


@pytest.mark.asyncio
async def test_in_a_channel_that_is_gone(tmp_path: Path) -> None:
    """Nobody could answer: it is said at once, and no vote stays open that would be in the way."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        elsewhere = here.guild.create_text_channel("elsewhere")
        here.env.backend.delete_channel(here.channel.id)
        told = Reply(await amina.slash(elsewhere, "imhotep pause", game=playing.table_id)).text
        assert told.startswith("I cannot show a vote in this")
        assert "`/imhotep board`" in told
        assert open_votes(here) == []
        await amina.slash(elsewhere, "imhotep board", game=playing.table_id)
        assert Reply(await amina.slash(elsewhere, "imhotep pause")).text == ""
        (seen,) = votes(here, elsewhere)
        await bastien.click(seen.message, label="Yes")
        assert playing.row.is_paused


@pytest.mark.asyncio
async def test_its_channel_goes_while_it_is_open(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await pause(playing, here.people["amina"])
        here.env.backend.delete_channel(here.channel.id)
        await pass_time(here, 49 * HOUR)
        assert open_votes(here) == []
        assert not playing.row.is_paused


# The end of the game, and of people


@pytest.mark.asyncio
async def test_the_end_of_the_game_ends_its_vote(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        await playing.until("reward")
        await pause(playing, here.people["amina"])
        await playing.to_the_end()
        assert verdict(here).startswith("The game has gone on meanwhile")
        assert open_votes(here) == []


@pytest.mark.asyncio
async def test_cancelling_ends_the_vote(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, _ = here.people.values()
        await pause(playing, bastien)
        asked = Reply(await amina.slash(here.channel, "imhotep cancel")).seen
        await amina.click(asked.message, label="Yes, cancel the game")
        assert verdict(here).startswith("The game has gone on meanwhile")
        assert open_votes(here) == []


@pytest.mark.asyncio
async def test_whoever_leaves_makes_a_vote_void(tmp_path: Path) -> None:
    """Somebody who has left has no say any more, and nobody waits for his answer."""
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        first = await playing.take()
        await playing.take()
        await ask_for_undo(playing, first)
        leaver = next(who for who in here.people.values() if who is not first and who not in playing.asked)
        await resign(playing, leaver)
        assert verdict(here).startswith("The game has gone on meanwhile")
        await ask_for_undo(playing, first)
        assert count(vote(here)).endswith("(1 of the 3 needed)")


@pytest.mark.asyncio
async def test_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *TWO) as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        await speaking_french(here)
        amina, bastien, _ = here.people.values()
        await pause(playing, amina)
        seen = here.last
        assert "Imhotep · un vote" in seen.text
        assert f"{amina.mention} voudrait mettre la partie en pause." in seen.text
        assert f"Oui\u00a0: {amina.mention} (1 sur 2)" in seen.text
        assert list(seen.buttons) == ["Oui", "Non"]
        await bastien.click(seen.message, label="Oui")
        assert playing.row.is_paused
