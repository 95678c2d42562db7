"""How Python values lie in columns: moments as integers, JSON as text. The only place that knows."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from sqlalchemy import BigInteger, Dialect, String, Text
from sqlalchemy.types import TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class Moment(TypeDecorator[datetime]):
    """Microseconds since 1970, UTC: exact, and ordered as time is."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        return None if value is None else EPOCH + value * MICROSECOND


class JsonObject(TypeDecorator[dict[str, object]]):
    impl = Text
    cache_ok = True

    def process_bind_param(self, value: dict[str, object] | None, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value, ensure_ascii=False)

    def process_result_value(self, value: str | None, dialect: Dialect) -> dict[str, object] | None:
        return None if value is None else dict(json.loads(value))


class Numbers(TypeDecorator[tuple[int, ...]]):
    """A short list that is only ever read whole."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[int, ...] | None:
        return None if value is None else tuple(json.loads(value))


class Named(TypeDecorator[StrEnum]):
    """A member of this enumeration, by its value."""

    impl = String(16)
    cache_ok = True

    def __init__(self, members: type[StrEnum]) -> None:
        super().__init__()
        self.members = members

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        return None if value is None else self.members(value).value

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        return None if value is None else self.members(value)
