"""Resigning, the caretaker, taking over, handing over: who sits where in a running game, and what each may see."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bot.discord.deciding import (
    LATE,
    ask_for_undo,
    is_whole,
    pass_time,
    pause,
    resign,
    tap,
    verdict,
    vote,
    votes,
)
from tests.bot.discord.playing import Playing, begun, offers, speaking_french
from tests.bot.discord.server import ALL_GAMES, Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES
from tests.bot.words.files import typeset

TWO = NAMES[:2]
FOUR = (*NAMES, "dario")


def _results(here: Server) -> list[tuple[Any, ...]]:
    rows = here.kept.ask("select seat, user_id, place, points from results order by seat")
    return [tuple(row.values()) for row in rows]


async def _takes(playing: Playing, who: Any, whose: str) -> str:
    return Reply(await who.click(playing.board.message, label=f"Play for {whose}")).text


# Resigning


@pytest.mark.asyncio
@pytest.mark.parametrize("on_turn", [True, False])
async def test_of_two_the_other_one_wins(tmp_path: Path, on_turn: bool) -> None:
    async with server(tmp_path / "games.db", *TWO) as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        await playing.step()
        (asked,) = playing.asked
        (idle,) = [who for who in here.people.values() if who is not asked]
        loser, winner = (asked, idle) if on_turn else (idle, asked)
        asks = Reply(await loser.slash(here.channel, "imhotep resign")).seen
        assert asks.text == "Resign from this game? The other player wins."
        await loser.click(asks.message, label="No, go on playing")
        assert playing.row.status == "running"
        assert await resign(playing, loser) == ""
        assert playing.row.status == "over"
        assert f"{loser.name} has resigned: {winner.name} wins!" in playing.board.text
        assert f"Seed of the shuffle: `{playing.row.seed}`" in playing.board.text
        places = {winner.id: 1, loser.id: 2}
        assert _results(here) == [(s, user, places[user], None) for s, user in enumerate(playing.row.users)]
        assert here.kept.ask("select * from waits") == []
        assert here.kept.owed() == []
        (shown,) = here.boards(playing.table_id)
        assert here.last.message.id == shown.message.id
        reply = Reply(await winner.click(playing.board.message, label="Rematch"))
        assert reply.text == ""
        assert here.kept.tables()[-1].users == (winner.id, loser.id)


@pytest.mark.asyncio
async def test_on_ones_turn_the_caretaker_plays_at_once(tmp_path: Path) -> None:
    """In the same transaction; marked on the board, in the picture, in its alt text and in the log."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (leaver,) = playing.asked
        seat, version = playing.row.users.index(leaver.id), playing.row.version
        picture, default = here.picture(playing.board), playing.row.decisions[0].default.action
        asks = Reply(await leaver.slash(here.channel, "imhotep resign")).seen
        assert asks.text.endswith("The caretaker will play for you until somebody takes your seat.")
        await leaver.click(asks.message, label="Yes, I resign")
        assert playing.row.users[seat] is None
        assert playing.row.version == version + 1
        log = here.kept.log(playing.table_id)
        assert [(row["kind"], row["seat"], row["user_id"]) for row in log] == [
            ("leave", seat, leaver.id),
            ("play", seat, None),
        ]
        assert playing.row.engine.load_action(log[1]["action"]) == default
        assert {row["version"] for row in log} == {version + 1}
        assert f"The caretaker plays for {leaver.name}, as harmlessly as can be." in playing.board.text
        assert f"{leaver.name} (caretaker)" in playing.board.text, "what he played is told"
        assert here.asked(playing.board) == playing.asked != [leaver]
        (alt,) = playing.board.alt_texts
        assert "Caretaker 0" in alt
        assert leaver.name not in alt
        assert here.picture(playing.board) != picture
        told = Reply(await leaver.click(playing.board.message, label="Log")).seen.text
        assert f"{leaver.name} (caretaker)" in told
        described = Reply(await leaver.click(playing.board.message, label="Describe")).seen.text
        assert f"{leaver.name} (caretaker)" in described
        (wait,) = here.kept.ask("select seat from waits")
        assert playing.row.users[wait["seat"]] == playing.asked[0].id
        is_whole(playing)
        playing.look()
        for _ in range(4):
            await playing.step()
        is_whole(playing)
        assert sum(row["user_id"] is None for row in here.kept.log(playing.table_id)) >= 2


