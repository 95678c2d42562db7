"""Egizia's named situations: every number of players, every step of a round, private pictures, extremes, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from engines.core.decision import Decision, Option, Seat
from engines.core.event import Event
from engines.core.tuples import with_item
from engines.egizia import GAME
from engines.egizia import actions as do
from engines.egizia import events as happened
from engines.egizia.components import CARDS, POSITIONS, SPACES, SPHINX, Area, Berth, Colour, Crew, Flood, Tile
from engines.egizia.effects import Market, Monument
from engines.egizia.eye import look
from engines.egizia.monuments import row_length
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import Source
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import Building, Riddles, RoundEnd
from tests.engines.egizia.table import building, feeding, placing, points, started, table
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, Situation, first

REFERENCES = {
    "start-2": "en",
    "start-4": "fr",
    "placing-2": "fr",
    "placing-3": "en",
    "placing-4": "en",
    "crowded-4": "fr",
    "waiting-4": "en",
    "ten-4": "en",
    "feed-4": "fr",
    "flood-4": "en",
    "commit-4": "en",
    "build-2": "en",
    "build-3": "fr",
    "build-4": "en",
    "statues-4": "en",
    "sphinx-4": "fr",
    "looking-4": "en",
    "late-4": "en",
    "full-2": "en",
    "full-4": "en",
    "odd-names-4": "en",
    "private-start-4": "fr",
    "private-looking-4": "en",
    "private-late-4": "fr",
    "private-full-4": "en",
    "end-4": "fr",
    "end-tie-3": "en",
    "placing-2.estates": "en",
    "placing-3.estates": "fr",
    "late-4.estates": "en",
    "full-4.estates": "en",
    "end-4.estates": "fr",
}
SHOWN = ("late-4", "build-4", "late-4.estates", "private-late-4")
_APPETITE = {do.Pass: 1, do.DeclineBuild: 1, do.FinishBuild: 1, do.GoOn: 8}
_OTHERWISE = 30


@cache
def played(seats: int, seed: str) -> list[Situation]:
    """A whole game, as the channel sees it after each action, by players who place, build and use what they have."""
    random = Random(f"{seats} {seed}")
    state = GAME.new(seats, EgiziaOptions(), seed)
    found = [Situation(GAME, state.options, state)]
    stage, since = "", tuple[Event, ...]()
    while decisions := GAME.decisions(state):
        decision = random.choice(decisions)
        step = GAME.apply(state, decision.seat, _chosen(decision, random).action)
        assert isinstance(step.state, EgiziaState)
        before, stage = stage, look(state, None).stage
        since = (*(since if stage == before else ()), *step.events)
        state = step.state
        found.append(Situation(GAME, state.options, state, since))
    return found


def _chosen(decision: Decision, random: Random) -> Option:
    """Near spaces first, so that rivers fill."""
    options = decision.options + decision.asides
    weights = [_APPETITE.get(type(option.action), _OTHERWISE) for option in options]
    if decision.prompt.key == "turn":
        weights = [max(1, weight - 4 * number) for number, weight in enumerate(weights)]
    return random.choices(options, weights)[0]


def state_of(situation: Situation) -> EgiziaState:
    assert isinstance(situation.state, EgiziaState)
    return situation.state


def _options(situation: Situation) -> list[Option]:
    return [option for decision in GAME.decisions(situation.state) for option in decision.options]


def asking(prompt: str, number: int, ships: int = 0) -> Callable[[Situation], bool]:
    """In this round or later this question is open, and so many ships lie on the river."""

    def is_wanted(situation: Situation) -> bool:
        state = state_of(situation)
        placed = sum(8 - player.ships for player in state.players)
        keys = {decision.prompt.key for decision in GAME.decisions(state)}
        return state.round >= number and prompt in keys and placed >= ships

    return is_wanted


def has_moved(kind: type[Event], number: int) -> Callable[[Situation], bool]:
    """In this round or later this has just happened."""
    return lambda situation: state_of(situation).round >= number and any(isinstance(e, kind) for e in situation.since)


_PERMANENTS = tuple(card for card in CARDS if CARDS[card].type == "permanent")
_ANYTIME = tuple(card for card in CARDS if CARDS[card].type == "anytime")
_FIELDS = tuple(card for card in CARDS if CARDS[card].type in ("field", "combo"))[1:]
_QUARRIES = tuple(card for card in CARDS if CARDS[card].type == "quarry")[1:]
_RIDDLES = tuple(SPHINX)
_SCORES = (121, -3, 99, 8)


def full(seats: int) -> Situation:
    """More than a legal game brings: everything is built and owned, all is new, all that can wait waits."""
    everybody = range(seats)
    state = table(
        seats,
        {seat: _rich(seat, seats) for seat in everybody},
        round=5,
        flood=Flood.TOP,
        golden=Tile.G6 if seats == 2 else Tile.G1,
        purple=Tile.G10,
        obelisk=tuple(number % seats for number in range(9)),
        pyramid=tuple(
            tuple((row + cell) % seats for cell in range(row_length(row, seats)))
            for row in range(3 if seats == 2 else 5)
        ),
        row_winners=tuple(row % seats for row in range(3 if seats == 2 else 5)),
        finished=(0,),
        spots=tuple(_busy(number, seats) for number in range(len(SPACES))),
        harbours=(Harbour(tuple(range(seats - 1)), seats - 1),) * 3,
        agenda=(RoundEnd(), Building(Area.SPHINX)),
    )
    state = GAME.resume(replace(state, agenda=(RoundEnd(), Building(Area.SPHINX), Riddles(0, _RIDDLES[-6:]))))
    return Situation(GAME, state.options, state, _all_new(seats))


def _rich(seat: Seat, seats: int) -> dict[str, object]:
    return {
        "crews": (9, 9, 9, 1),
        "committed": (Crew.LEADER, Crew.BLUE),
        "stones": 25,
        "wheat_market": 5,
        "stone_market": 1 + seat,
        "points": points(obelisk=_SCORES[seat]),
        "has_passed": seat % 2 == 1,
        "reach": 19,
        "cards": (
            *("field", "quarry"),
            *_FIELDS[seat::seats],
            *_QUARRIES[seat::seats],
            *_PERMANENTS[seat::seats],
            *_ANYTIME[seat::seats],
        ),
        "sphinx": _RIDDLES[7 * seat : 7 * seat + 7],
        "colonnade": 7 if seat == 0 else 5,
        "statues": (3,) * (2 if seats == 2 else 3),
        "used": _PERMANENTS[seat::seats],
        "built": (Area.OBELISK_COLONNADE, Area.SPHINX),
    }


def _busy(number: int, seats: int) -> Spot:
    space = SPACES[number]
    if space.three_plus and seats == 2:
        return Spot()
    if space.kind == "round":
        return Spot("T02", tuple(range(2)) if number % 3 == 1 else (number % seats,))
    return Spot(None, (number % seats,)) if space.kind == "card" else Spot()


def _all_new(seats: int) -> tuple[Event, ...]:
    found: list[Event] = [
        happened.RoundBegan(seat=0, round=5, order=tuple(range(seats)), cards=(), tiles=()),
        happened.FloodMoved(seat=0, to=Flood.TOP),
        happened.RiddlesDrawn(seat=0, paid=5, free=1),
        happened.ShipPlaced(seat=0, space="C10", berth=None, piece="N39", using=()),
        happened.ShipPlaced(seat=0, space="R7", berth=None, piece="T02", using=()),
        happened.BrickLaid(seat=2 % seats, monument=Monument.OBELISK, at=8, cell=0, cost=5, points=5, is_free=False),
    ]
    for seat in range(seats):
        found += [
            *(happened.CrewGrew(seat=seat, crew=crew, steps=1, strength=9) for crew in Crew),
            *(
                happened.MarketRaised(seat=seat, market=market, levels=1, level=5, points=2, stones=3)
                for market in Market
            ),
            happened.StonesGained(seat=seat, count=1, lost=0),
            happened.WheatGained(seat=seat, count=4),
            happened.RiddleKept(seat=seat, cards=7),
            happened.CardPlayed(seat=seat, card="N50"),
            happened.FieldImproved(seat=seat, card="N17", field="field", colour=Colour.GREEN),
            happened.BrickLaid(seat=seat, monument=Monument.STATUES, at=0, cell=2, cost=2, points=0, is_free=False),
            happened.BrickLaid(seat=seat, monument=Monument.COLONNADE, at=4, cell=0, cost=3, points=3, is_free=False),
            happened.ColumnTileGained(seat=seat, tile=Tile.G10),
            happened.ShipPlaced(seat=seat, space="sphinx", berth=Berth.NEAR, piece=None, using=()),
            happened.RowCompleted(seat=seat, row=seat % 3, points=5),
        ]
    return tuple(found)


def crowded(seats: int) -> Situation:
    """The last ship of a full river: one space of a kind is left, and each harbour's last place."""
    ships = {"C9", "R6", "sphinx", "C10", "R7"}
    state = placing(seats, {0: {"reach": POSITIONS["C8"], "ships": 1}}, round=2)
    spots = list(state.spots)
    pieces = dict(zip(("C9", "C10", "R6", "R7"), ("N34", "N12", "T09", "T08"), strict=True))
    for number, space in enumerate(SPACES):
        if space.id in ships:
            spots[number] = Spot(pieces.get(space.id))
        elif space.kind != "area":
            spots[number] = Spot("T05" if space.kind == "round" else None, (number % seats,))
    others = tuple((seat + 1) % seats for seat in range(seats - 1))
    harbours = (Harbour(others, 0), Harbour(others), Harbour(others))
    state = GAME.resume(replace(state, spots=tuple(spots), harbours=harbours))
    since = (happened.ShipPlaced(seat=1, space="C8", berth=None, piece="N15", using=()),)
    return Situation(GAME, state.options, state, since)


