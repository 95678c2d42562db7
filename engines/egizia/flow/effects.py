"""The executor: what each kind of effect does, by itself or with its owner's choice."""

from __future__ import annotations

from typing import assert_never

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.egizia import actions as do
from engines.egizia import effects as fx
from engines.egizia import events as happened
from engines.egizia.components import Crew, Metric
from engines.egizia.flow.bricks import lay_free_brick
from engines.egizia.flow.changes import gain_points, gain_stones, grow, push, raise_market
from engines.egizia.metrics import measure
from engines.egizia.player import Source
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import Resolve


def schedule(state: EgiziaState, seat: Seat, effects: tuple[fx.Effect, ...], source: Source = Source.CARDS) -> None:
    """To be resolved next, in their order."""
    push(state, *(Resolve(seat, effect, source) for effect in reversed(effects)))


def resolve(state: EgiziaState, task: Resolve, tell: Tell) -> None:
    """An effect that leaves no choice."""
    seat = task.seat
    match task.effect:
        case fx.RaiseMarket(market, levels):
            raise_market(state, seat, market, levels, tell)
        case fx.GainStones(count):
            fits, lost = gain_stones(state, seat, count)
            tell(happened.StonesGained(seat=seat, count=fits, lost=lost))
        case fx.GainPoints(count):
            _score(state, task, count, tell)
        case fx.GrowCrew(who):
            grow(state, seat, Crew(who.value), tell)
        case fx.PointsPerBrick(where, each):
            bricks = sum(measure(state, seat, _metric(monument)) for monument in where)
            _score(state, task, each * bricks, tell)
        case fx.FreeBrick():
            tell(happened.BrickLapsed(seat=seat))
        case fx.WaitingShipBuilds():
            pass  # it counts by the ship that lies there
        case (
            fx.MoveMarker()
            | fx.Choose()
            | fx.GainWheat()
            | fx.AddStrength()
            | fx.SecondShip()
            | fx.KeepMore()
            | fx.SellStones()
        ) as other:
            raise ValueError(f"{other.op} is not resolved by itself")
        case other:
            assert_never(other)


def choose(
    state: EgiziaState, task: Resolve, action: do.GrowCrews | do.MoveFlood | do.ChooseWay | do.LayBrick, tell: Tell
) -> None:
    """The owner has chosen."""
    seat = task.seat
    match action:
        case do.GrowCrews(crews):
            for crew in crews:
                grow(state, seat, crew, tell)
        case do.MoveFlood(to):
            if to is not state.flood:
                state.flood = to
                tell(happened.FloodMoved(seat=seat, to=to))
        case do.ChooseWay(way):
            assert isinstance(task.effect, fx.Choose)
            schedule(state, seat, task.effect.of[way], task.source)
        case do.LayBrick(monument, at):
            lay_free_brick(state, seat, monument, at, tell)
        case _:
            assert_never(action)


def _score(state: EgiziaState, task: Resolve, points: int, tell: Tell) -> None:
    gain_points(state, task.seat, task.source, points)
    tell(happened.PointsGained(seat=task.seat, source=task.source, points=points))


def _metric(monument: fx.Monument) -> Metric:
    return Metric(monument.value)
