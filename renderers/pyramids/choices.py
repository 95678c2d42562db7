"""What can be chosen now, read from the decisions: the same numbers as in the menus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engines.core.decision import Decision
from engines.core.phrase import Phrase
from engines.pyramids.actions import KeepCard, LayInPyramid, LayInTomb, LayOnObelisk, TakeGod, TakePair
from engines.pyramids.components import God
from engines.pyramids.pyramid import Place


@dataclass(frozen=True, slots=True)
class Choices:
    """`places`: open places of the pyramid with their numbers. `cards`: of the hand, that can be laid or kept."""

    gods: frozenset[God]
    pairs: frozenset[int]
    places: Mapping[Place, int]
    cards: frozenset[int]


def choices_of(decisions: Iterable[Decision]) -> Choices:
    gods, pairs, cards = set(), set(), set()
    places: dict[Place, int] = {}
    for decision in decisions:
        for option in decision.options:
            match option.action:
                case TakeGod(god):
                    gods.add(god)
                case TakePair(pair):
                    pairs.add(pair)
                case LayInPyramid(card, floor, index):
                    cards.add(card)
                    places[Place(floor, index)] = _number(option.path[-1])
                case LayOnObelisk(card) | LayInTomb(card) | KeepCard(card):
                    cards.add(card)
                case _:
                    pass
    return Choices(frozenset(gods), frozenset(pairs), places, frozenset(cards))


def _number(label: Phrase) -> int:
    number = dict(label.facts)["number"]
    assert isinstance(number, int)
    return number
