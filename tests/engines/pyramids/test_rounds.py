"""Ten rounds: setup, pairs, the choice of gods, and what passes on from round to round."""

from __future__ import annotations

from random import Random

import pytest

from engines.pyramids import GAME
from engines.pyramids.actions import FinishBuild, LayInPyramid, TakeGod, TakePair
from engines.pyramids.components import CARDS, God
from engines.pyramids.events import CardsDiscarded, GameEnded, GodTaken, PairTaken, RoundBegan
from engines.pyramids.labels import path_of
from engines.pyramids.options import PyramidsOptions
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.pyramids.table import A, B, C, answered, building, seen, table

COUNTS = [2, 3, 4, 5]


@pytest.mark.parametrize("seats", COUNTS)
def test_setup(seats: int) -> None:
    """One card to each hand, then the pairs from the top of the deck."""
    deal = GAME.deal(seats, PyramidsOptions(), "any")
    state = GAME.new(seats, PyramidsOptions(), "any")
    assert sorted(deal.deck) == list(CARDS)
    assert state.hands == tuple((card,) for card in deal.deck[:seats])
    dealt = deal.deck[seats : 3 * seats]
    assert [card for pair in state.pairs for card in pair.cards] == list(dealt)
    assert state.deck == deal.deck[3 * seats :]
    assert asked(state).seat == state.first_seat == deal.start_seat
    assert (state.set_aside is None) == (seats > 2)
    assert state.set_aside is deal.set_aside


def test_any_tile_may_be_set_aside_and_any_seat_may_start() -> None:
    deals = [GAME.deal(2, PyramidsOptions(), f"seed {number}") for number in range(100)]
    assert {deal.set_aside for deal in deals} == set(God) - {God.THOTH}
    assert {deal.start_seat for deal in deals} == {0, 1}
    assert GAME.deal(5, PyramidsOptions(start_seat=3), "any").start_seat == 3


