"""Each site on each of its sides, with its boundaries."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.options import Side
from engines.imhotep import GAME, scoring
from engines.imhotep.actions import (
    ChoosePyramid,
    DeclineBonus,
    KeepCard,
    PlaceStone,
    SailShip,
    TakeBonus,
    TakeCard,
    TakePair,
    TakePoint,
    TakeTempleStones,
)
from engines.imhotep.components import Card, Site, rising
from engines.imhotep.sites import burial_chamber, obelisks, pyramid, temple
from engines.imhotep.sites.pyramid import Bonus
from tests.engines.driving import asked, offered, offers_kind, play
from tests.engines.imhotep.table import docked, ship, table

ROOM = ship("....")
FULL_B = ((0,) * 5,) * 3
LAST = docked(Site.MARKET, Site.BURIAL_CHAMBER, Site.OBELISKS)


# Market


def test_market_a_lays_four_cards() -> None:
    state = table()
    assert (len(state.market), len(state.pair), len(state.deck)) == (4, 0, 30)


def test_market_b_lays_three_and_a_pair() -> None:
    state = table(sides="BAAAA")
    assert (len(state.market), len(state.pair), len(state.deck)) == (3, 2, 29)


def test_market_b_pair() -> None:
    pair = (Card.STATUE, Card.SARCOPHAGUS)
    state = table(sides="BAAAA", ships=(ship("1"), ROOM), pair=pair)
    state = play(state, SailShip(0, Site.MARKET), TakePair())
    assert asked(state).private
    assert offered(state) == [KeepCard(Card.STATUE), KeepCard(Card.SARCOPHAGUS)]
    state = play(state, KeepCard(Card.SARCOPHAGUS))
    assert state.burial_chamber == (1,)
    assert state.discards == (Card.STATUE, Card.SARCOPHAGUS)
    assert state.pair == ()


def test_only_the_taker_sees_the_pair() -> None:
    pair = (Card.STATUE, Card.LEVER)
    state = play(table(sides="BAAAA", ships=(ship("1"), ROOM), pair=pair), SailShip(0, Site.MARKET), TakePair())
    seen = {eye: GAME.rules.look(state, eye) for eye in (None, 0, 1, 2, 3)}
    assert {eye for eye, view in seen.items() if getattr(view, "pair", None)} == {1}


# Pyramid


def test_pyramid_a_cells_and_overflow() -> None:
    cells = [cell.points for cell in pyramid.BOARDS[Side.A][0]]
    assert cells == [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
    state = play(table(pyramids=((3,) * 13,), ships=(ship("01"), ROOM)), SailShip(0, Site.PYRAMID))
    assert state.pyramid_points == (4, 1, 0, 0)
    assert state.pyramid_overflow == (1,)


def test_pyramid_b_cells() -> None:
    points = [[cell.points for cell in cells] for cells in pyramid.BOARDS[Side.B]]
    assert points == [[2, 1, 3, 2, 4], [2, 3, 1, 1, 4], [2, 3, 3, 1, 4]]
    bonuses = [[cell.bonus for cell in cells] for cells in pyramid.BOARDS[Side.B]]
    assert bonuses == [
        [None, Bonus.CARD, None, None, None],
        [None, None, Bonus.STONES, None, None],
        [None, None, None, Bonus.SHIP, None],
    ]


def test_pyramid_b_full_ones_are_closed_and_the_last_plays_itself() -> None:
    state = table(sides="ABAAA", pyramids=((0,) * 5, (), ()), ships=(ship("1"), ROOM))
    state = play(state, SailShip(0, Site.PYRAMID))
    assert offered(state) == [ChoosePyramid(1), ChoosePyramid(2)]
    assert [closed.reason.key for closed in asked(state).closed] == ["pyramid_complete"]
    state = table(sides="ABAAA", pyramids=((0,) * 5, (0,) * 5, (0,)), ships=(ship("1"), ROOM))
    state = play(state, SailShip(0, Site.PYRAMID))
    assert state.pyramids[2] == (0, 1)


def test_pyramid_b_overflow_only_when_all_are_complete() -> None:
    state = play(table(sides="ABAAA", pyramids=FULL_B, ships=(ship("1"), ROOM)), SailShip(0, Site.PYRAMID))
    assert (state.pyramid_overflow, state.pyramid_points) == ((1,), (0, 1, 0, 0))


def test_pyramid_b_ship_bonus() -> None:
    state = table(sides="ABAAA", pyramids=((), (), (0, 0, 0)), ships=(ship("1"), ship(".2")), sleds=(1, 1, 1, 1))
    state = play(state, SailShip(0, Site.PYRAMID), ChoosePyramid(2))
    assert offered(state) == [DeclineBonus(), PlaceStone(1, 0)]
    assert [closed.reason.key for closed in asked(state).closed] == ["ship_has_sailed", "slot_taken"]
    state = play(state, PlaceStone(1, 0))
    assert (state.ships[1].slots, state.sleds[1]) == ((1, 2), 0)


@pytest.mark.parametrize(
    ("pyramids", "number", "fields"),
    [
        (((), (0, 0), ()), 1, {"quarry": (5, 0, 5, 5)}),
        (((), (0, 0), ()), 1, {"sleds": (1, 5, 1, 1)}),
        (((), (), (0, 0, 0)), 2, {"sleds": (1, 0, 1, 1)}),
        (((), (), (0, 0, 0)), 2, {"ships": (ship("1"), ship("22"))}),
    ],
    ids=["no stones", "full sled", "no stone for the ship", "no free slot"],
)
def test_pyramid_b_bonus_lapses(pyramids: tuple[tuple[int, ...], ...], number: int, fields: dict[str, Any]) -> None:
    state = table(sides="ABAAA", **{"pyramids": pyramids, "ships": (ship("1"), ROOM), **fields})
    state = play(state, SailShip(0, Site.PYRAMID), ChoosePyramid(number))
    assert asked(state).prompt.key == "turn"


def test_pyramid_b_bonus_can_be_declined() -> None:
    state = table(sides="ABAAA", pyramids=((0,), (), ()), ships=(ship("1"), ROOM), deck=(Card.STATUE,))
    state = play(state, SailShip(0, Site.PYRAMID), ChoosePyramid(0))
    assert [(option.action.kind, option.reveals) for option in asked(state).options] == [
        ("take_bonus", True),
        ("decline_bonus", False),
    ]
    state = play(state, DeclineBonus())
    assert (state.hands[1], state.deck) == ((), (Card.STATUE,))


# Temple


@pytest.mark.parametrize(("seats", "cells"), [(2, 4), (3, 5), (4, 5)])
def test_temple_width(seats: int, cells: int) -> None:
    assert temple.width(seats) == cells
    stones = (0,) * cells + (1,)
    assert temple.visible(stones, 0, seats) == 1
    assert temple.visible(stones, 1, seats) == 0
    assert temple.visible((), 0, seats) is None


def test_temple_a_scores_with_two_players() -> None:
    state = play(table(seats=2, temple=(0, 1, 1), ships=(*LAST, ship("1"))), SailShip(3, Site.TEMPLE))
    assert state.temple_points == (1, 3)


def test_temple_b_stones_only_if_one_fits() -> None:
    state = table(sides="AABAA", temple=(1,), ships=(*LAST, ship("2")), sleds=(0, 4, 0, 0), quarry=(9,) * 4)
    state = play(state, SailShip(3, Site.TEMPLE))
    assert offered(state) == [TakePoint(), TakeTempleStones()]
    assert play(state, TakeTempleStones()).sleds[1] == 5
    state = table(sides="AABAA", temple=(1,), ships=(*LAST, ship("2")), sleds=(0, 5, 0, 0))
    state = play(state, SailShip(3, Site.TEMPLE))
    assert state.temple_points == (0, 1, 2, 0)  # the point played itself


def test_temple_b_card_cell_is_compulsory() -> None:
    state = table(sides="AABAA", temple=(1, 1, 1), ships=(*LAST, ship("2")), sleds=(5,) * 4, deck=(Card.LEVER,) * 9)
    state = play(state, SailShip(3, Site.TEMPLE))
    assert state.hands[2] == (Card.LEVER,)


# Burial chamber


@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (12, 29)])
def test_burial_chamber_a_group_values(size: int, points: int) -> None:
    assert rising(size) == points
    assert burial_chamber.points(Side.A, (0,) * size, 2) == (points, 0)


def test_burial_chamber_columns_do_not_wrap() -> None:
    """The bottom of one column and the top of the next are not neighbours."""
    assert sorted(burial_chamber.groups((1, 1, 0, 0, 1, 1))) == [(0, 1), (0, 1), (1, 4)]


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ((0,), (8, 0, 0, 0)),
        ((0, 1), (6, 6, 0, 0)),
        ((0, 1, 2), (4, 4, 4, 0)),
        ((0, 1, 2, 3), (3, 3, 3, 3)),
        ((0, 0, 1, 2), (8, 3, 3, 0)),
        ((0, 0, 0, 1, 1, 2), (8, 4, 2, 0)),
    ],
)
def test_burial_chamber_b_ties_pool_and_share(row: tuple[int, ...], points: tuple[int, ...]) -> None:
    middle_and_bottom_empty = tuple(stone for top in row for stone in (top, 9, 9))
    assert burial_chamber.points(Side.B, middle_and_bottom_empty, 4) == points


# Obelisks


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ((2, 1), (10, 1)),
        ((2, 2), (5, 5)),
        ((2, 0), (10, 0)),
        ((0, 0), (0, 0)),
        ((3, 2, 1), (12, 6, 1)),
        ((2, 2, 1), (9, 9, 1)),
        ((3, 1, 1), (12, 3, 3)),
        ((1, 1, 1, 1), (7, 7, 7, 7)),
        ((4, 3, 2, 1), (15, 10, 5, 1)),
    ],
)
def test_obelisks_a(heights: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert obelisks.points(Side.A, heights) == points


def test_obelisks_b_singles_score_at_the_end() -> None:
    state = table(sides="AAAAB", obelisk_stones=(2, 1, 0, 0), obelisk_points=(10, 0, 0, 0))
    assert dict(scoring.breakdowns(state)[0])["obelisks"] == 12
    assert dict(scoring.breakdowns(state)[1])["obelisks"] == 1
    assert obelisks.TOWER_PLACES == (10, 9, 8, 7, 6, 5, 5, 5)


def test_taking_a_bonus_card_may_be_offered_with_an_empty_deck() -> None:
    state = table(sides="ABAAA", pyramids=((0,), (), ()), ships=(ship("1"), ROOM), deck=(), discards=(Card.STATUE,))
    state = play(state, SailShip(0, Site.PYRAMID), ChoosePyramid(0))
    assert offers_kind(state, "take_bonus")
    state = play(state, TakeBonus())
    assert (state.hands[1], state.deck, state.discards) == ((Card.STATUE,), (), ())


def test_identical_market_cards_are_one_choice() -> None:
    state = table(ships=(ship("1"), ROOM), market=(Card.STATUE, Card.STATUE, Card.LEVER))
    state = play(state, SailShip(0, Site.MARKET))
    assert offered(state) == [TakeCard(Card.STATUE), TakeCard(Card.LEVER)]
