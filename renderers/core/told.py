"""How a table is told, in the alt text and in the description alike: names, whose turn, scores, the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar
from unicodedata import category

from engines.core.decision import Seat
from engines.core.game import View
from engines.core.phrase import Fact
from renderers.core.scene import Scene, Words

V = TypeVar("V", bound=View)

_JOINER = "\u200d"  # within an emoji
_LONGEST_NAME = 32  # more than this Discord does not allow


@dataclass(frozen=True, slots=True)
class Told(Generic[V]):
    """A scene's view with the names as they are said (`said_names`)."""

    view: V
    names: tuple[str, ...]
    words: Words

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.words.say(key, **facts)

    def row(self, items: Iterable[str]) -> str:
        """Items whose order counts."""
        return self.say("row-joint").join(items)

    def players(self, seats: Iterable[Seat]) -> str:
        return self.words.list(self.names[seat] for seat in seats)

    def points(self, points: Iterable[int]) -> str:
        """Every seat's points."""
        pairs = zip(self.names, points, strict=True)
        return self.words.list(self.say("score", name=name, points=number) for name, number in pairs)

    def scores(self) -> str:
        return self.say("scores", scores=self.points(self.view.scores))

    def sources(self, sources: Iterable[tuple[str, int]]) -> str:
        """Points by where they come from."""
        return self.words.list(self.say("source-points", source=source, points=points) for source, points in sources)

    def asked(self, turn: Seat | None) -> str:
        """Who must act or choose now, when it is this seat's turn; empty when nobody must."""
        view = self.view
        if not view.asked:
            return ""
        key = "turn" if view.asked == (turn,) else "choice"
        if view.eye in view.asked:
            return self.say(f"{key}-yours")
        return self.say(f"{key}-of", names=self.players(view.asked))

    def winners(self) -> str:
        """Empty until the game is over."""
        if self.view.outcome is None:
            return ""
        best = self.view.outcome.ranking[0]
        return self.say("won", count=len(best), names=self.players(best), points=self.view.scores[best[0]])

    def ranking(self) -> str:
        """Every place; empty until the game is over."""
        if self.view.outcome is None:
            return ""
        results = sorted(self.view.outcome.results, key=lambda result: result.place)
        places = [
            self.say("place", place=result.place, name=self.names[result.seat], points=result.points)
            for result in results
        ]
        return self.say("ranking", places=self.words.list(places))


def said_names(scene: Scene) -> tuple[str, ...]:
    """In one line, never empty, with nothing that is invisible or turns the text around; emoji stay whole."""
    return tuple(_name(scene, seat) for seat in range(scene.view.seats))


def _name(scene: Scene, seat: Seat) -> str:
    visible = "".join(character for character in scene.names[seat] if character.isspace() or _is_visible(character))
    name = " ".join(visible.split())[:_LONGEST_NAME].rstrip()
    return name if name.strip(_JOINER) else scene.words.say("seat-name", seat=seat)


def _is_visible(character: str) -> bool:
    return character == _JOINER or category(character)[0] != "C"
