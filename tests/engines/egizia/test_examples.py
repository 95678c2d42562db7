"""The examples of the rules, one test each (booklet p. 6-10)."""

from __future__ import annotations

from engines.core.decision import Action
from engines.egizia.actions import CommitCrews, DrawSphinx, KeepSphinx, LayBrick, ReturnSphinx
from engines.egizia.components import Area, Crew, Flood, Tile
from engines.egizia.effects import Monument
from engines.egizia.events import BuildFinished, ColumnTileGained, RowCompleted
from tests.engines.driving import asked, offered, play, stepped, told
from tests.engines.egizia.table import START, Changes, building, fed_now, points


def test_1_two_wheat_short_at_level_3_cost_4_points() -> None:
    """Green 6 and yellow 6 with the marker at the bottom; four crews of 2."""
    fed = fed_now(crews=(2, 2, 2, 2), wheat_market=3, cards=(*START, "N12"), flood=Flood.BOTTOM)
    assert (fed.need, fed.wheat, fed.points) == (8, 6, -4)


def test_2_five_wheat_over_are_sold_for_a_point() -> None:
    """Green 6 and 4 and yellow 5 with the marker in the middle; the red 8 lies dry."""
    cards = (*START, "N09", "N10", "N30")
    fed = fed_now(crews=(2, 1, 3, 4), wheat_market=5, cards=cards, flood=Flood.MIDDLE)
    assert (fed.need, fed.wheat, fed.points) == (10, 15, 1)


def test_3_obelisk_1_and_2_and_columns_1_1_and_2() -> None:
    state = building(
        Area.OBELISK_COLONNADE, (0, None, None), {0: {"crews": (3, 1, 1, 5), "stones": 10}}, golden=Tile.G1
    )
    state = play(state, CommitCrews((Crew.LEADER, Crew.YELLOW)))
    obelisk, column = LayBrick(Monument.OBELISK), LayBrick(Monument.COLONNADE)
    state = play(state, obelisk, obelisk, column, column)
    state, events = stepped(state, column)
    assert [gained.tile for gained in told(events, ColumnTileGained)] == [Tile.G1]
    assert (state.players[0].score, state.players[0].stones) == (7, 3)
    # A point of strength is left, and nothing costs so little any more: the build is done, the market is chosen.
    assert told(events, BuildFinished)
    assert asked(state).prompt.key == "choose_way"
    assert len(offered(state)) == 2


def test_4_the_last_cell_of_row_1_and_the_first_of_row_2() -> None:
    state = building(
        Area.PYRAMID_STATUES,
        (0, None, None),
        {0: {"crews": (2, 1, 1, 5), "stones": 5}},
        pyramid=((0, 1, 0, 2), (), (), (), ()),
    )
    state = play(state, CommitCrews((Crew.YELLOW,)))
    state, events = stepped(state, LayBrick(Monument.PYRAMID, 0))
    assert [(row.seat, row.row, row.points) for row in told(events, RowCompleted)] == [(0, 0, 3)]
    state = play(state, LayBrick(Monument.PYRAMID, 1))
    assert (state.players[0].score, state.players[0].stones) == (5 + 3, 0)


def test_5_the_row_bonus_goes_to_the_majority_whoever_completes_the_row() -> None:
    """Ben (0) completes rows 1 and 2; Sarah (1) has three bricks in row 1."""
    state = building(
        Area.PYRAMID_STATUES,
        (0, None, None),
        {0: {"crews": (2, 1, 1, 5), "stones": 5}},
        pyramid=((1, 1, 2, 1), (0, 2, 3), (), (), ()),
    )
    state = play(state, CommitCrews((Crew.YELLOW,)))
    state, first = stepped(state, LayBrick(Monument.PYRAMID, 0))
    state, second = stepped(state, LayBrick(Monument.PYRAMID, 1))
    assert [(row.seat, row.points) for row in told(first + second, RowCompleted)] == [(1, 3), (0, 2)]
    assert [player.score for player in state.players] == [5 + 2, 3, 0, 0]
    assert state.row_winners[:2] == (1, 0)


def test_6_row_2_may_start_before_row_1_is_full() -> None:
    def rows(first: tuple[int, ...]) -> list[Action]:
        state = building(
            Area.PYRAMID_STATUES,
            (0, None, None),
            {0: {"crews": (2, 1, 1, 9), "stones": 9}},
            pyramid=(first, (), (), (), ()),
        )
        return offered(play(state, CommitCrews((Crew.YELLOW,))))

    assert LayBrick(Monument.PYRAMID, 1) not in rows((1,))
    assert LayBrick(Monument.PYRAMID, 1) in rows((1, 2))


def test_7_a_pyramid_cell_and_two_statue_levels() -> None:
    state = building(
        Area.PYRAMID_STATUES,
        (0, None, None),
        {0: {"crews": (2, 7, 1, 1), "stones": 9, "statues": (1, 1, 0)}},
        pyramid=((1, 2), (), (), (), ()),
    )
    state = play(state, CommitCrews((Crew.GREEN,)), LayBrick(Monument.PYRAMID, 1), LayBrick(Monument.STATUES, 0))
    assert LayBrick(Monument.STATUES, 0) not in offered(state)
    state = play(state, LayBrick(Monument.STATUES, 1))
    assert state.players[0].statues == (2, 2, 0)
    assert (state.players[0].stones, state.players[0].points) == (2, points(pyramid=3))


def test_8_the_sphinx_from_the_middle() -> None:
    players: dict[int, Changes] = {0: {"crews": (2, 1, 4, 1), "stones": 9}, 1: {"stones": 1}}
    state = play(building(Area.SPHINX, (1, 0, None), players), CommitCrews((Crew.GREEN,)), DrawSphinx(1))
    state = play(state, ReturnSphinx())
    state = play(state, CommitCrews((Crew.BLUE,)))
    assert offered(state) == [DrawSphinx(1), DrawSphinx(2), DrawSphinx(3)]
    hand, drawn = state.players[0].sphinx, state.sphinx_deck[:3]
    state = play(state, DrawSphinx(3), KeepSphinx(drawn[1]))
    assert state.players[0].sphinx == (*hand, drawn[1])
    assert state.sphinx_deck[-2:] == (drawn[0], drawn[2])
    assert (state.players[0].stones, state.players[0].points) == (6, points(sphinx_returns=2))
