"""The lobby: who joins, who leaves, who starts, who cancels; everything also twice, late and by the wrong person."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ui.custom_id import Press, Verb
from tests.bot.discord.playing import Playing
from tests.bot.discord.server import Reply, Seen, Server, server
from tests.bot.discord.test_hidden import _seen_by
from tests.bot.discord.test_whole_games import NAMES


async def _press(here: Server, who: Any, verb: str, table: str | None = None) -> str:
    """What a press on the lobby's message is answered, if anything."""
    board = here.board(table or here.table.id)
    return Reply(await who.click(board.message, custom_id=board.pressed(verb)[0])).text


@pytest.mark.asyncio
async def test_a_lobby_says_what_it_is(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        reply = Reply(await amina.slash(here.channel, "imhotep new", seats=3, market="B", pace=72))
        assert reply.messages == []
        text = here.last.text
        assert "Imhotep: a new game" in text
        assert "Market: side B" in text
        assert "Pyramid: side A" in text
        assert "a reminder after 3 days" in text
        assert "● amina (host)" in text
        assert "△ free" in text
        assert "1 more player is needed." in text
        assert here.sent()[-1].json["allowed_mentions"]["users"] == []
        await _press(here, bastien, "join")
        assert "△ bastien" in here.last.text
        assert "amina can start; 1 more player may join." in here.last.text
        assert list(here.last.buttons) == ["Join", "Leave", "Start", "Cancel", "Remove…"]


@pytest.mark.asyncio
async def test_join_and_leave_and_again(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=3)
        assert await _press(here, amina, "join") == "You are in already."
        assert await _press(here, bastien, "join") == ""
        assert await _press(here, bastien, "join") == "You are in already."
        assert await _press(here, chloe, "leave") == "You are not in this game."
        assert await _press(here, bastien, "leave") == ""
        assert await _press(here, bastien, "leave") == "You are not in this game."
        assert list(here.table.users) == [amina.id]
        assert await _press(here, chloe, "join") == ""
        assert await _press(here, bastien, "join") == ""
        assert here.table.users == (amina.id, chloe.id, bastien.id)
        assert "Everybody is here: amina can start." in here.last.text
        told = await _press(here, amina, "leave")
        assert told == "You opened this game. If you do not want to play, cancel it."
        assert len(here.public()) == 1


@pytest.mark.asyncio
async def test_two_join_the_last_seat(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=2)
        message, join = here.last.message, here.last.pressed("join")[0]
        first, second = await here.at_once((bastien, message, join), (chloe, message, join))
        assert sorted([first.text, second.text]) == ["", "Somebody was faster: all seats are taken."]
        assert len(here.table.users) == 2
        assert here.table.version == 2
        late = next(who for who in (bastien, chloe) if who.id not in here.table.users)
        assert await _press(here, late, "join") == "Somebody was faster: all seats are taken."
        here.checked()


@pytest.mark.asyncio
async def test_two_join_different_seats_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=3)
        message, join = here.last.message, here.last.pressed("join")[0]
        replies = await here.at_once((bastien, message, join), (chloe, message, join))
        assert [reply.text for reply in replies] == ["", ""]
        assert set(here.table.users) == {amina.id, bastien.id, chloe.id}
        assert "Everybody is here" in here.last.text


@pytest.mark.asyncio
async def test_invited_players_have_their_seats(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        amina, bastien, chloe, dario = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=3, player2=bastien, player3=chloe)
        assert here.sent()[-1].json["allowed_mentions"] == {"parse": [], "users": [bastien.id, chloe.id]}
        assert here.asked() == [bastien, chloe]
        assert "△ bastien (invited)" in here.last.text
        assert await _press(here, dario, "join") == "Somebody was faster: all seats are taken."
        assert await _press(here, bastien, "join") == ""
        assert here.asked() == [chloe]
        assert await _press(here, chloe, "leave") == ""
        assert await _press(here, dario, "join") == ""
        assert here.table.users == (amina.id, bastien.id, dario.id)
        assert len(here.sent()) == 1, "nobody is pinged by an edit"


