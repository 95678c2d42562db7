"""What goes into the store and comes out of it: plain values, times always aware and in UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """`channels`: where games may be opened, empty = everywhere. `openers`: "everyone" or "managers"."""

    guild_id: int
    language: str = "en"
    pace_hours: int = 24
    channels: tuple[int, ...] = ()
    openers: str = "everyone"
    most_open: int = 5


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever is invited by name has a reserved seat until joining."""

    seat: int
    user_id: int
    name: str
    has_joined: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One game. `seats`: how many are wanted; `players`: by seat.

    `since_state` is the state at the last turn change and `since_number` the last log row in it. The board is where
    `Store.delivered` last said it is, with the seats mentioned there; `Store.save` leaves it alone.
    """

    id: str
    guild_id: int
    channel_id: int
    game: str
    rules_version: int
    status: Status
    host_id: int
    options: dict[str, object]
    seats: int
    is_private: bool
    pace_hours: int
    seed: str
    version: int
    players: tuple[Player, ...]
    state: bytes | None = None
    since_state: bytes | None = None
    since_number: int = 0
    board_channel_id: int | None = None
    board_message_id: int | None = None
    mentioned: tuple[int, ...] = ()
    created_at: datetime
    touched_at: datetime
    ended_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """`kind`: "play", "undo" or "system". `interaction_id`: None where nobody clicked. `version`: the one it led to."""

    number: int
    seat: int | None
    user_id: int | None
    kind: str
    action: bytes | None
    interaction_id: int | None
    at: datetime
    version: int


@dataclass(frozen=True, slots=True)
class Delivery:
    """A board that the channel has not been shown. `nonce`: the same however often this version is sent."""

    guild_id: int
    table_id: str
    version: int
    nonce: str
    since: datetime
