"""What a seat is asked: every legal action with its label path, what is closed and why, and a harmless default."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict

from engines.core.phrase import Phrase, phrase

Seat = int
Path = tuple[Phrase, ...]


class Action:
    """Base of all actions: frozen dataclasses with a `kind`, one class each."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    kind: str


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action. `path`: labels from the outermost inward. `reveals`: it brings something hidden out."""

    action: Action
    path: Path
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Closed:
    """What a player might look for and cannot have now; it stands for every action whose path it covers."""

    path: Path
    reason: Phrase

    def covers(self, path: Path) -> bool:
        return len(self.path) <= len(path) and all(
            mine.covers(theirs) for mine, theirs in zip(self.path, path, strict=False)
        )


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat.

    `id` stays the same as long as the question does, whatever other seats answer meanwhile.
    `asides` may be done first and leave the question standing. `private`: its options show what only the seat may know.
    """

    id: str
    seat: Seat
    prompt: Phrase
    options: tuple[Option, ...]
    default: Option
    asides: tuple[Option, ...] = ()
    closed: tuple[Closed, ...] = ()
    private: bool = False

    def offers(self, action: Action) -> bool:
        # An action taken from this very list is found by identity, which is much faster than comparing fields.
        offered = self.options + self.asides
        for option in offered:
            if option.action is action:
                return True
        return any(option.action == action for option in offered)

    def why_not(self, path: Path) -> Phrase:
        """The reason for which the action with this path is not offered.

        A question may leave out first labels that its prompt already says: then what is closed leaves them out too.
        """
        for closed in self.closed:
            if any(closed.covers(path[start:]) for start in range(len(path))):
                return closed.reason
        return phrase("not_offered", asked=self.prompt.key)

    @property
    def is_forced(self) -> bool:
        """One option, nothing hidden in it and nothing beside it: it plays itself."""
        return len(self.options) == 1 and not (self.asides or self.private or self.options[0].reveals)


def seen_by(decisions: Iterable[Decision], eye: Seat | None) -> tuple[Decision, ...]:
    """The decisions whose options this eye may see: the public ones and its own."""
    return tuple(decision for decision in decisions if not decision.private or decision.seat == eye)
