"""What can be chosen now, read from the decisions: the same numbers as in the menus."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.decision import Decision, Seat
from engines.egizia import actions as do
from engines.egizia.components import Berth, Crew, Flood
from engines.egizia.effects import Monument


@dataclass(slots=True)
class Choices:
    """`spaces`: where a ship can go or a card be taken. `berths`: at areas. `bricks`: monument and row or statue, from
    0. `crews`: of a seat, that can grow, be traded or build. `riddles`: Sphinx cards that can be kept.
    `cards`: Nile cards that can be used. `fields`: those that can be improved. `is_placing`: a ship is to be placed.
    """

    spaces: set[str] = field(default_factory=set)
    berths: set[tuple[str, Berth]] = field(default_factory=set)
    bricks: set[tuple[Monument, int]] = field(default_factory=set)
    crews: set[tuple[Seat, Crew]] = field(default_factory=set)
    floods: set[Flood] = field(default_factory=set)
    riddles: set[str] = field(default_factory=set)
    cards: set[tuple[Seat, str]] = field(default_factory=set)
    fields: set[tuple[Seat, str]] = field(default_factory=set)
    is_placing: bool = False


def choices_of(decisions: Iterable[Decision]) -> Choices:
    found = Choices()
    for decision in decisions:
        for option in (*decision.options, *decision.asides):
            _add(found, decision.seat, option.action)
    return found


def _add(found: Choices, seat: Seat, action: object) -> None:
    match action:
        case do.PlaceShip(space, berth):
            found.is_placing = True
            found.spaces.add(space)
            if berth is not None:
                found.berths.add((space, berth))
        case do.TakeLeftover(space):
            found.is_placing = True
            found.spaces.add(space)
        case do.Pass():
            found.is_placing = True
        case do.LayBrick(monument, at):
            found.bricks.add((monument, at))
        case do.GrowCrews(crews) | do.CommitCrews(crews):
            found.crews |= {(seat, crew) for crew in crews}
        case do.TradeCrew(crew):
            found.crews.add((seat, crew))
        case do.MoveFlood(to):
            found.floods.add(to)
        case do.KeepSphinx(card) | do.KeepStartCard(card):
            found.riddles.add(card)
        case do.ImproveField(card, improved):
            found.cards.add((seat, card))
            found.fields.add((seat, improved))
        case do.PlayCard(card) | do.SellStones(card) | do.TrainCrew(card) | do.ConvertStones(card) | do.HireCrews(card):
            found.cards.add((seat, card))
        case _:
            pass
