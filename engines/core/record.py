"""A whole game as one file: what was chosen, the seed, every move and how it ended. docs/export.md describes it.

Whoever has the file can play the game again, and see that it ended as stated and was shuffled as announced.
"""

from __future__ import annotations

import json
from datetime import datetime
from hashlib import sha256
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, JsonValue

from engines.core.decision import Seat
from engines.core.game import SeatResult

BY_RULES = "rules"


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Seated(_Part):
    """`name`: None for somebody who asked to be forgotten."""

    seat: Seat
    name: str | None


class Move(_Part):
    seat: Seat
    action: dict[str, JsonValue]
    at: datetime


class Ended(_Part):
    """`by`: "rules", or what else ended it, and `seat` who did."""

    by: str
    seat: Seat | None
    at: datetime


class Placed(_Part):
    """`points`, `breakdown`, `tie_break`: nothing where the game did not end by its rules."""

    seat: Seat
    place: int
    points: int | None = None
    breakdown: dict[str, int] = {}
    tie_break: int | None = None

    @classmethod
    def of(cls, result: SeatResult) -> Self:
        return cls(
            seat=result.seat,
            place=result.place,
            points=result.points,
            breakdown=dict(result.breakdown),
            tie_break=result.tie_break,
        )


class Record(_Part):
    """The fields in the order of the file. `moves`: those that were not taken back."""

    format: Literal["saqqara-game"] = "saqqara-game"
    format_version: Literal[1] = 1
    game: str
    rules_version: int
    options: dict[str, JsonValue]
    seats: int
    players: tuple[Seated, ...]
    seed: str
    seed_sha256: str
    ended: Ended
    results: tuple[Placed, ...]
    moves: tuple[Move, ...]


def fingerprint(seed: str) -> str:
    """What is shown of a seed before the game is over."""
    return sha256(seed.encode()).hexdigest()


def written(record: Record) -> bytes:
    """A line for each field, and within lists a line for each entry."""
    fields = [f"  {json.dumps(name)}: {_lines(value)}" for name, value in record.model_dump(mode="json").items()]
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _lines(value: object) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"    {json.dumps(entry, ensure_ascii=False)}" for entry in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)
