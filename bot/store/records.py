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
    """Whoever is invited by name has a reserved seat until joining. `user_id`: None where the caretaker plays.

    `left_by`: who left the seat to the caretaker, as the name is still that person's.
    """

    seat: int
    user_id: int | None
    name: str
    has_joined: bool
    left_by: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One game. `seats`: how many are wanted; `players`: by seat.

    `since_state` is the state at the last turn change and `since_number` the last log row in it. The board is where
    `Store.delivered` last said it is, with the people mentioned there and from where on it told when it was posted;
    `Store.save` leaves it alone. `ended_by` says why it ended otherwise than by its rules, and which seat did it.
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
    board_since_number: int | None = None
    board_since_state: bytes | None = None
    created_at: datetime
    touched_at: datetime
    paused_at: datetime | None = None
    ended_at: datetime | None = None
    ended_by: str | None = None
    ended_by_seat: int | None = None


LEAVE = "leave"  # a person gave this seat up, or lost it


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """`kind`: "play", "undo" or LEAVE. `interaction_id`, `user_id`: None where nobody clicked.

    `version`: the one it led to. `waited`: for how many seconds others had waited, where it began a turn.
    """

    number: int
    seat: int | None
    user_id: int | None
    kind: str
    action: bytes | None
    interaction_id: int | None
    at: datetime
    version: int
    waited: int | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """A board that the channel has not been shown. `nonce`: the same however often this version is sent."""

    guild_id: int
    table_id: str
    version: int
    nonce: str
    since: datetime


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody wants to be reminded. `pace_hours`: None = the game's. Quiet hours in minutes of the local day."""

    user_id: int
    is_on: bool = True
    pace_hours: int | None = None
    is_by_message: bool = False
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that owes an answer. It stands as long as the question does.

    `is_turn`: nobody waited for this seat just before. `sent`: how many reminders. `due_at`: the next one; `late_at`:
    when the others may decide about the seat, None once they were told. `is_gone`: this person has left the server. The
    message is the last reminder, the notice what the others were told; both go when the wait ends.
    """

    table_id: str
    seat: int
    question: str
    since: datetime
    is_turn: bool
    sent: int = 0
    due_at: datetime | None = None
    late_at: datetime | None = None
    is_gone: bool = False
    channel_id: int | None = None
    message_id: int | None = None
    notice_channel_id: int | None = None
    notice_message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Litter:
    """A message that has done its work and must go."""

    channel_id: int
    message_id: int


class Motion(StrEnum):
    """What can be voted on."""

    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    CARETAKER = "caretaker"
    HANDOVER = "handover"
    END = "end"


class Verdict(StrEnum):
    PASSED = "passed"
    FAILED = "failed"
    EXPIRED = "expired"
    OVERTAKEN = "overtaken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """One a table at a time. `voters`, `agreed`, `refused`: people. `steps`: for an undo.

    `seat`, `concerned_id`: which seat it is about, and who sits there while it lasts.
    `is_owed`: whether its message must be shown anew; the vote is gone when it has a verdict and that was shown.
    """

    guild_id: int
    table_id: str
    token: str
    version: int = 1
    motion: Motion
    seat: int | None = None
    concerned_id: int | None = None
    steps: int = 0
    proposer_id: int
    candidate_id: int | None = None
    candidate_name: str | None = None
    has_accepted: bool = False
    voters: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    ends_at: datetime | None
    verdict: Verdict | None = None
    is_owed: bool = True
    channel_id: int | None = None
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    """The state that a seat left when it last acted, and the log's last row then."""

    seat: int
    number: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended for a seat. `points` and `sources`: nothing where it did not end by its rules."""

    seat: int
    user_id: int | None
    place: int
    points: int | None
    sources: dict[str, object]


@dataclass(frozen=True, slots=True)
class Aside:
    """A game that is set aside, and why. The place is None where not even that can be read.

    `is_owed`: whether its channel was not told yet. `message_id`: what tells it there.
    """

    table_id: str
    guild_id: int | None
    channel_id: int | None
    game: str | None
    why: str
    at: datetime
    is_owed: bool = True
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """What is written together with a table.

    `ended`: seats that are not waited for any more; `begun` replaces what was waited for. `memories`: those of these
    seats; `forgets`: all others are dropped, as after an undo.
    """

    log: tuple[LoggedAction, ...] = ()
    begun: tuple[Wait, ...] = ()
    ended: tuple[int, ...] = ()
    memories: tuple[Memory, ...] = ()
    forgets: bool = False
    results: tuple[Result, ...] = ()
    vote: Vote | None = None
