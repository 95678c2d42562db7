"""How a table is told, in the alt text and in the description alike: names, whose turn, scores, ships and cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import category

from engines.core.decision import Seat
from engines.core.phrase import Fact
from engines.imhotep.components import Card
from engines.imhotep.view import ImhotepView
from renderers.core.scene import Scene, Words

_JOINER = "\u200d"  # within an emoji
_LONGEST_NAME = 32  # more than this Discord does not allow


@dataclass(frozen=True, slots=True)
class Told:
    """A scene's view with the names as they are said: in one line, never empty."""

    view: ImhotepView
    names: tuple[str, ...]
    words: Words

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.words.say(key, **facts)

    def row(self, items: Iterable[str]) -> str:
        """Items whose order counts."""
        return self.say("row-joint").join(items)

    def owners(self, stones: Iterable[Seat]) -> str:
        """Whose stones these are, in their order."""
        return self.row(self.names[seat] for seat in stones)

    def players(self, seats: Iterable[Seat]) -> str:
        return self.words.list(self.names[seat] for seat in seats)

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Cards whose order means nothing: each kind once, with how many there are."""
        kinds = [(card, cards.count(card)) for card in Card if card in cards]
        return self.words.list(self.say("cards-alike", card=card.value, count=count) for card, count in kinds)

    def points(self, points: Iterable[int]) -> str:
        """Every seat's points."""
        pairs = zip(self.names, points, strict=True)
        return self.words.list(self.say("score", name=name, points=number) for name, number in pairs)

    def turn(self) -> str:
        """Who must act or choose now; empty when nobody must."""
        view = self.view
        if not view.asked:
            return ""
        key = "turn" if view.asked == (view.turn,) else "choice"
        if view.eye in view.asked:
            return self.say(f"{key}-yours")
        return self.say(f"{key}-of", names=self.players(view.asked))

    def winners(self) -> str:
        """Empty until the game is over."""
        if self.view.outcome is None:
            return ""
        best = self.view.outcome.ranking[0]
        return self.say("won", count=len(best), names=self.players(best), points=self.view.scores[best[0]])

    def ship(self, number: int, stones: str, *, is_short: bool = False) -> str:
        """`stones`: what is aboard, worded; left out when the ship must be told shortly."""
        ship = self.view.ships[number]
        length = "-short" if is_short else ""
        if not ship.slots:
            return self.say("ship-gone", ship=number)
        if ship.site is not None:
            return self.say(f"ship-docked{length}", ship=number, site=ship.site.value, load=ship.load, stones=stones)
        return self.say(
            f"ship-waiting{length}",
            ship=number,
            load=ship.load,
            slots=len(ship.slots),
            minimum=ship.minimum,
            ready=ship.is_ready,
            stones=stones,
        )

    def slot(self, owner: Seat | None) -> str:
        return self.say("slot-empty") if owner is None else self.names[owner]


def told(scene: Scene) -> Told:
    view = scene.view
    assert isinstance(view, ImhotepView)
    return Told(view, tuple(_name(scene, seat) for seat in range(view.seats)), scene.words)


def _name(scene: Scene, seat: Seat) -> str:
    """In one line and with nothing that is invisible or turns the text around; emoji stay whole."""
    visible = "".join(character for character in scene.names[seat] if character.isspace() or _is_visible(character))
    name = " ".join(visible.split())[:_LONGEST_NAME].rstrip()
    return name if name.strip(_JOINER) else scene.words.say("seat-name", seat=seat)


def _is_visible(character: str) -> bool:
    return character == _JOINER or category(character)[0] != "C"