def _beside() -> Situation:
    """With G10 a ship may join another one on a round space; with G9 it may go upstream."""
    state = placing(4, {0: {"colonnade": 5, "reach": POSITIONS["C5"]}}, purple=Tile.G10, round=3)
    spots = list(state.spots)
    for number, space in enumerate(SPACES):
        if space.kind == "round":
            spots[number] = Spot(f"T0{1 + number // 3}", (1 + number % 3,))
        elif space.kind == "card":
            spots[number] = Spot(_FIELDS[number])
    state = GAME.resume(replace(state, spots=tuple(spots)))
    return Situation(GAME, state.options, state)


def _building(area: Area, seats: int, **player: object) -> Situation:
    """Seat 0 has committed two crews and may go on; others have built before."""
    own = {
        "crews": (5, 4, 1, 2),
        "stones": 14,
        "colonnade": 2,
        "statues": (1, 2, 0)[: 2 if seats == 2 else 3],
        **player,
    }
    berths = (0, *((None,) * (seats - 2)))
    rows = ((1, 0, 1, 0), (1, 0, 1), (), (), ()) if seats > 2 else ((1, 0, 1, 0), (1,), ())
    state = building(
        area, berths, {0: own, 1: {"colonnade": 4}}, seats=seats, round=3, pyramid=rows, obelisk=(1, 0, 1, 1)
    )
    (decision,) = GAME.decisions(state)
    crews = next(
        option.action
        for option in decision.options
        if isinstance(option.action, do.CommitCrews) and option.action.crews == (Crew.LEADER, Crew.GREEN)
    )
    step = GAME.apply(state, 0, crews)
    assert isinstance(step.state, EgiziaState)
    return Situation(GAME, state.options, step.state, step.events)


