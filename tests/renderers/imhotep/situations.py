"""Imhotep's named situations: start, mid-game, crowded, end; sides A, B and mixed; two to four players; extremes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from engines.core.decision import Action
from engines.core.event import Event
from engines.imhotep import GAME
from engines.imhotep import actions as do
from engines.imhotep import events as happened
from engines.imhotep.components import BLUE, ORNAMENTS, Card, Site
from engines.imhotep.options import SIDE_OPTIONS, ImhotepOptions
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import MarketPick, PairChoice, PyramidStone
from tests.engines.driving import stepped
from tests.engines.imhotep.table import docked, ship, table
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, Situation, by_appetite, first, moments

# How often a kind of action is chosen, as people do it: load, then sail.
_AS_PEOPLE_DO = by_appetite({do.PlaceStone: 12, do.TakeStones: 8, do.SailShip: 3, do.DeclineBonus: 1}, otherwise=4)

REFERENCES = {
    "start-a-4": "en",
    "start-b-3": "fr",
    "start-mixed-2": "en",
    "mid-a-4": "en",
    "mid-b-4": "en",
    "late-a-4": "fr",
    "late-b-3": "en",
    "late-a-2": "fr",
    "market-pick-b-4": "fr",
    "crowded-a-4": "fr",
    "crowded-b-4": "en",
    "crowded-mixed-3": "en",
    "odd-names-a-4": "en",
    "private-pair-b-4": "en",
    "private-full-b-4": "fr",
    "end-a-4": "fr",
    "end-wrath-a-3": "en",
    "end-tie-mixed-4": "en",
}
SHOWN = ("mid-a-4", "late-b-3", "private-pair-b-4", "end-a-4")


def sides(letters: str, *, wrath: bool = False) -> ImhotepOptions:
    return ImhotepOptions.parse({**dict(zip(SIDE_OPTIONS, letters, strict=True)), "wrath_of_the_pharaoh": wrath})


@cache
def played(seats: int, letters: str, seed: str) -> list[Situation]:
    return moments(GAME, seats, sides(letters), seed, _AS_PEOPLE_DO)


def state_of(situation: Situation) -> ImhotepState:
    assert isinstance(situation.state, ImhotepState)
    return situation.state


def _in_round(number: int, actions: int) -> Callable[[list[Situation]], Situation]:
    def find(found: list[Situation]) -> Situation:
        begun = [situation for situation in found if state_of(situation).round == number]
        return begun[min(actions, len(begun) - 1)]

    return find


def _asking(kind: type) -> Callable[[Situation], bool]:
    return lambda situation: bool(state_of(situation).agenda) and isinstance(state_of(situation).agenda[-1], kind)


def _row(pattern: str, length: int) -> tuple[int, ...]:
    """Stones in a pattern of owners."""
    return tuple(int(pattern[number % len(pattern)]) for number in range(length))


_NINE_KINDS = (*ORNAMENTS, Card.STATUE, *BLUE)
_MANY_CARDS = (*_NINE_KINDS, *(Card.STATUE,) * 9, Card.SAIL, Card.CHISEL, Card.PYRAMID_ORNAMENT)
_CROWDED_SHIPS = (ship("0123"), ship("2.31"), ship("10.", None), ship(".3"))


def crowded(seats: int, letters: str) -> Situation:
    """Fuller than a legal game: six layers, fourteen columns, twenty stones beside the pyramid, every kind of card."""
    owners = "0123"[:seats]
    one_each = [_row(owners, 5)] * 3 if letters[1] == "B" else [_row(owners + owners[::-1], 14)]
    state = table(
        seats,
        letters,
        round=6,
        ships=tuple(replace(s, slots=tuple(None if o is None else o % seats for o in s.slots)) for s in _CROWDED_SHIPS),
        hands=(_MANY_CARDS, _NINE_KINDS, _NINE_KINDS[:5], (Card.STATUE,) * 10)[:seats],
        quarry=(0, 5, 12, 3)[:seats],
        sleds=(5, 0, 3, 1)[:seats],
        pyramids=tuple(one_each),
        pyramid_overflow=_row(owners, 20),
        temple=_row(owners + owners[1:], 30 if seats > 2 else 23),
        burial_chamber=_row("0012" if seats > 2 else "0110", 41),
        obelisk_stones=(9, 7, 7, 1)[:seats] if letters[4] == "A" else (2, 14, 1, 0)[:seats],
        obelisk_towers=() if letters[4] == "A" else _row(owners, 8),
        pyramid_points=(96, 41, 38, 0)[:seats],
        temple_points=(28, 12, 9, 4)[:seats],
    )
    return Situation(GAME, state.options, state, _much_happened(letters))


def _much_happened(letters: str) -> tuple[Event, ...]:
    return (
        happened.StonePlaced(seat=0, ship=0, slot=0),
        happened.StonesTaken(seat=1, count=3),
        happened.StonesTaken(seat=0, count=3),
        happened.PyramidBuilt(seat=0, pyramid=None, cell=None, points=1),
        happened.PyramidBuilt(seat=1, pyramid=0, cell=0, points=2),
        happened.PyramidBuilt(seat=0, pyramid=0, cell=4, points=4),
        happened.TempleBuilt(seat=0, cell=0, layer=5),
        happened.TempleBuilt(seat=1, cell=1, layer=5),
        happened.BurialChamberBuilt(seat=1, row=0, column=13),
        happened.BurialChamberBuilt(seat=1, row=1, column=13),
        happened.ObeliskBuilt(seat=0, stones=9),
        *(() if letters[4] == "A" else (happened.TowerRaised(seat=1, place=7, points=5),)),
        happened.CardTaken(seat=0, card=Card.STATUE),
        happened.CardTaken(seat=1, card=Card.LEVER),
        happened.TempleScored(seat=0, cell=0, points=12),
    )


def _fleet_home(letters: str) -> Situation:
    """Three long ships docked beside a fourth that waits: the narrowest places of the river."""
    ships = (
        ship("0123"),
        ship("....", Site.TEMPLE),
        ship("....", Site.PYRAMID),
        ship("....", Site.MARKET),
    )
    state = table(4, letters, round=3, ships=ships, sleds=(2, 3, 4, 5))
    sailed = {2: Site.PYRAMID, 3: Site.MARKET}
    return Situation(
        GAME, state.options, state, tuple(happened.ShipSailed(seat=3, ship=n, site=site) for n, site in sailed.items())
    )


def _wrath() -> Situation:
    """A score below 0, and two seats with equal points."""
    nothing = (0, 0, 0)
    state = table(
        3, "AAAAA", wrath=True, agenda=(), ships=(), round=6, market=(), pyramid_points=(2, 7, 0),
        temple=(1,), temple_points=nothing, obelisk_stones=(0, 1, 1), burial_chamber=(1, 1, 1),
        pyramids=((0, 1, 1),), sleds=(1, 3, 3),
    )  # fmt: skip
    return Situation(GAME, state.options, state)


def _tie() -> Situation:
    points, sleds = (30, 104, 104, 12), (0, 2, 2, 1)
    over = table(4, "ABABA", agenda=(), ships=(), round=6, market=(), pyramid_points=points, sleds=sleds)
    return Situation(GAME, over.options, over)


def played_to(state: ImhotepState, action: Action) -> Situation:
    after, events = stepped(state, action)
    return Situation(GAME, after.options, after, events)


def _about_to_sail(letters: str) -> ImhotepState:
    return table(
        4, letters, round=4, sleds=(2, 1, 4, 3),
        ships=(ship("0120"), ship("3.."), ship("13."), ship("..", Site.MARKET)),
        hands=((Card.LEVER, Card.SAIL), (Card.STATUE,), (), (Card.TEMPLE_ORNAMENT,)),
        pyramids=((0, 1, 2, 3, 0, 1),) if letters[1] == "A" else ((0, 1), (2,), (3, 3, 1, 0, 2)),
        temple=(0, 1, 2, 3, 0, 1, 2), burial_chamber=(0, 0, 1, 2, 3, 3, 0),
        obelisk_stones=(2, 1, 2, 1), obelisk_towers=() if letters[4] == "A" else (1, 3),
        pyramid_points=(7, 4, 9, 2), temple_points=(3, 5, 1, 4),
    )  # fmt: skip


def _half_taken_market() -> ImhotepState:
    """The first of three stones takes a card; two are still aboard."""
    state = table(
        3, round=2, ships=(ship("012"), ship("..."), ship(".."), ship(".")),
        market=(Card.STATUE, Card.SAIL, Card.LEVER, Card.PYRAMID_ORNAMENT),
    )  # fmt: skip
    return stepped(state, do.SailShip(0, Site.MARKET))[0]


def _temple_choice() -> Situation:
    """The third cell asks; its owner holds another visible stone too."""
    sailed = docked(Site.MARKET, Site.PYRAMID, Site.OBELISKS)
    state = table(4, "BBBBB", ships=(ship("2."), *sailed), temple=(0, 1, 2, 3), round=3)
    state, events = stepped(state, do.SailShip(0, Site.TEMPLE))
    after, more = stepped(state, do.TakePoint())
    return Situation(GAME, after.options, after, (*events, *more))


def _tall_obelisks() -> Situation:
    state = table(4, "AAAAA", round=6, ships=_CROWDED_SHIPS, obelisk_stones=(5, 12, 6, 1))
    return Situation(GAME, state.options, state, (happened.ObeliskBuilt(seat=1, stones=12),))


def _complete_pyramid(letters: str) -> Situation:
    """The next stone will stand beside it."""
    full = (_row("0123", 14),) if letters[1] == "A" else (_row("0123", 5), _row("1230", 5), _row("2301", 5))
    state = table(4, letters, round=5, pyramids=full, ships=_CROWDED_SHIPS)
    return Situation(GAME, state.options, state)


@cache
def situations() -> Mapping[str, Situation]:
    last = played(4, "BBBBB", "two cards")
    looking = first(last, _asking(PairChoice))
    (seat,) = (decision.seat for decision in GAME.decisions(looking.state))
    full_hand = crowded(4, "BBBBB")
    return {
        "start-a-4": played(4, "AAAAA", "start")[0],
        "start-b-3": played(3, "BBBBB", "start")[0],
        "start-mixed-2": played(2, "ABABA", "start")[0],
        "mid-a-4": _in_round(5, 11)(played(4, "AAAAA", "reed")),
        "mid-b-4": _in_round(4, 10)(played(4, "BBBBB", "mid")),
        "mid-mixed-3": _in_round(3, 14)(played(3, "BABAB", "mid")),
        "mid-mixed-2": _in_round(4, 9)(played(2, "ABABA", "mid")),
        "late-a-4": _in_round(6, 12)(played(4, "AAAAA", "late")),
        "late-b-3": _in_round(6, 14)(played(3, "BBBBB", "late")),
        "late-a-2": _in_round(6, 9)(played(2, "AAAAA", "late")),
        "late-b-2": _in_round(6, 9)(played(2, "BBBBB", "late")),
        "new-round-a-4": first(played(4, "AAAAA", "mid"), lambda s: state_of(s).round == 3),
        "market-pick-b-4": first(last, _asking(MarketPick)),
        "market-pick-a-3": played_to(_half_taken_market(), do.TakeCard(Card.SAIL)),
        "unloaded-pyramid-a-4": played_to(_about_to_sail("AAAAA"), do.SailShip(0, Site.PYRAMID)),
        "unloaded-chamber-a-4": played_to(_about_to_sail("AAAAA"), do.SailShip(0, Site.BURIAL_CHAMBER)),
        "unloaded-obelisks-b-4": played_to(_about_to_sail("BBBBB"), do.SailShip(0, Site.OBELISKS)),
        "temple-choice-b-4": _temple_choice(),
        "lever-order-a-4": played_to(_about_to_sail("AAAAA"), do.PlayLever(0, Site.TEMPLE)),
        "sail-card-a-4": played_to(_about_to_sail("AAAAA"), do.PlaySail(1, 1)),
        "tall-obelisks-a-4": _tall_obelisks(),
        "complete-pyramid-a-4": _complete_pyramid("AAAAA"),
        "complete-pyramids-b-4": _complete_pyramid("BBBBB"),
        "pyramid-choice-b-4": first(last, _asking(PyramidStone)),
        "crowded-a-4": crowded(4, "AAAAA"),
        "crowded-b-4": crowded(4, "BBBBB"),
        "crowded-mixed-3": crowded(3, "BABAB"),
        "crowded-b-2": crowded(2, "BBBBB"),
        "crowded-a-2": crowded(2, "AAAAA"),
        "fleet-home-b-4": _fleet_home("BBBBB"),
        "odd-names-a-4": replace(_in_round(5, 11)(played(4, "AAAAA", "reed")), names=ODD_NAMES),
        "no-letters-b-4": replace(_in_round(4, 10)(played(4, "BBBBB", "mid")), names=NO_LETTERS),
        "pair-taken-b-4": looking,
        "private-pair-b-4": looking.seen_by(seat),
        "private-full-b-4": full_hand.seen_by(0),
        "private-empty-a-4": played(4, "AAAAA", "start")[0].seen_by(2),
        "end-a-4": played(4, "AAAAA", "reed")[-1],
        "end-b-3": played(3, "BBBBB", "late")[-1],
        "end-mixed-2": played(2, "ABABA", "mid")[-1],
        "end-wrath-a-3": _wrath(),
        "end-tie-mixed-4": replace(_tie(), names=ODD_NAMES),
    }
