"""What happens: the only module that changes a state. Answers come in through `perform`, the rest through `settle`."""

from __future__ import annotations

from typing import assert_never

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.tuples import with_item, without_first
from engines.pyramids import actions as do
from engines.pyramids import events as happened
from engines.pyramids.components import CARDS, PAIR, ROUNDS, Edifice, gods_in_play
from engines.pyramids.necropolis import Laid
from engines.pyramids.pyramid import Place
from engines.pyramids.scoring import outcome
from engines.pyramids.state import Pair, PyramidsState
from engines.pyramids.tasks import Build, Clearing, Construction, GodChoice, PairChoice, RoundStart


def perform(state: PyramidsState, seat: Seat, action: do.PyramidsAction, tell: Tell) -> None:
    """Take the answered task off the agenda and do what the answer says."""
    task = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    match action:
        case do.TakeGod(god):
            state.gods = with_item(state.gods, seat, god)
            tell(happened.GodTaken(seat=seat, god=god))
        case do.TakePair(number):
            _take_pair(state, seat, number, tell)
            state.agenda += (Build(seat),)
        case do.LayInPyramid(card, floor, index):
            _draft(state, task, Laid(card, Edifice.PYRAMID, Place(floor, index)))
        case do.LayOnObelisk(card):
            _draft(state, task, Laid(card, Edifice.OBELISK))
        case do.LayInTomb(card):
            _draft(state, task, Laid(card, Edifice.TOMB))
        case do.FinishBuild():
            assert isinstance(task, Build)
            for laid in task.draft:
                _lay(state, seat, laid, tell)
        case do.KeepCard(card):
            assert isinstance(task, Clearing)
            state.agenda += (Clearing(with_item(task.kept, seat, card)),)
        case _:
            assert_never(action)


def settle(state: PyramidsState, tell: Tell) -> None:
    task = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    match task:
        case RoundStart():
            _begin_round(state, tell)
        case Construction():
            state.agenda += tuple(PairChoice(seat) for seat in reversed(_building_order(state)))
        case Clearing(kept):
            _clear(state, kept, tell)
        case _:
            raise AssertionError(f"{task.kind} asks somebody")


def _begin_round(state: PyramidsState, tell: Tell) -> None:
    """As many pairs as players; then everybody takes a god, clockwise from the first player."""
    dealt, state.deck = state.deck[: PAIR * state.seats], state.deck[PAIR * state.seats :]
    state.pairs = tuple(Pair((dealt[first], dealt[first + 1])) for first in range(0, len(dealt), PAIR))
    clockwise = [(state.first_seat + step) % state.seats for step in range(state.seats)]
    choices = tuple(GodChoice(seat) for seat in reversed(clockwise))
    state.agenda = (Clearing((None,) * state.seats), Construction(), *choices)
    shown = tuple((CARDS[pair.cards[0]], CARDS[pair.cards[1]]) for pair in state.pairs)
    tell(happened.RoundBegan(seat=state.first_seat, round=state.round, set_aside=state.set_aside, pairs=shown))


def _building_order(state: PyramidsState) -> list[Seat]:
    """By the numbers of the gods."""
    return [state.gods.index(god) for god in gods_in_play(state.seats) if god in state.gods]


def _take_pair(state: PyramidsState, seat: Seat, number: int, tell: Tell) -> None:
    cards = state.pairs[number].cards
    state.pairs = with_item(state.pairs, number, Pair(cards, seat))
    state.hands = with_item(state.hands, seat, state.hands[seat] + cards)
    tell(happened.PairTaken(seat=seat, pair=number, cards=(CARDS[cards[0]], CARDS[cards[1]])))


def _draft(state: PyramidsState, task: object, laid: Laid) -> None:
    """Nobody else learns of it before the build is finished."""
    assert isinstance(task, Build)
    state.agenda += (Build(task.seat, (*task.draft, laid)),)


def _lay(state: PyramidsState, seat: Seat, laid: Laid, tell: Tell) -> None:
    card = CARDS[laid.card]
    state.hands = with_item(state.hands, seat, without_first(state.hands[seat], laid.card))
    built = state.necropolises[seat].with_laid(laid)
    state.necropolises = with_item(state.necropolises, seat, built)
    match laid.edifice:
        case Edifice.PYRAMID:
            assert laid.place is not None
            floor, index = laid.place.floor, max(laid.place.index, 0)
            tell(happened.PyramidBuilt(seat=seat, card=card, floor=floor, index=index))
        case Edifice.OBELISK:
            tell(happened.ObeliskBuilt(seat=seat, card=card, height=len(built.obelisk)))
        case Edifice.TOMB:
            tell(happened.TombFilled(seat=seat, cards=len(built.tomb)))
            tell(happened.CardBuried(seat=seat, card=card, audience=(seat,)))
        case _:
            assert_never(laid.edifice)


def _clear(state: PyramidsState, kept: tuple[int | None, ...], tell: Tell) -> None:
    """The end of a round: discards, the tiles return, the first player changes."""
    is_last = state.round == ROUNDS
    for seat, hand in enumerate(state.hands):
        # Whoever has chosen nothing had no more than the one card that stays.
        gone = hand if is_last else tuple(card for card in hand if kept[seat] not in (None, card))
        if gone:
            state.hands = with_item(state.hands, seat, tuple(card for card in hand if card not in gone))
            state.discards += gone
            tell(happened.CardsDiscarded(seat=seat, cards=tuple(CARDS[card] for card in gone)))
    if is_last:
        _end(state, tell)
        return
    state.round += 1
    state.first_seat = (state.first_seat + 1) % state.seats
    state.gods = (None,) * state.seats
    if state.set_aside is not None:
        gods = gods_in_play(state.seats)
        state.set_aside = gods[state.set_aside.number % len(gods)]
    state.agenda = (RoundStart(),)


def _end(state: PyramidsState, tell: Tell) -> None:
    for seat, necropolis in enumerate(state.necropolises):
        if necropolis.tomb:
            tell(happened.TombRevealed(seat=seat, cards=tuple(CARDS[card] for card in necropolis.tomb)))
    result = outcome(state)
    for entry in result.results:
        for source, points in entry.breakdown:
            if points:
                tell(happened.FinalScored(seat=entry.seat, source=source, points=points))
    tell(happened.GameEnded(ranking=result.ranking))
