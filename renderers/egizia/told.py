"""How the table of Egizia is told: whose turn, cards and tiles, the river, harbours and builds."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.phrase import Fact, Phrase
from engines.egizia import labels
from engines.egizia.components import BERTHS, CARDS, SPHINX, Berth
from engines.egizia.view import EgiziaView, Progress, SeenArea, SeenBuild, SeenRiddle
from renderers.core.scene import Scene
from renderers.core.told import Told, said_names

FREE = "none"


class ToldEgizia(Told[EgiziaView]):
    """What the words of this game need."""

    __slots__ = ()

    def turn(self) -> str:
        return self.asked(self.view.turn)

    def round(self, key: str) -> str:
        return self.say(key, round=max(1, self.view.round), rounds=self.view.rounds)

    def label(self, phrase: Phrase) -> str:
        return self.words.phrase("label", phrase, self.names)

    def cards(self, cards: Iterable[str]) -> str:
        """Nile cards by type and by what they do."""
        return self.say("describe-joint").join(self.label(labels.nile_card(card)) for card in cards)

    def effects(self, cards: Iterable[str]) -> str:
        """Cards that are used, without their type."""
        return self.say("describe-joint").join(self.say("kind-effect", kind=CARDS[card].kind or card) for card in cards)

    def numbers(self, spaces: Iterable[str]) -> str:
        return self.row(self.say("space-number", space=space) for space in spaces)

    def progress(self, progress: Progress) -> str:
        needs: Fact = FREE if progress.needs is None else progress.needs
        return self.say("describe-progress", metric=progress.metric.value, has=progress.has, needs=needs)

    def riddle(self, seen: SeenRiddle) -> str:
        card = SPHINX[seen.card]
        kind = "each" if card.each is not None else "most" if card.most is not None else "needs"
        goals = self.words.list(map(self.progress, seen.progress))
        return self.say("describe-riddle", counts=kind, points=seen.points, goals=goals, worth=seen.worth)

    def area(self, seen: SeenArea) -> str:
        berths = [*zip(BERTHS, seen.berths, strict=False), (Berth.WAITING, seen.waiting)]
        ships = self.row(
            self.say("describe-berth", berth=berth.value, name=FREE if ship is None else self.names[ship])
            for berth, ship in berths
        )
        built = self.words.list(self.names[seat] for seat in seen.built)
        return self.say("describe-area", area=seen.area.value, ships=ships, built=built)

    def build(self, build: SeenBuild) -> str:
        bricks = self.words.list(
            self.say(
                "describe-brick",
                monument=brick.monument.value,
                place=brick.at + 1,
                number=brick.cell + 1,
                cost=brick.cost,
            )
            for brick in build.laid
        )
        return self.say(
            "describe-build",
            name=self.names[build.seat],
            area=build.area.value,
            budget=FREE if build.budget is None else build.budget,
            strength=build.strength,
            bricks=bricks,
        )

    def own(self) -> list[str]:
        """What only this eye sees: cards that it looks at and has, and the one that it has chosen."""
        view = self.view
        if view.eye is None:
            return []
        lines = [self.say("describe-looking", card=self.riddle(seen)) for seen in view.looking]
        lines += [self.say("describe-own-riddle", card=self.riddle(seen)) for seen in view.riddles]
        if not view.riddles:
            lines.append(self.say("describe-no-riddle"))
        if view.start_card is not None:
            lines.append(self.say("describe-start-card", card=self.label(labels.riddle(view.start_card))))
        return lines


def told(scene: Scene) -> ToldEgizia:
    view = scene.view
    assert isinstance(view, EgiziaView)
    return ToldEgizia(view, said_names(scene), scene.words)
