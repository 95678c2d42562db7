"""`python -m engines`, as its own process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engines", *arguments]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, check=False, timeout=60)


def playout(*arguments: str) -> list[dict[str, Any]]:
    done = run("playout", "imhotep", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_playout_prints_a_line_a_game() -> None:
    games = playout("--seats", "4", "--sides", "AAAAA", "--games", "5", "--seed", "1", "--json")
    assert [game["seed"] for game in games] == ["1", "1.1", "1.2", "1.3", "1.4"]
    for game in games:
        assert game["options"]["market"] == "A"
        assert game["actions"] > 50
        assert all(sum(result["breakdown"].values()) == result["points"] for result in game["results"])
        assert sorted(seat for place in game["ranking"] for seat in place) == [0, 1, 2, 3]


def test_playout_repeats_itself() -> None:
    arguments = ("--seats", "3", "--sides", "BABAB", "--games", "2", "--seed", "x", "--transcript")
    assert playout(*arguments) == playout(*arguments)


def test_without_sides_all_are_a() -> None:
    (game,) = playout("--json", "--seed", "1")
    assert game == playout("--json", "--seed", "1", "--sides", "AAAAA")[0]


def test_transcript_has_everything() -> None:
    (game,) = playout("--sides", "BBBBB", "--seed", "5", "--transcript", "--option", "wrath_of_the_pharaoh=true")
    assert game["options"]["wrath_of_the_pharaoh"] is True
    setup = game["setup"]
    assert len(setup["deck"]) == 34
    assert len(setup["round_cards"]) == 6
    assert game["next"] == [setup["start_seat"]]
    asked = game["next"]
    for step in game["steps"]:
        assert step["seat"] in asked
        assert step["action"]["kind"]
        assert len(step["scores"]) == game["seats"]
        assert all({"kind", "seat", "audience", "reveals"} <= event.keys() for event in step["events"])
        asked = step["next"]
    assert asked == []
    assert len(game["steps"]) == game["actions"]
    assert game["steps"][-1]["scores"] == [result["points"] for result in game["results"]]
    assert any(step["forced"] for step in game["steps"])


def test_plain_playout() -> None:
    done = run("playout", "imhotep", "--games", "2", "--seed", "1")
    assert len(done.stdout.splitlines()) == 2
    assert "ranking" in done.stdout


def test_perft() -> None:
    done = run("perft", "imhotep", "--depth", "3", "--seed", "1")
    assert done.stdout.splitlines() == ["1 10", "2 106", "3 1170"]


def test_a_whole_game_in_the_terminal() -> None:
    """Always the first choice, in every menu; the private question wants an Enter before, which "1" also is."""
    done = run("play", "imhotep", "--seats", "3", "--sides", "BABAB", "--seed", "7", typed="1\n" * 1000)
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert "1. seat" in done.stdout


def test_wrong_keys_are_asked_again_and_the_end_of_input_ends_politely() -> None:
    done = run("play", "imhotep", "--seed", "7", typed="x\n99\n\n0\n2\n0\n")
    assert done.stdout.count("Please type a number") == 4
    assert "The game ends here" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("playout", "imhotep", "--seats", "5"), "bad seats: given 5"),
        (("playout", "imhotep", "--seats", "1"), "bad seats: given 1"),
        (("play", "imhotep", "--sides", "BABAX"), "obelisks, given X"),
        (("play", "imhotep", "--sides", "BAB"), "given BAB"),
        (("play", "imhotep", "--option", "colour=red"), "name colour"),
        (("play", "imhotep", "--option", "start_seat=3"), "start seat, given 3"),
        (("perft", "imhotep", "--depth", "0"), "at least 1"),
        (("playout", "imhotep", "--games", "many"), "many"),
        (("play", "senet"), "invalid choice: 'senet'"),
    ],
)
def test_bad_arguments_are_refused_by_name(arguments: tuple[str, ...], named: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert named in done.stderr
    assert "Traceback" not in done.stderr
