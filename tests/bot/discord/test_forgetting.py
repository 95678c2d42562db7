"""Somebody asks to be forgotten: every table goes on without, and no row of the file knows the person any more."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.client import Client
from bot.deciding import Deciding
from bot.store.forgetting import Forgetting as Erasing
from bot.store.records import Habits
from bot.table.seats import Seating
from tests.bot.discord.deciding import is_whole, verdict
from tests.bot.discord.playing import Playing, begun, seated
from tests.bot.discord.server import ALL_GAMES, ALL_RENDERERS, WORDS, Reply, Server, server
from tests.bot.discord.test_whole_games import NAMES

KNOWS = {"users", "habits", "tables", "players", "actions", "results", "votes"}


def traces(database: Path, *marks: str) -> set[str]:
    """The relations in which any column of any row holds one of these."""
    found = set()
    with closing(sqlite3.connect(database)) as connection:
        connection.text_factory = lambda stored: stored.decode(errors="replace")
        for (relation,) in connection.execute("select name from sqlite_master where type = 'table'").fetchall():
            for row in connection.execute(f"select * from {relation}"):  # noqa: S608
                values = [bytes(value) if isinstance(value, bytes) else str(value).encode() for value in row]
                if any(mark.encode() in value for mark in marks for value in values):
                    found.add(relation)
    return found


async def deletes(here: Server, who: Any) -> Reply:
    asked = Reply(await who.slash(here.channel, "games delete-my-data"))
    return Reply(await who.click(asked.seen.message, label="Yes, delete my data"))


async def _resigns(here: Server, who: Any, playing: Playing) -> None:
    asked = Reply(await who.slash(here.channel, f"{playing.row.game} resign", game=playing.table_id))
    await who.click(asked.seen.message, label="Yes, I resign")


async def lives(here: Server, who: Any) -> dict[str, Playing]:
    """A person with something of every kind: games in which he plays, won, gave up, and a vote that is open."""
    app = here.env.bot.app  # type: ignore[attr-defined]
    await who.slash(here.channel, "games language", language="en")
    await app.store.waits.save_habits(Habits(who.id, pace_hours=6))
    games = {
        "of three": await begun(here, "imhotep", *NAMES, seed="1", looks=False),
        "of two": await begun(here, "imhotep", who.name, "bastien", seed="2", looks=False),
        "over": await begun(here, "offerings", who.name, "bastien", seed="x", looks=False),
        "left": await begun(here, "offerings", *NAMES, seed="y", looks=False),
    }
    await games["over"].to_the_end()
    await _resigns(here, who, games["left"])
    for _ in range(4):
        await games["of three"].step()
    await who.slash(here.channel, "imhotep pause", game=games["of three"].table_id)
    return games


@pytest.mark.asyncio
async def test_no_trace_is_left_in_any_column(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        games = await lives(here, amina)
        await seated(here, "imhotep", "amina", "bastien")
        await seated(here, "imhotep", "chloe", "amina")
        assert traces(here.database, str(amina.id)) == KNOWS
        told = (await deletes(here, amina)).text
        assert told == ""  # said on the panel itself
        assert traces(here.database, str(amina.id), "amina") == set()
        assert "bastien" in here.kept.ask("select group_concat(name) as names from players")[0]["names"]
        assert traces(here.database, str(bastien.id)) >= {"tables", "players", "actions"}
        three = games["of three"].row
        assert here.kept.ask("select host_id from tables where id = ?", three.id) == [{"host_id": bastien.id}]
        assert here.kept.owed() == []
        for _ in range(10):
            await games["of three"].step()
        assert traces(here.database, str(amina.id), "amina") == set()


@pytest.mark.asyncio
async def test_every_table_goes_on_without(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        games = await lives(here, amina)
        opened = await seated(here, "imhotep", "amina", "bastien")
        joined = await seated(here, "imhotep", "chloe", "amina")
        vote = next(seen for seen in here.public() if "would like to pause" in seen.text)
        asked = Reply(await amina.slash(here.channel, "games delete-my-data"))
        assert "You leave the 4 games you are in." in asked.text
        shut = here.boards(opened)[0].message.id
        done = Reply(await amina.click(asked.seen.message, label="Yes, delete my data"))
        assert done.seen.text.startswith("Done: I know nothing about you any more.")
        assert done.seen.custom_ids == []

        def now(message_id: int) -> str:
            return next(seen for seen in here.public() if seen.message.id == message_id).text

        assert "this vote is void" in now(vote.message.id)
        assert now(shut).endswith("Whoever opened this game has left, so I closed it.")
        assert "amina" not in here.board(joined).text
        assert "1 more player is needed" in here.board(joined).text
        assert "a former player has resigned: bastien wins!" in here.board(games["of two"].table_id).text
        for name in ("of three", "left"):
            board = games[name].board
            assert "The caretaker plays for a former player, as harmlessly as can be." in board.text
            assert "amina" not in board.text
        assert games["of three"].row.status == "running"
        assert Reply(await amina.slash(here.channel, "games mine")).text.startswith(
            "### Your games on this server\nYou"
        )


@pytest.mark.asyncio
async def test_nothing_happens_before_the_question_is_answered(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        playing = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        await amina.slash(here.channel, "games language", language="fr")
        before = traces(here.database, str(amina.id))
        asked = Reply(await amina.slash(here.channel, "games delete-my-data"))
        assert "Vous quittez votre partie." in asked.text
        assert "« un ancien joueur »".replace(" ", "\u00a0").replace("un\u00a0ancien\u00a0", "un ancien ") in asked.text
        await amina.click(asked.seen.message, label="Non, les garder")
        assert traces(here.database, str(amina.id)) == before
        assert playing.row.status == "running"
        none = Reply(await here.people["chloe"].slash(here.channel, "games delete-my-data"))
        assert "You are in no game just now" in none.text
        # Also a forged press is answered in private, and is about nobody but the presser.
        forged = await here.forge(bastien, playing.board.message, "sq:forget:-::0")
        assert forged.text.startswith("Done")
        assert traces(here.database, str(bastien.id)) == set()
        assert traces(here.database, str(amina.id)) == before | {"results"}, "she has won"


@pytest.mark.asyncio
async def test_other_servers_too(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina = here.people["amina"]
        guild = here.env.create_guild()
        there = Server(here.env, here.database, guild, guild.create_text_channel("there"))
        for name, person in here.people.items():
            there.people[name] = guild.add_member(person.user)
        far = await begun(there, "imhotep", *NAMES, seed="1", looks=False)
        await deletes(here, amina)
        assert traces(here.database, str(amina.id)) == set()
        assert "a former player" in far.board.text


@pytest.mark.asyncio
async def test_a_seat_was_offered(tmp_path: Path) -> None:
    """Who does not play there has a part in its vote all the same: the vote is void, and says so."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, _, chloe = here.people.values()
        await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        await amina.slash(here.channel, "imhotep replace", successor=chloe)
        await deletes(here, chloe)
        assert verdict(here).endswith("this vote is void.")
        assert traces(here.database, str(chloe.id), "chloe") == set()


