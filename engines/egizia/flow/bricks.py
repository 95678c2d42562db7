"""A brick is laid: its points, what its place brings, the obelisk's market reward."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.tuples import with_added, with_item
from engines.egizia import events as happened
from engines.egizia.choices import prospects
from engines.egizia.components import BOX, BRICK_BONUS, CREWS, Tile
from engines.egizia.effects import Choose, Market, Monument, RaiseMarket
from engines.egizia.estate import tiles
from engines.egizia.flow.changes import gain_points, grow, push, put, raise_market
from engines.egizia.monuments import Brick, is_upper, row_bonus, row_length
from engines.egizia.player import Source
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import Resolve

_SOURCES = {
    Monument.OBELISK: Source.OBELISK,
    Monument.COLONNADE: Source.COLONNADE,
    Monument.PYRAMID: Source.PYRAMID,
}


def lay_free_brick(state: EgiziaState, seat: Seat, monument: Monument, at: int, tell: Tell) -> None:
    """No points for the cost, but every bonus; it is no building (booklet p. 13)."""
    brick = next(
        place.brick
        for place in prospects(state, seat, (monument,))
        if place.brick is not None and (monument is not Monument.PYRAMID or place.at == at)
    )
    lay_brick(state, seat, brick, tell, is_free=True)
    reward_obelisk(state, seat, (brick,), tell)


def lay_brick(state: EgiziaState, seat: Seat, brick: Brick, tell: Tell, *, is_free: bool = False) -> None:
    """First the brick's own points, then what it completes. The brick that brings G3 does not count for it (p. 15)."""
    bonus = BRICK_BONUS if Tile.G3 in tiles(state, seat) else 0
    source = _SOURCES.get(brick.monument)
    points = 0 if is_free or source is None else brick.cost
    tell(
        happened.BrickLaid(
            seat=seat,
            monument=brick.monument,
            at=brick.at,
            cell=brick.cell,
            cost=0 if is_free else brick.cost,
            points=points + bonus,
            is_free=is_free,
        )
    )
    if source is not None:
        gain_points(state, seat, source, points)
    gain_points(state, seat, Source.COLUMN_TILE, bonus)
    match brick.monument:
        case Monument.OBELISK:
            state.obelisk += (seat,)
        case Monument.COLONNADE:
            _build_column(state, seat, brick.at, tell)
        case Monument.PYRAMID:
            _build_cell(state, seat, brick.at, tell)
        case Monument.STATUES:
            player = state.players[seat]
            put(state, seat, replace(player, statues=with_added(player.statues, brick.at, 1)))
        case _:
            assert_never(brick.monument)


def _build_column(state: EgiziaState, seat: Seat, column: int, tell: Tell) -> None:
    board = BOX.colonnade
    built = column + 1
    put(state, seat, replace(state.players[seat], colonnade=built))
    if built in (board.golden, board.purple):
        tile = state.golden if built == board.golden else state.purple
        tell(happened.ColumnTileGained(seat=seat, tile=tile))
        if tile is Tile.G4:  # with it the start field is flipped, see estate.fields
            for crew in CREWS:
                grow(state, seat, crew, tell)
    if built == len(board.costs):
        place = len(state.finished)
        state.finished += (seat,)
        gain_points(state, seat, Source.COLONNADE, board.finish[place])
        tell(happened.ColonnadeCompleted(seat=seat, place=place, points=board.finish[place]))


def _build_cell(state: EgiziaState, seat: Seat, number: int, tell: Tell) -> None:
    row = (*state.pyramid[number], seat)
    state.pyramid = with_item(state.pyramid, number, row)
    if len(row) == row_length(number, state.seats):
        winner, bricks = row_bonus(row)
        state.row_winners = with_item(state.row_winners, number, winner)
        gain_points(state, winner, Source.PYRAMID_ROWS, bricks)
        tell(happened.RowCompleted(seat=winner, row=number, points=bricks))


def reward_obelisk(state: EgiziaState, seat: Seat, laid: Iterable[Brick], tell: Tell) -> None:
    """Once a round: one market of choice for the lower section, both for the upper one (p. 7)."""
    levels = [brick.at for brick in laid if brick.monument is Monument.OBELISK]
    player = state.players[seat]
    if not levels or player.was_rewarded:
        return
    put(state, seat, replace(player, was_rewarded=True))
    if any(is_upper(level) for level in levels):
        raise_market(state, seat, Market.WHEAT, 1, tell)
        raise_market(state, seat, Market.STONE, 1, tell)
    else:
        push(state, Resolve(seat, _EITHER_MARKET))


_EITHER_MARKET = Choose(((RaiseMarket(Market.WHEAT, 1),), (RaiseMarket(Market.STONE, 1),)))
