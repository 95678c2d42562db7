"""Loads word files. Whatever is wrong with them is an error that names language and key, never a wrong text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

VALUE = ""  # among a message's patterns: its text, beside its attributes
Needs = Mapping[str, Mapping[str, frozenset[str]]]


class WordsError(Exception):
    """A text that is missing or cannot be made."""

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__(f"{language}: {key}: {problem}")
        self.language = language
        self.key = key


def load(language: str, files: Iterable[Path]) -> tuple[FluentBundle, Needs]:
    """One bundle from all files, in which no key may stand twice.

    With its keys in the order of the files: for each the facts that its text and its attributes need.
    """
    # Isolating marks around names would be drawn as boxes, and Discord does not need them.
    bundle = FluentBundle([language], functions={"LETTER": Letter, "NTH": nth}, use_isolating=False)
    seen: dict[str, ast.Message] = {}
    for file in files:
        try:
            resource = FluentResource(file.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise WordsError(language, file.stem, "has no word file") from error
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsError(language, file.name, f"cannot be read: {(entry.content or '').strip()}")
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    raise WordsError(language, entry.id.name, f"stands twice, again in {file.name}")
                seen[entry.id.name] = entry
        bundle.add_resource(resource)
    return bundle, {key: dict(_needs(message, seen)) for key, message in seen.items()}


def _needs(message: ast.Message, known: Mapping[str, ast.Message]) -> Iterator[tuple[str, frozenset[str]]]:
    if message.value is not None:
        yield VALUE, _facts(message.value, known)
    for attribute in message.attributes:
        yield attribute.id.name, _facts(attribute.value, known)


def _facts(pattern: ast.Pattern, known: Mapping[str, ast.Message]) -> frozenset[str]:
    """Those of the messages within it included; terms have none."""
    reader = _Reader()
    reader.visit(pattern)
    within = [known[key].value for key in reader.messages if key in known]
    return frozenset(reader.facts).union(*(_facts(value, known) for value in within if value is not None))


class _Reader(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Letter(FluentType):
    """LETTER($ship): 0 is A, as menus and pictures letter the ships."""

    def __init__(self, number: int) -> None:
        if not 0 <= number < 26:
            raise ValueError(f"no letter for {number}")
        self.letter = chr(ord("A") + number)

    def format(self, locale: object) -> str:
        return self.letter


def nth(number: int) -> FluentInt:
    """NTH($slot): 0 is 1. Engines count from 0, people from 1."""
    return FluentInt(number + 1)
