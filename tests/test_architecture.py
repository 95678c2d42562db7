"""Who may import whom, read from the sources."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.registry import GAMES

ROOT = Path(__file__).parents[1]


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("file", sources("engines"), ids=str)
def test_engines_know_nothing_but_pydantic(file: Path) -> None:
    allowed = {*sys.stdlib_module_names, "pydantic", "pydantic_core", "engines"}
    assert {name.split(".")[0] for name in imports(file)} <= allowed
    assert "random" not in set(imports(file)), "chance comes from engines.core.rng"


@pytest.mark.parametrize("file", sources("engines/core"), ids=str)
def test_the_core_knows_no_game(file: Path) -> None:
    assert all(name.startswith("engines.core") for name in imports(file) if name.startswith("engines"))


@pytest.mark.parametrize("key", GAMES)
def test_games_know_only_the_core_and_themselves(key: str) -> None:
    for file in sources(f"engines/{key}"):
        own = [name for name in imports(file) if name.startswith("engines.")]
        assert all(name.startswith(("engines.core", f"engines.{key}")) for name in own), file


@pytest.mark.parametrize("key", GAMES)
def test_only_the_flow_changes_a_state(key: str) -> None:
    """Elsewhere nothing is assigned to an attribute of a state."""
    for file in sources(f"engines/{key}"):
        if "flow" in (file.stem, file.parent.name):
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets += [node.target] if isinstance(node, ast.AugAssign) else []
            assert not any(isinstance(target, ast.Attribute) for target in targets), file


# What a renderer may not know of a game: how it is kept, decided, changed and counted.
RULES = ("state", "tasks", "setup", "decisions", "harbour", "flow", "scoring", "eye")


@pytest.mark.parametrize("file", sources("renderers"), ids=str)
def test_renderers_know_what_an_eye_sees(file: Path) -> None:
    drawing = {"PIL", "anyascii", "font_source_sans_pro", "font_source_serif_pro"}
    allowed = {*sys.stdlib_module_names, *drawing, "engines", "renderers"}
    assert {name.split(".")[0] for name in imports(file)} <= allowed
    forbidden = tuple(f"engines.{key}.{part}" for key in GAMES for part in RULES)
    assert not [name for name in imports(file) if name.startswith(forbidden)]


@pytest.mark.parametrize("file", sources("renderers/core"), ids=str)
def test_the_core_of_the_renderers_knows_no_game(file: Path) -> None:
    own = [name for name in imports(file) if name.startswith(("engines.", "renderers."))]
    assert all(name.startswith(("engines.core", "renderers.core")) for name in own)


@pytest.mark.parametrize("key", GAMES)
def test_a_renderer_knows_only_the_core_and_its_game(key: str) -> None:
    known = ("engines.core", f"engines.{key}", "renderers.core", f"renderers.{key}")
    for file in sources(f"renderers/{key}"):
        own = [name for name in imports(file) if name.startswith(("engines.", "renderers."))]
        assert all(name.startswith(known) for name in own if name.count(".") > 1), file


@pytest.mark.parametrize("file", sources("renderers"), ids=str)
def test_words_and_colours_come_from_their_own_places(file: Path) -> None:
    """What is written is never spelled in a renderer, and only the theme names colours."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("write"):
            text = node.args[0]
            assert not (isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value.isalpha())
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and file.stem != "theme":
            assert not re.fullmatch(r"#?[0-9A-Fa-f]{6}", node.value)


# Of the folders where Discord is not known these files are excepted: they bring to Discord what the others decide.
BRINGING = [ROOT / "bot" / "table" / f"{name}.py" for name in ("aside", "notices", "publisher", "threads")]
SILENT = [
    *(ROOT / "bot" / "ui" / f"{name}.py" for name in ("custom_id", "menu")),
    *(
        file
        for folder in ("bot/doctor", "bot/store", "bot/table", "bot/words", "renderers")
        for file in sources(folder)
    ),
]


@pytest.mark.parametrize("file", [file for file in SILENT if file not in BRINGING], ids=str)
def test_discord_is_known_elsewhere(file: Path) -> None:
    assert not [name for name in imports(file) if name.split(".")[0] == "discord"]


@pytest.mark.parametrize("file", [file for file in sources("bot") if file.stem != "things"], ids=str)
def test_the_bot_knows_no_game_by_name(file: Path) -> None:
    """Only what a game's ids stand for is looked up in its own data (`bot/words/things.py`)."""
    games = tuple(f"{package}.{key}" for package in ("engines", "renderers") for key in GAMES)
    assert not [name for name in imports(file) if name.startswith(games)]
    written = {node.value for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Constant)}
    assert not written & GAMES.keys()


def test_every_module_says_what_it_owns() -> None:
    for folder in ("bot", "engines", "renderers", "benchmarks"):
        for file in sources(folder):
            assert ast.get_docstring(ast.parse(file.read_text())), file
