"""How Python values lie in columns: moments as integers, JSON as text. The only place that knows.

What makes no sense in its column is handed on as it lies there, so that no row spoils others; `misfit` tells.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Dialect, LargeBinary, String, Text
from sqlalchemy.types import TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class Moment(TypeDecorator[datetime]):
    """Microseconds since 1970, UTC: exact, and ordered as time is."""

    impl = BigInteger
    cache_ok = True
    kind = datetime

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        try:
            return EPOCH + value * MICROSECOND if isinstance(value, int) else value
        except OverflowError:
            return value


class JsonObject(TypeDecorator[dict[str, object]]):
    impl = Text
    cache_ok = True
    kind = dict

    def process_bind_param(self, value: dict[str, object] | None, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value, ensure_ascii=False)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return _parsed(value)


class Numbers(TypeDecorator[tuple[int, ...]]):
    """A short list that is only ever read whole."""

    impl = Text
    cache_ok = True
    kind = tuple

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        found = _parsed(value)
        if isinstance(found, list) and all(type(number) is int for number in found):
            return tuple(found)
        return value


class Named(TypeDecorator[StrEnum]):
    """A member of this enumeration, by its value."""

    impl = String(16)
    cache_ok = True

    def __init__(self, members: type[StrEnum]) -> None:
        super().__init__()
        self.members = self.kind = members

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        return None if value is None else self.members(value).value

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return self.members(value) if value in list(self.members) else value


class Flag(TypeDecorator[bool]):
    """Yes or no: 1 or 0, and nothing else."""

    impl = Boolean
    cache_ok = True
    kind = bool

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        return lambda value: bool(value) if value in (0, 1) else value


class Blob(TypeDecorator[bytes]):
    impl = LargeBinary
    cache_ok = True
    kind = bytes

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        return None


def misfit(columns: Iterable[object], row: Iterable[object]) -> str | None:
    """The first of these columns whose value makes no sense in it, by name."""
    for column, value in zip(columns, row, strict=True):
        if isinstance(column, Column) and not _fits(column, value):
            return f"{column.table.name}.{column.name}"
    return None


def _fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    return type(value) is (getattr(column.type, "kind", None) or column.type.python_type)


def _parsed(value: object) -> object:
    """The text itself where it is no JSON."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value
