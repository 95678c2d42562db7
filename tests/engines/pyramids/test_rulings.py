"""Each ruling of docs/rulings.md, by its number."""

from __future__ import annotations

from engines.core.event import seen_by
from engines.pyramids import GAME
from engines.pyramids.actions import FinishBuild, KeepCard, LayInPyramid, LayInTomb, LayOnObelisk, TakeGod
from engines.pyramids.components import CARDS, God
from engines.pyramids.events import CardsDiscarded, GodTaken
from engines.pyramids.labels import path_of
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.pyramid import Place, open_places
from engines.pyramids.scoring import sources
from engines.pyramids.state import Pair
from engines.pyramids.tasks import PairChoice
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.pyramids.table import NOTHING, A, B, C, answered, building, clearing, ended, pyramid, seen, table


def test_1_a_build_is_shown_when_it_is_done() -> None:
    before = building(God.SEKHMET)
    laid = play(before, LayInTomb(A), LayInPyramid(B, 0, 0), LayOnObelisk(C))
    assert seen(laid) == seen(before)
    done, events = stepped(laid, FinishBuild())
    assert [event.kind for event in seen_by(events, None)][:3] == ["tomb_filled", "pyramid_built", "obelisk_built"]
    assert [entry.card.id for entry in seen(done).necropolises[0].pyramid] == [B]


def test_2_no_discard_is_shown_until_all_have_chosen() -> None:
    state, events = answered(clearing((A, B), (20, 21)), 0, KeepCard(A))
    assert events == ()
    assert seen(state).discards == seen(state, 1).discards == ()
    _, events = answered(state, 1, KeepCard(20))
    assert [gone.seat for gone in told(events, CardsDiscarded)] == [0, 1]


def test_3_one_card_must_be_kept_if_there_is_one() -> None:
    assert offered(clearing((A, B, C), ())) == [KeepCard(A), KeepCard(B), KeepCard(C)]
    assert clearing((A,), ()).hands == ((A,), ())


def test_4_after_round_10_nobody_is_asked() -> None:
    state = clearing((A, B, C), (20, 21), round=10, deck=())
    assert GAME.decisions(state) == ()
    assert state.hands == ((), ())


def test_5_the_last_card_is_kept_for_the_pyramid() -> None:
    state = play(building(God.SEKHMET, (A, B)), LayInTomb(A))
    assert offered(state) == [LayInPyramid(B, 0, 0)]
    assert asked(state).why_not(path_of(LayOnObelisk(B))).key == "last_card"


def test_6_further_cards_of_a_floor_adjoin_one_of_that_floor() -> None:
    standing = pyramid((10, 11, 12, 13), (14,))
    assert open_places(standing) == (Place(1, 1),)


def test_7_discards_stay_open() -> None:
    state, _ = answered(clearing((A, B), ()), 0, KeepCard(A))
    state = play(state, asked(state).default.action)
    assert seen(state).discards == seen(state, 1).discards == (CARDS[B],)


def test_8_points_during_the_game_leave_tombs_out() -> None:
    """Also in the owner's eyes: what others see of a score must not tell what lies in a tomb."""
    own = Necropolis(tomb=(11, 83))
    state = building(God.HORUS, built=own)
    assert seen(state).scores == seen(state, 0).scores == (0, 0, 0)
    # At the end: blue, white, green and red, and the glyph of card 11.
    assert seen(ended(own, NOTHING, NOTHING)).scores == (4 * 5 + 2, 0, 0)


def test_9_the_tile_set_aside_is_open_and_out_of_the_round() -> None:
    state = table(2, set_aside=God.ANUBIS)
    assert seen(state).set_aside is God.ANUBIS
    assert [god.god for god in seen(state).gods] == [God.HORUS, God.KHEPRI, God.SEKHMET]
    assert TakeGod(God.ANUBIS) not in offered(state)
    assert asked(state).why_not(path_of(TakeGod(God.ANUBIS))).key == "god_set_aside"


def test_10_ties_share_the_victory() -> None:
    outcome = GAME.outcome(ended(Necropolis(obelisk=(81,)), Necropolis(pyramid=(), obelisk=(82,)), NOTHING))
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))


def test_11_the_last_god_and_the_last_pair_are_taken_without_a_question() -> None:
    state = table(5)
    for god in (God.THOTH, God.KHEPRI, God.ANUBIS):
        state = play(state, TakeGod(god))
    state, events = stepped(state, TakeGod(God.HORUS))
    assert [taken.god for taken in told(events, GodTaken)] == [God.HORUS, God.SEKHMET]
    state = table(2, pairs=(Pair((A, B)), Pair((C, 20), 1)), gods=(God.ANUBIS, God.HORUS), agenda=(PairChoice(0),))
    assert asked(state).is_forced
    # One card, one place: a build is asked all the same.
    state = building(God.HORUS, (A,))
    assert offered(state) == [LayInPyramid(A, 0, 0)]
    assert not asked(state).is_forced


def test_12_hands_and_tombs_stay_hidden() -> None:
    """Though the pair that a card came from was seen by all."""
    state = building(
        God.HORUS, (A, B), built=Necropolis(tomb=(C,)), pairs=(Pair((A, B), 0), Pair((20, 21), 1)), seats=2
    )
    for eye in (None, 1):
        own = seen(state, eye).necropolises[0]
        assert (own.hand_size, own.tomb_size) == (2, 1)
        assert own.tomb is None
        assert CARDS[A] not in seen(state, eye).hand
    assert seen(state, 0).necropolises[0].tomb == (CARDS[C],)


def test_13_of_two_equal_colours_of_an_obelisk_one_counts() -> None:
    red_white, blue_blue, white_blue = 103, 81, 102
    own = Necropolis(obelisk=(red_white, blue_blue, white_blue))
    assert dict(sources((own, NOTHING), 0, with_tombs=True))["obelisk"] == 3


def test_the_caretaker_builds_the_pyramid_alone_and_keeps_its_oldest_card() -> None:
    state = building(God.SEKHMET, built=Necropolis(pyramid((10,))))
    assert asked(state).default.action == LayInPyramid(A, 0, -1)
    assert asked(play(state, LayInPyramid(A, 0, -1))).default.action == FinishBuild()
    assert asked(clearing((A, B), ())).default.action == KeepCard(A)
