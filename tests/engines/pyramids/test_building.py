"""Where a card can be laid, and the build as a draft that only its builder sees until it is done."""

from __future__ import annotations

import pytest

from engines.core.decision import Path
from engines.pyramids import GAME
from engines.pyramids.actions import FinishBuild, LayInPyramid, LayInTomb, LayOnObelisk
from engines.pyramids.components import CARDS, God
from engines.pyramids.events import CardBuried, ObeliskBuilt, PyramidBuilt, TombFilled
from engines.pyramids.labels import path_of
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.pyramid import Place, Pyramid, open_places, placed_cards, with_card
from engines.pyramids.state import Pair
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.pyramids.table import A, B, C, building, pyramid, seen, whole

PLACES: dict[str, tuple[Pyramid, set[tuple[int, int]]]] = {
    "nothing": ((), {(0, 0)}),
    "one card": (pyramid((10,)), {(0, -1), (0, 1)}),
    "a second floor from two cards on": (pyramid((10, 11)), {(0, -1), (0, 2), (1, 0)}),
    "anywhere on three": (pyramid((10, 11, 12)), {(0, -1), (0, 3), (1, 0), (1, 1)}),
    "a whole base": (pyramid((10, 11, 12, 13)), {(1, 0), (1, 1), (1, 2)}),
    "only beside the middle one": (pyramid((10, 11, 12, 13), (14,), starts=(0, 1)), {(1, 0), (1, 2)}),
    "not beside nothing": (pyramid((10, 11, 12, 13), (14,), starts=(0, 0)), {(1, 1)}),
    "from the right end": (pyramid((10, 11, 12, 13), (14,), starts=(0, 2)), {(1, 1)}),
    "an incomplete base": (pyramid((10, 11), (12,)), {(0, -1), (0, 2)}),
    "a third floor above an incomplete second": (
        pyramid((10, 11, 12), (13, 14)),
        {(0, -1), (0, 3), (2, 0)},
    ),
    "three floors, none complete": (
        pyramid((10, 11, 12), (13, 14), (15,)),
        {(0, -1), (0, 3)},
    ),
    "third floor at the right": (
        pyramid((10, 11, 12, 13), (14, 15), starts=(0, 1)),
        {(1, 0), (2, 1)},
    ),
    "the top": (pyramid((1, 2, 3, 4), (5, 6, 7), (8, 9)), {(3, 0)}),
    "the last gap": (pyramid((1, 2, 3, 4), (5, 6), (8,)), {(1, 2)}),
    "finished": (whole(*range(1, 11)), set()),
}


@pytest.mark.parametrize(("standing", "places"), PLACES.values(), ids=PLACES)
def test_open_places(standing: Pyramid, places: set[tuple[int, int]]) -> None:
    found = open_places(standing)
    assert {(place.floor, place.index) for place in found} == places
    assert len(found) == len(places)


def test_every_card_may_go_to_every_open_place() -> None:
    state = building(God.HORUS, built=Necropolis(pyramid((10, 11))))
    assert offered(state) == [
        LayInPyramid(card, floor, index) for card in (A, B, C) for floor, index in ((0, -1), (0, 2), (1, 0))
    ]


def test_places_are_numbered_and_cards_lettered_alike_for_all() -> None:
    state = play(building(God.SEKHMET, built=Necropolis(pyramid((10, 11)))), LayInTomb(A))
    shown = {o.action: _facts(o.path) for o in asked(state).options if isinstance(o.action, LayInPyramid)}
    assert shown[LayInPyramid(B, 0, -1)] == (1, 1)
    assert shown[LayInPyramid(C, 1, 0)] == (2, 3)


def test_the_base_is_numbered_from_its_left_end() -> None:
    """A card laid left of the base becomes number 0, and every floor moves on by one."""
    grown = with_card(pyramid((10, 11), (12,)), Place(0, -1), A)
    assert grown == pyramid((A, 10, 11), (12,), starts=(0, 1))
    assert [(at.floor, at.index) for at, _ in placed_cards(grown)] == [(0, 0), (0, 1), (0, 2), (1, 1)]


