"""What each god allows, for each number of players, in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.pyramids.actions import FinishBuild, LayInPyramid, LayInTomb, LayOnObelisk
from engines.pyramids.components import God
from engines.pyramids.labels import path_of
from engines.pyramids.state import PyramidsState
from tests.engines.driving import asked, offered, play
from tests.engines.pyramids.table import A, B, C, building

Optional = LayInTomb | LayOnObelisk

NONE, TOMB, OBELISK, BOTH = "", "t", "o", "ot"
EITHER, ALL = {NONE, TOMB, OBELISK}, {NONE, TOMB, OBELISK, BOTH}

ALLOWED = [
    *((seats, God.HORUS, {NONE}) for seats in (2, 3, 4, 5)),
    *((seats, God.ANUBIS, {NONE, TOMB}) for seats in (2, 3, 4, 5)),
    *((seats, God.KHEPRI, {NONE, OBELISK}) for seats in (2, 3, 4, 5)),
    *((seats, God.SEKHMET, ALL) for seats in (2, 3)),
    *((seats, God.SEKHMET, EITHER) for seats in (4, 5)),
    *((seats, God.THOTH, ALL) for seats in (4, 5)),
]


@pytest.mark.parametrize(("seats", "god", "allowed"), ALLOWED)
def test_what_can_be_built_beside_the_pyramid(seats: int, god: God, allowed: set[str]) -> None:
    """Every order that the menus allow, down to the end of the build: the pyramid exactly once, the rest at most."""
    orders = _orders(building(god, seats=seats))
    assert all(order.count("p") == 1 for order in orders)
    assert {"".join(sorted(order.replace("p", ""))) for order in orders} == allowed
    assert orders == {order for extra in allowed for order in _permutations(f"p{extra}")}


@pytest.mark.parametrize(("seats", "god", "allowed"), ALLOWED)
def test_what_is_not_allowed_says_so(seats: int, god: God, allowed: set[str]) -> None:
    decision = asked(building(god, seats=seats))
    for action, letter, edifice in ((LayInTomb(A), TOMB, "tomb"), (LayOnObelisk(A), OBELISK, "obelisk")):
        assert decision.offers(action) == (letter in allowed)
        if letter not in allowed:
            reason = decision.why_not(path_of(action))
            assert (reason.key, dict(reason.facts)) == ("not_allowed", {"god": god, "edifice": edifice})


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(("first", "other"), [(LayInTomb(A), LayOnObelisk(B)), (LayOnObelisk(A), LayInTomb(B))])
def test_sekhmets_either_or(seats: int, first: Optional, other: Optional) -> None:
    """Once one is laid, the other is closed, before and after the pyramid's card."""
    state = play(building(God.SEKHMET, seats=seats), first)
    assert asked(state).why_not(path_of(other)).key == "one_of_both"
    state = play(state, LayInPyramid(B, 0, 0))
    assert offered(state) == [FinishBuild()]
    assert asked(state).why_not(path_of(other)).key == "one_of_both"


@pytest.mark.parametrize(("seats", "god"), [(2, God.SEKHMET), (3, God.SEKHMET), (4, God.THOTH), (5, God.THOTH)])
def test_three_cards_in_one_build(seats: int, god: God) -> None:
    state = play(building(god, seats=seats), LayInTomb(B), LayOnObelisk(C), LayInPyramid(A, 0, 0))
    assert offered(state) == [FinishBuild()]


def test_one_card_an_edifice() -> None:
    state = play(building(God.THOTH, seats=4), LayInTomb(A))
    assert asked(state).why_not(path_of(LayInTomb(B))).key == "one_a_round"
    state = play(building(God.THOTH, seats=4), LayInPyramid(A, 0, 0))
    assert not any(isinstance(action, LayInPyramid) for action in offered(state))
    assert asked(state).why_not(path_of(LayInPyramid(B, 0, 1))).key == "one_a_round"


@pytest.mark.parametrize(
    ("aside", "then"),
    [
        (God.HORUS, God.ANUBIS),
        (God.ANUBIS, God.KHEPRI),
        (God.KHEPRI, God.SEKHMET),
        (God.SEKHMET, God.HORUS),
    ],
)
def test_two_players_set_the_next_tile_aside(aside: God, then: God) -> None:
    builder = God.HORUS if aside is not God.HORUS else God.ANUBIS
    state = building(builder, (A,), seats=2, set_aside=aside)
    assert play(state, LayInPyramid(A, 0, 0), FinishBuild()).set_aside is then


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_no_tile_is_set_aside(seats: int) -> None:
    state = building(God.HORUS, (A,), seats=seats)
    assert play(state, LayInPyramid(A, 0, 0), FinishBuild()).set_aside is None


def _orders(state: PyramidsState) -> set[str]:
    """In which orders edifices can be built: p, o and t."""
    found = set()
    for action in offered(state):
        if isinstance(action, FinishBuild):
            found.add("")
        else:
            letter = action.kind.rpartition("_")[2][0]
            found |= {letter + rest for rest in _orders(play(state, action))}
    return found


def _permutations(letters: str) -> set[str]:
    return {"".join(order) for order in permutations(letters)}
