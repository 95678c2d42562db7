"""The test-only game under the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from random import Random

from engines.core.decision import Action, Seat
from engines.core.state import State
from tests.laws.subject import Subject
from tests.offerings import GAME, Night, OfferingsOptions, OfferingsState, OfferingsTask, TakeGifts, UseAmulet


def _census(state: State) -> Counter[Hashable]:
    assert isinstance(state, OfferingsState)
    offered = [card for task in state.agenda if isinstance(task, Night) for card in task.offers if card is not None]
    pieces: Counter[Hashable] = Counter(state.deck + state.spent + state.buried)
    pieces.update(card for hand in state.hands for card in hand)
    pieces.update(offered)
    pieces["gift"] = state.pile + sum(state.gifts)
    return pieces


def _scrambled(state: State, eye: Seat | None, random: Random) -> State:
    """Deck, buried cards, the others' hands and what the others have offered."""
    assert isinstance(state, OfferingsState)
    hidden = [*state.deck, *state.buried]
    hidden += [card for seat, hand in enumerate(state.hands) if seat != eye for card in hand]
    hidden += [card for task in state.agenda if isinstance(task, Night) for card in _of_others(task, eye)]
    random.shuffle(hidden)
    draw = hidden.pop
    agenda: tuple[OfferingsTask, ...] = tuple(
        Night(tuple(o if o is None or seat == eye else draw() for seat, o in enumerate(task.offers)))
        if isinstance(task, Night)
        else task
        for task in state.agenda
    )
    return replace(
        state,
        seed=f"another {random.random()}",
        agenda=agenda,
        deck=tuple(draw() for _ in state.deck),
        buried=tuple(draw() for _ in state.buried),
        hands=tuple(h if seat == eye else tuple(draw() for _ in h) for seat, h in enumerate(state.hands)),
    )


def _of_others(night: Night, eye: Seat | None) -> list[int]:
    return [offer for seat, offer in enumerate(night.offers) if offer is not None and seat != eye]


def _greedy(action: Action) -> int:
    return 0 if isinstance(action, UseAmulet) or action == TakeGifts(2) else 1


SUBJECT = Subject(
    game=GAME,
    mixes=[OfferingsOptions(), OfferingsOptions(amulets=False)],
    census=_census,
    scrambled=_scrambled,
    stubborn={"greedy": _greedy},
    longest=40,
)