def test_the_same_base_however_it_grew() -> None:
    rightward, leftward = pyramid((1,)), pyramid((4,))
    for card in (2, 3, 4):
        rightward = with_card(rightward, open_places(rightward)[1], card)
    for card in (3, 2, 1):
        leftward = with_card(leftward, open_places(leftward)[0], card)
    assert rightward == leftward == pyramid((1, 2, 3, 4))


def test_upper_floors_grow_both_ways() -> None:
    standing = pyramid((1, 2, 3, 4), (5,), starts=(0, 1))
    both = with_card(with_card(standing, Place(1, 0), 6), Place(1, 2), 7)
    assert both == pyramid((1, 2, 3, 4), (6, 5, 7))


def test_where_a_card_lies_is_told_as_it_lies_now() -> None:
    state = building(God.HORUS, built=Necropolis(pyramid((10, 11), (12,))))
    _, events = stepped(play(state, LayInPyramid(A, 0, -1)), FinishBuild())
    (built,) = told(events, PyramidBuilt)
    assert (built.card.id, built.floor, built.index) == (A, 0, 0)


def test_however_it_grows_there_is_a_place_until_it_is_4_3_2_1() -> None:
    """Every shape that a pyramid can have; cards are all alike here."""
    found, waiting = set[Pyramid](), set[Pyramid]({()})
    while waiting:
        shape = waiting.pop()
        found.add(shape)
        waiting |= {with_card(shape, place, A) for place in open_places(shape)} - found
    assert [shape for shape in found if not open_places(shape)] == [whole(*(A,) * 10)]
    assert len(found) == 22


def test_a_place_in_the_air_is_refused() -> None:
    decision = asked(building(God.HORUS, built=Necropolis(pyramid((10, 11, 12, 13), (14,)))))
    for floor, index in ((1, 2), (2, 0), (0, -1), (0, 4)):
        assert not decision.offers(LayInPyramid(A, floor, index))


def test_the_build_cannot_end_without_the_pyramid() -> None:
    state = building(God.SEKHMET)
    assert FinishBuild() not in offered(state)
    assert asked(state).why_not(path_of(FinishBuild())).key == "pyramid_first"
    state = play(state, LayInTomb(A))
    assert asked(state).why_not(path_of(FinishBuild())).key == "pyramid_first"
    assert FinishBuild() in offered(play(state, LayInPyramid(B, 0, 0)))


def test_the_last_card_is_for_the_pyramid() -> None:
    """With two cards in hand a second optional one is closed until the pyramid has its own."""
    state = play(building(God.THOTH, (A, B), seats=4), LayInTomb(A))
    assert offered(state) == [LayInPyramid(B, 0, 0)]
    assert asked(state).why_not(path_of(LayOnObelisk(B))).key == "last_card"
    state = building(God.THOTH, (A,), seats=4)
    assert offered(state) == [LayInPyramid(A, 0, 0)]
    assert asked(state).why_not(path_of(LayInTomb(A))).key == "last_card"


def test_after_the_pyramid_the_last_card_is_free() -> None:
    state = play(building(God.THOTH, (A, B), seats=4), LayInPyramid(A, 0, 0))
    assert offered(state) == [LayOnObelisk(B), LayInTomb(B), FinishBuild()], "what cannot be taken back comes last"
    assert asked(state).prompt.key == "build"


def test_without_a_card_left_the_edifices_say_so() -> None:
    state = play(building(God.THOTH, (A, B), seats=4), LayInPyramid(A, 0, 0), LayInTomb(B))
    assert offered(state) == [FinishBuild()]
    assert asked(state).prompt.key == "built"
    assert asked(state).why_not(path_of(LayOnObelisk(C))).key == "no_card_left"


