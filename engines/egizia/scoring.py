"""The final scoring (booklet p. 11) and the outcome."""

from __future__ import annotations

from engines.core.game import Outcome, ranked
from engines.egizia.components import BOX, CARDS
from engines.egizia.metrics import pyramid_bricks, statue_points, worth
from engines.egizia.player import SOURCES, Source
from engines.egizia.state import EgiziaState


def final_gains(state: EgiziaState) -> tuple[tuple[Source, tuple[int, ...]], ...]:
    """What each seat gains after the last round, source by source."""
    seats = range(state.seats)
    return (
        (Source.PYRAMID_MAJORITY, tuple(_majority(state))),
        (Source.NILE_CARDS, tuple(sum(CARDS[card].at_end for card in state.players[seat].cards) for seat in seats)),
        (
            Source.SPHINX_CARDS,
            tuple(sum(worth(state, seat, card) for card in state.players[seat].sphinx) for seat in seats),
        ),
        (
            Source.STATUES,
            tuple(sum(statue_points(state, seat, n) for n in range(len(state.statues))) for seat in seats),
        ),
        (Source.STONES, tuple(_stones(state))),
    )


def _majority(state: EgiziaState) -> list[int]:
    """All tied seats have it; somebody must have built."""
    bricks = [pyramid_bricks(state, seat) for seat in range(state.seats)]
    most = max(bricks)
    return [BOX.pyramid.majority if count == most > 0 else 0 for count in bricks]


def _stones(state: EgiziaState) -> list[int]:
    market = BOX.stone_market
    return [p.stones // market.end if p.stone_market >= market.end_from else 0 for p in state.players]


def outcome(state: EgiziaState) -> Outcome:
    """Ties go to the higher order tile held during the last round."""
    rows = [
        tuple((str(source), points) for source, points in zip(SOURCES, player.points, strict=True))
        for player in state.players
    ]
    return ranked(rows, (state.order.index(seat) + 1 for seat in range(state.seats)))
