"""Who builds with whom, and what can be bought (booklet p. 7-10)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engines.core.decision import Closed, Option, Seat
from engines.core.phrase import Phrase, phrase
from engines.egizia import effects as fx
from engines.egizia import labels
from engines.egizia.actions import CommitCrews, DrawSphinx
from engines.egizia.choices import brick_option, prospects
from engines.egizia.components import BASIC_CREWS, CREWS, TILES, Area, Berth, Crew, NileTile, Tile, sphinx_limit
from engines.egizia.effects import Monument
from engines.egizia.estate import powers, usable_tile
from engines.egizia.monuments import Brick, Prospect, statue
from engines.egizia.state import EgiziaState

Listing = tuple[tuple[Option, ...], tuple[Closed, ...]]

MONUMENTS = {
    Area.OBELISK_COLONNADE: (Monument.OBELISK, Monument.COLONNADE),
    Area.PYRAMID_STATUES: (Monument.PYRAMID, Monument.STATUES),
    Area.SPHINX: (),
}


def commitments(state: EgiziaState, seat: Seat, area: Area, extra: int) -> Listing:
    """Every party that could buy something, and why others could not. `extra`: strength from cards."""
    least = cheapest(state, seat, area)
    if least is None:
        return (), (Closed((labels.CREWS,), _NOTHING_TO_BUY),)
    player = state.players[seat]
    if player.stones < least:
        return (), (Closed((labels.CREWS,), phrase("needs_stones", needs=least)),)
    options: list[Option] = []
    closed = [_used(crew) for crew in CREWS if crew in player.committed]
    for crews in parties(player.committed, with_second=usable_tile(state, seat, Tile.G6)):
        strength = strength_of(player.crews, crews) + extra
        if strength >= least:
            options.append(_party(crews, strength))
        else:
            closed.append(_too_weak(crews, strength, least))
    return tuple(options), tuple(closed)


def cheapest(state: EgiziaState, seat: Seat, area: Area) -> int | None:
    """What the next thing to buy costs at least; None when nothing is left."""
    if area is Area.SPHINX:
        return 1 if state.sphinx_deck else None
    return min((p.brick.cost for p in places(state, seat, area, ()) if p.brick is not None), default=None)


def has_crew(state: EgiziaState, seat: Seat) -> bool:
    """A build needs a basic crew (p. 7)."""
    return any(crew not in state.players[seat].committed for crew in BASIC_CREWS)


@cache
def parties(committed: tuple[Crew, ...], *, with_second: bool) -> tuple[tuple[Crew, ...], ...]:
    """One basic crew, or with G6 two, each with or without the leader."""
    free = [crew for crew in BASIC_CREWS if crew not in committed]
    basic = [(crew,) for crew in free] + (list(combinations(free, 2)) if with_second else [])
    alone = tuple(basic)
    return alone if Crew.LEADER in committed else alone + tuple((Crew.LEADER, *crews) for crews in basic)


def waiting_right(state: EgiziaState, seat: Seat) -> str | None:
    """What lets the seat's waiting ship build: a ship on such a tile (it ends with the round), else G8 (p. 11, 15)."""
    used = state.players[seat].used
    for spot in state.spots:
        tile = TILES.get(spot.piece or "")
        if tile is not None and _lets_wait(tile) and spot.ships.count(seat) > used.count(tile.id):
            return tile.id
    return Tile.G8 if usable_tile(state, seat, Tile.G8) else None


def _lets_wait(tile: NileTile) -> bool:
    return any(isinstance(effect, fx.WaitingShipBuilds) for effect in tile.effects)


def strength_of(strengths: tuple[int, ...], crews: tuple[Crew, ...]) -> int:
    return sum(strengths[CREWS.index(crew)] for crew in crews)


def places(state: EgiziaState, seat: Seat, area: Area, laid: tuple[Brick, ...]) -> list[Prospect]:
    """The next places in an area, where `laid` was built in this very build."""
    found = prospects(state, seat, MONUMENTS[area])
    if area is Area.PYRAMID_STATUES:
        built = state.players[seat].statues
        now = {brick.at for brick in laid if brick.monument is Monument.STATUES}
        found += [statue(number, level, was_built_now=number in now) for number, level in enumerate(built)]
    return found


def bricks(state: EgiziaState, seat: Seat, area: Area, budget: int, laid: tuple[Brick, ...]) -> Listing:
    """What the budget and the stones allow next."""
    options: list[Option] = []
    closed: list[Closed] = []
    stones = state.players[seat].stones
    for place in places(state, seat, area, laid):
        brick = place.brick
        if brick is None:
            assert place.reason is not None
            closed.append(_no_brick(place.monument, place.at, place.reason))
        elif brick.cost > budget:
            closed.append(_no_brick(place.monument, place.at, phrase("needs_strength", needs=brick.cost)))
        elif brick.cost > stones:
            closed.append(_no_brick(place.monument, place.at, phrase("needs_stones", needs=brick.cost)))
        else:
            options.append(brick_option(state, place))
    return tuple(options), tuple(closed)


def draws(state: EgiziaState, seat: Seat, berth: Berth, budget: int) -> tuple[Option, ...]:
    """How many cards: paid ones, and with P3 a free one beside them within the limit (p. 10, 13)."""
    most = min(sphinx_limit(berth), len(state.sphinx_deck))
    free = sum(power.cards for _, power in powers(state.players[seat], fx.FreeDraw))
    payable = min(most, budget, state.players[seat].stones)
    return _draws(payable, most, free)


@cache
def _draws(payable: int, most: int, free: int) -> tuple[Option, ...]:
    actions = [DrawSphinx(paid, extra) for paid in range(1, payable + 1) for extra in range(min(free, most - paid) + 1)]
    return tuple(Option(action, labels.path_of(action), reveals=True) for action in actions)


@cache
def _party(crews: tuple[Crew, ...], strength: int) -> Option:
    action = CommitCrews(crews)
    *group, label = labels.path_of(action)
    return Option(action, (*group, labels.with_facts(label, strength=strength)))


@cache
def _used(crew: Crew) -> Closed:
    if crew is Crew.LEADER:
        return Closed((phrase("crews", leader="yes"),), _LEADER_USED)
    return Closed((phrase("crews", first=crew),), phrase("crew_used", crew=crew))


@cache
def _too_weak(crews: tuple[Crew, ...], strength: int, needs: int) -> Closed:
    return Closed(labels.path_of(CommitCrews(crews)), phrase("too_weak", strength=strength, needs=needs))


@cache
def _no_brick(monument: Monument, at: int, reason: Phrase) -> Closed:
    return Closed((labels.brick_label(monument, at),), reason)


_NOTHING_TO_BUY = phrase("nothing_to_buy")
_LEADER_USED = phrase("leader_used")
