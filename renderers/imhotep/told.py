"""How Imhotep's table is told: whose turn, ships, stones and cards."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.decision import Seat
from engines.imhotep.components import Card
from engines.imhotep.view import ImhotepView
from renderers.core.scene import Scene
from renderers.core.told import Told, said_names


class ToldImhotep(Told[ImhotepView]):
    """What the words of this game need."""

    __slots__ = ()

    def turn(self) -> str:
        return self.asked(self.view.turn)

    def owners(self, stones: Iterable[Seat]) -> str:
        """Whose stones these are, in their order."""
        return self.row(self.names[seat] for seat in stones)

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Cards whose order means nothing: each kind once, with how many there are."""
        kinds = [(card, cards.count(card)) for card in Card if card in cards]
        return self.words.list(self.say("cards-alike", card=card.value, count=count) for card, count in kinds)

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


def told(scene: Scene) -> ToldImhotep:
    view = scene.view
    assert isinstance(view, ImhotepView)
    return ToldImhotep(view, said_names(scene), scene.words)
