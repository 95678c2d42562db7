"""Who must choose, among what, what is closed and why. With harbour.py, the only place where legality is written."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import assert_never

from engines.core.agenda import question_id
from engines.core.decision import Closed, Decision, Option, Path, Seat
from engines.core.options import Side
from engines.core.phrase import Phrase, phrase
from engines.imhotep import labels
from engines.imhotep.actions import (
    ChooseOrder,
    ChoosePyramid,
    DeclineBonus,
    ImhotepAction,
    KeepCard,
    Pass,
    PlaceStone,
    PlayChisel,
    PlayHammer,
    PlayLever,
    PlaySail,
    SailShip,
    TakeBonus,
    TakeCard,
    TakePair,
    TakePoint,
    TakeStones,
    TakeTempleStones,
)
from engines.imhotep.components import BLUE, SLED, TAKE, Card
from engines.imhotep.harbour import Listing, departures, free_slots, loadings, voyages
from engines.imhotep.sites import pyramid
from engines.imhotep.sites.pyramid import Bonus
from engines.imhotep.sites.temple import STONES_REWARD
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import (
    CardDiscard,
    Departure,
    MarketPick,
    NextRound,
    PairChoice,
    PyramidBonus,
    PyramidStone,
    RoundEnd,
    RoundStart,
    SecondStone,
    StoneReturn,
    TempleChoice,
    TempleScoring,
    Turn,
    Unloading,
    UnloadingOrder,
)


def ask(state: ImhotepState) -> tuple[Decision, ...]:
    """The question of the task on top of the agenda; none when it settles itself."""
    match state.agenda[-1]:
        case Turn() as task:
            return () if is_round_over(state, task) else (_turn(state, task.seat),)
        case Unloading() | TempleScoring() | StoneReturn() | CardDiscard() | RoundEnd() | NextRound() | RoundStart():
            return ()
        case MarketPick(seat):
            return (_market_pick(state, seat),)
        case PairChoice(seat):
            options = tuple(_plain(KeepCard(card)) for card in dict.fromkeys(state.pair))
            return (_decision(state, seat, phrase("pair_choice"), options, private=True),)
        case PyramidStone(seat):
            return _pyramid_stone(state, seat)
        case PyramidBonus(seat, bonus):
            return _pyramid_bonus(state, seat, bonus)
        case TempleChoice(seat, cell):
            return (_temple_choice(state, seat, cell),)
        case SecondStone(seat):
            options, closed = loadings(PlaceStone, state.ships)
            return (_decision(state, seat, _SECOND_STONE, options, closed),)
        case Departure(seat, ship):
            options, closed = departures(ship, state.free_harbours)
            return (_decision(state, seat, phrase("departure", ship=labels.ship_letter(ship)), options, closed),)
        case UnloadingOrder(seat, ship):
            return (_unloading_order(state, seat, ship),)
        case task:
            assert_never(task)


def is_round_over(state: ImhotepState, task: Turn) -> bool:
    """All four ships have sailed, or all seats have passed in a row."""
    return state.is_fleet_gone or task.passes == state.seats


def stones_that_fit(state: ImhotepState, seat: Seat, most: int) -> int:
    """How many stones the seat would take from the quarry: as many as the sled has room for and the quarry has left."""
    return min(most, SLED - state.sleds[seat], state.quarry[seat])


def _turn(state: ImhotepState, seat: Seat) -> Decision:
    takes = stones_that_fit(state, seat, TAKE)
    sled = state.sleds[seat]
    harbours = state.free_harbours
    options: tuple[Option, ...] = ()
    closed: tuple[Closed, ...] = ()
    if takes:
        options = _take_stones(takes)
    else:
        closed = (_no_take(state, seat, labels.TAKE_STONES),)
    placings = loadings(PlaceStone, state.ships) if sled else _shut((labels.PLACE_STONE,), _NO_STONE_ON_SLED)
    sailings = voyages(SailShip, state.ships, harbours)
    options += placings[0] + sailings[0]
    closed += placings[1] + sailings[1]
    for card in BLUE:
        if card in state.hands[seat]:
            playings = _playings(state, card, sled, takes)
            options += playings[0]
            closed += playings[1]
    return _decision(state, seat, _TURN, options or _PASS, closed)


def _playings(state: ImhotepState, card: Card, sled: int, takes: int) -> Listing:
    """What can be done with a blue card; closed as a whole when nothing can."""
    path = (labels.play_label(card),)
    match card:
        case Card.LEVER:
            options, closed = voyages(PlayLever, state.ships, state.free_harbours)
            return (options, closed) if options else _shut(path, _NO_SHIP_READY)
        case Card.HAMMER:
            if not sled + takes:
                return _shut(path, _NO_STONE_LEFT)
            options, closed = loadings(PlayHammer, state.ships)
            return (options, closed) if options else _shut(path, _NO_FREE_SLOT)
        case Card.SAIL:
            if not sled:
                return _shut(path, _NO_STONE_ON_SLED)
            options, closed = loadings(PlaySail, state.ships)
            return (options, closed) if options else _shut(path, _NO_SHIP_COULD_SAIL)
        case Card.CHISEL:
            if sled < 2:
                return _shut(path, phrase("needs_stones_on_sled", needs=2, has=sled))
            if (free := free_slots(state)) < 2:
                return _shut(path, phrase("needs_free_slots", needs=2, has=free))
            return loadings(PlayChisel, state.ships)
        case _:
            raise ValueError(card)


def _market_pick(state: ImhotepState, seat: Seat) -> Decision:
    options = tuple(_plain(TakeCard(card)) for card in dict.fromkeys(state.market))
    if state.pair:
        options += (_TAKE_PAIR,)
    return _decision(state, seat, _MARKET_PICK, options)


def _pyramid_stone(state: ImhotepState, seat: Seat) -> tuple[Decision, ...]:
    side = state.options.pyramid
    open_ones = pyramid.with_room(side, state.pyramids)
    if side is Side.A or not open_ones:
        return ()
    options = tuple(_plain(ChoosePyramid(number)) for number in open_ones)
    closed = tuple(_complete(number) for number in range(len(state.pyramids)) if number not in open_ones)
    return (_decision(state, seat, _PYRAMID_STONE, options, closed),)


def _pyramid_bonus(state: ImhotepState, seat: Seat, bonus: Bonus) -> tuple[Decision, ...]:
    """Optional; no question at all when the bonus is impossible. A caretaker takes what costs the seat nothing."""
    closed: tuple[Closed, ...] = ()
    take = Option(TakeBonus(), (phrase("take_bonus", bonus=bonus),), reveals=bonus is Bonus.CARD)
    match bonus:
        case Bonus.CARD:
            options: tuple[Option, ...] = (take, _DECLINE)
        case Bonus.STONES:
            options = (take, _DECLINE) if stones_that_fit(state, seat, TAKE) else ()
        case Bonus.SHIP:
            placings, closed = loadings(PlaceStone, state.ships)
            options = (_DECLINE, *placings) if placings and state.sleds[seat] else ()
        case _:
            assert_never(bonus)
    return (_decision(state, seat, phrase("pyramid_bonus", bonus=bonus), options, closed),) if options else ()


def _temple_choice(state: ImhotepState, seat: Seat, cell: int) -> Decision:
    options: tuple[Option, ...] = (_plain(TakePoint()),)
    closed: tuple[Closed, ...] = ()
    if count := stones_that_fit(state, seat, STONES_REWARD):
        options += (Option(TakeTempleStones(), (phrase("take_temple_stones", count=count),)),)
    else:
        closed = (_no_take(state, seat, labels.TAKE_TEMPLE_STONES),)
    return _decision(state, seat, phrase("temple_choice", cell=cell + 1), options, closed)


def _unloading_order(state: ImhotepState, seat: Seat, ship: int) -> Decision:
    owners = tuple(owner for owner in state.ships[ship].slots if owner is not None)
    as_loaded = _plain(ChooseOrder(owners))
    others = sorted(set(permutations(owners)) - {owners})
    options = (as_loaded, *(_plain(ChooseOrder(order)) for order in others))
    return _decision(state, seat, phrase("unloading_order", ship=labels.ship_letter(ship)), options)


def _decision(
    state: ImhotepState,
    seat: Seat,
    prompt: Phrase,
    options: tuple[Option, ...],
    closed: tuple[Closed, ...] = (),
    *,
    private: bool = False,
) -> Decision:
    """Options are listed harmless first: the first one is what a caretaker plays."""
    return Decision(question_id(state, seat), seat, prompt, options, options[0], (), closed, private)


@cache
def _plain(action: ImhotepAction) -> Option:
    return Option(action, labels.path_of(action))


@cache
def _take_stones(count: int) -> tuple[Option, ...]:
    return (Option(TakeStones(), (phrase("take_stones", count=count),)),)


def _no_take(state: ImhotepState, seat: Seat, label: Phrase) -> Closed:
    return Closed((label,), _SLED_FULL if state.sleds[seat] == SLED else _QUARRY_EMPTY)


@cache
def _complete(pyramid_number: int) -> Closed:
    return Closed((labels.pyramid_label(pyramid_number),), phrase("pyramid_complete"))


@cache
def _shut(path: Path, reason: Phrase) -> Listing:
    return (), (Closed(path, reason),)


_TURN = phrase("turn")
_PYRAMID_STONE = phrase("pyramid_stone")
_SECOND_STONE = phrase("second_stone")
_MARKET_PICK = phrase("market_pick")
_PASS = (_plain(Pass()),)
_DECLINE = _plain(DeclineBonus())
_TAKE_PAIR = Option(TakePair(), (labels.TAKE_PAIR,), reveals=True)
_SLED_FULL = phrase("sled_full", holds=SLED)
_QUARRY_EMPTY = phrase("quarry_empty")
_NO_STONE_ON_SLED = phrase("no_stone_on_sled")
_NO_STONE_LEFT = phrase("no_stone_left")
_NO_FREE_SLOT = phrase("no_free_slot")
_NO_SHIP_READY = phrase("no_ship_ready")
_NO_SHIP_COULD_SAIL = phrase("no_ship_could_sail")
