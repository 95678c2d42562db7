"""Pyramids under the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import replace
from random import Random

from engines.core.decision import Action, Seat
from engines.core.state import State
from engines.pyramids import GAME
from engines.pyramids import actions as do
from engines.pyramids.components import BASE, CARDS, FLOORS, ROUNDS, Card, God
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.pyramid import open_places
from engines.pyramids.state import PyramidsState
from engines.pyramids.tasks import Build, Clearing, PyramidsTask
from tests.laws.subject import Subject


def _census(state: State) -> Counter[Hashable]:
    """A pair that was taken lies in a hand, and what is drafted still does."""
    assert isinstance(state, PyramidsState)
    pieces: Counter[Hashable] = Counter(state.deck + state.discards)
    pieces.update(card for hand in state.hands for card in hand)
    pieces.update(card for pair in state.pairs if pair.taker is None for card in pair.cards)
    pieces.update(card for necropolis in state.necropolises for card in _cards_of(necropolis))
    return pieces


def _cards_of(necropolis: Necropolis) -> list[int]:
    return [*(card for floor in necropolis.pyramid for card in floor.cards), *necropolis.obelisk, *necropolis.tomb]


def _scrambled(state: State, eye: Seat | None, random: Random) -> State:
    """Deck, the others' hands and tombs; with the hands what is drafted or chosen to be kept."""
    assert isinstance(state, PyramidsState)
    others = [seat for seat in range(state.seats) if seat != eye]
    is_over = not state.agenda
    hidden = [*state.deck, *(card for seat in others for card in state.hands[seat])]
    if not is_over:
        hidden += [card for seat in others for card in state.necropolises[seat].tomb]
    other = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))

    def renamed(cards: Iterable[int]) -> tuple[int, ...]:
        return tuple(other[card] for card in cards)

    def task_of(task: PyramidsTask) -> PyramidsTask:
        match task:
            case Build(seat, draft) if seat != eye:
                return Build(seat, tuple(replace(laid, card=other[laid.card]) for laid in draft))
            case Clearing(kept):
                return Clearing(tuple(c if c is None or seat == eye else other[c] for seat, c in enumerate(kept)))
            case _:
                return task

    return replace(
        state,
        seed=f"another {random.random()}",
        agenda=tuple(task_of(task) for task in state.agenda),
        deck=renamed(state.deck),
        hands=tuple(hand if seat == eye else renamed(hand) for seat, hand in enumerate(state.hands)),
        necropolises=tuple(
            necropolis if is_over or seat == eye else replace(necropolis, tomb=renamed(necropolis.tomb))
            for seat, necropolis in enumerate(state.necropolises)
        ),
    )


def _secrets(state: State, eye: Seat | None) -> list[Card]:
    """What is hidden, but for what lay open just now: the pairs that were taken this round."""
    assert isinstance(state, PyramidsState)
    if not state.agenda:
        return []
    shown = {card for pair in state.pairs for card in pair.cards}
    others = [seat for seat in range(state.seats) if seat != eye]
    held = [card for seat in others for card in (*state.hands[seat], *state.necropolises[seat].tomb)]
    return [CARDS[card] for card in (*state.deck, *(card for card in held if card not in shown))]


def _arithmetic(state: State) -> None:
    """A pyramid has as many cards as rounds were built, no floor too many, and always an open place; hands stay small,
    and a draft is made of them; the gods are different ones; the deck lasts without being shuffled again.
    """
    assert isinstance(state, PyramidsState)
    assert 1 <= state.round <= ROUNDS
    for necropolis in state.necropolises:
        cards = sum(len(floor.cards) for floor in necropolis.pyramid)
        assert cards in (state.round - 1, state.round)
        assert all(len(floor.cards) <= BASE - number for number, floor in enumerate(necropolis.pyramid))
        assert len(necropolis.pyramid) <= FLOORS
        assert bool(open_places(necropolis.pyramid)) == (cards < ROUNDS)
        assert max(len(necropolis.obelisk), len(necropolis.tomb)) <= state.round
    assert all(len(hand) <= 3 for hand in state.hands)
    taken = [god for god in state.gods if god is not None]
    assert len(set(taken)) == len(taken)
    assert state.set_aside not in taken
    assert (state.set_aside is None) == (state.seats > 2)
    assert state.seats > 3 or God.THOTH not in taken
    assert len(state.pairs) == state.seats
    assert len(state.deck) == len(CARDS) - state.seats - 2 * state.seats * state.round
    if state.build is not None:
        draft = state.build.draft
        assert len({laid.edifice for laid in draft}) == len({laid.card for laid in draft}) == len(draft)
        assert {laid.card for laid in draft} <= set(state.hands[state.build.seat])


def _hoard(action: Action) -> int:
    """Never more than the compulsory card."""
    match action:
        case do.FinishBuild() | do.LayInPyramid():
            return 0
        case _:
            return 1


def _build_all(action: Action) -> int:
    """Every card that a god allows, the optional ones first, under the most generous god."""
    match action:
        case do.TakeGod(god):
            return -god.number
        case do.LayInTomb() | do.LayOnObelisk():
            return 0
        case do.LayInPyramid():
            return 1
        case _:
            return 2


def _climb(action: Action) -> int:
    """As high as possible as early as possible."""
    return -action.floor if isinstance(action, do.LayInPyramid) else 0


SUBJECT = Subject(
    game=GAME,
    mixes=[PyramidsOptions()],
    census=_census,
    scrambled=_scrambled,
    arithmetic=_arithmetic,
    stubborn={"hoard": _hoard, "build all": _build_all, "climb": _climb},
    longest=400,
    drafts=(do.LayInPyramid, do.LayOnObelisk, do.LayInTomb),
    secrets=_secrets,
    depth=8,  # as far as the second build, with two players the discards
)