@pytest.mark.asyncio
async def test_out_of_turn_the_caretaker_waits_for_it(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *FOUR) as here:
        playing = await begun(here, "imhotep", *FOUR, seed="1", looks=False)
        (asked,) = playing.asked
        seat = (playing.row.users.index(asked.id) + 1) % 4
        leaver = playing.person(playing.row.users[seat])
        posted, data = len(here.sent()), playing.row.data
        await resign(playing, leaver)
        assert playing.row.data == data
        assert [row["kind"] for row in here.kept.log(playing.table_id)] == ["leave"]
        assert len(here.sent()) == posted, "the board is edited, nobody is pinged"
        await playing.step()
        assert [row["user_id"] for row in here.kept.log(playing.table_id)[1:]] == [asked.id, None]
        assert playing.asked[0].id == playing.row.users[(seat + 1) % 4]
        is_whole(playing)
        playing.look()


@pytest.mark.asyncio
async def test_in_a_barrier(tmp_path: Path) -> None:
    """His offer is the caretaker's; the others still owe theirs. What he had offered already stands."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe = here.people.values()
        await resign(playing, bastien)
        assert playing.asked == [amina, chloe]
        await offers(playing, amina)
        await resign(playing, amina)
        assert playing.asked == [chloe]
        assert "The caretaker plays for amina and bastien" in playing.board.text
        names = playing.board.alt_texts[0]
        assert "Caretaker #1 " in names
        assert "Caretaker #2 " in names, "two caretakers can be told apart"
        is_whole(playing)
        await offers(playing, chloe)
        is_whole(playing)


@pytest.mark.asyncio
async def test_while_paused(tmp_path: Path) -> None:
    """The caretaker rests as well, until the game goes on."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (leaver,) = playing.asked
        others = [who for who in here.people.values() if who is not leaver]
        await pause(playing, others[0])
        await tap(here, others[1], "Yes")
        data = playing.row.data
        await resign(playing, leaver)
        assert playing.row.is_paused
        assert playing.row.data == data
        assert "The caretaker plays for" in playing.board.text
        assert playing.board.pressed("take")
        await others[0].click(playing.board.message, label="Go on playing")
        await tap(here, others[1], "Yes")
        assert [row["user_id"] for row in here.kept.log(playing.table_id)] == [leaver.id, None]
        assert leaver not in playing.asked
        is_whole(playing)


