"""A registered game that lacks something fails the build."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words.words import FOLDER, LANGUAGES
from engines.registry import GAMES
from renderers.registry import RENDERERS
from tests.gallery import SITUATIONS
from tests.laws.subjects import SUBJECTS
from tests.references import REFERENCES

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("key", GAMES)
def test_everything_is_there(key: str) -> None:
    assert GAMES[key].info.key == key
    assert key in SUBJECTS
    assert list((ROOT / "tests" / "playthroughs").glob(f"{key}-*.json"))
    assert (ROOT / "tests" / "perft" / f"{key}.jsonl").read_text().strip()
    assert (ROOT / "tests" / "engines" / key / "test_examples.py").exists()
    assert f"## {GAMES[key].info.name}\n" in (ROOT / "docs" / "rulings.md").read_text()
    assert f"## {GAMES[key].info.name}\n" in (ROOT / "docs" / "transcript.md").read_text()
    assert key in RENDERERS
    assert key in SITUATIONS
    assert REFERENCES[key]
    assert all((FOLDER / language / f"{key}.ftl").exists() for language in LANGUAGES)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_file_names_in_each_game(key: str) -> None:
    """What is too much for a file is a package of that name."""
    folder = ROOT / "engines" / key
    names = {file.stem for file in folder.glob("*.py")} | {file.parent.name for file in folder.glob("*/__init__.py")}
    assert names >= {
        "__init__",
        "components",
        "options",
        "state",
        "actions",
        "events",
        "setup",
        "decisions",
        "flow",
        "scoring",
        "view",
    }
