"""The small changes of which all others are made: agenda, points, stones, crews, markets."""

from __future__ import annotations

from dataclasses import replace

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.tuples import with_added, with_item
from engines.egizia import events as happened
from engines.egizia.components import BOX, CREWS, MOST_STONES, MOST_STRENGTH, TOP_LEVEL, Crew, Tile
from engines.egizia.effects import Market
from engines.egizia.estate import tiles
from engines.egizia.player import Player, Source, source_number
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import EgiziaTask


def pop(state: EgiziaState) -> EgiziaTask:
    task = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    return task


def push(state: EgiziaState, *tasks: EgiziaTask) -> None:
    """The last one is done first."""
    state.agenda += tasks


def put(state: EgiziaState, seat: Seat, player: Player) -> None:
    state.players = with_item(state.players, seat, player)


def gain_points(state: EgiziaState, seat: Seat, source: Source, points: int) -> None:
    """Whoever comes to a space of the score track stands behind those who are there already (booklet p. 11)."""
    if points:
        player = state.players[seat]
        state.clock += 1
        scored = with_added(player.points, source_number(source), points)
        put(state, seat, replace(player, points=scored, arrival=state.clock))


def gain_stones(state: EgiziaState, seat: Seat, count: int) -> tuple[int, int]:
    """How many fit and how many are lost: nobody has more than 25 (p. 5)."""
    player = state.players[seat]
    fits = min(count, MOST_STONES - player.stones)
    put(state, seat, replace(player, stones=player.stones + fits))
    return fits, count - fits


def spend_stones(state: EgiziaState, seat: Seat, count: int) -> None:
    player = state.players[seat]
    put(state, seat, replace(player, stones=player.stones - count))


def grow(state: EgiziaState, seat: Seat, crew: Crew, tell: Tell, steps: int = 1) -> None:
    """A step that goes beyond the track is lost."""
    player = state.players[seat]
    number = CREWS.index(crew)
    before = player.crews[number]
    strength = min(before + steps, MOST_STRENGTH)
    crews = [strength if other == number else value for other, value in enumerate(player.crews)]
    leader, green, blue, yellow = crews
    put(state, seat, replace(player, crews=(leader, green, blue, yellow)))
    tell(happened.CrewGrew(seat=seat, crew=crew, steps=strength - before, strength=strength))


def raise_market(state: EgiziaState, seat: Seat, market: Market, levels: int, tell: Tell) -> None:
    """Level by level; those beyond the top bring its reward again (p. 10)."""
    player = state.players[seat]
    level = player.wheat_market if market is Market.WHEAT else player.stone_market
    reward = 0
    for _ in range(levels):
        reward += _reward(state, seat, market, min(level + 1, TOP_LEVEL))
        level = min(level + 1, TOP_LEVEL)
    if market is Market.WHEAT:
        put(state, seat, replace(player, wheat_market=level))
        gain_points(state, seat, Source.WHEAT_MARKET, reward)
        points, stones = reward, 0
    else:
        put(state, seat, replace(player, stone_market=level))
        points, stones = 0, gain_stones(state, seat, reward)[0]
    tell(happened.MarketRaised(seat=seat, market=market, levels=levels, level=level, points=points, stones=stones))


def _reward(state: EgiziaState, seat: Seat, market: Market, level: int) -> int:
    """Points or stones for coming to a level, or for going beyond it at the top; G2 and G5 double the top (p. 15)."""
    owned = tiles(state, seat)
    if market is Market.WHEAT:
        top, third, doubles = BOX.wheat_market.top, 0, Tile.G5 in owned
    else:
        top, third, doubles = BOX.stone_market.top, BOX.stone_market.third, Tile.G2 in owned
    if level == TOP_LEVEL:
        return 2 * top if doubles else top
    return third if level == 3 else 0