@pytest.mark.asyncio
async def test_the_host_resigns(tmp_path: Path) -> None:
    """Somebody who plays is the host then."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, _, chloe = here.people.values()
        heir = next(who for who in playing.row.users if who != amina.id)
        await resign(playing, amina)
        told = "Only {}, as the host, or a member with Manage Messages can cancel this game."
        heir_name = playing.person(heir).name
        assert Reply(await amina.slash(here.channel, "imhotep cancel")).text == told.format(heir_name)
        if chloe.id != heir:
            assert Reply(await chloe.slash(here.channel, "imhotep cancel")).text == told.format(heir_name)
        asked = Reply(await playing.person(heir).slash(here.channel, "imhotep cancel")).seen
        await playing.person(heir).click(asked.message, label="Yes, cancel the game")
        assert playing.row.status == "cancelled"
        assert f"{heir_name} cancelled the game." in here.last.text


@pytest.mark.asyncio
async def test_resigning_twice_late_and_by_strangers(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, chloe, gast = here.people.values()
        assert Reply(await gast.slash(here.channel, "imhotep resign")).text == "You do not play in this game."
        custom_id = f"sq:resign:{playing.table_id}::0"
        assert (await here.forge(gast, playing.board.message, custom_id)).text == "You do not play in this game."
        first = Reply(await amina.slash(here.channel, "imhotep resign")).seen
        second = Reply(await amina.slash(here.channel, "imhotep resign")).seen
        await amina.click(first.message, label="Yes, I resign")
        row = playing.row
        again = Reply(await amina.click(second.message, label="Yes, I resign")).text
        assert again == "You do not play in this game."
        assert playing.row == row
        twice = await here.at_once(*[(bastien, playing.board.message, custom_id)] * 2)
        assert sorted(reply.text for reply in twice) == ["", "You do not play in this game."]
        assert playing.row.version == row.version + 1
        last = Reply(await chloe.slash(here.channel, "imhotep resign")).seen
        assert last.text == "Resign from this game? Nobody else is left, so it ends without a result."


@pytest.mark.asyncio
@pytest.mark.parametrize("names", [NAMES, FOUR])
async def test_nobody_is_left(tmp_path: Path, names: tuple[str, ...]) -> None:
    async with server(tmp_path / "games.db", *names) as here:
        playing = await begun(here, "imhotep", *names, seed="1", looks=False)
        for who in here.people.values():
            assert playing.row.status == "running"
            await resign(playing, who)
        assert playing.row.status == "cancelled"
        assert "Everybody has left the game. It ends without a result." in here.last.text
        assert _results(here) == []
        assert here.kept.ask("select * from waits") == []
        assert here.kept.owed() == []


@pytest.mark.asyncio
async def test_two_resign_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *TWO) as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        custom_id = f"sq:resign:{playing.table_id}::0"
        replies = await here.at_once(*((who, playing.board.message, custom_id) for who in here.people.values()))
        assert sorted(reply.text for reply in replies) == ["", "This game is over."]
        assert sorted(place for _, _, place, _ in _results(here)) == [1, 2]


# Taking over


async def _with_hands(here: Server) -> tuple[Playing, list[Any]]:
    playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
    return playing, list(here.people.values())


@pytest.mark.asyncio
@pytest.mark.parametrize("by_command", [False, True])
async def test_a_member_takes_a_seat_over(tmp_path: Path, by_command: bool) -> None:
    """The former player sees nothing any more; the new one sees the hand, and is asked in his turn."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing, (amina, bastien, chloe, gast) = await _with_hands(here)
        panel = Reply(await bastien.click(playing.board.message, label="My hand")).seen
        hand = here.picture(panel)
        await resign(playing, bastien)
        for reply in (
            await bastien.click(playing.board.message, label="My hand"),
            await bastien.slash(here.channel, "offerings hand"),
            await bastien.click(panel.message, custom_id=panel.pressed("play")[0]),
        ):
            assert Reply(reply).text == "You do not play in this game."
        assert Reply(await gast.click(playing.board.message, label="My hand")).text == "You do not play in this game."
        assert await _takes(playing, amina, "bastien") == "You are in already."
        version = playing.row.version
        if by_command:
            assert Reply(await gast.slash(here.channel, "offerings replace")).text == ""
        else:
            assert await _takes(playing, gast, "bastien") == ""
        assert playing.row.users == (amina.id, gast.id, chloe.id)
        assert playing.row.version == version + 1
        assert "caretaker" not in playing.board.text
        assert playing.board.pressed("take") == []
        assert "gast" in playing.board.alt_texts[0]
        told = Reply(await bastien.click(playing.board.message, label="My hand")).text
        assert told == "You do not play in this game."
        for who in (amina, chloe):
            await offers(playing, who)
        mine = Reply(await gast.click(playing.board.message, label="My hand")).seen
        assert here.picture(mine) != hand, "the caretaker has offered a card"
        state: Any = playing.row.state
        assert len(state.hands[1]) == len(state.hands[0])
        assert Reply(await bastien.slash(here.channel, "games mine")).text.count("Offerings") == 0
        assert Reply(await gast.slash(here.channel, "games mine")).text.count("Offerings") == 1
        is_whole(playing)
        await playing.to_the_end()
        assert {user for _, user, _, _ in _results(here)} == {amina.id, gast.id, chloe.id}


