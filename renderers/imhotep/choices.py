"""The places and cards that can be chosen now, read from the decisions: the same as in the menus."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.decision import Decision
from engines.imhotep.actions import PlaceStone, PlayChisel, PlayHammer, PlaySail, TakeCard, TakePair
from engines.imhotep.components import Card


def legal_slots(decisions: Iterable[Decision]) -> frozenset[tuple[int, int]]:
    """Ship and slot of every place where a stone may be loaded now."""
    return frozenset(
        (action.ship, action.slot)
        for decision in decisions
        for option in decision.options
        if isinstance(action := option.action, PlaceStone | PlayHammer | PlaySail | PlayChisel)
    )


def legal_cards(decisions: Iterable[Decision]) -> tuple[frozenset[Card], bool]:
    """The market cards that may be taken now, and whether the face-down pair may."""
    actions = [option.action for decision in decisions for option in decision.options]
    cards = frozenset(action.card for action in actions if isinstance(action, TakeCard))
    return cards, TakePair() in actions
