"""What each part of a necropolis is worth, at its limits."""

from __future__ import annotations

import pytest

from engines.pyramids import GAME
from engines.pyramids.actions import FinishBuild, LayInPyramid
from engines.pyramids.components import Colour, God
from engines.pyramids.events import FinalScored, GameEnded, TombRevealed
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.pyramid import Pyramid
from engines.pyramids.scoring import best_of_obelisk, majorities, sources
from engines.pyramids.stones import largest_groups
from tests.engines.driving import play, stepped, told
from tests.engines.pyramids.table import NOTHING, building, ended, pyramid, seen, whole

ON_RED = (83, 103, 98, 88, 93, 91, 100)  # red with red, white, blue, green, yellow, blue, yellow
BLUE_BLUE, WHITE_WHITE, RED_RED, YELLOW_RED = 81, 82, 83, 100
PYRAMID_GLYPH, OBELISK_GLYPH, TOMB_GLYPH, NO_GLYPH = 1, 6, 11, 16


def _worth(own: Necropolis, *others: Necropolis) -> dict[str, int]:
    return dict(sources((own, *(others or (NOTHING,))), 0, with_tombs=True))


def test_nothing_is_worth_nothing() -> None:
    assert _worth(NOTHING) == dict.fromkeys(("groups", "largest_group", "all_colours", "obelisk", "tomb", "glyphs"), 0)


@pytest.mark.parametrize(
    ("cards", "groups"),
    [
        (pyramid((BLUE_BLUE,)), (2, 0, 0, 0, 0)),
        (pyramid((WHITE_WHITE, BLUE_BLUE)), (2, 2, 0, 0, 0)),
        (pyramid((1,)), (1, 1, 1, 0, 0)),  # tall blue left, white above red
        (pyramid((1, 41)), (1, 2, 2, 0, 0)),  # small stones face each other row by row
        (pyramid((41, 1)), (2, 1, 1, 0, 0)),  # tall stones face each other and stay two stones
        (pyramid((1, 4), (BLUE_BLUE,)), (2, 1, 1, 1, 1)),  # 81 stands on white and green: only its own two
        (pyramid((1, 36), (WHITE_WHITE,)), (1, 3, 1, 0, 1)),  # 82's left stone stands on 1's upper white
    ],
)
def test_groups(cards: Pyramid, groups: tuple[int, ...]) -> None:
    assert largest_groups(cards) == groups
    worth = _worth(Necropolis(cards))
    assert (worth["groups"], worth["largest_group"]) == (sum(groups), max(groups))


def test_of_several_largest_groups_one_counts_again() -> None:
    own = Necropolis(whole(82, 73, 8, 68, 81, 63, 93, 44, 67, 88))
    assert largest_groups(own.pyramid) == (5, 3, 5, 4, 3)
    worth = _worth(own)
    assert (worth["groups"], worth["largest_group"], worth["all_colours"]) == (20, 5, 10)


@pytest.mark.parametrize(("cards", "points"), list(enumerate((0, 1, 3, 6, 10, 15, 15, 15))))
def test_obelisk_by_the_cards_that_show_its_best_colour(cards: int, points: int) -> None:
    own = Necropolis(obelisk=ON_RED[:cards])
    assert best_of_obelisk(own.obelisk) == ((Colour.RED, cards) if cards else (None, 0))
    assert _worth(own)["obelisk"] == points


def test_two_stones_of_a_colour_on_one_card_are_one_floor() -> None:
    assert _worth(Necropolis(obelisk=(RED_RED,)))["obelisk"] == 1


def test_majority_by_stones_not_by_cards() -> None:
    """Two red stones on one card beat one on one card; no tomb without stones of a colour has its majority."""
    own, other = Necropolis(tomb=(RED_RED,)), Necropolis(tomb=(YELLOW_RED,))
    assert _worth(own, other)["tomb"] == 5
    assert _worth(other, own)["tomb"] == 5
    assert majorities([own.tomb, other.tomb], 0) == (Colour.RED,)
    assert majorities([own.tomb, other.tomb], 1) == (Colour.YELLOW,)