def test_a_draft_shows_to_its_builder_alone() -> None:
    before = building(God.SEKHMET, built=Necropolis(pyramid((10,)), (11,), (12,)))
    state, events = stepped(before, LayInTomb(A))
    assert events == ()
    for action in (LayOnObelisk(B), LayInPyramid(C, 0, -1)):
        state, events = stepped(state, action)
        assert events == ()
    for eye in (None, 1, 2):
        assert seen(state, eye) == seen(before, eye)
    own = seen(state, 0).necropolises[0]
    assert [entry.card.id for entry in own.pyramid] == [C, 10]
    assert [card.id for card in own.obelisk] == [11, B]
    assert own.tomb is not None
    assert [card.id for card in own.tomb] == [12, A]
    assert own.hand_size == 0
    assert seen(state, 0).drafted == (A, B, C)
    assert [card.id for card in seen(state, 0).hand] == [A, B, C]
    assert all(decision.private for decision in GAME.decisions(state))


def test_a_draft_can_be_taken_back() -> None:
    """Nothing has come out, so the state before it is as good as new, and another card leads to another build."""
    before = building(God.SEKHMET)
    step = GAME.apply(before, 0, LayInPyramid(A, 0, 0))
    assert not any(event.reveals for event in step.events)
    finish = next(option for option in asked(step.state).options if option.action == FinishBuild())
    assert finish.reveals
    again = play(before, LayInPyramid(B, 0, 0))
    assert seen(again, 0).drafted == (B,)
    assert seen(again, None) == seen(before, None)


def test_done_shows_everything_but_the_tombs_card() -> None:
    state = play(building(God.SEKHMET), LayInTomb(A), LayInPyramid(B, 0, 0), LayOnObelisk(C))
    _, events = stepped(state, FinishBuild())
    assert told(events, PyramidBuilt) == [PyramidBuilt(seat=0, card=CARDS[B], floor=0, index=0)]
    assert told(events, ObeliskBuilt) == [ObeliskBuilt(seat=0, card=CARDS[C], height=1)]
    assert told(events, TombFilled) == [TombFilled(seat=0, cards=1)]
    assert told(events, CardBuried) == [CardBuried(seat=0, card=CARDS[A], audience=(0,))]
    public = [event for event in events if event.is_seen_by(None) or event.is_seen_by(1)]
    assert repr(CARDS[A]) not in repr(public)


def test_what_stands_after_a_build() -> None:
    state = building(God.SEKHMET, hands=((A, B, C), (20, 21), (22,)))
    state = play(state, LayInTomb(A), LayInPyramid(B, 0, 0), LayOnObelisk(C), FinishBuild())
    assert state.necropolises[0] == Necropolis(pyramid((B,)), (C,), (A,))
    assert state.hands == ((), (20, 21), (22,))
    for eye in (None, 1):
        shown = seen(state, eye).necropolises[0]
        assert (shown.tomb, shown.tomb_stones, shown.tomb_size) == (None, None, 1)
    own = seen(state, 0).necropolises[0].tomb
    assert own == (CARDS[A],)


def test_who_has_built_shows_when_it_is_done() -> None:
    taken = (Pair((A, B), 0), Pair((20, 21), 1), Pair((22, 23), 2))
    state = building(God.HORUS, hands=((A, B, C), (20, 21), (22,)), pairs=taken)
    assert [god.has_built for god in seen(state).gods if god.taker == 0] == [False]
    state = play(state, LayInPyramid(A, 0, 0))
    assert [god.has_built for god in seen(state).gods if god.taker == 0] == [False]
    assert [god.has_built for god in seen(play(state, FinishBuild())).gods if god.taker == 0] == [True]


def _facts(path: Path) -> tuple[object, object]:
    """The card's letter and the place's number."""
    card, place = (dict(label.facts) for label in path)
    return card["letter"], place["number"]
