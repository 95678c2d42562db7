"""/games stats after whole games of the test game: the server, one of its people, one game, nothing to tell."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PIL import Image

from bot.client import Client
from bot.words.words import words
from renderers.statistics.figures import span
from renderers.statistics.table import GAMES, WINS
from tests.bot.discord.deciding import ask_for_undo, tap
from tests.bot.discord.playing import Playing, begun, speaking_french
from tests.bot.discord.server import Reply, Seen, Server, server
from tests.bot.discord.test_whole_games import NAMES
from tests.bot.words.files import typeset

NOTE = "Games that ended with a resignation count, but have no points."


async def _finished(here: Server, *names: str, seed: str) -> dict[int, tuple[int, int]]:
    """Plays a game; place and points by user."""
    playing = await begun(here, "offerings", *names, seed=seed, looks=False)
    await playing.to_the_end()
    return _results(playing)


def _results(playing: Playing) -> dict[int, tuple[int, int]]:
    row = playing.row
    outcome = row.engine.outcome(row.state)
    assert outcome is not None
    return {row.users[each.seat]: (each.place, each.points) for each in outcome.results}


async def _asked(here: Server, name: str, **parameters: Any) -> Seen:
    person = here.people[name]
    reply = Reply(await person.slash(here.channel, "games stats", **parameters))
    assert all(message.ephemeral for message in reply.messages)
    return reply.seen


def _lines(seen: Seen) -> list[str]:
    """What is said of each, without the heading and the note."""
    return [line.removeprefix("- ") for line in seen.text.split("\n") if line.startswith("- ")]


def _picture(here: Server, seen: Seen) -> Image.Image:
    (attachment,) = seen.message.attachments
    assert attachment.filename == "board.png"
    assert seen.alt_texts == [attachment.description]
    return Image.open(BytesIO(here.picture(seen)))


@pytest.mark.asyncio
async def test_the_server(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        first = await _finished(here, *NAMES, seed="x")
        second = await _finished(here, "chloe", "amina", seed="y")
        seen = await _asked(here, "bastien")
        assert seen.text.startswith("### Statistics of this server\n")
        assert seen.text.endswith(NOTE)
        lines = _lines(seen)
        assert len(lines) == len(NAMES)
        for name in NAMES:
            user_id = here.people[name].id
            places = [game[user_id][0] for game in (first, second) if user_id in game]
            wins, games = places.count(1), len(places)
            (line,) = [line for line in lines if line.startswith(f"{name}: ")]
            assert f": {wins} win{'s' * (wins != 1)} in {games} game{'s' * (games != 1)}, average place " in line
        assert seen.alt_texts == ["\n".join(["Statistics of this server", *lines])]
        assert _picture(here, seen).width == 1400
        assert {colour for _, colour in _picture(here, seen).convert("RGB").getcolors(256) or ()} >= {GAMES, WINS}


@pytest.mark.asyncio
async def test_the_time_to_move(tmp_path: Path) -> None:
    """As the log has kept it; what nobody waited for does not count."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", "amina", "bastien", seed="x", looks=False)
        while playing.row.status == "running":
            await here.env.advance_time(3 * 3600)
            await playing.step()
        log = here.kept.log(playing.table_id)
        lines = _lines(await _asked(here, "amina"))
        for name in ("amina", "bastien"):
            waits = [row["waited"] for row in log if row["user_id"] == here.people[name].id]
            time = span(words("en"), median(waited for waited in waits if waited is not None))
            assert time.endswith(" h")
            assert any(line.startswith(f"{name}: ") and line.endswith(f", moves in {time}.") for line in lines)


