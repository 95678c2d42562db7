"""A finished game as a file: what is in it, who gets which, and that the engines play it again."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.playing import MIXED, begun
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.test_forgetting import deletes
from tests.bot.discord.test_whole_games import NAMES

ROOT = Path(__file__).parents[3]
FIELDS = [
    "format",
    "format_version",
    "game",
    "rules_version",
    "options",
    "seats",
    "players",
    "seed",
    "seed_sha256",
    "ended",
    "results",
    "moves",
]


async def exported(here: Server, who: Any, table_id: str) -> tuple[str, bytes]:
    """Name and contents of the file that somebody gets."""
    reply = Reply(await who.slash(here.channel, "games export", game=table_id))
    (attachment,) = reply.seen.message.attachments
    assert "`python -m engines replay " in reply.text
    data = here.env.backend.cdn.get(attachment.url)
    assert data is not None
    return attachment.filename, data


def replayed(folder: Path, name: str, data: bytes) -> str:
    (folder / name).write_bytes(data)
    command = [sys.executable, "-m", "engines", "replay", str(folder / name)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.asyncio
async def test_a_whole_game_is_played_again_from_its_file(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, _, chloe = here.people.values()
        playing = await begun(here, "imhotep", "amina", "bastien", seed="4", looks=False, **MIXED)
        first = await playing.take()
        await first.click(playing.board.message, label="Undo")
        await playing.to_the_end()
        name, data = await exported(here, chloe, playing.table_id)
        assert name == f"imhotep-{here.env.now():%Y-%m-%d}.json"
        told = json.loads(data)
        assert list(told) == FIELDS
        assert told["players"] == [{"seat": 0, "name": "amina"}, {"seat": 1, "name": "bastien"}]
        assert {key: told["options"][key] for key in MIXED} == MIXED
        assert told["seed_sha256"] == sha256(told["seed"].encode()).hexdigest() == sha256(b"4").hexdigest()
        assert told["ended"] == {"by": "rules", "seat": None, "at": told["moves"][-1]["at"]}
        log = here.kept.log(playing.table_id)
        assert [row["kind"] for row in log[:2]] == ["play", "undo"]
        kept = [json.loads(row["action"]) for row in log[2:]]
        assert [move["action"] for move in told["moves"]] == kept, "what was taken back is not in it"
        again = replayed(tmp_path, name, data)
        assert "seat 0 amina, seat 1 bastien" in again
        for result in told["results"]:
            assert f"{result['place']}. seat {result['seat']}: {result['points']} (" in again
            assert f"{result['points']}" in here.board(playing.table_id).text
        lines = data.decode().split("\n")
        assert len(lines) == len(FIELDS) + 2 + sum(len(told[each]) + 1 for each in ("players", "results", "moves")) + 1
        assert str(amina.id) not in data.decode()
        await deletes(here, amina)
        _, data = await exported(here, chloe, playing.table_id)
        assert json.loads(data)["players"][0] == {"seat": 0, "name": None}
        assert "seat 0 (a former player)" in replayed(tmp_path, name, data)


@pytest.mark.asyncio
async def test_games_that_ended_otherwise(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        given_up = await begun(here, "imhotep", "amina", "bastien", seed="1", looks=False)
        for _ in range(5):
            await given_up.step()
        asked = Reply(await amina.slash(here.channel, "imhotep resign", game=given_up.table_id))
        await amina.click(asked.seen.message, label="Yes, I resign")
        name, data = await exported(here, bastien, given_up.table_id)
        told = json.loads(data)
        assert told["ended"]["by"] == "resigned"
        assert [(each["seat"], each["place"], each["points"]) for each in told["results"]] == [
            (0, 2, None),
            (1, 1, None),
        ]
        again = replayed(tmp_path, name, data)
        assert again.endswith("The game was not played to its end: resigned, seat 0.\n1. seat 1\n2. seat 0\n")
        stopped = await begun(here, "imhotep", *NAMES, seed="2", looks=False)
        await stopped.step()
        asked = Reply(await amina.slash(here.channel, "imhotep cancel", game=stopped.table_id))
        await amina.click(asked.seen.message, label="Yes, cancel the game")
        name, data = await exported(here, bastien, stopped.table_id)
        assert json.loads(data)["results"] == []
        assert replayed(tmp_path, name, data).endswith("The game was not played to its end: host.\n")


@pytest.mark.asyncio
async def test_which_games_there_are_to_export(tmp_path: Path) -> None:
    """Those of this server that began and have ended, newest first."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        over = []
        for seed in "xy":
            playing = await begun(here, "offerings", "amina", "bastien", seed=seed, looks=False)
            await playing.to_the_end()
            over.append(playing.table_id)
            await here.env.advance_time(60)
        running = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await amina.slash(here.channel, "imhotep new")
        lobby = here.kept.tables()[-1].id
        await amina.click(here.last.message, label="Cancel")

        async def offered(typed: str) -> list[tuple[str, str]]:
            choices = await bastien.autocomplete(here.channel, "games export", "game", typed)
            return [(choice["value"], choice["name"]) for choice in choices]

        found = await offered("")
        assert [value for value, _ in found] == over[::-1]
        assert found[0][1].startswith("Offerings · amina, bastien · 20")
        assert await offered("BAST") == found
        assert await offered("chloe") == []
        for table_id, why in (
            (running.table_id, "This game goes on, and its seed would tell what is hidden."),
            (lobby, "This game was closed before it began."),
            ("AAAAAAAA", "I do not know this game."),
        ):
            assert why in Reply(await bastien.slash(here.channel, "games export", game=table_id)).text
        guild = here.env.create_guild()
        elsewhere = guild.create_text_channel("elsewhere")
        stranger = guild.add_member(bastien.user)
        assert await stranger.autocomplete(elsewhere, "games export", "game", "") == []
        told = Reply(await stranger.slash(elsewhere, "games export", game=over[0])).text
        assert told == "I do not know this game."
