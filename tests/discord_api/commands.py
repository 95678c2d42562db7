"""Documented limits of application commands of which the description says nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from tests.discord_api.description import locales
from tests.discord_api.messages import Json, objects, repeated

CHAT, USER, MESSAGE = 1, 2, 3
MAX_BY_TYPE = {CHAT: 100, USER: 15, MESSAGE: 15}
MAX_CHARACTERS = 8000
MAX_CHOICE = 100
SUBCOMMANDS = (1, 2)


def set_problems(commands: list[Json]) -> Iterator[str]:
    """A whole set of commands at once."""
    for kind, most in MAX_BY_TYPE.items():
        names = [each.get("name") for each in commands if _type(each) == kind]
        if len(names) > most:
            yield f"{len(names)} commands of type {kind}, at most {most}"
        for name in repeated(names):
            yield f"the command {name!r} of type {kind} is not unique"
    for command in commands:
        yield from command_problems(command)


def command_problems(command: Json, *, partial: bool = False) -> Iterator[str]:
    name = f"/{command.get('name', '')}"
    if _type(command) == CHAT:
        if not command.get("description") and not (partial and "description" not in command):
            yield f"{name}: description: 0 characters, at least 1"
        yield from _names(command, name)
    elif command.get("description"):
        yield f"{name}: description: only slash commands have one"
    yield from _locales(command, name)
    yield from _options(objects(command.get("options")), name)
    if (size := characters(command)) > MAX_CHARACTERS:
        yield f"{name}: {size} characters of names, descriptions and values in total, at most {MAX_CHARACTERS}"


def choice_problems(choices: list[Json], name: str) -> Iterator[str]:
    """The choices of an option, also those that an autocompletion gives."""
    for value in repeated(each.get("name") for each in choices):
        yield f"{name}: the name {value!r} of a choice is not unique"
    for choice in choices:
        yield from _locales(choice, name)
        value = choice.get("value")
        if isinstance(value, str) and len(value) > MAX_CHOICE:
            yield f"{name}: value of the choice {choice.get('name')!r}: {len(value)} characters, at most {MAX_CHOICE}"


def characters(part: Json) -> int:
    """What counts of a command, option or choice; of translations only the longest."""
    own = sum(max(map(len, _texts(part, key)), default=0) for key in ("name", "description"))
    inner = [*objects(part.get("options")), *objects(part.get("choices"))]
    return own + len(str(part.get("value", ""))) + sum(map(characters, inner))


def _options(options: list[Json], name: str) -> Iterator[str]:
    for value in repeated(each.get("name") for each in options):
        yield f"{name}: the option {value!r} is not unique"
    kinds = {each.get("type") in SUBCOMMANDS for each in options}
    if len(kinds) == 2:
        yield f"{name}: subcommands and other options are mixed"
    needed = [each.get("required") is True for each in options]
    if needed != sorted(needed, reverse=True):
        yield f"{name}: a required option comes after an optional one"
    for option in options:
        inner = f"{name} {option.get('name', '')}"
        yield from _names(option, inner)
        yield from _locales(option, inner)
        yield from _options(objects(option.get("options")), inner)
        yield from choice_problems(objects(option.get("choices")), inner)
        if option.get("autocomplete") and option.get("choices"):
            yield f"{inner}: autocomplete together with choices"
        for word in ("value", "length"):
            least, most = option.get(f"min_{word}"), option.get(f"max_{word}")
            if isinstance(least, int | float) and isinstance(most, int | float) and least > most:
                yield f"{inner}: min_{word} {least} is more than max_{word} {most}"


def _names(part: Json, name: str) -> Iterator[str]:
    for text in _texts(part, "name"):
        if text != text.lower():
            yield f"{name}: the name {text!r} is not in lower case"
        if wrong := [sign for sign in text if not _is_allowed(sign)]:
            yield f"{name}: the name {text!r} contains {wrong[0]!r}"


def _is_allowed(sign: str) -> bool:
    """Letters and numbers of any script; marks only in Devanagari and Thai, which are written with them."""
    return (
        sign in "-_'"
        or unicodedata.category(sign)[0] in "LN"
        or unicodedata.name(sign, "").startswith(("DEVANAGARI", "THAI"))
    )


def _locales(part: Json, name: str) -> Iterator[str]:
    for key in ("name_localizations", "description_localizations"):
        translations = part.get(key)
        for locale in translations if isinstance(translations, dict) else ():
            if locale not in locales():
                yield f"{name}: {key}: unknown locale {locale!r}"


def _texts(part: Json, key: str) -> list[str]:
    translations = part.get(f"{key}_localizations")
    texts = [part.get(key), *(translations.values() if isinstance(translations, dict) else ())]
    return [text for text in texts if isinstance(text, str)]


def _type(command: Json) -> object:
    return command.get("type") or CHAT