@pytest.mark.asyncio
async def test_a_private_lobby(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=3, player2=bastien, private=True)
        assert "Only invited players can join." in here.last.text
        assert await _press(here, chloe, "join") == "This game is only for invited players."
        assert await _press(here, bastien, "join") == ""
        assert await _press(here, amina, "start") == ""
        assert here.table.users == (amina.id, bastien.id)


@pytest.mark.asyncio
async def test_starting(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        amina, bastien, chloe, dario = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=4, player2=chloe)
        assert here.last.pressed("start") == []
        start = Press(Verb.START, here.table.id).encode()
        early = await here.forge(amina, here.last.message, start)
        assert early.text == "Not enough players yet: 1 of at least 2."
        await _press(here, bastien, "join")
        assert here.last.pressed("start") == [start]
        for other in (bastien, chloe, dario):
            assert await _press(here, other, "start") == "Only amina can do this, as the host."
        lobby, buttons = here.last.message, here.last.buttons
        assert await _press(here, amina, "start") == ""
        row = here.table
        assert (row.status, row.users) == ("running", (amina.id, bastien.id)), "who never joined does not play"
        (reduced,) = [seen for seen in here.public() if seen.message.id == lobby.id]
        link = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{here.last.message.id}"
        begun_here, fingerprint = reduced.text.splitlines()
        assert begun_here == f"The game has begun: [here is the board]({link})."
        assert fingerprint.startswith("The shuffle is fixed.")
        assert reduced.custom_ids == []
        for label in ("Join", "Leave", "Start"):
            for person in (amina, bastien, chloe, dario):
                reply = await here.forge(person, here.last.message, buttons[label])
                assert reply.text == f"This game has begun already. [Here is the board]({link})."
        assert here.table == row


@pytest.mark.asyncio
async def test_starting_twice_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=2)
        await _press(here, bastien, "join")
        message, start = here.last.message, here.last.pressed("start")[0]
        first, second = await here.at_once((amina, message, start), (amina, message, start))
        assert [bool(first.text), bool(second.text)].count(True) == 1
        assert here.table.version == 3
        assert len(here.boards(here.table.id)) == 1


@pytest.mark.asyncio
async def test_cancelling(tmp_path: Path) -> None:
    """By the host and by who may manage messages, by nobody else."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        warden = here.join_with("warden", manage_messages=True)
        for who in (amina, warden):
            await amina.slash(here.channel, "imhotep new", seats=3)
            table = here.kept.tables()[-1].id
            await _press(here, bastien, "join", table)
            lobby = here.board(table)
            for other in (bastien, chloe):
                told = await _press(here, other, "cancel", table)
                assert told == "Only amina, as the host, or a member with Manage Messages can cancel this game."
            assert await _press(here, who, "cancel", table) == ""
            assert here.kept.table(table).status == "cancelled"
            assert here.boards(table) == []
            assert "Imhotep · cancelled" in here.last.text
            for custom_id in lobby.custom_ids:
                reply = await here.forge(amina, here.last.message, custom_id)
                assert "was closed" in reply.text or "was cancelled" in reply.text
                assert here.kept.table(table).version == 3


@pytest.mark.asyncio
async def test_cancelling_a_running_game(tmp_path: Path) -> None:
    """The command asks once more, and only who may cancel is asked."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=2)
        await _press(here, bastien, "join")
        await _press(here, amina, "start")
        refused = Reply(await bastien.slash(here.channel, "imhotep cancel"))
        assert refused.text == "Only amina, as the host, or a member with Manage Messages can cancel this game."
        asked = Reply(await amina.slash(here.channel, "imhotep cancel")).seen
        assert "Cancel this game for everybody?" in asked.text
        await amina.click(asked.message, label="No, go on playing")
        assert here.table.status == "running"
        asked = Reply(await amina.slash(here.channel, "imhotep cancel")).seen
        await amina.click(asked.message, label="Yes, cancel the game")
        assert here.table.status == "cancelled"
        assert here.boards(here.table.id) == []
        assert "Imhotep · cancelled" in here.last.text
        again = Reply(await amina.slash(here.channel, "imhotep cancel"))
        assert again.text == "There is no game in this channel. /imhotep opens one."


