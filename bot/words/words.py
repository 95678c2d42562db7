"""One game's words in one language: keys, events and phrases become texts. No game is known here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern

from bot.words.bundle import VALUE, Needs, WordsError, load
from bot.words.things import THINGS, no_thing
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

    `folder` holds `<language>/<game>.ftl`. Without a game there are only the former, enough for help and settings.
    """
    files = [FOLDER / language / name for name in ("core.ftl", "bot.ftl", "table.ftl")]
    if game is not None:
        files.append(folder / language / f"{game}.ftl")
    return FluentWords(language, *load(language, files), THINGS.get(game or "", no_thing))


class FluentWords:
    """Implements `renderers.core.scene.Words`."""

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        needs: Needs,
        thing: Callable[[str], Phrase | None],
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        self.language = language
        self._bundle = bundle
        self._needs = needs
        self._thing = thing
        self._facts = facts or {}

    def about(self, options: Options) -> FluentWords:
        """The same words about one table: its options are facts of every text, as `$option-<name>`."""
        facts = {f"option-{name}": _plain(value) for name, value in options}
        return FluentWords(self.language, self._bundle, self._needs, self._thing, facts)

    @property
    def topics(self) -> tuple[str, ...]:
        """What the rules can be asked about, in the order of the file: `rules-<topic>-title` and `rules-<topic>`."""
        return tuple(found[1] for found in map(_TOPIC.fullmatch, self._needs) if found)

    def say(self, key: str, /, **facts: Fact) -> str:
        return self._text(key, self._message(key).value, {name: _plain(value) for name, value in facts.items()})

    def list(self, items: Iterable[str]) -> str:
        *first, last = tuple(items) or (self.say("list-none"),)
        if not first:
            return last
        return self.say("list-joint").join(first) + self.say("list-last-joint") + last

    def phrase(self, kind: str, phrase: Phrase, names: Sequence[str]) -> str:
        """Worded by the message `<kind>-<key>`; kinds are "label", "prompt" and "reason".

        A fact that is a seat's number has `$<fact>-name` beside it, that player's name; a fact that is a phrase is
        worded first, as a label. A phrase that comes with fewer facts than the message's text needs is worded by the
        first of the message's attributes that can do with them.
        """
        key = f"{kind}-{phrase.key.replace('_', '-')}"
        message = self._message(key)
        facts = {
            name: self.phrase("label", value, names) if isinstance(value, Phrase) else _plain(value)
            for name, value in phrase.facts
        }
        for name, value in phrase.facts:
            if isinstance(value, int) and 0 <= value < len(names):
                facts[f"{name}-name"] = names[value]
        given = facts.keys() | self._facts.keys()
        enough = next((name for name, needs in self._needs[key].items() if needs <= given), VALUE)
        return self._text(key, message.attributes.get(enough, message.value), facts)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """Worded by the message `event-<kind>`, which sees the event's fields, and the player as `$name`.

        A field whose name is also an attribute of the message is worded by that attribute, a tuple item by item: then
        `$cards` is the list and `$cards-count` how many items it has (those worded as nothing are left out). Without
        such an attribute tuples and records are not told. What is named by an id alone (`things.py`) is worded as a
        label, in a tuple it is `$thing`.
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
            elif not (isinstance(value, tuple) or is_dataclass(value)):
                facts[field.name] = self._named(value, names) or _plain(value)
        return self._text(key, message.value, facts)

    def _items(self, key: str, wording: Pattern, value: object, names: Sequence[str]) -> Sequence[str]:
        """An item is seen under the name of its type (`$card`), a number as `$number`, a record by its fields.

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
                case _ if is_dataclass(item):
                    facts |= {field.name: _plain(getattr(item, field.name)) for field in fields(item)}
                case str() if named := self._named(item, names):
                    facts["thing"] = named
                case _:
                    facts["number"] = _plain(item)
                    if isinstance(item, int) and 0 <= item < len(names):
                        facts["who"] = names[item]
            told.append(self._text(key, wording, facts))
            place += len(item) if isinstance(item, tuple) else 1
        return [text for text in told if text]

    def _named(self, value: object, names: Sequence[str]) -> str | None:
        """What an id stands for."""
        found = self._thing(value) if isinstance(value, str) and not isinstance(value, Enum) else None
        return None if found is None else self.phrase("label", found, names)

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
