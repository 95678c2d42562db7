"""Would Discord accept the requests that the bot made? Its own description and its documented limits say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.discord_api import schema
from tests.discord_api.commands import choice_problems, command_problems, set_problems
from tests.discord_api.description import Operation, absent, find
from tests.discord_api.messages import message_problems, modal_problems, objects

__all__ = ["Request", "absent", "assert_valid", "needs_description", "problems"]

MAX_REASON = 512
_CREATED, _UPDATED, _CHOICES, _MODAL = 4, 7, 8, 9

needs_description = pytest.mark.skipif(absent() is not None, reason=str(absent()))


class Request(Protocol):
    """What SimCord keeps of a request: its `HttpLogEntry` is one."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def params(self) -> Mapping[str, Any]: ...
    @property
    def json(self) -> Any: ...
    @property
    def reason(self) -> str | None: ...


def problems(entry: Request, *, allow_no_allowed_mentions: bool = False) -> list[str]:
    """Everything for which Discord would refuse this request; raises where the description is absent."""
    if (reason := absent()) is not None:
        raise FileNotFoundError(reason)
    operation = find(entry.method, entry.path)
    if isinstance(operation, str):
        return [operation]
    found = [*_parameters(operation, entry), *_body(operation, entry.json), *_limits(operation, entry.json)]
    if entry.reason is not None and len(entry.reason) > MAX_REASON:
        found.append(f"reason: {len(entry.reason)} characters, at most {MAX_REASON}")
    if not allow_no_allowed_mentions:
        found += _mentions(operation, entry.json)
    return list(dict.fromkeys(found))


def assert_valid(requests: Iterable[Request], *, allow_no_allowed_mentions: bool = False) -> None:
    """Fail with every problem of every request."""
    told = []
    for entry in requests:
        found = problems(entry, allow_no_allowed_mentions=allow_no_allowed_mentions)
        if found:
            body = schema.shortened(json.dumps(entry.json, ensure_ascii=False, default=repr), 300)
            told.append("\n".join([f"{entry.method} {entry.path} {body}", *(f"  - {each}" for each in found)]))
    if told:
        raise AssertionError("Discord would refuse:\n" + "\n".join(told))


def _parameters(operation: Operation, entry: Request) -> Iterator[str]:
    described = {each["name"]: each for each in operation.parameters if each["in"] == "query"}
    given = {**dict(parse_qsl(urlsplit(entry.path).query)), **(entry.params or {})}
    for name, value in given.items():
        if name not in described:
            yield f"query: {name} is not described for {operation.method} {operation.template}"
        elif not schema.fits(value, described[name]["schema"]):
            yield f"query: {name} cannot be {schema.shortened(value)}"
    for name, each in described.items():
        if each.get("required") and name not in given:
            yield f"query: {name} is required"
    for each in operation.parameters:
        if each["in"] == "path" and not schema.fits(operation.arguments[each["name"]], each["schema"]):
            yield f"path: {each['name']} cannot be {schema.shortened(operation.arguments[each['name']])}"


def _body(operation: Operation, body: object) -> Iterator[str]:
    if body is None:
        if operation.needs_body:
            yield "body: none, but one is required"
    elif operation.body is None:
        yield f"body: none is described for {operation.method} {operation.template}"
    else:
        yield from schema.body_problems(body, operation.body)


def _limits(operation: Operation, body: object) -> Iterator[str]:
    message, creates = _message(operation, body)
    if message is not None:
        yield from message_problems(message, creates=creates)
    if not isinstance(body, dict | list):
        return
    match operation.method, operation.template.rsplit("/", 1)[-1], body:
        case "POST", "callback", {"type": kind, "data": dict(data)} if kind == _CHOICES:
            yield from choice_problems(objects(data.get("choices")), "autocompletion")
        case "POST", "callback", {"type": kind, "data": dict(data)} if kind == _MODAL:
            yield from modal_problems(data)
        case "PUT", "commands", list(commands):
            yield from set_problems(objects(commands))
        case "POST", "commands", dict(command):
            yield from command_problems(command)
        case "PATCH", "{command_id}", dict(command):
            yield from command_problems(command, partial=True)


def _mentions(operation: Operation, body: object) -> Iterator[str]:
    message, creates = _message(operation, body)
    if message is not None and creates and message.get("allowed_mentions") is None:
        yield "allowed_mentions: absent from a request that creates a message"


def _message(operation: Operation, body: object) -> tuple[Mapping[str, Any] | None, bool]:
    """The message in a body, and whether it is a new one."""
    if not isinstance(body, dict):
        return None, False
    match operation.method, operation.template.split("/")[1:]:
        case "POST", ["channels", _, "messages"] | ["webhooks", _, _]:
            return body, True
        case "PATCH", ["channels", _, "messages", _] | ["webhooks", _, _, "messages", _]:
            return body, False
        case "POST", ["channels", _, "threads"]:
            return _object(body.get("message")), True
        case "POST", ["interactions", _, _, "callback"] if body.get("type") in (_CREATED, _UPDATED):
            return _object(body.get("data")) or {}, body["type"] == _CREATED
    return None, False


def _object(value: object) -> Mapping[str, Any] | None:
    return value if isinstance(value, dict) else None
