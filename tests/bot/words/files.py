"""The word files as their parser sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.words import FOLDER, LANGUAGES

TEST_FOLDER = Path(__file__).parents[2] / "words"  # of the test-only game
FOLDERS = {file.name: folder for folder in (FOLDER, TEST_FOLDER) for file in folder.glob("*/*.ftl")}
NAMES = tuple(sorted(FOLDERS))
FILES = tuple(sorted(file for folder in (FOLDER, TEST_FOLDER) for file in folder.glob("*/*.ftl")))


def typeset(typed: str) -> str:
    """As it is printed: with apostrophes, and no break before a French colon or inside French quotation marks."""
    return typed.replace("'", "\u2019").replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def messages(file: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def in_every_language(name: str) -> dict[str, dict[str, ast.Message]]:
    return {language: messages(FOLDERS[name] / language / name) for language in LANGUAGES}


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def patterns(message: ast.Message) -> Iterator[ast.Pattern]:
    return (node for node in nodes(message) if isinstance(node, ast.Pattern))


def texts(message: ast.Message) -> Iterator[str]:
    """Every piece of text that a reader can meet."""
    for node in nodes(message):
        if isinstance(node, ast.TextElement | ast.StringLiteral):
            yield node.value


def selections(message: ast.Message) -> Iterator[tuple[str, set[str]]]:
    """Each fact on which a text depends, with the values that are worded."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            yield (
                node.selector.id.name,
                {key.name if isinstance(key, ast.Identifier) else key.value for key in keys},
            )


def check_values(name: str, values: Mapping[str, set[str]]) -> None:
    """Nothing is worded by default: whatever a text depends on, all its values are named."""
    met = set()
    for said in in_every_language(name).values():
        for key, message in said.items():
            for fact, worded in selections(message):
                if fact in values:
                    met.add(fact)
                    assert worded - {"none"} == values[fact], f"{key}: {fact}"
    assert met == set(values)


def all_messages() -> Iterator[tuple[Path, ast.Message]]:
    return chain.from_iterable(((file, message) for message in messages(file).values()) for file in FILES)


def nodes(root: ast.BaseNode) -> list[ast.BaseNode]:
    collector = _Collector()
    collector.visit(root)
    return collector.found


class _Collector(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.found.append(node)
        super().generic_visit(node)