@pytest.mark.asyncio
async def test_nobody_knows_two_hands(tmp_path: Path) -> None:
    """Whoever gave up a seat may come back to it, and takes no other one in any way."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing, (amina, bastien, chloe, gast) = await _with_hands(here)
        await resign(playing, bastien)
        await resign(playing, amina)
        refused = (
            "bastien has played from another seat of this game and knows its secrets, so no other seat is possible."
        )
        row = playing.row
        assert await _takes(playing, bastien, "amina") == refused
        for reply in (
            await bastien.slash(here.channel, "offerings replace", seat="0"),
            await chloe.slash(here.channel, "offerings replace", seat="2", successor=bastien),
        ):
            assert Reply(reply).text == refused
        assert playing.row == row
        assert votes(here) == []
        assert await _takes(playing, gast, "amina") == ""
        assert await _takes(playing, bastien, "bastien") == "", "his own seat"
        assert playing.row.users == (gast.id, bastien.id, chloe.id)
        await resign(playing, bastien)
        await resign(playing, gast)
        assert (await _takes(playing, gast, "bastien")).startswith("gast has played from another seat")
        is_whole(playing)


@pytest.mark.asyncio
async def test_nobody_changes_seats_by_being_quick(tmp_path: Path) -> None:
    """Resigning and taking another seat at once."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, *_ = here.people.values()
        await resign(playing, bastien)
        for verbs in (("resign", "take"), ("take", "resign")):
            message = playing.board.message
            presses = [(amina, message, f"sq:{verb}:{playing.table_id}::1") for verb in verbs]
            await here.at_once(*presses)
            assert playing.row.users[1] is None
            if playing.row.users[0] is None:
                await _takes(playing, amina, "amina")
        is_whole(playing)


@pytest.mark.asyncio
async def test_two_take_a_seat_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast", "hugo") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        _, bastien, _, gast, hugo = here.people.values()
        await resign(playing, bastien)
        message, take = playing.board.message, playing.board.pressed("take")[0]
        replies = await here.at_once((gast, message, take), (hugo, message, take))
        assert sorted(reply.text for reply in replies) == ["", "Somebody plays there already."]
        late = next(who for who in (gast, hugo) if who.id not in playing.row.users)
        assert (await here.forge(late, playing.board.message, take)).text == "Somebody plays there already."
        for number in (3, 10**40):
            custom_id = f"sq:take:{playing.table_id}::{number}"
            assert (await here.forge(late, playing.board.message, custom_id)).text == "Somebody plays there already."
        is_whole(playing)


