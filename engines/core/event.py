"""What happened: facts, never sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core.decision import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of all events.

    `audience`: None = everyone; otherwise the seats that may know it (nobody, for what only a referee reads).
    `reveals`: something hidden came out, so whoever caused it cannot take it back.
    """

    kind: str
    seat: Seat | None = None
    audience: tuple[Seat, ...] | None = None
    reveals: bool = False

    def is_seen_by(self, eye: Seat | None) -> bool:
        return self.audience is None or eye in self.audience


def seen_by(events: Iterable[Event], eye: Seat | None) -> tuple[Event, ...]:
    return tuple(event for event in events if event.is_seen_by(eye))
