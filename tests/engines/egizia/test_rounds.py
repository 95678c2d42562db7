"""The river of each round, the end of a round, the score track and the next order (booklet p. 4, 10-11)."""

from __future__ import annotations

import pytest

from engines.egizia import GAME
from engines.egizia.actions import Pass, PlaceShip
from engines.egizia.components import CARDS, Area, Berth, Crew, Flood, Tile
from engines.egizia.events import CooperationScored, RoundBegan, RoundEnded
from engines.egizia.flow.changes import gain_points
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import Source
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import Commitment, RoundEnd, RoundStart
from tests.engines.driving import asked, play, stepped, told
from tests.engines.egizia.table import START, points, seen, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks_of_the_rounds(seats: int) -> None:
    """1/2 in rounds 1 and 2, 3/4 in rounds 3 and 4, 5 in round 5; what is left over goes into the box unseen."""
    state = table(seats)
    for number, deck in enumerate(("1/2", "1/2", "3/4", "3/4", "5"), 1):
        assert state.round == number
        laid = [space.card for space in seen(state).river if space.card]
        assert len(laid) == (8 if seats == 2 else 10)
        assert {CARDS[card].deck for card in laid} == {deck}
        tiles = [space.tile for space in seen(state).river if space.tile]
        assert len(tiles) == (5 if seats == 2 else 7)
        assert len(set(tiles)) == len(tiles) or (number == 1 and seats > 2)
        state = play(state, *(Pass() for _ in range(seats)))
    assert state.agenda == ()
    assert sum(map(len, state.decks)) == 0
    assert len(state.boxed) == (2 + 2 + 2)


def test_the_cards_that_nobody_took_leave_the_game() -> None:
    state = table(3)
    laid = [space.card for space in seen(state).river if space.card]
    state = play(state, Pass(), Pass())
    state, events = stepped(state, Pass())
    (ended,) = told(events, RoundEnded)
    assert list(ended.cards) == laid
    assert list(state.discards) == laid


def test_tiles_are_shuffled_for_every_round() -> None:
    layouts = set()
    for seed in range(4):
        state: EgiziaState = GAME.new(2, EgiziaOptions(), str(seed))
        while decisions := GAME.decisions(state):
            step = GAME.apply(state, decisions[0].seat, decisions[0].default.action)
            assert isinstance(step.state, EgiziaState)
            state = step.state
            layouts |= {began.tiles for began in told(step.events, RoundBegan)}
    assert len(layouts) > 15


def test_everything_is_made_ready_for_the_next_round() -> None:
    used = {
        "committed": (Crew.LEADER, Crew.GREEN),
        "ships": 3,
        "reach": 12,
        "has_passed": True,
        "used": (Tile.G6, "N15"),
        "spent": (Tile.G8,),
        "built": (Area.SPHINX,),
        "was_rewarded": True,
    }
    player = table(3, {0: used}, agenda=(RoundEnd(),)).players[0]
    assert (player.committed, player.ships, player.reach, player.has_passed) == ((), 8, -1, False)
    assert (player.used, player.spent, player.built, player.was_rewarded) == ((), (Tile.G8,), (), False)


OWNING = {"cards": (*START, "N38", "N18", "N20", "N15", "N37", "N55"), "crews": (9, 1, 1, 1)}  # P7, P6, A2, P1, P5, A8


def test_the_steps_of_the_last_round_in_their_order() -> None:
    """A seat that owns something for every step is asked in each; its only ship is at the Sphinx, the others pass."""
    state = table(3, {1: OWNING}, round=4, agenda=(RoundStart(),))
    state = play(state, Pass(), PlaceShip("sphinx", Berth.NEAR), Pass(), Pass())
    steps = ["leftover", "crew_trade", "feed", "training", "commitment", "hiring", "closing"]
    assert _asked_to_the_end(state) == [(step, 1) for step in steps]


def test_every_step_goes_in_player_order() -> None:
    """By the order tiles, not around the table."""
    order = (2, 0, 1)
    state = table(3, dict.fromkeys(order, OWNING), round=4, order=order, agenda=(RoundStart(),))
    state = play(state, Pass(), Pass(), Pass())
    steps = ["leftover", "crew_trade", "feed", "training", "hiring", "closing"]
    assert _asked_to_the_end(state) == [(step, seat) for step in steps for seat in order]


def _asked_to_the_end(state: EgiziaState) -> list[tuple[str, int]]:
    """Who is asked what, if all answers are the defaults."""
    questions = []
    while GAME.decisions(state):
        questions.append((asked(state).prompt.key, asked(state).seat))
        state = play(state, asked(state).default.action)
    return questions


def test_the_flood_stays_where_it_is() -> None:
    assert table(3, agenda=(RoundEnd(),), flood=Flood.TOP).flood is Flood.TOP


# The score track


def test_fewest_points_first() -> None:
    scores = {0: {"points": points(obelisk=9)}, 1: {"points": points(obelisk=-2)}, 2: {"points": points(obelisk=5)}}
    assert table(3, scores, agenda=(RoundEnd(),)).order == (1, 2, 0)


def test_of_equals_the_later_arrival_goes_first() -> None:
    same = points(pyramid=7)
    players = {seat: {"points": same, "arrival": arrival} for seat, arrival in ((0, 12), (1, 20), (2, 15))}
    state = table(3, players, agenda=(RoundEnd(),), clock=20)
    assert state.order == (1, 2, 0)
    assert asked(state).seat == 1


def test_without_a_point_the_order_stays() -> None:
    for seats in (2, 3, 4):
        state = table(seats, agenda=(RoundEnd(),))
        assert state.order == tuple(range(seats))


def test_coming_to_an_occupied_space_is_coming_behind() -> None:
    state = table(3).copy()
    gain_points(state, 1, Source.OBELISK, 4)
    gain_points(state, 0, Source.OBELISK, 4)
    assert state.standing == (1, 0, 2)
    gain_points(state, 1, Source.FEEDING, -1)
    gain_points(state, 1, Source.OBELISK, 1)
    assert state.standing == (0, 1, 2)
    # A gain of nothing is no arrival.
    gain_points(state, 0, Source.CARDS, 0)
    assert state.standing == (0, 1, 2)


def test_cooperation_is_paid_from_the_front_in_the_order_before_it() -> None:
    """0 and 1 stand on one space, 0 in front. Both gain 5: 0 comes first and stays in front."""
    built = tuple(Area)
    players = {
        0: {"points": points(cards=6), "arrival": 11, "built": built},
        1: {"points": points(cards=6), "arrival": 12, "built": built},
        2: {"points": points(cards=9), "arrival": 13, "built": built[:2]},
    }
    state = table(3, players, clock=13, agenda=(RoundEnd(),))
    # 2 goes to 11 first; 0 and then 1 come to 11 behind it.
    assert state.standing == (2, 0, 1)
    assert state.order == (1, 0, 2)


def test_cooperation_is_told_from_the_front() -> None:
    players = {seat: {"points": points(cards=seat), "built": tuple(Area)[:2]} for seat in range(3)}
    state = table(3, players, agenda=(RoundEnd(), Commitment(0, Area.SPHINX, Berth.NEAR)))
    _, events = stepped(state, asked(state).options[0].action)
    assert [scored.seat for scored in told(events, CooperationScored)] == [2, 1, 0]


def test_the_order_of_round_5_is_kept() -> None:
    players = {0: {"points": points(cards=9)}}
    state = table(3, players, agenda=(RoundEnd(),), round=5)
    assert state.order == (0, 1, 2)
    assert state.agenda == ()
