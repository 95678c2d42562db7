"""States and actions as bytes and back.

A dump is two lines of JSON: a header that names the game, its rules version and a digest of the second line, and the
state. Reading validates strictly; what cannot be read is refused with one error that says why.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engines.core.errors import BadDump, IllegalAction
from engines.core.phrase import phrase

S = TypeVar("S")
A = TypeVar("A")


class _Header(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    format: Literal["saqqara"]
    game: str
    rules: int
    digest: str


def dump(game: str, rules_version: int, states: TypeAdapter[S], state: S) -> bytes:
    body = states.dump_json(state)
    header = {"format": "saqqara", "game": game, "rules": rules_version, "digest": _digest(body)}
    return json.dumps(header).encode() + b"\n" + body


def origin(data: bytes) -> tuple[str, int]:
    """Which game, and which version of its rules, a dump says it is of."""
    header = _header(data.partition(b"\n")[0])
    return header.game, header.rules


def load(game: str, rules_version: int, states: TypeAdapter[S], data: bytes) -> S:
    first, _, body = data.partition(b"\n")
    header = _header(first)
    if header.game != game:
        raise BadDump(phrase("dump_foreign", game=header.game, expected=game))
    if header.rules != rules_version:
        raise BadDump(phrase("dump_unknown_rules", rules=header.rules, known=rules_version))
    if header.digest != _digest(body):
        raise BadDump(phrase("dump_damaged", part="digest"))
    try:
        return states.validate_json(body, strict=True)
    except ValidationError as error:
        raise BadDump(phrase("dump_damaged", part="state")) from error


def load_action(actions: TypeAdapter[A], data: bytes) -> A:
    try:
        return actions.validate_json(data, strict=True)
    except ValidationError as error:
        raise IllegalAction(phrase("malformed_action")) from error


def _header(line: bytes) -> _Header:
    try:
        return _Header.model_validate_json(line)
    except ValidationError as error:
        raise BadDump(phrase("dump_damaged", part="header")) from error


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
