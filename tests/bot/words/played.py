"""Everything that engines have to say: met by playing, or read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

from bot.words.words import FluentWords, words
from engines.core.decision import Decision
from engines.core.event import Event
from engines.core.options import Options
from tests.bot.words.files import FOLDERS
from tests.laws.subjects import SUBJECTS

OBSTINACY = 0.9  # how often a stubborn policy has its way; otherwise chance decides


@dataclass(frozen=True)
class Met:
    """A decision, and the options of its table."""

    options: Options
    decision: Decision


def words_of(key: str, language: str) -> FluentWords:
    return words(language, key, FOLDERS[f"{key}.ftl"])


@cache
def met(key: str) -> tuple[Met, ...]:
    """The decisions of a game for every mix of options and each policy."""
    subject = SUBJECTS[key]
    least, most = subject.game.info.seats
    found: dict[tuple[object, ...], Met] = {}
    for number, options in enumerate(subject.mixes):
        for turn, rank in enumerate([None, *subject.stubborn.values()]):
            random = Random(f"{number} {turn}")
            state = subject.game.new(least + (number + turn) % (most - least + 1), options, f"words {number} {turn}")
            while decisions := subject.game.decisions(state):
                for asked in decisions:
                    found[number, asked.prompt, asked.options, asked.asides, asked.closed] = Met(options, asked)
                decision = random.choice(decisions)
                actions = [option.action for option in decision.options + decision.asides]
                if rank is not None and random.random() < OBSTINACY:
                    lowest = min(map(rank, actions))
                    actions = [action for action in actions if rank(action) == lowest]
                state = subject.game.apply(state, decision.seat, random.choice(actions), play_forced=False).state
    return tuple(found.values())


def kinds(module: ModuleType) -> set[str]:
    """Of all events that a game's module defines."""
    return {
        str(field.default)
        for event in vars(module).values()
        if isinstance(event, type) and issubclass(event, Event) and event is not Event
        for field in fields(event)
        if field.name == "kind"
    }


def check_stories(key: str, language: str, names: Sequence[str], every: int = 1) -> set[str]:
    """Tells whole games, one for each (or every so many) of the mixes; the kinds of the events that were told."""
    subject, random, told = SUBJECTS[key], Random(language), set()
    least, most = subject.game.info.seats
    for number, options in enumerate(subject.mixes[::every]):
        said = words_of(key, language).about(options)
        state = subject.game.new(least + number % (most - least + 1), options, f"words {number}")
        while decisions := subject.game.decisions(state):
            step = subject.game.apply(state, decisions[0].seat, random.choice(decisions[0].options).action)
            state = step.state
            for event in step.events:
                told.add(event.kind)
                sentence = said.tell(event, names)
                assert not sentence or sentence.endswith("."), sentence
                assert not set("{}$_") & set(sentence), sentence
    return told


def phrases(files: Iterable[Path]) -> dict[str, set[str]]:
    """The keys of all phrases that these sources make, each with the facts that it may carry."""
    found: dict[str, set[str]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "phrase":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    found.setdefault(str(key.value), set()).update(str(keyword.arg) for keyword in node.keywords)
    return found
