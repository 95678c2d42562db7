"""One game's words in one language: keys, events and phrases become texts. No game is known here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern

from bot.words.bundle import WordsError, load
from engines.core.event import Event
from engines.core.options import Options
from engines.core.phrase import Fact, Phrase

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent

_NOT_TOLD = {"kind", "seat", "audience", "reveals"}
_TOPIC = re.compile("rules-(.+)-title")


@cache
def words(language: str, game: str | None = None, folder: Path = FOLDER) -> FluentWords:
    """What all games share and what the bot says, always from our own files, and a game's words.

    `folder` holds `<language>/<game>.ftl`. Without a game there are only the first two, enough for help and settings.
    """
    files = [FOLDER / language / "core.ftl", FOLDER / language / "bot.ftl"]
    if game is not None:
        files.append(folder / language / f"{game}.ftl")
    return FluentWords(language, *load(language, files))


class FluentWords:
    """Implements `renderers.core.scene.Words`."""

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        keys: Sequence[str],
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        self.language = language
        self._bundle = bundle
        self._keys = keys
        self._facts = facts or {}

    def about(self, options: Options) -> FluentWords:
        """The same words about one table: its options are facts of every text, as `$option-<name>`."""
        facts = {f"option-{name}": _plain(value) for name, value in options}
        return FluentWords(self.language, self._bundle, self._keys, facts)

    @property
    def topics(self) -> tuple[str, ...]:
        """What the rules can be asked about, in the order of the file: `rules-<topic>-title` and `rules-<topic>`."""
        return tuple(found[1] for found in map(_TOPIC.fullmatch, self._keys) if found)

    def say(self, key: str, /, **facts: Fact) -> str:
        return self._text(key, self._message(key).value, {name: _plain(value) for name, value in facts.items()})

    def list(self, items: Iterable[str]) -> str:
        *first, last = tuple(items) or (self.say("list-none"),)
        if not first:
            return last
        return self.say("list-joint").join(first) + self.say("list-last-joint") + last

    def phrase(self, kind: str, phrase: Phrase, names: Sequence[str]) -> str:
        """Worded by the message `<kind>-<key>`; kinds are "label", "prompt" and "reason".

        A fact that is a seat's number has `$<fact>-name` beside it, that player's name. Where the message has an
        attribute `plain`, it words the phrase that comes without facts.
        """
        key = f"{kind}-{phrase.key.replace('_', '-')}"
        message = self._message(key)
        facts = {name: _plain(value) for name, value in phrase.facts}
        for name, value in phrase.facts:
            if isinstance(value, int) and 0 <= value < len(names):
                facts[f"{name}-name"] = names[value]
        pattern = message.value if facts else message.attributes.get("plain", message.value)
        return self._text(key, pattern, facts)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """Worded by the message `event-<kind>`, which sees the event's fields, and the player as `$name`.

        A field whose name is also an attribute of the message is worded by that attribute, a tuple item by item: then
        `$cards` is the list and `$cards-count` how many items it has (those worded as nothing are left out).
        """
        key = f"event-{event.kind.replace('_', '-')}"
        message = self._message(key)
        facts: dict[str, Fact] = {} if event.seat is None else {"name": names[event.seat]}
        for field in fields(event):
            if field.name in _NOT_TOLD:
                continue
            value: object = getattr(event, field.name)
            wording = message.attributes.get(field.name)
            if wording is not None:
                told = self._items(f"{key}.{field.name}", wording, value, names)
                facts |= {field.name: self.list(told), f"{field.name}-count": len(told)}
            elif not isinstance(value, tuple):
                facts[field.name] = _plain(value)
        return self._text(key, message.value, facts)

    def _items(self, key: str, wording: Pattern, value: object, names: Sequence[str]) -> Sequence[str]:
        """An item is seen under the name of its type (`$card`) or, a number, as `$number`.

        Besides `$who`: the player whose seat it is, or the players where it is a group of seats; `$owner`: the player
        whose seat is its place in the tuple; `$place`: from 1, after a group of two comes the third.
        """
        told, place = [], 1
        for index, item in enumerate(value if isinstance(value, tuple) else (value,)):
            facts: dict[str, Fact] = {"place": place}
            if index < len(names):
                facts["owner"] = names[index]
            match item:
                case tuple():
                    facts["who"] = self.list(names[seat] for seat in item)
                case Enum():
                    facts[type(item).__name__.lower()] = _plain(item)
                case _:
                    facts["number"] = _plain(item)
                    if isinstance(item, int) and 0 <= item < len(names):
                        facts["who"] = names[item]
            told.append(self._text(key, wording, facts))
            place += len(item) if isinstance(item, tuple) else 1
        return [text for text in told if text]

    def _message(self, key: str) -> Message:
        if not self._bundle.has_message(key):
            raise WordsError(self.language, key, "no such text")
        return self._bundle.get_message(key)

    def _text(self, key: str, pattern: Pattern | None, facts: Mapping[str, Fact]) -> str:
        if pattern is None:
            raise WordsError(self.language, key, "has no text")
        text, errors = self._bundle.format_pattern(pattern, {**self._facts, **facts})
        if errors:
            raise WordsError(self.language, key, "; ".join(map(str, errors)))
        return str(text)


def _plain(value: object) -> Fact:
    """As word files can select on it: `[true]`, `[none]`, `[burial_chamber]`, `[3]`."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case Enum():
            return str(value.value)
        case int() | str():
            return value
        case _:
            raise TypeError(f"no words for {value!r}")
