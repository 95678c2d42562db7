"""Recorded games replay to their recorded scores, and every line of play is counted as before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pydantic_core import to_jsonable_python

from engines.core.game import Played
from engines.core.replay import perft, replay
from engines.registry import GAMES

HERE = Path(__file__).parent
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("*.json"))
PERFT = [
    (file.stem, line) for file in sorted((HERE / "perft").glob("*.jsonl")) for line in file.read_text().splitlines()
]


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    record = json.loads(file.read_text())
    game = GAMES[file.stem.split("-")[0]]
    log = [Played(entry["seat"], game.load_action(json.dumps(entry["action"]).encode())) for entry in record["log"]]
    state = replay(game, record["seats"], game.info.options.parse(record["options"]), record["seed"], log)
    assert to_jsonable_python(game.outcome(state)) == record["outcome"]


@pytest.mark.parametrize(("key", "line"), PERFT)
def test_perft(key: str, line: str) -> None:
    record = json.loads(line)
    game = GAMES[key]
    state = game.new(record["seats"], game.info.options.parse(record["options"]), record["seed"])
    counts = [perft(game, state, depth) for depth in range(1, len(record["counts"]) + 1)]
    assert counts == record["counts"]