@pytest.mark.asyncio
async def test_in_the_middle_of_a_private_decision(tmp_path: Path) -> None:
    """He answers with one hand and deletes with the other, while somebody else answers the same barrier."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe = here.people.values()
        board = playing.board
        hands = [Reply(await who.click(board.message, label="Your choice…")).seen for who in (amina, bastien)]
        answers = [
            (who, hand.message, hand.pressed("play")[0]) for who, hand in zip((amina, bastien), hands, strict=True)
        ]
        await here.at_once((bastien, board.message, "sq:forget:-::0"), *answers)
        assert playing.asked == [chloe]
        assert traces(here.database, str(bastien.id), "bastien") == set()
        assert "The caretaker plays for a former player" in playing.board.text
        is_whole(playing)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("owner", "step", "after"), [(Seating, "resign", 0), (Seating, "resign", 1), (Erasing, "erase", 0)]
)
async def test_done_again_after_a_stop_it_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: type, step: str, after: int
) -> None:
    """The program breaks off before it leaves the first or the second game, or when it has left them all."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        await lives(here, amina)
        whole, calls = getattr(owner, step), 0

        async def breaking(self: object, *given: object) -> object:
            nonlocal calls
            calls += 1
            if calls > after:
                raise ZeroDivisionError
            return await whole(self, *given)

        with monkeypatch.context() as broken:
            broken.setattr(owner, step, breaking)
            assert "Something went wrong" in (await deletes(here, amina)).text
        assert traces(here.database, str(amina.id)) >= {"users", "players", "actions"}
        await here.restart()
        await deletes(here, amina)
        assert traces(here.database, str(amina.id), "amina") == set()


@pytest.mark.asyncio
async def test_a_game_that_this_program_does_not_know_is_no_hindrance(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        await begun(here, "offerings", *NAMES, seed="x", looks=False)
        games = {key: game for key, game in ALL_GAMES.items() if key != "offerings"}
        renderers = {key: each for key, each in ALL_RENDERERS.items() if key != "offerings"}
        await here.env.bot.close()
        smaller = Client(here.database, games=games, renderers=renderers, word_folders={"offerings": WORDS})
        await here.env.restart_bot(smaller)
        await deletes(here, amina)
        assert traces(here.database, str(amina.id), "amina") == set()
        assert traces(here.database, str(bastien.id)) >= {"players"}


@pytest.mark.asyncio
async def test_the_operators_log_names_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever goes wrong: neither who asked, nor about whom, nor what was typed."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, _, chloe = here.people.values()
        await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)

        async def breaking(*given: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Deciding, "replace", breaking)
        told = Reply(await amina.slash(here.channel, "imhotep replace", successor=chloe)).text
        here.kept.change("drop table habits")
        assert told == Reply(await amina.slash(here.channel, "remind", zone="Europe/Paris")).text
        here.env._errors.clear()
        logged = capsys.readouterr().out
        for what in ("ZeroDivisionError", "replace", "no such table: habits", "remind"):
            assert what in logged
        for mark in (str(amina.id), str(chloe.id), "amina", "chloe", "Europe/Paris"):
            assert mark not in logged
