"""What an effect leaves to its owner: a crew, the flood, one of several ways, the place of a free brick."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engines.core.decision import Option, Seat
from engines.core.phrase import Phrase, phrase
from engines.egizia import effects as fx
from engines.egizia import labels
from engines.egizia.actions import ChooseWay, GrowCrews, LayBrick, MoveFlood
from engines.egizia.components import BASIC_CREWS, CREWS, FLOODS, Crew, Flood
from engines.egizia.effects import Monument, Who
from engines.egizia.monuments import Prospect, colonnade, obelisk, pyramid
from engines.egizia.state import EgiziaState


def choices(state: EgiziaState, seat: Seat, effect: fx.Effect) -> tuple[Phrase, tuple[Option, ...]]:
    """The question and its options; none when the effect leaves no choice."""
    match effect:
        case fx.GrowCrew(who):
            return phrase("grow_crew", who=who), _growths(who, state.players[seat].crews)
        case fx.MoveMarker(steps):
            return phrase("move_flood", steps=steps), _floods(state.flood, steps)
        case fx.Choose(of):
            return _CHOOSE, _ways(of)
        case fx.FreeBrick(where):
            return _FREE_BRICK, free_bricks(state, seat, where)
        case _:
            return _CHOOSE, ()


def free_bricks(state: EgiziaState, seat: Seat, where: tuple[Monument, ...]) -> tuple[Option, ...]:
    return tuple([brick_option(state, prospect) for prospect in prospects(state, seat, where) if prospect.brick])


def prospects(state: EgiziaState, seat: Seat, where: tuple[Monument, ...]) -> list[Prospect]:
    """The next places of these monuments; statues have their own rule."""
    found: list[Prospect] = []
    if Monument.OBELISK in where:
        found.append(obelisk(len(state.obelisk)))
    if Monument.COLONNADE in where:
        found.append(colonnade(state.players[seat].colonnade))
    if Monument.PYRAMID in where:
        found += pyramid(state.pyramid, state.seats)
    return found


def brick_option(state: EgiziaState, prospect: Prospect) -> Option:
    """With what the brick costs, and which one it is."""
    brick = prospect.brick
    assert brick is not None
    match brick.monument:
        case Monument.OBELISK | Monument.COLONNADE:
            return _brick(brick.monument, 0, brick.cost, brick.at + 1, "none")
        case Monument.PYRAMID:
            return _brick(brick.monument, brick.at, brick.cost, brick.cell + 1, "none")
        case Monument.STATUES:
            return _brick(brick.monument, brick.at, brick.cost, brick.cell + 1, state.statues[brick.at])


@cache
def _brick(monument: Monument, at: int, cost: int, number: int, goal: str) -> Option:
    """`number`: the level, the column, the cell of the row."""
    action = LayBrick(monument, at)
    (label,) = labels.path_of(action)
    label = labels.with_facts(label, number=number, cost=cost)
    return Option(action, (label if goal == "none" else labels.with_facts(label, goal=goal),))


@cache
def _growths(who: Who, strengths: tuple[int, ...]) -> tuple[Option, ...]:
    """A crew of choice may be one that cannot grow: the step is lost."""
    match who:
        case Who.ANY:
            return tuple(_growth((crew,), strengths) for crew in CREWS)
        case Who.TWO_OF_ALL:
            return tuple(_growth(pair, strengths) for pair in combinations(CREWS, 2))
        case Who.TWO_BASIC:
            return tuple(_growth(pair, strengths) for pair in combinations(BASIC_CREWS, 2))
        case _:
            return ()


def _growth(crews: tuple[Crew, ...], strengths: tuple[int, ...]) -> Option:
    action = GrowCrews(crews)
    (label,) = labels.path_of(action)
    names = ("strength", "other_strength")
    facts = {name: strengths[CREWS.index(crew)] for name, crew in zip(names, crews, strict=False)}
    return Option(action, (labels.with_facts(label, **facts),))


@cache
def _floods(now: Flood, steps: int) -> tuple[Option, ...]:
    """Where it is comes first: moving it is never compulsory."""
    reachable = [to for to in FLOODS if 0 < abs(FLOODS.index(to) - FLOODS.index(now)) <= steps]
    stays = Option(MoveFlood(now), (phrase("flood_stays", at=now),))
    return (stays, *(Option(MoveFlood(to), labels.path_of(MoveFlood(to))) for to in reachable))


@cache
def _ways(of: tuple[tuple[fx.SimpleEffect, ...], ...]) -> tuple[Option, ...]:
    return tuple(Option(ChooseWay(number), (labels.effect_label(way[0]),)) for number, way in enumerate(of))


_CHOOSE = phrase("choose_way")
_FREE_BRICK = phrase("free_brick")
