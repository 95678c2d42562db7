"""What a seat uses beside a decision. The decision stays on the agenda, and may know more afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.tuples import without_first
from engines.egizia import actions as do
from engines.egizia import effects as fx
from engines.egizia import events as happened
from engines.egizia.components import CARDS, Tile
from engines.egizia.estate import colour_of
from engines.egizia.flow.changes import gain_points, grow, pop, push, put, spend_stones
from engines.egizia.flow.effects import schedule
from engines.egizia.flow.placing import use_power
from engines.egizia.labels import ways
from engines.egizia.player import Improvement, Source
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import Commitment, Feed, Riddles, Turn, TurnEnd


def use(state: EgiziaState, seat: Seat, action: do.Aside, tell: Tell) -> None:
    match action:
        case do.PlayCard(card, way):
            _discard(state, seat, card, tell)
            for effect in reversed(ways(card)[way]):
                _play(state, seat, effect, tell)
        case do.SellStones(card, count):
            _discard(state, seat, card, tell)
            (effect,) = ways(card)[0]
            assert isinstance(effect, fx.SellStones)
            _spend(state, seat, count, tell)
            points = count * effect.points_each
            gain_points(state, seat, Source.CARDS, points)
            tell(happened.PointsGained(seat=seat, source=Source.CARDS, points=points))
        case do.TrainCrew(card, crew):
            use_power(state, seat, card, tell)
            grow(state, seat, crew, tell)
        case do.ConvertStones(card, count):
            tell(happened.PowerUsed(seat=seat, card=card))
            _spend(state, seat, count, tell)
            _add_wheat(state, seat, count, tell)
        case do.ImproveField(card, field):
            player = state.players[seat]
            improved = replace(player, improvements=(*player.improvements, Improvement(card, field)))
            put(state, seat, improved)
            tell(
                happened.FieldImproved(
                    seat=seat, card=card, field=field, colour=colour_of(field, improved.improvements)
                )
            )
        case do.HireCrews(card, crews):
            power = CARDS[card].power
            assert isinstance(power, fx.Hire)
            use_power(state, seat, card, tell)
            _spend(state, seat, power.price * len(crews), tell)
            for crew in crews:
                grow(state, seat, crew, tell)
        case do.UseTile(tile):
            player = state.players[seat]
            put(state, seat, replace(player, spent=(*player.spent, tile)))
            tell(happened.TileUsed(seat=seat, tile=tile))
            assert tile is Tile.G7
            _grant_second_ship(state, seat, tell)
        case _:
            assert_never(action)


def _play(state: EgiziaState, seat: Seat, effect: fx.SimpleEffect, tell: Tell) -> None:
    """What an anytime card does to the decision beside which it is played; all else is resolved as usual."""
    match effect:
        case fx.GainWheat(count):
            _add_wheat(state, seat, count, tell)
        case fx.AddStrength(count):
            task = pop(state)
            assert isinstance(task, Commitment)
            push(state, replace(task, strength=task.strength + count))
            tell(happened.StrengthAdded(seat=seat, area=task.area, count=count))
        case fx.KeepMore(cards):
            task = pop(state)
            assert isinstance(task, Riddles)
            push(state, replace(task, keeps=task.keeps + cards))
            tell(happened.KeepsRaised(seat=seat, keeps=task.keeps + cards))
        case fx.SecondShip():
            _grant_second_ship(state, seat, tell)
        case _:
            schedule(state, seat, (effect,))


def _grant_second_ship(state: EgiziaState, seat: Seat, tell: Tell) -> None:
    """Announced before the first ship of the turn, or decided after it."""
    task = pop(state)
    assert isinstance(task, Turn | TurnEnd)
    push(state, Turn(seat, again=True) if isinstance(task, Turn) else Turn(seat, is_second=True))
    tell(happened.SecondShipGranted(seat=seat))


def _add_wheat(state: EgiziaState, seat: Seat, count: int, tell: Tell) -> None:
    task = pop(state)
    assert isinstance(task, Feed)
    push(state, replace(task, wheat=task.wheat + count))
    tell(happened.WheatGained(seat=seat, count=count))


def _spend(state: EgiziaState, seat: Seat, count: int, tell: Tell) -> None:
    spend_stones(state, seat, count)
    tell(happened.StonesSpent(seat=seat, count=count))


def _discard(state: EgiziaState, seat: Seat, card: str, tell: Tell) -> None:
    player = state.players[seat]
    put(state, seat, replace(player, cards=without_first(player.cards, card)))
    state.discards += (card,)
    tell(happened.CardPlayed(seat=seat, card=card))
