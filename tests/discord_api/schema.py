"""Validation against a schema of the description, with the one problem that matters when no alternative fits.

A compiled validator says whether a body fits, which is nearly always; only what does not is read again for the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Any
from urllib.parse import quote, urlsplit

import jsonschema_rs
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.discord_api.description import document

_HERE = "urn:discord"
_BITS = {"int32": 31, "int64": 63}


def _is_moment(value: object) -> bool:
    return not isinstance(value, str) or bool(datetime.fromisoformat(value))


def _is_uri(value: object) -> bool:
    return not isinstance(value, str) or bool(urlsplit(value).scheme and urlsplit(value).netloc)


_FORMATS = FormatChecker(formats=())
for _name, _bits in _BITS.items():
    _FORMATS.checks(_name)(lambda value, end=2**_bits: not isinstance(value, int) or -end <= value < end)
_FORMATS.checks("uri", raises=ValueError)(_is_uri)
_FORMATS.checks("date-time", raises=ValueError)(_is_moment)


def body_problems(value: object, pointer: str) -> list[str]:
    """What the schema at this pointer has against the value."""
    if _compiled(pointer).is_valid(value):
        return []
    found = _explained(_validator(pointer).iter_errors(value))
    assert found, f"the two validators disagree about {shortened(value, 300)}"
    return found


def fits(value: object, schema: Mapping[str, Any]) -> bool:
    """Whether a value from a path or a query fits: there, everything is written as a string."""
    return any(_inline(repr(schema), schema).is_valid(reading) for reading in _readings(value))


def shortened(value: object, length: int = 80) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= length else text[: length - 1] + "…"


@cache
def _registry() -> Registry[Any]:
    registry: Registry[Any] = Registry().with_resource(_HERE, DRAFT202012.create_resource(document()))
    return registry


@cache
def _validator(pointer: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"{_HERE}#{quote(pointer)}"}, registry=_registry(), format_checker=_FORMATS)


@cache
def _compiled(pointer: str) -> jsonschema_rs.Validator:
    registry = jsonschema_rs.Registry([(_HERE, _bounded(document()))])
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"{_HERE}#{quote(pointer)}"},
        formats={"uri": _passes(_is_uri), "date-time": _passes(_is_moment)},
        validate_formats=True,
        registry=registry,
    )


def _bounded(schema: Any) -> Any:
    """With the formats of numbers as bounds: the compiled validator asks for formats of strings only."""
    if isinstance(schema, list):
        return [_bounded(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    bits = _BITS.get(str(schema.get("format")))
    bounds = {} if bits is None else {"minimum": -(2**bits), "maximum": 2**bits - 1}
    return {**bounds, **{key: _bounded(value) for key, value in schema.items()}}


def _passes(check: Callable[[object], bool]) -> Callable[[str], bool]:
    """A check that says no by raising ValueError."""

    def passes(value: str) -> bool:
        try:
            return check(value)
        except ValueError:
            return False

    return passes


_INLINE: dict[str, Draft202012Validator] = {}


def _inline(key: str, schema: Mapping[str, Any]) -> Draft202012Validator:
    """A schema of a parameter, whose references lead into the description."""
    if key not in _INLINE:
        whole = {**schema, "$id": _HERE + ":parameter", "components": document()["components"]}
        _INLINE[key] = Draft202012Validator(whole, format_checker=_FORMATS)
    return _INLINE[key]


def _readings(value: object) -> Iterator[object]:
    yield value
    yield str(value)
    yield [value]
    if str(value).lstrip("-").isdigit():
        yield int(str(value))
    if str(value).lower() in ("true", "false", "0", "1"):
        yield str(value).lower() in ("true", "1")


def _explained(errors: Iterable[ValidationError]) -> list[str]:
    found = [text for error in errors for text in _explain(error)]
    return list(dict.fromkeys(found))


def _explain(error: ValidationError) -> list[str]:
    if error.validator in ("oneOf", "anyOf") and error.context:
        return _alternatives(error)
    return [f"{_place(error.absolute_path)}: {_reason(error)}"]


def _alternatives(error: ValidationError) -> list[str]:
    """No alternative fits: tell of the one that is meant, by its `type`, or else of the one that is nearest."""
    branches: dict[int, list[ValidationError]] = {}
    for each in error.context:
        branches.setdefault(each.schema_path[0], []).append(each)
    meant = {n: found for n, found in branches.items() if not _is_nothing(found)} or branches
    place = _place(error.absolute_path)
    if all(found[0].validator == "const" and not found[0].path for found in meant.values()):
        known = ", ".join(repr(found[0].validator_value) for found in meant.values())
        return [f"{place}: {shortened(error.instance)} is unknown, expected one of {known}"]
    typed = {n: found for n, found in meant.items() if not any(list(each.path) == ["type"] for each in found)}
    if not typed and len(meant) > 1:
        known = ", ".join(str(value) for value in _types(meant.values()))
        return [f"{place}.type: {error.instance['type']!r} is not possible here, expected one of {known}"]
    nearest = min((typed or meant).values(), key=lambda found: (_misses_type(found), len(found)))
    return _explained(nearest)


def _is_nothing(found: list[ValidationError]) -> bool:
    return [(each.validator, each.validator_value) for each in found] == [("type", "null")]


def _misses_type(found: list[ValidationError]) -> bool:
    """Whether this alternative wants something else altogether, not this with something changed."""
    return any(each.validator == "type" and not each.path for each in found)


def _types(branches: Iterable[list[ValidationError]]) -> list[object]:
    wanted = [each for found in branches for each in found if list(each.path) == ["type"] and each.validator == "enum"]
    return [value for each in wanted for value in each.validator_value]


def _place(path: Iterable[object]) -> str:
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "body" + text


def _reason(error: ValidationError) -> str:
    value, limit = error.instance, error.validator_value
    match error.validator:
        case "maxLength":
            return f"{len(value)} characters, at most {limit}"
        case "minLength":
            return f"{len(value)} characters, at least {limit}"
        case "maxItems" | "maxProperties":
            return f"{len(value)} entries, at most {limit}"
        case "minItems":
            return f"{len(value)} entries, at least {limit}"
        case "type":
            return f"{shortened(value)} is {type(value).__name__}, expected {limit}"
        case "enum":
            return f"{shortened(value)} is unknown, expected one of {', '.join(map(repr, limit))}"
        case "required":
            return f"{next(name for name in limit if f'{name!r}' in error.message)!r} is required"
        case "format":
            return f"{shortened(value)} is not of the format {limit}"
        case _:
            return shortened(error.message, 160)
