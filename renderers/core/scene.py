"""What a picture is made from and what comes out of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from engines.core.decision import Decision
from engines.core.event import Event
from engines.core.game import View
from engines.core.phrase import Fact


class Words(Protocol):
    """One table's words in one language, from the word files; the table's options are known to them."""

    def say(self, key: str, /, **facts: Fact) -> str:
        """The text with this key."""
        ...

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """An event as one sentence; empty when it needs none because another event says it."""
        ...

    def list(self, items: Iterable[str]) -> str:
        """ "a, b and c"; of nothing, the word for none."""
        ...


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one eye may see. `decisions`: those whose options it may see. `since`: what happened lately.

    `names` are the players' own, by seat, from any script.
    """

    view: View
    decisions: tuple[Decision, ...]
    since: tuple[Event, ...]
    names: tuple[str, ...]
    words: Words


@dataclass(frozen=True, slots=True)
class Picture:
    """`alt`: what the picture says, in words, at most `ALT_LIMIT` characters."""

    png: bytes
    alt: str


ALT_LIMIT = 1024
PAGE_LIMIT = 4000


class Renderer(Protocol):
    """A game's pictures. Both are pure functions of the scene."""

    def render(self, scene: Scene) -> Picture: ...

    def describe(self, scene: Scene) -> tuple[str, ...]:
        """Everything that the eye may see in words, in pages of at most `PAGE_LIMIT` characters."""
        ...
