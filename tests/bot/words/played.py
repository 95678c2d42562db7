"""Everything that engines have to say: met by playing, or read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from bot.words.words import FluentWords, words
from engines.core.decision import Decision
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
