"""Barrier, private hand, aside, reveal and trap, on the test-only game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core.decision import Closed, seen_by
from engines.core.errors import IllegalAction, NotYourDecision
from engines.core.event import seen_by as events_seen_by
from engines.core.phrase import phrase
from engines.core.replay import perft
from engines.core.state import State
from tests.offerings import GAME, Offer, OfferingsOptions, OfferingsState, Reward, TakeGifts, UseAmulet


@pytest.fixture
def state() -> OfferingsState:
    return GAME.new(3, OfferingsOptions(), "mechanisms")


def offer(state: State, *seats: int) -> State:
    for seat in seats:
        asked = next(decision for decision in GAME.decisions(state) if decision.seat == seat)
        state = GAME.apply(state, seat, asked.default.action).state
    return state


def test_a_barrier_asks_all_seats_at_once(state: OfferingsState) -> None:
    assert [decision.seat for decision in GAME.decisions(state)] == [0, 1, 2]
    after = offer(state, 1)
    assert [decision.seat for decision in GAME.decisions(after)] == [0, 2]
    with pytest.raises(NotYourDecision):
        GAME.apply(after, 1, Offer(state.hands[1][0]))


def test_a_question_keeps_its_id_while_others_answer(state: OfferingsState) -> None:
    before = {decision.seat: decision.id for decision in GAME.decisions(state)}
    after = {decision.seat: decision.id for decision in GAME.decisions(offer(state, 1))}
    assert after == {0: before[0], 2: before[2]}


def test_offers_are_shown_only_when_all_are_in(state: OfferingsState) -> None:
    first = GAME.apply(state, 0, Offer(state.hands[0][0]))
    assert first.events == ()
    second = GAME.apply(first.state, 1, Offer(state.hands[1][0]))
    assert second.events == ()
    last = GAME.apply(second.state, 2, Offer(state.hands[2][0]))
    assert (last.events[0].kind, last.events[0].reveals) == ("offers_shown", True)


def test_private_questions_are_seen_by_their_seat_alone(state: OfferingsState) -> None:
    decisions = GAME.decisions(state)
    assert seen_by(decisions, None) == ()
    assert [decision.seat for decision in seen_by(decisions, 1)] == [1]


def test_an_aside_leaves_the_question_standing(state: OfferingsState) -> None:
    swapped = state.hands[0][0]
    step = GAME.apply(state, 0, UseAmulet(swapped))
    mine = next(decision for decision in GAME.decisions(step.state) if decision.seat == 0)
    assert mine.prompt == phrase("night")
    assert mine.asides == ()
    assert mine.closed == (Closed((phrase("use_amulet"),), phrase("amulet_used")),)
    assert events_seen_by(step.events, None) == events_seen_by(step.events, 1) == ()
    assert [event.kind for event in events_seen_by(step.events, 0)] == ["card_swapped"]
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(step.state, 0, UseAmulet(state.hands[0][1]))
    assert refused.value.reason.key == "amulet_used"


def test_a_private_single_choice_is_asked() -> None:
    state = GAME.new(2, OfferingsOptions(amulets=False), "last card")
    last = GAME.resume(replace(state, hands=tuple(hand[:1] for hand in state.hands)))
    assert [len(decision.options) for decision in GAME.decisions(last)] == [1, 1]
    step = GAME.apply(last, 0, Offer(last.hands[0][0]))
    assert [decision.seat for decision in GAME.decisions(step.state)] == [1]


def test_the_trap_is_closed_when_nobody_has_room(state: OfferingsState) -> None:
    free = GAME.resume(replace(state, agenda=(Reward(0),), gifts=(0, 2, 1)))
    assert [option.action for option in GAME.decisions(free)[0].options] == [TakeGifts(1), TakeGifts(2)]
    shut = GAME.resume(replace(state, agenda=(Reward(0),), gifts=(0, 2, 2)))
    (decision,) = GAME.decisions(shut)
    assert [option.action for option in decision.options] == [TakeGifts(1)]
    assert decision.is_forced
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(shut, 0, TakeGifts(2))
    assert refused.value.reason == phrase("nobody_has_room", room=2)


def test_perft_counts_answers_and_asides() -> None:
    state = GAME.new(2, OfferingsOptions(), "count")
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 1) == 2 * (3 + 3)
    # After an offer the other seat has 6 choices; after an aside it still has 6, and the seat itself 3.
    assert perft(GAME, state, 2) == 6 * 6 + 6 * (6 + 3)