def _committing() -> Situation:
    state = building(Area.OBELISK_COLONNADE, (0, 1, None), {0: {"stones": 9, "crews": (3, 2, 2, 1)}}, waiting=None)
    return Situation(GAME, state.options, state)


def _waiting() -> Situation:
    """Everybody at one harbour, one ship waiting; a ship can wait at another one."""
    state = placing(4, {0: {"reach": POSITIONS["C3"]}}, round=2)
    harbours = (Harbour((1, 2, 3), 0), Harbour((1, 3, 2)), Harbour((None, 1, None)))
    state = GAME.resume(replace(state, harbours=harbours))
    since = (happened.ShipPlaced(seat=3, space="obelisk_colonnade", berth=Berth.FAR, piece=None, using=()),)
    return Situation(GAME, state.options, state, since)


def _feed() -> Situation:
    state = feeding(cards=("field", "quarry", "N16", "N20", "N54"), stones=9, crews=(4, 3, 3, 2))
    return Situation(GAME, state.options, state)


def _tie() -> Situation:
    """Equal points for two; the order tile decides."""
    state = played(3, "delta")[-1].state
    assert isinstance(state, EgiziaState)
    for seat, number in ((0, 40), (1, 40), (2, -3)):
        own = replace(state.players[seat], points=points(**{source.value: 2 for source in Source}))
        rest = number - own.score
        own = replace(own, points=with_item(own.points, 0, own.points[0] + rest))
        state = replace(state, players=with_item(state.players, seat, own))
    state = GAME.resume(state)
    return Situation(GAME, state.options, state, names=ODD_NAMES)