@pytest.mark.asyncio
async def test_what_is_chosen_again_took_no_time(tmp_path: Path) -> None:
    """After something was taken back, alone or together, nobody waits for a turn to begin."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await here.env.advance_time(3600)
        first = await playing.take()
        await first.click(playing.board.message, label="Undo")
        await here.env.advance_time(3600)
        await playing.take()
        await here.env.advance_time(60)
        await playing.take()
        await ask_for_undo(playing, first)
        for other in here.people.values():
            if other is not first:
                await tap(here, other, "Yes")
        await playing.take()
        log = [(row["kind"], row["waited"]) for row in here.kept.log(playing.table_id)]
        assert log == [
            ("play", 3600),
            ("undo", None),
            ("play", None),
            ("play", 60),
            ("undo", None),
            ("undo", None),
            ("play", None),
        ]


@pytest.mark.asyncio
async def test_a_player_in_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await speaking_french(here)
        points = (await _finished(here, *NAMES, seed="x"))[here.people["amina"].id][1]
        await _finished(here, "bastien", "chloe", seed="y")
        seen = await _asked(here, "chloe", player=here.people["amina"])
        assert seen.text.startswith(typeset("### Statistiques : amina\n"))
        (line,) = _lines(seen)
        assert line.startswith(typeset("Offerings : "))
        assert "1 partie, place moyenne " in line
        assert typeset(f"Points en moyenne : {points}") in line
        assert ("(Cadeaux " in line) == (points > 0)
        assert "Les parties finies par un abandon comptent, mais sans points." in seen.text
        assert _picture(here, seen).width == 1400


@pytest.mark.asyncio
async def test_what_gave_nothing_is_not_named(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await _finished(here, "amina", "bastien", seed="x")
        sources = json.loads(here.kept.ask("select sources from results")[0]["sources"])
        here.kept.change("update results set points = 0, sources = ?", json.dumps(dict.fromkeys(sources, 0)))
        seen = await _asked(here, "amina", player=here.people["amina"])
        assert _lines(seen)[0].endswith(" Points on average: 0.")
        assert _picture(here, seen).width == 1400


@pytest.mark.asyncio
async def test_only_one_game(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await _finished(here, *NAMES, seed="x")
        seen = await _asked(here, "amina", game="offerings", player=here.people["chloe"])
        assert seen.text.startswith("### Statistics: chloe, Offerings\n")
        assert "### Statistics of this server: Offerings\n" in (await _asked(here, "amina", game="offerings")).text
        assert (await _asked(here, "amina", game="duel")).text == (
            "Nobody has finished a game of Imhotep: The Duel here yet. `/duel new` opens one."
        )
        nothing = await _asked(here, "amina", game="duel", player=here.people["chloe"])
        assert nothing.text == "chloe has not finished a game of Imhotep: The Duel here yet. `/duel new` opens one."
        assert not nothing.message.attachments


@pytest.mark.asyncio
async def test_a_resignation_counts_without_points(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        playing = await begun(here, "offerings", "amina", "bastien", seed="x", looks=False)
        asked = Reply(await amina.slash(here.channel, "offerings resign")).seen
        await amina.click(asked.message, custom_id=asked.pressed("resign")[0])
        assert playing.row.status == "over"
        assert _lines(await _asked(here, "amina")) == [
            "bastien: 1 win in 1 game, average place 1.",
            "amina: 0 wins in 1 game, average place 2.",
        ]
        (line,) = _lines(await _asked(here, "amina", player=bastien))
        assert line == "Offerings: 1 win in 1 game, average place 1."


@pytest.mark.asyncio
async def test_nothing_to_tell(tmp_path: Path) -> None:
    """Running games do not count, nor do those of another server."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina = here.people["amina"]
        await begun(here, "offerings", *NAMES, seed="x", looks=False)
        assert (await _asked(here, "amina")).text == "Nobody has finished a game here yet. `/imhotep new` opens one."
        told = (await _asked(here, "amina", player=amina)).text
        assert told == "amina has not finished a game here yet. `/imhotep new` opens one."
        await amina.slash(here.channel, "games language", language="fr")
        told = (await _asked(here, "amina")).text
        assert told == typeset("Personne n'a encore terminé de partie ici. `/imhotep new` en ouvre une.")
        await _finished(here, "amina", "bastien", seed="y")
        other = here.env.create_guild()
        member = other.add_member(here.env.create_user("far"))
        reply = Reply(await member.slash(other.create_text_channel("games"), "games stats"))
        assert reply.text == "Nobody has finished a game here yet. `/imhotep new` opens one."


@pytest.mark.asyncio
async def test_whoever_was_forgotten_has_no_name(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await _finished(here, "amina", "bastien", seed="x")
        here.kept.change("update players set name = '' where user_id = ?", here.people["amina"].id)
        assert sorted(line.split(":")[0] for line in _lines(await _asked(here, "amina"))) == [
            "a former player",
            "bastien",
        ]


@pytest.mark.asyncio
async def test_a_name_is_no_markdown(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", "amina", "*ben*") as here:
        await _finished(here, "amina", "*ben*", seed="x")
        seen = await _asked(here, "amina")
        assert "\n- \\*ben\\*: " in "\n" + seen.text
        assert "\n*ben*: " in seen.alt_texts[0]
        own = await _asked(here, "amina", player=here.people["*ben*"])
        assert own.text.startswith("### Statistics: \\*ben\\*\n")


@pytest.mark.asyncio
async def test_a_game_that_is_no_longer_played_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        assert isinstance(here.env.bot, Client)
        tables = here.env.bot.app.tables
        monkeypatch.setattr(tables, "games", {key: game for key, game in tables.games.items() if key != "duel"})
        assert (await _asked(here, "amina", game="duel")).text == "I do not know this game."
