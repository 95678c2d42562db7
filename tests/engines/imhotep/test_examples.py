"""The ten examples of the rules, one test each."""

from __future__ import annotations

from engines.core.options import Side
from engines.imhotep import GAME, scoring
from engines.imhotep.actions import ChoosePyramid, SailShip, TakeBonus, TakeCard, TakePoint, TakeTempleStones
from engines.imhotep.components import Card, Site
from engines.imhotep.events import CardDrawn, TowerRaised
from engines.imhotep.sites import burial_chamber, obelisks
from tests.engines.driving import asked, offered, play, stepped
from tests.engines.imhotep.table import docked, hands, ship, table

BLACK, WHITE, BROWN, GREY = range(4)
LAST = docked(Site.MARKET, Site.BURIAL_CHAMBER, Site.OBELISKS)


def test_1_a_ship_of_four_at_the_pyramid_scores_cell_by_cell() -> None:
    state = play(table(ships=(ship("0123"), ship("..")), pyramids=((0, 0),)), SailShip(0, Site.PYRAMID))
    assert state.pyramids == ((0, 0, 0, 1, 2, 3),)
    assert state.pyramid_points == (3, 2, 4, 3)


def test_2_temple_points_for_visible_stones() -> None:
    hidden = (BLACK, BLACK, BLACK, BLACK, BLACK)
    visible = (GREY, WHITE, GREY, BROWN)
    state = table(temple=hidden + visible, ships=(*LAST, ship("0")))
    state = play(state, SailShip(3, Site.TEMPLE))
    assert state.temple_points == (1, 1, 1, 2)


def test_3_burial_chamber_groups() -> None:
    rows = ((WHITE, WHITE, BROWN, GREY, GREY), (BLACK, BROWN, BROWN, GREY), (BROWN, GREY, GREY, GREY))
    stones = _column_by_column(rows)
    groups = [(BLACK, 1), (WHITE, 2), (BROWN, 1), (BROWN, 3), (GREY, 6)]
    assert sorted(burial_chamber.groups(stones)) == groups
    assert burial_chamber.points(Side.A, stones, 4) == (1, 3, 6 + 1, 17)


def test_4_obelisks_with_four_players() -> None:
    assert obelisks.points(Side.A, (3, 4, 0, 3)) == (7, 15, 0, 7)


def test_5_pyramids_of_side_b() -> None:
    state = table(sides="ABAAA", ships=(ship("2021"), ship(".."), ship("..")), sleds=(0, 0, 0, 0))
    state = play(state, SailShip(0, Site.PYRAMID), ChoosePyramid(1), ChoosePyramid(1), ChoosePyramid(1))
    assert state.pyramid_points == (3, 0, 3, 0)
    assert asked(state).seat == BROWN
    state = play(state, TakeBonus())
    assert state.sleds == (0, 0, 3, 0)
    state = play(state, ChoosePyramid(0))
    assert state.pyramids == ((WHITE,), (BROWN, BLACK, BROWN), ())
    assert state.pyramid_points == (3, 2, 3, 0)


def test_6_temple_of_side_b() -> None:
    state = table(
        sides="AABAA",
        temple=(GREY, BROWN, WHITE, WHITE),
        ships=(*LAST, ship("0")),
        deck=(Card.STATUE, *(Card.LEVER,) * 10),
        sleds=(1, 1, 1, 1),
    )
    state = play(state, SailShip(3, Site.TEMPLE))
    assert (asked(state).seat, offered(state)) == (GREY, [TakePoint(), TakeTempleStones()])
    state = play(state, TakeTempleStones())
    assert state.sleds == (1, 1, 1, 3)
    assert state.temple_points == (0, 0, 2, 0)
    assert asked(state).seat == WHITE
    state, events = stepped(state, TakePoint())
    assert CardDrawn(seat=WHITE, card=Card.STATUE) in events
    assert asked(state).seat == BLACK
    state = play(state, TakePoint())
    assert state.temple_points == (1, 1, 2, 0)


def test_7_burial_chamber_of_side_b() -> None:
    rows = ((WHITE, WHITE, WHITE, BROWN, GREY), (BLACK, WHITE, BLACK, BLACK), (GREY,) * 4)
    stones = _column_by_column(rows)
    assert burial_chamber.points(Side.B, stones, 4) == (8, 8 + 4, 3, 3 + 8)


def test_8_obelisks_of_side_b() -> None:
    state = table(
        sides="AAAAB", obelisk_towers=(0,), obelisk_stones=(0, 2, 0, 0), ships=(ship("1"), ship("..")), sleds=(1,) * 4
    )
    state, events = stepped(state, SailShip(0, Site.OBELISKS))
    assert TowerRaised(seat=WHITE, place=1, points=9) in events
    assert GAME.view(state, None).scores == (0, 9, 0, 0)
    assert state.obelisk_stones == (0, 0, 0, 0)


def test_9_an_ornament_and_statues() -> None:
    state = table(temple=(0,) * 13, hands=hands((Card.TEMPLE_ORNAMENT,), (Card.STATUE,) * 3), sleds=(1,) * 4)
    by_source = dict(scoring.breakdowns(state)[0])
    assert by_source["temple_ornament"] == 4
    assert dict(scoring.breakdowns(state)[1])["statues"] == 6


def test_10_market() -> None:
    cards = (Card.STATUE, Card.LEVER, Card.SAIL, Card.CHISEL)
    state = table(ships=(ship("123"), ship("..")), market=cards, quarry=(20, 20, 20, 20))
    state = play(state, SailShip(0, Site.MARKET))
    assert asked(state).seat == WHITE
    state = play(state, TakeCard(Card.LEVER))
    assert (asked(state).seat, state.quarry) == (BROWN, (20, 21, 20, 20))
    state = play(state, TakeCard(Card.CHISEL))
    assert (asked(state).seat, state.quarry) == (GREY, (20, 21, 21, 20))
    state = play(state, TakeCard(Card.STATUE))
    assert state.quarry == (20, 21, 21, 21)
    assert state.hands == ((), (Card.LEVER,), (Card.CHISEL,), (Card.STATUE,))
    assert state.market == (Card.SAIL,)


def _column_by_column(rows: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(row[column] for column in range(len(rows[0])) for row in rows if column < len(row))