@cache
def situations() -> Mapping[str, Situation]:
    late_4 = max(
        (found for found in played(4, "nile") if asking("turn", 5, 8)(found)),
        key=lambda found: sum(isinstance(option.action, do.PlaceShip) for option in _options(found)),
    )
    looking_4 = first(played(4, "nile"), asking("riddles", 4))
    turn = state_of(looking_4).asked_seats[0]
    build_4 = _building(Area.PYRAMID_STATUES, 4)
    flood_4 = first(played(4, "delta"), asking("move_flood", 2))
    return {
        **{f"start-{seats}": Situation(GAME, started(seats).options, started(seats)) for seats in (2, 3, 4)},
        **{f"placing-{seats}": first(played(seats, "nile"), asking("turn", 3, 3)) for seats in (2, 3, 4)},
        "first-round-3": first(played(3, "nile"), asking("turn", 1, 2)),
        **{f"crowded-{seats}": crowded(seats) for seats in (3, 4)},
        "waiting-4": _waiting(),
        "ten-4": _beside(),
        "feed-4": _feed(),
        "flood-4": flood_4,
        "grow-4": first(played(4, "delta"), asking("grow_crew", 2)),
        "commit-4": _committing(),
        "build-2": _building(Area.PYRAMID_STATUES, 2),
        "build-3": _building(Area.OBELISK_COLONNADE, 3),
        "build-4": build_4,
        "statues-4": first(played(4, "nile"), has_moved(happened.BuildFinished, 3)),
        "sphinx-4": first(played(4, "nile"), asking("sphinx_visit", 4)),
        "looking-4": looking_4,
        "late-4": late_4,
        **{f"full-{seats}": full(seats) for seats in (2, 3, 4)},
        "odd-names-4": replace(late_4, names=ODD_NAMES),
        "no-letters-3": replace(first(played(3, "delta"), asking("turn", 4, 4)), names=NO_LETTERS),
        "private-start-4": Situation(GAME, started(4).options, started(4), eye=1),
        "private-looking-4": looking_4.seen_by(turn),
        "private-late-4": late_4.seen_by(state_of(late_4).asked_seats[0]),
        "private-waiting-4": looking_4.seen_by((turn + 1) % 4),
        "private-full-4": full(4).seen_by(0),
        "private-odd-name-2": replace(full(2), names=ODD_NAMES[:1] * 2).seen_by(1),
        **{f"end-{seats}": played(seats, "nile")[-1] for seats in (2, 3, 4)},
        "end-seen-by-a-player-4": played(4, "nile")[-1].seen_by(1),
        "end-tie-3": _tie(),
    }
