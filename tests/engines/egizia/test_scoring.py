"""The final scoring and ties (booklet p. 11)."""

from __future__ import annotations

import pytest

from engines.core.game import Outcome
from engines.egizia import GAME
from engines.egizia.actions import PlayCard
from engines.egizia.components import Area, Berth
from engines.egizia.events import FinalScored, RiddlesRevealed
from engines.egizia.player import SOURCES, Source
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import Closing, Commitment, RoundEnd
from tests.engines.driving import asked, stepped, told
from tests.engines.egizia.table import START, Changes, points, seen, table


def ended(seats: int = 3, players: dict[int, Changes] | None = None, **fields: object) -> tuple[EgiziaState, Outcome]:
    own = {seat: {"sphinx": (), **(players or {}).get(seat, {})} for seat in range(seats)}
    state = table(seats, own, agenda=(Closing(tuple(range(seats))),), round=5, **fields)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return state, outcome


def gains(outcome: Outcome, source: Source) -> list[int]:
    return [dict(result.breakdown)[source] for result in outcome.results]


def test_the_majority_of_the_pyramid() -> None:
    _, outcome = ended(pyramid=((0, 1, 0), (2,), (), (), ()))
    assert gains(outcome, Source.PYRAMID_MAJORITY) == [5, 0, 0]
    _, outcome = ended(pyramid=((0, 1, 2, 1, 0), (), (), (), ()))
    assert gains(outcome, Source.PYRAMID_MAJORITY) == [5, 5, 0]
    _, outcome = ended()
    assert gains(outcome, Source.PYRAMID_MAJORITY) == [0, 0, 0]


@pytest.mark.parametrize(("level", "stones", "gain"), [(3, 9, 0), (4, 9, 4), (5, 25, 12), (5, 1, 0)])
def test_stones_at_the_stone_market(level: int, stones: int, gain: int) -> None:
    _, outcome = ended(players={0: {"stone_market": level, "stones": stones}})
    assert gains(outcome, Source.STONES) == [gain, 0, 0]


def test_sphinx_cards_and_statues() -> None:
    own = {"sphinx": ("S10", "S13", "S02"), "colonnade": 7, "statues": (3, 1, 0), "cards": (*START, "N39")}
    _, outcome = ended(players={0: own}, statues=("ST3", "ST1", "ST5"), obelisk=(0, 0, 0, 1))
    assert gains(outcome, Source.SPHINX_CARDS) == [7 + 2, 0, 0]
    assert gains(outcome, Source.STATUES) == [5, 0, 0]
    assert gains(outcome, Source.NILE_CARDS) == [5, 0, 0]


def test_the_breakdown_adds_up_to_what_the_track_shows() -> None:
    state, outcome = ended(players={0: {"points": points(obelisk=7, feeding=-4, cooperation=5)}})
    assert outcome.results[0].points == seen(state).scores[0] == 8
    assert [source for source, _ in outcome.results[0].breakdown] == list(SOURCES)


def test_a_tie_goes_to_the_higher_order_tile() -> None:
    _, outcome = ended(order=(2, 0, 1))
    assert outcome.ranking == ((1,), (0,), (2,))
    assert [result.tie_break for result in outcome.results] == [2, 3, 1]


def test_the_last_round_s_order_tile_counts_not_the_arrival() -> None:
    players = {0: {"points": points(cards=3), "arrival": 9}, 1: {"points": points(cards=3), "arrival": 8}}
    _, outcome = ended(players=players, clock=9, order=(0, 1, 2))
    assert outcome.ranking[0] == (1,)


def test_the_end_is_told() -> None:
    own = {0: {"sphinx": ("S10", "S02"), "stones": 8, "stone_market": 4, "cards": START}}
    own |= {1: {"sphinx": ()}, 2: {"sphinx": ()}}
    state = table(3, own, round=5, agenda=(RoundEnd(), Commitment(0, Area.SPHINX, Berth.NEAR)))
    state, events = stepped(state, asked(state).options[0].action)
    assert [(shown.seat, shown.cards) for shown in told(events, RiddlesRevealed)] == [
        (0, ("S10", "S02")),
        (1, ()),
        (2, ()),
    ]
    assert [(scored.seat, scored.source, scored.points) for scored in told(events, FinalScored)] == [
        (0, Source.STONES, 4)
    ]
    assert seen(state, None).players[0].sphinx == ("S10", "S02")
    assert seen(state).phase == "over"


@pytest.mark.parametrize(
    ("cards", "level", "is_asked"),
    [(("N50",), 4, True), (("N50",), 3, False), (("N50", "N55"), 1, True), (("N55",), 1, False)],
)
def test_stones_are_offered_before_the_final_scoring_where_they_would_count(
    cards: tuple[str, ...], level: int, is_asked: bool
) -> None:
    """A3 brings 6 stones: for the stone market, or for A8 to sell."""
    own = {"cards": (*START, *cards), "stones": 0, "stone_market": level}
    state = table(3, {0: own}, round=5, agenda=(Closing((0, 1, 2)),))
    assert bool(state.agenda) == is_asked
    if is_asked:
        assert [option.action for option in asked(state).asides] == [PlayCard("N50")]