@pytest.mark.asyncio
async def test_whoever_takes_over_is_told_what_happened(tmp_path: Path) -> None:
    """And is pinged when it is his turn."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (leaver,) = playing.asked
        seat = playing.row.users.index(leaver.id)
        await resign(playing, leaver)
        gast = here.people["gast"]
        await playing.step()
        await _takes(playing, gast, leaver.name)
        while gast not in playing.asked:
            await playing.step()
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [gast.id]
        assert "Since your last turn" in playing.board.text
        assert playing.row.users[seat] == gast.id
        playing.look()
        await playing.step(gast)
        is_whole(playing)


@pytest.mark.asyncio
async def test_a_seat_that_is_named_wrongly(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        amina, bastien, chloe, gast = here.people.values()
        unknown = "There is no such seat in this game."
        assert Reply(await gast.slash(here.channel, "imhotep replace")).text == unknown, "none is free"
        for seat in ("9", "-1", "x", "0x1", "²"):
            assert Reply(await gast.slash(here.channel, "imhotep replace", seat=seat)).text == unknown
        told = Reply(await gast.slash(here.channel, "imhotep replace", seat="0", successor=amina)).text
        assert told == "You do not play in this game."
        told = Reply(await amina.slash(here.channel, "imhotep replace")).text
        assert told.startswith("Please name who will play for you.")
        assert "`/imhotep resign`" in told
        await resign(playing, bastien)
        await resign(playing, chloe)
        assert Reply(await gast.slash(here.channel, "imhotep replace")).text == unknown, "two are free: which one?"
        seat = str(playing.row.users.index(None))
        told = Reply(await amina.slash(here.channel, "imhotep replace", seat=seat, successor=gast)).text
        assert told == "The caretaker plays there. Whoever is not in this game can take the seat."
        assert Reply(await gast.slash(here.channel, "imhotep replace", seat=seat)).text == ""
        assert gast.id in playing.row.users
        is_whole(playing)


# Handing over


@pytest.mark.asyncio
async def test_handing_ones_own_seat_over(tmp_path: Path) -> None:
    """Nobody else has a say; one goes on playing until the other accepts; the host's office goes with the seat."""
    async with server(tmp_path / "games.db", *TWO, "gast", "hugo") as here:
        playing = await begun(here, "imhotep", *TWO, seed="1", looks=False)
        amina, bastien, gast, hugo = here.people.values()
        seat = playing.row.users.index(amina.id)
        assert Reply(await amina.slash(here.channel, "imhotep replace", successor=gast)).text == ""
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [gast.id]
        assert f"{gast.mention} could take over from {amina.mention}." in vote(here).text
        assert "Yes:" not in vote(here).text
        for who in (bastien, hugo):
            assert await tap(here, who, "Yes") == "You have no vote in this."
        for _ in range(3):
            await playing.step()
        assert vote(here).pressed("agree"), "playing on does not take the offer back"
        await tap(here, gast, "Yes")
        assert verdict(here) == "Agreed: the seat has changed hands."
        assert playing.row.users[seat] == gast.id
        assert here.kept.ask("select host_id from tables")[0]["host_id"] in (gast.id, bastien.id)
        is_whole(playing)

        row = playing.row
        await gast.slash(here.channel, "imhotep replace", successor=hugo)
        await tap(here, hugo, "No")
        assert verdict(here) == "Not agreed: everything stays as it is."
        await gast.slash(here.channel, "imhotep replace", successor=hugo)
        await tap(here, gast, "No")
        assert verdict(here) == "Not agreed: everything stays as it is.", "withdrawn"
        assert playing.row == row
        told = Reply(await gast.slash(here.channel, "imhotep replace", successor=bastien)).text
        assert told == "bastien plays in this game already."
        told = Reply(await gast.slash(here.channel, "imhotep replace", successor=gast)).text
        assert told == "gast plays in this game already."


@pytest.mark.asyncio
async def test_an_offer_of_a_seat_that_was_given_up(tmp_path: Path) -> None:
    """He resigns, somebody takes the seat: the old offer does not send that one away."""
    async with server(tmp_path / "games.db", *NAMES, "gast", "hugo") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (asked,) = playing.asked
        leaver = next(who for who in list(here.people.values())[:3] if who is not asked)
        gast, hugo = here.people["gast"], here.people["hugo"]
        await leaver.slash(here.channel, "imhotep replace", successor=gast)
        accept = vote(here).pressed("agree")[0]
        await resign(playing, leaver)
        assert verdict(here).startswith("The game has gone on meanwhile")
        await _takes(playing, hugo, leaver.name)
        row = playing.row
        assert (await here.forge(gast, vote(here).message, accept)).text == "This vote is over."
        assert playing.row == row


