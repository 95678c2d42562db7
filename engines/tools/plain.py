"""Keys and facts as plain text for the terminal. No game is known here; real wording is the bot's."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from pydantic import BaseModel

from engines.core.decision import Path
from engines.core.event import Event
from engines.core.game import Outcome, View
from engines.core.phrase import Phrase

_OF_EVERY_EVENT = {"kind", "audience", "reveals"}


def plain(phrase: Phrase) -> str:
    """`needs_stones(needs=3, has=2)` becomes "needs stones: needs 3, has 2"."""
    facts = ", ".join(f"{_words(name)} {_value(value)}" for name, value in phrase.facts)
    return f"{_words(phrase.key)}: {facts}" if facts else _words(phrase.key)


def plain_path(path: Path) -> str:
    return " > ".join(plain(label) for label in path)


def plain_event(event: Event) -> str:
    facts = {field.name: getattr(event, field.name) for field in fields(event) if field.name not in _OF_EVERY_EVENT}
    told = ", ".join(f"{_words(name)} {_value(value)}" for name, value in facts.items() if value is not None)
    return f"{_words(event.kind)}: {told}" if told else _words(event.kind)


def plain_view(view: View) -> str:
    """A line for each field that has something to show; pieces in a row are lettered, as in labels."""
    lines = []
    for field in fields(view):
        value = getattr(view, field.name)
        if isinstance(value, tuple) and value and is_dataclass(value[0]):
            rows = [f"{chr(ord('A') + number)} {_value(piece)}" for number, piece in enumerate(value)]
        else:
            rows = [_value(value)] if value not in (None, ()) else []
        lines += [f"  {_words(field.name) if row is rows[0] else '':<20} {row}" for row in rows]
    return "\n".join(lines)


def plain_outcome(outcome: Outcome) -> str:
    lines = ["The game is over."]
    for result in sorted(outcome.results, key=lambda result: result.place):
        sources = ", ".join(f"{_words(source)} {points}" for source, points in result.breakdown if points)
        lines.append(f"{result.place}. seat {result.seat}: {result.points} ({sources})")
    return "\n".join(lines)


def _words(key: str) -> str:
    return key.replace("_", " ")


def _value(value: object) -> str:
    match value:
        case None:
            return "-"
        case str():
            return _words(value)
        case tuple():
            return "[" + " ".join(_value(item) for item in value) + "]"
        case Phrase():
            return f"({plain(value)})"
        case BaseModel():
            return ", ".join(f"{_words(name)} {_value(chosen)}" for name, chosen in value)
        case _ if is_dataclass(value):
            return ", ".join(f"{_words(field.name)} {_value(getattr(value, field.name))}" for field in fields(value))
        case _:
            return str(value)
