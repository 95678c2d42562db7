"""Whatever is pressed or forged by whomever: an answer for the presser alone, and nothing changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.words.words import words
from tests.bot.discord.playing import ALL_B, Playing, begun, speaking_french
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES


async def _refused(here: Server, who: Any, playing: Playing, custom_id: str, *values: str) -> str:
    """What is answered; nothing may change, neither in the store nor for the others."""
    before = (here.kept.ask("select * from tables"), here.kept.ask("select * from actions"), _shown(here))
    reply = await here.forge(who, playing.board.message, custom_id, *values)
    here.env.raise_errors()
    assert (here.kept.ask("select * from tables"), here.kept.ask("select * from actions"), _shown(here)) == before
    (answer,) = reply.messages
    assert answer.ephemeral
    assert reply.text
    assert "went wrong" not in reply.text
    return reply.text


def _shown(here: Server) -> list[tuple[int, str, list[str]]]:
    return [(seen.message.id, seen.text, seen.custom_ids) for seen in here.public()]


@pytest.mark.asyncio
async def test_somebody_else_presses(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (asked,) = playing.asked
        for custom_id in playing.board.pressed("play", "menu"):
            for person in here.people.values():
                if person is asked:
                    continue
                told = await _refused(here, person, playing, custom_id)
                if person.name == "gast":
                    assert told == "You do not play in this game."
                else:
                    assert told == f"It is not your turn: {asked.name} must choose."
        told = await _refused(here, here.people["gast"], playing, playing.board.pressed("hand")[0])
        assert told == "You do not play in this game."


@pytest.mark.asyncio
async def test_in_the_pressers_own_language(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (asked,) = playing.asked
        other = next(person for person in here.people.values() if person is not asked)
        await other.slash(here.channel, "games language", language="fr")
        told = await _refused(here, other, playing, playing.board.pressed("play")[0])
        assert told == words("fr").say("refusal-not-your-turn", names=asked.name)
        assert "pas votre tour" in told
        assert "Imhotep · round 1 of 6" in playing.board.text


@pytest.mark.asyncio
async def test_an_answered_menu(tmp_path: Path) -> None:
    """Two menus of the same question are open; after the first is answered the second leads to the live board."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, *_ = here.people.values()
        panels = [Reply(await amina.click(playing.board.message, label="Your choice…")).seen for _ in range(2)]
        swaps = Reply(await amina.click(panels[0].message, custom_id=panels[0].pressed("menu")[0])).seen
        await amina.select(swaps.message, values=[swaps.lists[0]["options"][0]["value"]])
        board = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{playing.board.message.id}"
        for custom_id in panels[1].pressed("play", "menu"):
            version = playing.row.version
            reply = Reply(await amina.click(panels[1].message, custom_id=custom_id))
            assert reply.text == f"This question has been answered already. [Here is the live board]({board})."
            assert playing.row.version == version


def _forged(table: str, question: str) -> list[tuple[str, tuple[str, ...]]]:
    return [
        (f"sq:nonsense:{table}:{question}:0", ()),
        ("sq:", ()),
        ("sq:play", ()),
        ("sq:play:::", ()),
        ("sq:play:x y:0.0:0", ()),
        (f"sq:play:{table}", ()),
        (f"sq:play:{table}::0", ()),
        (f"sq:play:AAAAAAAAAAAA:{question}:0", ()),
        (f"sq:play:{table}x:{question}:0", ()),
        (f"sq:play:{table}:9.99:0", ()),
        (f"sq:play:{table}:{question}:999", ()),
        (f"sq:play:{table}:{question}:{'9' * 50}", ()),
        (f"sq:play:{table}:{question}:-1", ()),
        (f"sq:play:{table}:{question}:1e3", ()),
        (f"sq:play:{table}:{question}:٣", ()),
        (f"sq:menu:{table}:{question}:99", ()),
        (f"sq:menu:{table}:9.99:0", ()),
        (f"sq:menu:AAAAAAAAAAAA:{question}:0", ()),
        (f"sq:pick:{table}:{question}:0", ()),
        (f"sq:pick:{table}:{question}:0", ("999",)),
        (f"sq:pick:{table}:{question}:0", ("-1",)),
        (f"sq:pick:{table}:{question}:0", ("b99",)),
        (f"sq:pick:{table}:{question}:0", ("bb0",)),
        (f"sq:pick:{table}:{question}:0", ("'; drop table tables; --",)),
        (f"sq:pick:{table}:9.99:0", ("0",)),
        (f"sq:pick:AAAAAAAAAAAA:{question}:0", ("0",)),
        (f"sq:join:{table}::0", ()),
        (f"sq:leave:{table}::0", ()),
        (f"sq:start:{table}::0", ()),
        (f"sq:rematch:{table}::0", ()),
        (f"sq:undo:{table}::0", ()),
        ("sq:undo:AAAAAAAAAAAA::0", ()),
        ("sq:hand:AAAAAAAAAAAA::0", ()),
        ("sq:choose:AAAAAAAAAAAA::0", ()),
        ("sq:describe:AAAAAAAAAAAA::0", ()),
        ("sq:log:AAAAAAAAAAAA::0", ()),
        ("sq:cancel:AAAAAAAAAAAA::0", ()),
        ("sq:rematch:AAAAAAAAAAAA::0", ()),
    ]


