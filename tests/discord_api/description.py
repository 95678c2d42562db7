"""Discord's own OpenAPI description: where it is, what it says of a method and path."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[2]
FILE = ROOT.parent / "shared" / "discord" / "openapi.json"


def absent() -> str | None:
    """Why there is nothing to check with, or nothing if there is."""
    return None if FILE.is_file() else f"Discord's description is absent: no {FILE.name} in ../shared/discord"


@dataclass(frozen=True)
class Operation:
    """What may be sent to one method of one path; `body` points to the schema within the description."""

    method: str
    template: str
    arguments: Mapping[str, str]
    parameters: tuple[Mapping[str, Any], ...]
    body: str | None
    needs_body: bool


@cache
def document() -> dict[str, Any]:
    """Read once. Discord reads identifiers as strings and as integers; only what it writes is always a string."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    snowflake = read["components"]["schemas"]["SnowflakeType"]
    snowflake.update({"type": ["string", "integer"], "minimum": 0})
    return read


@cache
def locales() -> frozenset[str]:
    return frozenset(each["const"] for each in document()["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"])


@cache
def bases() -> tuple[str, ...]:
    return tuple(urlsplit(server["url"]).path.rstrip("/") for server in document()["servers"])


def plain(path: str) -> str:
    """The path without what comes before (the base of the API) and after (the query)."""
    path = urlsplit(path).path
    for base in bases():
        if path.startswith(base + "/"):
            return path.removeprefix(base)
    return path


def find(method: str, path: str) -> Operation | str:
    """The operation that fits best, or why there is none."""
    fitting = sorted(_fitting(plain(path).split("/")), reverse=True)
    known = [template for _, template in fitting if method.lower() in document()["paths"][template]]
    if not fitting:
        return f"unknown route: no path like {plain(path)} is described"
    if not known:
        return f"unknown route: {method} is not described for {fitting[0][1]}"
    return _operation(method, known[0], plain(path))


def _fitting(segments: list[str]) -> Iterator[tuple[tuple[bool, ...], str]]:
    """Templates with, for each segment, whether it is the very word: the greatest fits best."""
    for template in document()["paths"]:
        parts = template.split("/")
        if len(parts) == len(segments) and all(
            part == segment or (part.startswith("{") and segment) for part, segment in zip(parts, segments, strict=True)
        ):
            yield tuple(part == segment for part, segment in zip(parts, segments, strict=True)), template


def _operation(method: str, template: str, path: str) -> Operation:
    item = document()["paths"][template]
    said = item[method.lower()]
    content = said.get("requestBody", {}).get("content", {})
    kind = next((kind for kind in ("application/json", "multipart/form-data") if kind in content), None)
    steps = ("paths", template, method.lower(), "requestBody", "content", kind or "", "schema")
    return Operation(
        method=method,
        template=template,
        arguments={
            part[1:-1]: unquote(segment)
            for part, segment in zip(template.split("/"), path.split("/"), strict=True)
            if part.startswith("{")
        },
        parameters=(*item.get("parameters", ()), *said.get("parameters", ())),
        body="".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps) if kind else None,
        # A form without JSON is not in the log of SimCord, so only JSON can be missed.
        needs_body=kind == "application/json" and bool(said["requestBody"].get("required")),
    )