def test_a_tie_of_others_below_the_most_does_not_matter() -> None:
    tombs = [(RED_RED,), (YELLOW_RED,), (98,)]
    assert majorities(tombs, 0) == (Colour.RED,)


def test_a_tie_for_the_most_leaves_the_third_without_it() -> None:
    tombs = [(YELLOW_RED,), (98,), ()]
    assert [Colour.RED in majorities(tombs, seat) for seat in range(3)] == [False] * 3


def test_all_five_majorities() -> None:
    assert _worth(Necropolis(tomb=(81, 82, 83, 84, 85)), NOTHING, NOTHING)["tomb"] == 25


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (Necropolis(pyramid((PYRAMID_GLYPH,))), 2),
        (Necropolis(pyramid((OBELISK_GLYPH, TOMB_GLYPH, NO_GLYPH))), 0),
        (Necropolis(obelisk=(OBELISK_GLYPH,)), 2),
        (Necropolis(obelisk=(PYRAMID_GLYPH, TOMB_GLYPH, NO_GLYPH)), 0),
        (Necropolis(tomb=(TOMB_GLYPH,)), 2),
        (Necropolis(tomb=(PYRAMID_GLYPH, OBELISK_GLYPH, NO_GLYPH)), 0),
        (Necropolis(pyramid((1, 2), (3,)), (6, 7), (11,)), 12),
    ],
)
def test_glyphs_count_in_their_own_edifice(own: Necropolis, points: int) -> None:
    assert _worth(own)["glyphs"] == points


def test_open_points_leave_tombs_out() -> None:
    own = Necropolis(pyramid((PYRAMID_GLYPH,)), (OBELISK_GLYPH,), (TOMB_GLYPH, RED_RED))
    assert dict(sources((own, NOTHING), 0, with_tombs=False)) == {**_worth(own), "tomb": 0, "glyphs": 4}


def test_the_end_tells_every_source_and_opens_the_tombs() -> None:
    own = Necropolis(pyramid((81, 82)), (RED_RED,), (TOMB_GLYPH,))
    state = building(God.HORUS, (85,), round=10, deck=(), necropolises=(own, Necropolis(tomb=(84,)), NOTHING))
    state, events = stepped(play(state, LayInPyramid(85, 0, 2)), FinishBuild())
    assert [(opened.seat, [card.id for card in opened.cards]) for opened in told(events, TombRevealed)] == [
        (0, [TOMB_GLYPH]),
        (1, [84]),
    ]
    # The first tomb has blue 1, green 1, white 1, the second green 2.
    scored = {(final.seat, final.source): final.points for final in told(events, FinalScored)}
    assert scored == {
        (0, "groups"): 6,
        (0, "largest_group"): 2,
        (0, "obelisk"): 1,
        (0, "tomb"): 10,
        (0, "glyphs"): 2,
        (1, "tomb"): 5,
    }
    assert seen(state).scores == (21, 5, 0)
    assert [shown.majorities for shown in seen(state).necropolises] == [
        (Colour.BLUE, Colour.WHITE),
        (Colour.GREEN,),
        (),
    ]
    assert [shown.tomb is not None for shown in seen(state).necropolises] == [True] * 3
    assert told(events, GameEnded) == [GameEnded(ranking=((0,), (1,), (2,)))]


def test_ties_share_the_victory() -> None:
    """Nothing breaks a tie: not the tomb, not the obelisk, not the seat. Lower places are shared too."""
    by_its_tomb, by_the_others = Necropolis(tomb=(RED_RED,)), Necropolis(pyramid((84,)), (85,))
    outcome = GAME.outcome(ended(by_its_tomb, NOTHING, by_the_others, NOTHING))
    assert outcome is not None
    assert [(result.place, result.points) for result in outcome.results] == [(1, 5), (3, 0), (1, 5), (3, 0)]
    assert [result.tie_break for result in outcome.results] == [0, 0, 0, 0]
    assert outcome.ranking == ((0, 2), (1, 3))
