"""The end of a round and of the game."""

from __future__ import annotations

from dataclasses import replace

from engines.core.agenda import Tell
from engines.egizia import events as happened
from engines.egizia.components import BOX, ROUNDS, SHIPS, SPACES
from engines.egizia.flow.changes import gain_points, push, put
from engines.egizia.player import Source
from engines.egizia.scoring import final_gains, outcome
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import Closing, RoundStart


def end_round(state: EgiziaState, tell: Tell) -> None:
    _score_cooperation(state, tell)
    left = tuple(spot.piece for spot in _card_spots(state) if spot.piece is not None)
    state.discards += left
    state.spots = (Spot(),) * len(state.spots)
    state.harbours = (Harbour((None,) * (state.seats - 1)),) * len(state.harbours)
    tell(happened.RoundEnded(round=state.round, cards=left))
    for seat, player in enumerate(state.players):
        ready = replace(
            player,
            committed=(),
            ships=SHIPS,
            reach=-1,
            has_passed=False,
            used=(),
            built=(),
            was_rewarded=False,
        )
        put(state, seat, ready)
    if state.round < ROUNDS:
        state.order = tuple(reversed(state.standing))  # fewest points first (booklet p. 10)
        push(state, RoundStart())
    else:
        push(state, Closing(state.order))


def _card_spots(state: EgiziaState) -> list[Spot]:
    return [spot for spot, space in zip(state.spots, SPACES, strict=True) if space.kind == "card"]


def _score_cooperation(state: EgiziaState, tell: Tell) -> None:
    """From the front of the score track, in the order that stood before the first bonus."""
    for seat in state.standing:
        areas = len(state.players[seat].built)
        points = BOX.cooperation.points[areas]
        if points:
            gain_points(state, seat, Source.COOPERATION, points)
            tell(happened.CooperationScored(seat=seat, areas=areas, points=points))


def end_game(state: EgiziaState, tell: Tell) -> None:
    for seat, player in enumerate(state.players):
        tell(happened.RiddlesRevealed(seat=seat, cards=player.sphinx))
    for source, gains in final_gains(state):
        for seat, points in enumerate(gains):
            if points:
                gain_points(state, seat, source, points)
                tell(happened.FinalScored(seat=seat, source=source, points=points))
    tell(happened.GameEnded(ranking=outcome(state).ranking))
