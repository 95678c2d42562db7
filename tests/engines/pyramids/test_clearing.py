"""The end of a round: everybody chooses at once which card to keep, and nobody learns of it before all have chosen."""

from __future__ import annotations

from engines.core.event import seen_by
from engines.pyramids import GAME
from engines.pyramids.actions import FinishBuild, KeepCard, LayInPyramid
from engines.pyramids.components import CARDS, God
from engines.pyramids.events import CardsDiscarded, RoundBegan
from tests.engines.driving import asked, play, told
from tests.engines.pyramids.table import A, answered, building, clearing, seen

HANDS = ((20, 21), (30,), (40, 41), ())


def test_whoever_has_more_than_one_card_is_asked() -> None:
    state = clearing(*HANDS)
    assert [decision.seat for decision in GAME.decisions(state)] == [0, 2]
    assert [[option.action for option in decision.options] for decision in GAME.decisions(state)] == [
        [KeepCard(20), KeepCard(21)],
        [KeepCard(40), KeepCard(41)],
    ]
    assert all(decision.private for decision in GAME.decisions(state))
    assert seen(state).asked == (0, 2)
    assert (seen(state).phase, seen(state).turn) == ("clearing", None)


def test_nothing_shows_before_all_have_chosen() -> None:
    state, events = answered(clearing(*HANDS), 2, KeepCard(41))
    assert events == ()
    other, _ = answered(clearing(*HANDS), 2, KeepCard(40))
    for eye in (None, 0, 1, 3):
        assert seen(state, eye) == seen(other, eye)
        assert seen(state, eye).discards == ()
        assert seen(state, eye).kept is None
        assert seen(state, eye).necropolises[2].hand_size == 2
    assert seen(state, 2).kept == CARDS[41]
    assert [card.id for card in seen(state, 2).hand] == [40, 41]
    assert seen(state).asked == (0,)


def test_then_all_discards_show_at_once() -> None:
    state, _ = answered(clearing(*HANDS), 2, KeepCard(41))
    state, events = answered(state, 0, KeepCard(20))
    assert [(gone.seat, gone.cards) for gone in told(events, CardsDiscarded)] == [(0, (CARDS[21],)), (2, (CARDS[40],))]
    assert seen_by(events, None) == events
    assert state.hands == ((20,), (30,), (41,), ())
    assert seen(state).discards == (CARDS[21], CARDS[40])
    assert told(events, RoundBegan) != []


def test_the_order_of_answers_does_not_matter() -> None:
    one, _ = answered(answered(clearing(*HANDS), 2, KeepCard(41))[0], 0, KeepCard(20))
    two, _ = answered(answered(clearing(*HANDS), 0, KeepCard(20))[0], 2, KeepCard(41))
    assert one == two


def test_two_of_three_are_discarded() -> None:
    state, events = answered(clearing((20, 21, 22), (30,), ()), 0, KeepCard(21))
    assert [gone.cards for gone in told(events, CardsDiscarded)] == [(CARDS[20], CARDS[22])]
    assert state.hands[0] == (21,)


def test_exactly_one_card_is_kept() -> None:
    """There is no way to keep none or two: each option names the one card that stays."""
    state = clearing((20, 21), ())
    assert [option.action for option in asked(state).options] == [KeepCard(20), KeepCard(21)]


def test_without_a_choice_the_round_just_ends() -> None:
    state = building(God.HORUS, (A, 20), hands=((A, 20), (), (30,)))
    state = play(state, LayInPyramid(A, 0, 0), FinishBuild())
    assert state.round == 2
    assert state.hands == ((20,), (), (30,))
    assert state.discards == ()


def test_after_round_10_nobody_is_asked() -> None:
    state = building(God.HORUS, (A, 20, 21), round=10, deck=(), hands=((A, 20, 21), (30, 31), ()))
    state = play(state, LayInPyramid(A, 0, 0), FinishBuild())
    assert GAME.decisions(state) == ()
    assert GAME.outcome(state) is not None
    assert state.discards == (20, 21, 30, 31)