@pytest.mark.asyncio
async def test_whoever_accepts_sits_elsewhere_by_now(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (asked,) = playing.asked
        first, second = (who for who in list(here.people.values())[:3] if who is not asked)
        gast = here.people["gast"]
        await resign(playing, first)
        await second.slash(here.channel, "imhotep replace", successor=gast)
        await _takes(playing, gast, first.name)
        row = playing.row
        await tap(here, gast, "Yes")
        assert verdict(here).startswith("The game has gone on meanwhile")
        assert playing.row == row


@pytest.mark.asyncio
async def test_bots_play_no_seats(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *TWO) as here:
        await begun(here, "imhotep", *TWO, seed="1", looks=False)
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        told = Reply(await here.people["amina"].slash(here.channel, "imhotep replace", successor=robot)).text
        assert told == "robot is a bot, and bots cannot play."


# The caretaker


async def _alone(here: Server, game: str, seats: int) -> tuple[Playing, Any]:
    """A game in which one person is left, and the caretaker plays for all the others."""
    names = tuple(f"p{n}" for n in range(seats))
    here.join(*names)
    playing = await begun(here, game, *names, seed="alone", looks=False)
    if seats > 2:
        last, *others = here.people.values()
        for other in others:
            await resign(playing, other)
        return playing, last
    await pass_time(here, LATE)
    late = playing.asked[0]
    (last,) = [who for who in here.people.values() if who is not late]
    notice = next(seen for seen in here.public() if f"{late.name} has kept" in seen.text)
    await last.click(notice.message, label=f"Caretaker for {late.name}")
    return playing, last


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ALL_GAMES)
async def test_one_person_plays_to_the_end(tmp_path: Path, game: str) -> None:
    """Every game, with as many caretakers as can be: it ends, is recorded, and nobody is credited for their seats."""
    async with server(tmp_path / "games.db") as here:
        most = ALL_GAMES[game].info.seats[1]
        playing, last = await _alone(here, game, most)
        assert [user for user in playing.row.users if user is not None] == [last.id]
        assert len(playing.board.pressed("take")) == most - 1
        while playing.row.status == "running":
            assert playing.asked == [last]
            assert here.asked(playing.board) == [last]
            assert playing.steps < 400
            await playing.step(last)
        assert playing.row.status == "over"
        state = playing.row.state
        outcome = playing.row.engine.outcome(state)
        assert outcome is not None
        expected = [(each.seat, playing.row.users[each.seat], each.place, each.points) for each in outcome.results]
        assert sorted(_results(here)) == sorted(expected)
        assert [user for _, user, _, _ in _results(here) if user] == [last.id]
        assert "(caretaker)" in playing.board.text
        is_whole(playing)
        here.checked()


@pytest.mark.asyncio
async def test_taking_back_what_the_caretaker_answered(tmp_path: Path) -> None:
    """What he played then follows from the step, and goes with it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (first,) = playing.asked
        seat = (playing.row.users.index(first.id) + 1) % 3
        await resign(playing, playing.person(playing.row.users[seat]))
        before = playing.row
        await playing.take()
        assert playing.asked != [first]
        assert Reply(await first.click(playing.board.message, label="Undo")).text == ""
        assert playing.row.data == before.data
        kinds = [(row["kind"], row["user_id"]) for row in here.kept.log(playing.table_id)[1:]]
        assert kinds == [("play", first.id), ("play", None), ("undo", first.id), ("undo", first.id)]
        is_whole(playing)
        await playing.take()
        third = await playing.take()
        assert third is not first
        assert await ask_for_undo(playing, first) == ""
        assert "the last 3 steps" in vote(here).text
        await tap(here, third, "Yes")
        assert playing.row.data == before.data
        is_whole(playing)


@pytest.mark.asyncio
async def test_nobody_can_take_back_for_the_caretaker(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        first = await playing.take()
        assert "Undo" in playing.board.buttons
        await resign(playing, first)
        assert "Undo" not in playing.board.buttons
        (asked,) = playing.asked
        told = await here.forge(asked, playing.board.message, f"sq:undo:{playing.table_id}::0")
        assert told.text == f"This cannot be taken back: {first.name} has acted since."


@pytest.mark.asyncio
@pytest.mark.parametrize("private", [False, True])
async def test_a_rematch_after_a_game_with_a_caretaker(tmp_path: Path, private: bool) -> None:
    """Those who stayed are invited; the seat of the one who left is free, where anybody could take it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        table = await _invited(here, private=private)
        playing = Playing(here, table, Random(2), looks=False)
        await resign(playing, bastien)
        await playing.to_the_end()
        told = Reply(await bastien.click(playing.board.message, label="Rematch")).text
        assert told == "You do not play in this game."
        assert Reply(await amina.click(playing.board.message, label="Rematch")).text == ""
        again = here.kept.tables()[-1]
        assert again.status == "lobby"
        assert set(again.users) == {amina.id, chloe.id}
        assert again.seats == (2 if private else 3)
        told = Reply(await chloe.click(playing.board.message, label="Rematch")).text
        assert told.startswith("A rematch is open already"), "one is enough"
        lobby = here.board(again.id)
        await chloe.click(lobby.message, label="Join")
        await amina.click(here.board(again.id).message, label="Start")
        assert here.kept.table(again.id).status == "running"


