"""What a picture is made from and what comes out of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from engines.core.decision import Decision
from engines.core.event import Event
from engines.core.game import View
from engines.core.phrase import Fact, Phrase


class Words(Protocol):
    """One table's words in one language, from the word files; the table's options are known to them."""

    def say(self, key: str, /, **facts: Fact) -> str:
        """The text with this key."""
        ...

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """An event as one sentence; empty when it needs none because another event says it."""
        ...

    def phrase(self, kind: str, phrase: Phrase, names: Sequence[str]) -> str:
        """An engine's phrase as a "label", a "prompt" or a "reason"."""
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
    """A game's pictures. All are pure functions of the scene."""

    @property
    def pages(self) -> tuple[str, ...]:
        """Names of further pictures of what everybody may see, one click away from the board; often there are none.

        A page's title is the text `page-<name>`.
        """
        ...

    def render(self, scene: Scene, page: str | None = None) -> Picture:
        """The picture itself, or one of the pages."""
        ...

    def describe(self, scene: Scene) -> tuple[str, ...]:
        """Everything that the eye may see in words, in pages of at most `PAGE_LIMIT` characters."""
        ...