@pytest.mark.parametrize(("seats", "gods"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_tiles_on_offer(seats: int, gods: int) -> None:
    state = table(seats)
    tiles = [god for god in God if seats > 3 or god is not God.THOTH]
    assert offered(state) == [TakeGod(god) for god in tiles if god is not state.set_aside]
    assert len(offered(state)) == gods


def test_gods_are_taken_clockwise_from_the_first_player() -> None:
    state = table(4, first_seat=2, agenda=GAME.new(4, PyramidsOptions(start_seat=2), "table").agenda)
    for seat, god in ((2, God.THOTH), (3, God.HORUS), (0, God.SEKHMET)):
        assert asked(state).seat == seat
        state, events = stepped(state, TakeGod(god))
        assert told(events, GodTaken) == [GodTaken(seat=seat, god=god)]
    assert asked(state).seat == 1
    assert offered(state) == [TakeGod(God.ANUBIS), TakeGod(God.KHEPRI)]
    assert asked(state).why_not(path_of(TakeGod(God.HORUS))).facts == (("seat", 3),)


def test_the_last_of_five_has_no_choice_of_god() -> None:
    gods = (God.THOTH, God.HORUS, God.SEKHMET, God.ANUBIS)
    state, events = stepped(play(table(5), *map(TakeGod, gods[:3])), TakeGod(gods[3]))
    assert [(taken.seat, taken.god) for taken in told(events, GodTaken)] == [(3, God.ANUBIS), (4, God.KHEPRI)]
    assert asked(state).seat == 1


def test_a_tile_that_is_not_there_says_why() -> None:
    state = table(2, set_aside=God.KHEPRI)
    assert asked(state).why_not(path_of(TakeGod(God.KHEPRI))).key == "god_set_aside"
    after = play(state, TakeGod(God.HORUS))
    assert asked(after).why_not(path_of(TakeGod(God.HORUS))).key == "god_taken"


def test_whoever_takes_a_pair_builds_before_the_next_one_takes() -> None:
    state = play(table(3), TakeGod(God.SEKHMET), TakeGod(God.HORUS), TakeGod(God.ANUBIS))
    assert asked(state).seat == 1
    held, pair = state.hands[1], state.pairs[2].cards
    state, events = stepped(state, TakePair(2))
    assert told(events, PairTaken) == [PairTaken(seat=1, pair=2, cards=(CARDS[pair[0]], CARDS[pair[1]]))]
    assert state.hands[1] == held + pair
    assert (asked(state).seat, asked(state).prompt.key) == (1, "build")
    state = play(state, asked(state).default.action, FinishBuild())
    assert (asked(state).seat, asked(state).prompt.key) == (2, "pair_choice")
    assert offered(state) == [TakePair(0), TakePair(1)]
    reason = asked(state).why_not(path_of(TakePair(2)))
    assert (reason.key, reason.facts) == ("pair_taken", (("seat", 1),))


def test_the_last_pair_is_taken_without_a_question() -> None:
    state = play(table(2, set_aside=God.SEKHMET), TakeGod(God.HORUS), TakeGod(God.ANUBIS), TakePair(1))
    state, events = stepped(play(state, asked(state).default.action), FinishBuild())
    assert [(taken.seat, taken.pair) for taken in told(events, PairTaken)] == [(1, 0)]
    assert (asked(state).seat, asked(state).prompt.key) == (1, "build")


def test_the_token_passes_left_and_the_tiles_return() -> None:
    state = building(God.HORUS, (A,), first_seat=2)
    state, events = stepped(play(state, LayInPyramid(A, 0, 0)), FinishBuild())
    (began,) = told(events, RoundBegan)
    assert (began.seat, began.round, began.set_aside) == (0, 2, None)
    assert [tuple(card.id for card in pair) for pair in began.pairs] == [pair.cards for pair in state.pairs]
    assert state.first_seat == asked(state).seat == 0
    assert state.gods == (None, None, None)
    assert all(pair.taker is None for pair in state.pairs)
    assert len(offered(state)) == 4


@pytest.mark.parametrize("seats", COUNTS)
def test_a_whole_game(seats: int) -> None:
    """Ten rounds; everybody is the first player in turn; the deck lasts, and five players use it up."""
    state = GAME.new(seats, PyramidsOptions(start_seat=1), "whole")
    first = [state.first_seat]
    aside = [state.set_aside]
    while (decisions := GAME.decisions(state)) != ():
        state, events = answered(state, decisions[0].seat, decisions[0].default.action)
        for began in told(events, RoundBegan):
            first.append(state.first_seat)
            aside.append(began.set_aside)
    assert told(events, GameEnded) != []
    assert first == [(1 + number) % seats for number in range(10)]
    if seats == 2:
        numbers = [god.number for god in aside if god is not None]
        assert numbers == [(numbers[0] - 1 + number) % 4 + 1 for number in range(10)]
    assert len(state.deck) == 105 - seats - 20 * seats
    assert [len(seen(state).necropolises[seat].pyramid) for seat in range(seats)] == [10] * seats


def test_the_game_ends_after_round_10() -> None:
    state = building(God.HORUS, (A, B, C), round=10, deck=())
    state, events = stepped(play(state, LayInPyramid(B, 0, 0)), FinishBuild())
    assert state.agenda == ()
    assert seen(state).phase == "over"
    assert [card.id for gone in told(events, CardsDiscarded) for card in gone.cards] == [A, C]
    assert state.hands == ((), (), ())
    assert isinstance(events[-1], GameEnded)


@pytest.mark.parametrize("seats", COUNTS)
def test_what_is_told_together(seats: int) -> None:
    """A pair and discards are asked on the board that tells what came before them, and it is not to lose it."""
    state, random = GAME.new(seats, PyramidsOptions(start_seat=0), "told"), Random(seats)
    joined: set[tuple[str, str]] = set()
    parted: set[tuple[str, str]] = set()
    while decisions := GAME.decisions(state):
        before, decision = state, random.choice(decisions)
        state, _ = answered(state, decision.seat, random.choice(decision.options).action)
        if state.agenda and (seen(state).turn, state.agenda[-1].kind) != (seen(before).turn, before.agenda[-1].kind):
            is_joined = seen(state).stage == seen(before).stage
            (joined if is_joined else parted).add((before.agenda[-1].kind, state.agenda[-1].kind))
    asked_on = {("god_choice", "pair_choice"), ("build", "pair_choice"), ("build", "clearing")}
    assert joined == asked_on - ({("build", "pair_choice")} if seats == 2 else set())
    assert parted >= {("god_choice", "god_choice"), ("pair_choice", "build"), ("clearing", "god_choice")}
    assert ("build", "build") in parted, "the last pair is taken without a question"
