"""How the table of Pyramids is told: whose turn, gods, pairs, cards and stones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core.decision import Seat
from engines.core.phrase import Fact
from engines.pyramids.components import FLOORS, ROUNDS, Card, Colour, God, favour
from engines.pyramids.view import PyramidsView, SeenGod, SeenNecropolis, SeenPair
from renderers.core.scene import Scene
from renderers.core.told import Told, said_names


class ToldPyramids(Told[PyramidsView]):
    """What the words of this game need."""

    __slots__ = ()

    def turn(self) -> str:
        return self.asked(self.view.turn)

    def round(self, key: str) -> str:
        return self.say(key, round=self.view.round, rounds=ROUNDS)

    def card(self, card: Card, key: str = "label-card", **facts: Fact) -> str:
        """A card by its stones and glyph; other keys say more about it."""
        return self.say(
            key,
            layout=card.layout.value,
            first=card.first.value,
            second=card.second.value,
            third="none" if card.third is None else card.third.value,
            glyph="none" if card.glyph is None else card.glyph.value,
            **facts,
        )

    def cards(self, cards: Iterable[Card]) -> str:
        return self.words.list(map(self.card, cards))

    def lettered(self, numbers: Iterable[int]) -> str:
        """Cards of the own hand, with the letters that menus and pictures give them."""
        hand = self.view.hand
        return self.words.list(self.card(hand[number], "lettered-card", letter=number) for number in numbers)

    def colours(self, counts: Sequence[int], *, with_none: bool = True) -> str:
        """How many stones of each colour."""
        told = zip(Colour, counts, strict=True)
        return self.row(
            self.say("colour-count", colour=colour.value, count=count) for colour, count in told if count or with_none
        )

    def gods(self, key: str) -> list[str]:
        """Every god in play by number: who has it, or that it is free or set aside."""
        lines = [self._god(key, seen.god, self._standing(seen), seen.taker) for seen in self.view.gods]
        aside = self.view.set_aside
        if aside is not None:
            lines.insert(aside.number - 1, self._god(key, aside, "set_aside", None))
        return lines

    def _god(self, key: str, god: God, standing: str, taker: Seat | None) -> str:
        name = "" if taker is None else self.names[taker]
        most = favour(god, self.view.seats).most
        return self.say(key, god=god.value, most=most, standing=standing, name=name)

    def _standing(self, seen: SeenGod) -> str:
        if seen.taker is None:
            return "free" if self.view.phase == "gods" else "left"
        return "built" if seen.has_built else "taken"

    def pair(self, number: int, seen: SeenPair, key: str, **facts: Fact) -> str:
        left, right = map(self.card, seen.cards)
        return self.say(key, pair=number + 1, left=left, right=right, **facts)

    def standing(self, built: SeenNecropolis) -> list[str]:
        """Pyramid and obelisk."""
        return [*self._pyramid(built), self._obelisk(built)]

    def _pyramid(self, built: SeenNecropolis) -> list[str]:
        """Floor by floor, from the base; cards with their numbers, as floors need not begin at the left."""
        if not built.pyramid:
            return [self.say("pyramid-empty")]
        lines = []
        for floor in range(FLOORS):
            cards = [
                self.card(seen.card, "numbered-card", index=seen.place.index)
                for seen in built.pyramid
                if seen.place.floor == floor
            ]
            if cards:
                lines.append(self.say("floor-line", floor=floor, cards=self.row(cards)))
        return [*lines, self.say("groups-line", groups=self.colours(built.groups))]

    def _obelisk(self, built: SeenNecropolis) -> str:
        colour, best = built.best
        return self.say(
            "obelisk-line",
            count=len(built.obelisk),
            cards=self.row(map(self.card, built.obelisk)),
            colour="none" if colour is None else colour.value,
            best=best,
        )

    def hand(self) -> list[str]:
        """The eye's own hand, what of it lies in the build that nobody else sees yet, and the card it keeps."""
        view = self.view
        held = [number for number, card in enumerate(view.hand) if card.id not in view.drafted]
        drafted = [number for number, card in enumerate(view.hand) if card.id in view.drafted]
        lines = [self.say("hand-held", count=len(held), cards=self.lettered(held))]
        if drafted:
            lines.append(self.say("hand-drafted", cards=self.lettered(drafted)))
        if view.kept is not None:
            lines.append(self.say("hand-kept", card=self.card(view.kept)))
        return lines


def told(scene: Scene) -> ToldPyramids:
    view = scene.view
    assert isinstance(view, PyramidsView)
    return ToldPyramids(view, said_names(scene), scene.words)