@pytest.mark.asyncio
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_forged_presses(tmp_path: Path, language: str) -> None:
    """By whoever is asked, by another player and by a stranger."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        if language == "fr":
            await speaking_french(here)
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (asked,) = playing.asked
        other = next(person for person in here.people.values() if person is not asked)
        question = playing.board.pressed("play")[0].split(":")[3]
        for custom_id, values in _forged(playing.table_id, question):
            for person in (asked, other, here.people["gast"]):
                await _refused(here, person, playing, custom_id, *values)
        for person in (here.people["gast"], next(p for p in playing.row.users[1:])):
            who = person if not isinstance(person, int) else playing.person(person)
            told = await _refused(here, who, playing, f"sq:cancel:{playing.table_id}::0")
            assert NAMES[0] in told


@pytest.mark.asyncio
async def test_old_buttons(tmp_path: Path) -> None:
    """Everything that was ever offered is pressed again by everybody, at a later time."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        offered: dict[str, None] = {}
        for _ in range(10):
            offered.update(dict.fromkeys(playing.board.pressed("play", "menu", "choose")))
            await playing.step()
        for custom_id in offered:
            if custom_id not in playing.board.custom_ids:
                for person in here.people.values():
                    told = await _refused(here, person, playing, custom_id)
                    if [person] == playing.asked:
                        assert str(playing.board.message.id) in told


@pytest.mark.asyncio
async def test_after_the_end_and_after_cancelling(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES[:2], seed="x", looks=False)
        ids = {*playing.board.custom_ids, f"sq:play:{playing.table_id}:0.0:0", f"sq:undo:{playing.table_id}::0"}
        await playing.to_the_end()
        for custom_id in ids - set(playing.board.custom_ids):
            if custom_id.split(":")[1] not in ("hand", "choose"):
                for person in here.people.values():
                    await _refused(here, person, playing, custom_id)
        lobby = f"sq:join:{playing.table_id}::0"
        told = await _refused(here, here.people["chloe"], playing, lobby)
        assert told.startswith("This game has begun already.")

        again = await begun(here, "offerings", *NAMES[:2], seed="y", looks=False)
        host = here.people[NAMES[0]]
        await host.slash(here.channel, "offerings cancel")
        ids = {*again.board.custom_ids, f"sq:play:{again.table_id}:0.0:0", f"sq:undo:{again.table_id}::0"}
        message = again.board.message
        await here.forge(host, message, f"sq:cancel:{again.table_id}::0")
        assert here.kept.table(again.table_id).status == "cancelled"
        versions = here.kept.versions()
        for custom_id in ids:
            for person in here.people.values():
                reply = await here.forge(person, here.public()[-1].message, custom_id)
                assert all(answer.ephemeral for answer in reply.messages)
                assert reply.text
        assert here.kept.versions() == versions


@pytest.mark.asyncio
async def test_the_same_press_twice_counts_once(tmp_path: Path) -> None:
    """A double click: both arrive before either is answered."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        (asked,) = playing.asked
        version, board = playing.row.version, playing.board
        take = board.pressed("play")[0]
        first, second = await here.at_once((asked, board.message, take), (asked, board.message, take))
        assert playing.row.version == version + 1
        assert [bool(first.text), bool(second.text)].count(True) == 1
        playing.look()


@pytest.mark.asyncio
async def test_answers_to_a_barrier_commute(tmp_path: Path) -> None:
    """Three answer at the same moment; all three count."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        version, presses = playing.row.version, []
        for who in playing.asked:
            hand = Reply(await who.click(playing.board.message, label="Your choice…")).seen
            presses.append((who, hand.message, hand.pressed("play")[0]))
        replies = await here.at_once(*presses)
        assert [reply.text for reply in replies] == ["", "", ""]
        assert playing.row.version == version + 3
        assert playing.row.question == "reward"
        playing.look()
        assert here.kept.owed() == []


@pytest.mark.asyncio
async def test_a_forged_list_of_an_unknown_table(tmp_path: Path) -> None:
    """The answer needs a link that there is none for; the presser must be answered all the same."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        reply = await here.forge(here.people["amina"], playing.board.message, "sq:pick:AAAAAAAAAAAA:0.0:0", "x")
        here.env.raise_errors()
        assert reply.text == "I do not know this game."


@pytest.mark.asyncio
async def test_a_forged_topic_leaves_the_board_alone(tmp_path: Path) -> None:
    """A list of rules is answered on the message on which it stands, which a forger says is the live board."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        before = (playing.board.text, playing.board.custom_ids)
        topic = words("en", "imhotep").topics[0]
        custom_id = f"sq:topic:{playing.table_id}:imhotep:0"
        await here.forge(here.people["gast"], playing.board.message, custom_id, topic)
        assert [(seen.text, seen.custom_ids) for seen in here.boards(playing.table_id)] == [before]
        playing.look()
