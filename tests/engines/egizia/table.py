"""A table laid out by hand, for one situation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.core.decision import Seat
from engines.core.event import Event
from engines.core.tuples import with_item
from engines.egizia import GAME
from engines.egizia.components import AREAS, POSITIONS, START_FIELD, START_QUARRY, Area, Flood, Tile
from engines.egizia.effects import Effect
from engines.egizia.events import CrewsFed
from engines.egizia.eye import look
from engines.egizia.flow import settle
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import SOURCES, Source, source_number
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import (
    Building,
    EgiziaTask,
    Feed,
    Feeding,
    Placement,
    Resolve,
    RoundEnd,
    RoundStart,
    StartChoice,
)
from engines.egizia.view import EgiziaView

Changes = dict[str, Any]
START = (START_FIELD, START_QUARRY)


def table(seats: int = 4, players: dict[Seat, Changes] | None = None, **fields: Any) -> EgiziaState:
    """Round 1 before the first ship: seats hold the order tiles in their own order and one Sphinx card each."""
    state = GAME.new(seats, EgiziaOptions(start_seat=0), "table")
    for decision in GAME.decisions(state):
        state = _own(GAME.apply(state, decision.seat, decision.default.action).state)
    # Whatever the lot said: seat k holds order tile k + 1 and has as many stones and the place on the score track.
    order = tuple(range(seats))
    dealt = [
        replace(player, stones=2 + seat, arrival=seats - seat, cards=START) for seat, player in enumerate(state.players)
    ]
    state = replace(state, order=order, players=tuple(dealt), golden=Tile.G2, purple=Tile.G7)
    if seats == 2:
        state = replace(state, golden=Tile.G6)
    for seat, changes in (players or {}).items():
        state = replace(state, players=with_item(state.players, seat, replace(state.players[seat], **changes)))
    return GAME.resume(replace(state, **fields))


def with_agenda(state: EgiziaState, *tasks: EgiziaTask) -> EgiziaState:
    return GAME.resume(replace(state, agenda=tasks))


def placing(
    seats: int = 4, players: dict[Seat, Changes] | None = None, pieces: dict[str, str] | None = None, **fields: Any
) -> EgiziaState:
    """Seat 0 places next; `pieces`: cards and tiles on certain spaces."""
    state = table(seats, players, agenda=(RoundEnd(), Placement()), **fields)
    spots = list(state.spots)
    for space, piece in (pieces or {}).items():
        spots[POSITIONS[space]] = Spot(piece)
    return GAME.resume(replace(state, spots=tuple(spots)))


def feeding(seats: int = 4, flood: Flood = Flood.MIDDLE, **player: Any) -> EgiziaState:
    """Seat 0 is fed, and nobody else; then the round ends."""
    return table(seats, {0: player}, agenda=(RoundEnd(), Feeding((0,))), flood=flood)


def building(
    area: Area,
    berths: tuple[Seat | None, ...],
    players: dict[Seat, Changes] | None = None,
    *,
    waiting: Seat | None = None,
    seats: int = 4,
    **fields: Any,
) -> EgiziaState:
    """This area is built next, and nothing after it."""
    harbours = tuple(
        Harbour(berths, waiting) if each is area else Harbour((None,) * (seats - 1), None) for each in AREAS
    )
    return table(seats, players, **{"agenda": (RoundEnd(), Building(area)), "harbours": harbours, **fields})


def fed_now(flood: Flood = Flood.MIDDLE, extra: int = 0, **player: Any) -> CrewsFed:
    """What happens when seat 0 is fed with what it has."""
    state = table(4, {0: player}, flood=flood).copy()
    state.agenda = (RoundEnd(), Feed(0, extra))
    events: list[Event] = []
    settle(state, events.append)
    (fed,) = [event for event in events if isinstance(event, CrewsFed)]
    assert state.players[0].score == fed.points
    return fed


def resolving(effect: Effect, players: dict[Seat, Changes] | None = None, seats: int = 4, **fields: Any) -> EgiziaState:
    """Seat 0 has got this effect; then the round ends."""
    return table(seats, players, agenda=(RoundEnd(), Resolve(0, effect)), **fields)


def points(**by_source: int) -> tuple[int, ...]:
    """Of a player: `points(obelisk=5)`."""
    found = [0] * len(SOURCES)
    for source, count in by_source.items():
        found[source_number(Source(source))] = count
    return tuple(found)


def started(seats: int) -> EgiziaState:
    """The very beginning, with the barrier."""
    state = GAME.new(seats, EgiziaOptions(start_seat=0), "start")
    assert isinstance(state.agenda[-1], StartChoice)
    assert isinstance(state.agenda[-2], RoundStart)
    return state


def seen(state: EgiziaState, eye: Seat | None = None) -> EgiziaView:
    return look(state, eye)


def answered(state: EgiziaState, seat: Seat, number: int = 0) -> EgiziaState:
    """One of several seats that are asked at once takes its option of that number."""
    decision = next(decision for decision in GAME.decisions(state) if decision.seat == seat)
    return _own(GAME.apply(state, seat, decision.options[number].action).state)


def _own(state: object) -> EgiziaState:
    assert isinstance(state, EgiziaState)
    return state