async def _invited(here: Server, *, private: bool) -> str:
    amina, bastien, chloe = here.people.values()
    await amina.slash(here.channel, "offerings new", seats=3, player2=bastien, player3=chloe, private=private)
    for who in (bastien, chloe):
        await who.click(here.last.message, label="Join")
    await amina.click(here.last.message, label="Start")
    return here.table.id


@pytest.mark.asyncio
async def test_lists_with_caretakers(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (asked,) = playing.asked
        leaver, other = (who for who in here.people.values() if who is not asked)
        await resign(playing, leaver)
        listed = Reply(await leaver.slash(here.channel, "games list")).text
        assert f"{leaver.name} (caretaker)" in listed
        assert "You are in no game here." in Reply(await leaver.slash(here.channel, "games mine")).text
        assert f"waiting for {asked.name}" in Reply(await other.slash(here.channel, "games mine")).text
        assert "your turn" in Reply(await asked.slash(here.channel, "games mine")).text
        offered = await other.autocomplete(here.channel, "imhotep replace", "seat", "")
        seats = {choice["value"]: choice["name"] for choice in offered}
        names = {user.id: name for name, user in here.people.items()}
        by_seat = [names.get(user, leaver.name) for user in playing.row.users]
        assert seats == {str(seat): f"{'●△■'[seat]} {name}" for seat, name in enumerate(by_seat)}


@pytest.mark.asyncio
async def test_a_restart_with_caretakers(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (leaver,) = playing.asked
        await resign(playing, leaver)
        text, picture, posted = playing.board.text, here.picture(playing.board), len(here.sent())
        here.owe(playing.table_id)
        await here.restart()
        assert (playing.board.text, here.picture(playing.board)) == (text, picture)
        assert len(here.sent()) == posted
        await playing.step()
        is_whole(playing)


@pytest.mark.asyncio
async def test_a_stop_between_resigning_and_showing_it(tmp_path: Path) -> None:
    """The board is made up for: nothing is played twice."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        (leaver,) = playing.asked
        here.env.inject_error("POST", f"*/channels/{here.channel.id}/messages", status=503)
        await resign(playing, leaver)
        assert here.kept.owed() == [playing.table_id]
        data = playing.row.data
        await here.restart()
        assert playing.row.data == data
        assert f"The caretaker plays for {leaver.name}" in playing.board.text
        is_whole(playing)


# Names


@pytest.mark.asyncio
async def test_names_are_neither_markdown_nor_too_long(tmp_path: Path) -> None:
    names = ("**bold**_x_", "w" * 32, "`tick`")
    async with server(tmp_path / "games.db", *names, "gast") as here:
        playing = await begun(here, "imhotep", *names, seed="1", looks=False)
        bold, wide, tick, gast = here.people.values()
        for who in (bold, wide):
            await resign(playing, who)
        assert "\\*\\*bold\\*\\*\\_x\\_ and wwww" in playing.board.text
        assert {"Play for **bold**_x_", "Play for wwwwwwwwwwwwwww…"} <= playing.board.buttons.keys()
        assert all(len(label) <= 80 for label in playing.board.buttons)
        assert all(len(custom_id) <= 100 for custom_id in playing.board.custom_ids)
        told = Reply(await tick.slash(here.channel, "imhotep replace", successor=tick)).text
        assert told == "\\`tick\\` plays in this game already."
        assert gast.id not in playing.row.users


@pytest.mark.asyncio
async def test_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await speaking_french(here)
        (leaver,) = playing.asked
        asks = Reply(await leaver.slash(here.channel, "imhotep resign")).seen
        assert asks.text.startswith("Abandonner cette partie\u00a0? ")
        assert typeset("L'intendant jouera pour vous jusqu'à ce que") in asks.text
        await leaver.click(asks.message, label=typeset("Oui, j'abandonne"))
        assert typeset(f"L'intendant joue pour {leaver.name}, sans gêner personne.") in playing.board.text
        assert f"{leaver.name} (intendant)" in playing.board.text
        assert "Intendant" in playing.board.alt_texts[0]
        assert f"Jouer pour {leaver.name}" in playing.board.buttons
