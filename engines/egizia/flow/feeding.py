"""Quarries produce, crews are traded, crews are fed."""

from __future__ import annotations

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.egizia import effects as fx
from engines.egizia import events as happened
from engines.egizia.components import CARDS, Crew
from engines.egizia.estate import powers, ration, stones_of_quarries
from engines.egizia.flow.changes import gain_points, gain_stones, grow, push
from engines.egizia.flow.effects import schedule
from engines.egizia.flow.placing import use_power
from engines.egizia.player import Source
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import CrewTrade, Feed, Production


def produce(state: EgiziaState, task: Production, tell: Tell) -> None:
    """All quarries first, then trades in player order."""
    if not task.is_done:
        for seat in state.order:
            fits, lost = gain_stones(state, seat, stones_of_quarries(state.players[seat]))
            tell(happened.StonesProduced(seat=seat, count=fits, lost=lost))
        push(state, Production(task.left, is_done=True))
    elif task.left:
        seat, *rest = task.left
        push(state, Production(tuple(rest), is_done=True))
        push(state, *(CrewTrade(seat, card) for card, _ in powers(state.players[seat], fx.TradeCrew)))


def trade_crew(state: EgiziaState, task: CrewTrade, crew: Crew, tell: Tell) -> None:
    power = CARDS[task.card].power
    assert isinstance(power, fx.TradeCrew)
    use_power(state, task.seat, task.card, tell)
    grow(state, task.seat, crew, tell, -1)
    schedule(state, task.seat, power.gain)


def feed(state: EgiziaState, seat: Seat, task: Feed, tell: Tell) -> None:
    """Wheat is not kept (booklet p. 6)."""
    result = ration(state, seat, task.wheat)
    gain_points(state, seat, Source.FEEDING, result.points)
    tell(happened.CrewsFed(seat=seat, need=result.need, wheat=result.wheat, points=result.points))