@pytest.mark.asyncio
async def test_in_a_thread(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=2, thread=True)
        (thread,) = here.channel.threads
        table = here.table
        assert table.channel_id == thread.id
        lobby = here.board(table.id, thread)
        await bastien.click(lobby.message, custom_id=lobby.pressed("join")[0])
        lobby = here.board(table.id, thread)
        await amina.click(lobby.message, custom_id=lobby.pressed("start")[0])
        assert here.table.status == "running"
        assert len(here.boards(table.id, thread)) == 1
        assert here.boards(table.id) == []


@pytest.mark.asyncio
async def test_who_cancelled_is_named(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        warden = here.join_with("warden", manage_messages=True)
        await here.people["amina"].slash(here.channel, "imhotep new")
        await warden.click(here.last.message, label="Cancel")
        assert "warden cancelled this game before it began." in here.last.text


@pytest.mark.asyncio
async def test_a_moved_lobby_does_not_say_that_it_has_begun(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await here.people["amina"].slash(here.channel, "imhotep new")
        old = here.last.message.id
        await here.people["amina"].slash(here.channel, "imhotep board")
        (reduced,) = [seen for seen in here.public() if seen.message.id == old]
        assert "has begun" not in reduced.text
        assert str(here.last.message.id) in reduced.text


@pytest.mark.asyncio
async def test_a_private_lobby_has_no_seats_for_nobody(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new", player2=bastien, private=True)
        assert here.table.seats == 2
        await bastien.click(here.last.message, label="Join")
        assert "Everybody is here: amina can start." in here.last.text


@pytest.mark.asyncio
async def test_a_thread_of_an_allowed_channel_is_allowed(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        boss = here.join_with("boss", manage_guild=True)
        await boss.slash(here.channel, "games settings", channel=here.channel)
        amina, bastien, *_ = here.people.values()
        await amina.slash(here.channel, "offerings new", seats=2, thread=True)
        (thread,) = here.channel.threads
        here.channel = thread
        playing = Playing(here, here.table.id, Random(1), looks=False)
        await bastien.click(playing.board.message, label="Join")
        await amina.click(playing.board.message, label="Start")
        await playing.to_the_end()
        reply = Reply(await amina.click(playing.board.message, label="Rematch"))
        assert reply.text == ""
        assert [table.status for table in here.kept.tables()] == ["over", "lobby"]
        reply = Reply(await bastien.slash(thread, "offerings new"))
        assert reply.text == ""


# Sending somebody away


async def _removing(here: Server, who: Any, table: str | None = None) -> Reply:
    board = here.board(table or here.table.id)
    return Reply(await who.click(board.message, custom_id=board.pressed("remove")[0]))


async def _chosen(who: Any, panel: Seen, user_id: int) -> str:
    return Reply(await who.select(panel.message, values=[str(user_id)])).text


@pytest.mark.asyncio
async def test_the_host_removes_somebody(tmp_path: Path) -> None:
    """Whoever joined and whoever was invited; the panel goes, the seat is free again, nobody is pinged."""
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        amina, bastien, chloe, dario = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=4, player2=chloe)
        for who in (bastien, dario):
            await _press(here, who, "join")
        posted = len(here.sent())
        panel = (await _removing(here, amina)).seen
        assert panel.text == "Whom would you like to remove from this game?"
        (offered,) = panel.lists
        users = {option["label"]: int(option["value"]) for option in offered["options"]}
        assert users == {"chloe": chloe.id, "bastien": bastien.id, "dario": dario.id}, "not the host"
        assert await _chosen(amina, panel, bastien.id) == ""
        assert here.table.users == (amina.id, chloe.id, dario.id)
        assert "bastien" not in here.last.text
        assert [seen for seen in _seen_by(here, amina) if seen.message.flags.ephemeral] == []
        await _chosen(amina, (await _removing(here, amina)).seen, chloe.id)
        assert list(here.table.users) == [amina.id, dario.id]
        assert len(here.sent()) == posted
        assert await _press(here, bastien, "join") == "", "an open game stays open"


@pytest.mark.asyncio
async def test_only_the_host_removes(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        warden = here.join_with("warden", manage_messages=True)
        await amina.slash(here.channel, "imhotep new", seats=3)
        assert here.last.pressed("remove") == [], "nobody is there"
        remove = f"sq:remove:{here.table.id}::0"
        assert (await here.forge(amina, here.last.message, remove)).text == "Nobody is there to be removed."
        await _press(here, bastien, "join")
        for other in (bastien, chloe, warden):
            told = "Only amina can do this, as the host."
            assert (await _removing(here, other)).text == told
            assert (await here.forge(other, here.last.message, remove, str(amina.id))).text == told
        assert here.table.users == (amina.id, bastien.id)


@pytest.mark.asyncio
async def test_removing_somebody_who_has_left_meanwhile(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=3)
        await _press(here, bastien, "join")
        panel = (await _removing(here, amina)).seen
        await _press(here, bastien, "leave")
        assert await _chosen(amina, panel, bastien.id) == "Nobody is there to be removed."
        assert here.table.users == (amina.id,)


@pytest.mark.asyncio
async def test_forged_removals(tmp_path: Path) -> None:
    """Every press is answered, and nothing but a guest can be removed."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=3)
        await _press(here, bastien, "join")
        remove, nobody = f"sq:remove:{here.table.id}::0", "Nobody is there to be removed."
        host = "You opened this game. If you do not want to play, cancel it."
        for value, told in (
            (str(chloe.id), nobody),
            ("0", nobody),
            ("-1", nobody),
            ("x", nobody),
            ("²", nobody),
            ("9" * 40, nobody),
            (str(amina.id), host),
        ):
            assert (await here.forge(amina, here.last.message, remove, value)).text == told, value
        assert here.table.users == (amina.id, bastien.id)
        reply = await here.forge(amina, here.last.message, remove, str(bastien.id))
        assert reply.messages == [], "what was announced is put away again"
        assert list(here.table.users) == [amina.id]


@pytest.mark.asyncio
async def test_nobody_is_removed_from_a_game(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await amina.slash(here.channel, "imhotep new", seats=2)
        await _press(here, bastien, "join")
        panel = (await _removing(here, amina)).seen
        await _press(here, amina, "start")
        assert (await _chosen(amina, panel, bastien.id)).startswith("This game has begun already.")
        assert here.table.users == (amina.id, bastien.id)


@pytest.mark.asyncio
async def test_a_moderator_cancels_a_running_game(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        warden = here.join_with("warden", manage_messages=True)
        await amina.slash(here.channel, "imhotep new", seats=2)
        await _press(here, bastien, "join")
        await _press(here, amina, "start")
        asked = Reply(await warden.slash(here.channel, "imhotep cancel")).seen
        cancel = asked.pressed("cancel")[0]
        told = "Only amina, as the host, or a member with Manage Messages can cancel this game."
        assert (await here.forge(bastien, here.last.message, cancel)).text == told
        await warden.click(asked.message, label="Yes, cancel the game")
        assert here.table.status == "cancelled"
        assert "warden cancelled the game." in here.last.text
        assert here.kept.ask("select * from waits") == []
        assert here.kept.ask("select * from results") == []
