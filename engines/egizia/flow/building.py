"""The build step: ship by ship, who commits and who withdraws, what is bought."""

from __future__ import annotations

from dataclasses import replace

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.tuples import with_item
from engines.egizia import events as happened
from engines.egizia.building import places, strength_of, waiting_right
from engines.egizia.components import AREAS, BERTHS, COLUMN_TILES, Area, Berth, Crew, Tile
from engines.egizia.effects import Monument
from engines.egizia.flow.bricks import lay_brick, reward_obelisk
from engines.egizia.flow.changes import gain_points, pop, push, put, spend_stones
from engines.egizia.player import Source
from engines.egizia.state import EgiziaState, Harbour
from engines.egizia.tasks import Building, Commitment, Construction, Riddles, SphinxVisit


def next_ship(state: EgiziaState, task: Building) -> None:
    """From near to far; after them the waiting ship, if something lets it build (booklet p. 7, 11, 15)."""
    harbour = state.harbour(task.area)
    if task.berth < len(harbour.berths):
        push(state, Building(task.area, task.berth + 1))
        seat = harbour.berths[task.berth]
        if seat is not None:
            push(state, Commitment(seat, task.area, BERTHS[task.berth]))
    elif task.berth == len(harbour.berths) and harbour.waiting is not None:
        push(state, Building(task.area, task.berth + 1))
        right = waiting_right(state, harbour.waiting)
        if right is not None:
            push(state, Commitment(harbour.waiting, task.area, Berth.WAITING, by=right))


def commit(state: EgiziaState, task: Commitment, crews: tuple[Crew, ...], tell: Tell) -> None:
    """The budget is fixed now."""
    seat = task.seat
    player = state.players[seat]
    strength = strength_of(player.crews, crews) + task.strength
    used, spent = player.used, player.spent
    if sum(crew is not Crew.LEADER for crew in crews) > 1:
        used += (Tile.G6,)
        tell(happened.TileUsed(seat=seat, tile=Tile.G6))
    if task.by is not None:
        if task.by in COLUMN_TILES:
            spent += (Tile(task.by),)
        else:
            used += (task.by,)
    put(state, seat, replace(player, committed=player.committed + crews, used=used, spent=spent))
    tell(happened.CrewsCommitted(seat=seat, area=task.area, crews=crews, strength=strength, by=task.by))
    if task.area is Area.SPHINX:
        push(state, SphinxVisit(seat, task.berth, strength))
    else:
        push(state, Construction(seat, task.area, strength))


def decline(state: EgiziaState, task: Commitment, tell: Tell, *, is_unable: bool) -> None:
    if task.by is None:
        tell(happened.BuildDeclined(seat=task.seat, area=task.area, is_unable=is_unable))
        _withdraw(state, task.seat, task.area, tell)


def _withdraw(state: EgiziaState, seat: Seat, area: Area, tell: Tell) -> None:
    """Those behind move up a berth, a waiting ship enters the last one, and this berth is looked at again (p. 7)."""
    harbour = state.harbour(area)
    if seat not in harbour.berths:
        return
    number = harbour.berths.index(seat)
    moved = (*harbour.berths[:number], *harbour.berths[number + 1 :], harbour.waiting)
    state.harbours = with_item(state.harbours, AREAS.index(area), Harbour(moved))
    marker = pop(state)
    assert isinstance(marker, Building)
    push(state, Building(area, number))
    if any(ship is not None for ship in moved[number:]):
        tell(happened.ShipsMovedUp(area=area, berths=moved))


def buy_brick(state: EgiziaState, task: Construction, monument: Monument, at: int, tell: Tell) -> None:
    """Its cost in stones and in strength; then the next one."""
    seat = task.seat
    brick = next(
        place.brick
        for place in places(state, seat, task.area, task.laid)
        if place.brick is not None and place.monument is monument and place.at == at
    )
    spend_stones(state, seat, brick.cost)
    _has_built(state, seat, task.area)
    push(state, Construction(seat, task.area, task.budget - brick.cost, (*task.laid, brick)))
    lay_brick(state, seat, brick, tell)


def finish(state: EgiziaState, task: Construction | SphinxVisit, tell: Tell) -> None:
    """Market rewards come now. Who has bought nothing has not built."""
    laid = task.laid if isinstance(task, Construction) else ()
    area = task.area if isinstance(task, Construction) else Area.SPHINX
    if not laid:
        tell(happened.BuildDeclined(seat=task.seat, area=area, is_unable=True))
        _withdraw(state, task.seat, area, tell)
        return
    tell(happened.BuildFinished(seat=task.seat, area=area))
    reward_obelisk(state, task.seat, laid, tell)


def _has_built(state: EgiziaState, seat: Seat, area: Area) -> None:
    """For the co-operation bonus."""
    player = state.players[seat]
    if area not in player.built:
        put(state, seat, replace(player, built=(*player.built, area)))


# The Sphinx


def draw(state: EgiziaState, task: SphinxVisit, paid: int, free: int, tell: Tell) -> None:
    """The number is named and paid before the first card is seen."""
    seat = task.seat
    spend_stones(state, seat, paid)
    _has_built(state, seat, Area.SPHINX)
    cards = state.sphinx_deck[: paid + free]
    state.sphinx_deck = state.sphinx_deck[paid + free :]
    tell(happened.RiddlesDrawn(seat=seat, paid=paid, free=free))
    tell(happened.RiddlesSeen(seat=seat, cards=cards, audience=(seat,)))
    push(state, Riddles(seat, cards))


def keep(state: EgiziaState, task: Riddles, card: str, tell: Tell) -> None:
    player = state.players[task.seat]
    put(state, task.seat, replace(player, sphinx=(*player.sphinx, card)))
    tell(happened.RiddleKept(seat=task.seat, cards=len(player.sphinx) + 1))
    push(state, Riddles(task.seat, tuple(other for other in task.cards if other != card), task.keeps - 1))


def give_back(state: EgiziaState, task: Riddles, tell: Tell) -> None:
    """Under the deck in the order drawn, for a point each (p. 10)."""
    count = len(task.cards)
    state.sphinx_deck += task.cards
    gain_points(state, task.seat, Source.SPHINX_RETURNS, count)
    if count:
        tell(happened.RiddlesReturned(seat=task.seat, count=count, points=count))
    tell(happened.BuildFinished(seat=task.seat, area=Area.SPHINX))
