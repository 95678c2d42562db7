"""What the latest events changed, by place: what glows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.decision import Seat
from engines.core.event import Event
from engines.egizia import events as happened
from engines.egizia.components import CARDS, Area, Berth, Crew
from engines.egizia.effects import Market, Monument

# What a seat has, where it stands in a panel.
WHEAT, STONES, SHIPS, SPHINX, PERMANENTS, ANYTIME = "wheat", "stones", "ships", "sphinx", "permanents", "anytime"


@dataclass(slots=True)
class Changes:
    """`spaces`: where ships came or a card was taken; `berths` at areas. `bricks`: monument, level or row or statue,
    cell, whose. `points`: what each score changed by. `holdings`: of seats. `cards`: Nile cards that seats have got or
    used, and fields that they improved. `moved`: harbours in which ships moved up.
    """

    spaces: set[str] = field(default_factory=set)
    berths: set[tuple[str, Seat]] = field(default_factory=set)
    bricks: set[tuple[Monument, int, int, Seat]] = field(default_factory=set)
    rows: set[int] = field(default_factory=set)
    crews: set[tuple[Seat, Crew]] = field(default_factory=set)
    markets: set[tuple[Seat, Market]] = field(default_factory=set)
    points: Counter[Seat] = field(default_factory=Counter)
    holdings: set[tuple[Seat, str]] = field(default_factory=set)
    cards: set[tuple[Seat, str]] = field(default_factory=set)
    tiles: set[tuple[Seat, str]] = field(default_factory=set)
    moved: set[Area] = field(default_factory=set)
    is_flood_new: bool = False
    is_deck_new: bool = False
    is_new_round: bool = False


def changes_of(since: Iterable[Event]) -> Changes:
    changes = Changes()
    for event in since:
        if isinstance(event, happened.RoundBegan):
            # What lay on the river and in the harbours has gone.
            changes = Changes(points=changes.points, holdings=changes.holdings, is_new_round=True)
        elif event.seat is None:
            _add_to_table(changes, event)
        else:
            _add_to_river(changes, event, event.seat)
            _add_to_seat(changes, event, event.seat)
            _add_to_monuments(changes, event, event.seat)
            changes.points[event.seat] += _points(event)
    return changes


def _points(event: Event) -> int:
    points = getattr(event, "points", 0)
    assert isinstance(points, int)
    return points


def _add_to_table(changes: Changes, event: Event) -> None:
    match event:
        case happened.FloodMoved():
            changes.is_flood_new = True
        case happened.ShipsMovedUp(area=area):
            changes.moved.add(area)
        case _:
            pass


def _add_to_river(changes: Changes, event: Event, seat: Seat) -> None:
    match event:
        case happened.ShipPlaced(space=space, berth=Berth()):
            changes.berths.add((space, seat))
        case happened.ShipPlaced(space=space, piece=piece):
            changes.spaces.add(space)
            _add_card(changes, piece, seat)
        case happened.LeftoverTaken(space=space, card=card):
            changes.spaces.add(space)
            _add_card(changes, card, seat)
        case happened.FloodMoved():
            changes.is_flood_new = True
        case happened.ShipsMovedUp(area=area):
            changes.moved.add(area)
        case _:
            pass


def _add_card(changes: Changes, piece: str | None, seat: Seat) -> None:
    """Where a card that was taken shows in its owner's panel."""
    card = CARDS.get(piece or "")
    if card is None:
        return
    changes.cards.add((seat, card.id))
    if card.field is not None:
        changes.holdings.add((seat, WHEAT))
    if card.stones:
        changes.holdings.add((seat, STONES))
    if card.type in ("permanent", "anytime"):
        changes.holdings.add((seat, PERMANENTS if card.type == "permanent" else ANYTIME))


def _add_to_seat(changes: Changes, event: Event, seat: Seat) -> None:
    match event:
        case happened.CrewGrew(crew=crew, steps=steps):
            if steps:
                changes.crews.add((seat, crew))
        case happened.CrewsCommitted(crews=crews):
            changes.crews |= {(seat, crew) for crew in crews}
        case happened.MarketRaised(market=market, stones=stones):
            changes.markets.add((seat, market))
            if stones:
                changes.holdings.add((seat, STONES))
        case happened.StonesGained() | happened.StonesSpent() | happened.StonesProduced():
            changes.holdings.add((seat, STONES))
        case happened.WheatGained():
            changes.holdings.add((seat, WHEAT))
        case happened.CardPlayed(card=card):
            changes.holdings.add((seat, ANYTIME))
            changes.cards.add((seat, card))
        case happened.PowerUsed(card=card):
            changes.cards.add((seat, card))
        case happened.FieldImproved(field=improved):
            changes.holdings |= {(seat, WHEAT), (seat, PERMANENTS)}
            changes.cards.add((seat, improved))
        case happened.RiddleKept():
            changes.holdings.add((seat, SPHINX))
        case happened.RiddlesDrawn() | happened.RiddlesReturned():
            changes.is_deck_new = True
        case _:
            pass


def _add_to_monuments(changes: Changes, event: Event, seat: Seat) -> None:
    match event:
        case happened.BrickLaid(monument=monument, at=at, cell=cell, is_free=is_free):
            changes.bricks.add((monument, at, cell, seat))
            if not is_free:
                changes.holdings.add((seat, STONES))
        case happened.RowCompleted(row=row):
            changes.rows.add(row)
        case happened.ColumnTileGained(tile=tile) | happened.TileUsed(tile=tile):
            changes.tiles.add((seat, tile))
        case _:
            pass
