"""How each action is labelled: a path of phrases from the outermost choice inward, at most two clicks deep.

Cards of a hand are lettered and open places numbered, in labels as in pictures: "B on 3".
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engines.core.decision import Path
from engines.core.phrase import Phrase, phrase
from engines.pyramids.actions import (
    FinishBuild,
    KeepCard,
    LayInPyramid,
    LayInTomb,
    LayOnObelisk,
    PyramidsAction,
    TakeGod,
    TakePair,
)
from engines.pyramids.components import CARDS, God

ANY_CARD = phrase("hand_card")
IN_PYRAMID = phrase("in_pyramid")
ON_OBELISK = phrase("on_obelisk")
IN_TOMB = phrase("in_tomb")
FINISH = phrase("finish_build")


@cache
def path_of(action: PyramidsAction) -> Path:
    match action:
        case TakeGod(god):
            return (god_label(god),)
        case TakePair(pair):
            return (phrase("pair", pair=pair + 1),)
        case LayInPyramid(card, floor, index):
            return (hand_card(card), phrase("in_pyramid", floor=floor, index=index))
        case LayOnObelisk(card):
            return (hand_card(card), ON_OBELISK)
        case LayInTomb(card):
            return (hand_card(card), IN_TOMB)
        case FinishBuild():
            return (FINISH,)
        case KeepCard(card):
            return (phrase("keep", card=card_phrase(card)),)
        case _:
            assert_never(action)


@cache
def card_phrase(card: int) -> Phrase:
    """A card by its stones and glyph."""
    known = CARDS[card]
    return phrase(
        "card",
        layout=known.layout,
        first=known.first,
        second=known.second,
        third=known.third or "none",
        glyph=known.glyph or "none",
    )


@cache
def hand_card(card: int) -> Phrase:
    return phrase("hand_card", card=card_phrase(card))


@cache
def god_label(god: God) -> Phrase:
    return phrase("god", god=god)


def with_fact(label: Phrase, name: str, value: int) -> Phrase:
    """The same label saying more, for a menu."""
    return Phrase(label.key, (*label.facts, (name, value)))
