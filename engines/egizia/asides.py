"""What a seat may use beside its decisions: anytime cards, permanent cards and the tile for a second ship.

What would do nothing is not offered. A seat that has nothing else to decide is asked only for what matters there and
then (`matters`).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from engines.core.decision import Closed, Option, Seat
from engines.core.phrase import Phrase, phrase
from engines.egizia import actions as do
from engines.egizia import effects as fx
from engines.egizia import labels
from engines.egizia.components import BOX, CARDS, CREWS, MOST_STONES, MOST_STRENGTH, Colour, Crew, NileCard, Tile
from engines.egizia.estate import colour_of, fields, powers, produces, tiles, usable_tile, useful_wheat
from engines.egizia.player import Player
from engines.egizia.river import can_place
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import (
    Building,
    Closing,
    Commitment,
    EgiziaTask,
    Feed,
    Feeding,
    Hiring,
    Leftovers,
    Placement,
    Production,
    Riddles,
    Training,
    Turn,
    TurnEnd,
)

Listing = tuple[tuple[Option, ...], tuple[Closed, ...]]
_BEFORE_BUILDING = (Placement, Leftovers, Production, Feeding, Training)


def asides(state: EgiziaState, seat: Seat, task: EgiziaTask) -> Listing:
    """Of several cards of one kind the first is offered: they do the same."""
    player = state.players[seat]
    if len(player.cards) == len(BOX.start_cards) and not tiles(state, seat):
        return (), ()
    options: list[Option] = []
    closed: list[Closed] = []
    kinds = set()
    for name in player.cards:
        card = CARDS[name]
        if card.kind is None or card.kind in kinds or _is_laid(player, name):
            continue
        kinds.add(card.kind)
        actions, reason = _uses(state, seat, task, card)
        options += [
            _laid_on(player, action) if isinstance(action, do.ImproveField) else _option(action) for action in actions
        ]
        if not actions and reason is not None:
            closed.append(_closed(name, reason))
    if usable_tile(state, seat, Tile.G7):
        reason = _no_second_ship(state, seat, task)
        if reason is None:
            options.append(_option(do.UseTile(Tile.G7)))
        else:
            closed.append(Closed((labels.use_tile(Tile.G7),), reason))
    return tuple(options), tuple(closed)


def matters(state: EgiziaState, seat: Seat, task: EgiziaTask, options: tuple[Option, ...]) -> bool:
    """Whether a seat that must decide nothing should be asked for the sake of these."""
    return any(_matters(state, seat, task, option.action) for option in options)


def _matters(state: EgiziaState, seat: Seat, task: EgiziaTask, action: object) -> bool:
    player = state.players[seat]
    brings = labels.ways(action.card)[action.way][0] if isinstance(action, do.PlayCard) else None
    match task:
        case TurnEnd():
            return isinstance(brings, fx.SecondShip)
        case Commitment():
            return isinstance(brings, fx.AddStrength | fx.GainStones) or isinstance(action, do.HireCrews)
        case Feed(_, wheat):
            if isinstance(brings, fx.GainStones):
                return bool(powers(player, fx.ConvertStones)) and useful_wheat(state, seat, wheat) > 0
            if isinstance(action, do.ImproveField):
                colour = colour_of(action.field, player.improvements)
                gains = not produces(colour, state.flood) and produces(_better(colour), state.flood)
                return gains and useful_wheat(state, seat, wheat) > 0
            return isinstance(brings, fx.GainWheat) or isinstance(action, do.ConvertStones)
        case _:
            match state.step:
                case Training():
                    return isinstance(action, do.TrainCrew)
                case Hiring():
                    return isinstance(action, do.HireCrews)
                case Closing():
                    if isinstance(brings, fx.GainStones):
                        return player.stone_market >= BOX.stone_market.end_from or _can_sell(player)
                    return isinstance(action, do.ImproveField | do.SellStones)
                case _:
                    return False


def _uses(
    state: EgiziaState, seat: Seat, task: EgiziaTask, card: NileCard
) -> tuple[tuple[do.EgiziaAction, ...], Phrase | None]:
    """What can be done with a card now; if nothing, why. Cards that act by themselves give neither."""
    player = state.players[seat]
    match card.power:
        case None:
            return _plays(state, seat, task, card) if card.use else ((), None)
        case fx.Train():
            if card.id in player.used:
                return (), _USED
            if not isinstance(state.step, _BEFORE_BUILDING):
                return (), _BEFORE_THE_BUILD
            return tuple(do.TrainCrew(card.id, crew) for crew in _growing(player)), _ALL_STRONG
        case fx.ConvertStones():
            if not isinstance(task, Feed):
                return (), _AT_THE_FEED
            if not useful_wheat(state, seat, task.wheat):
                return (), _ALL_FED
            most = min(player.stones, useful_wheat(state, seat, task.wheat))
            return tuple(do.ConvertStones(card.id, count) for count in range(1, most + 1)), _NO_STONES
        case fx.ImproveField():
            worse = [field.card for field in fields(state, seat) if field.colour is not Colour.GREEN]
            return tuple(do.ImproveField(card.id, field) for field in worse), _NO_FIELD
        case fx.Hire(price, most):
            if card.id in player.used:
                return (), _USED
            if not isinstance(state.step, Building | Hiring):
                return (), _IN_THE_BUILD
            crews = _hirings(player.crews, min(most, player.stones // price))
            return tuple(do.HireCrews(card.id, hired) for hired in crews), phrase("needs_stones", needs=price)
        case _:
            return (), None


def _plays(
    state: EgiziaState, seat: Seat, task: EgiziaTask, card: NileCard
) -> tuple[tuple[do.EgiziaAction, ...], Phrase | None]:
    actions: list[do.EgiziaAction] = []
    last: Phrase | None = None
    for way, effects in enumerate(labels.ways(card.id)):
        reason = _why_not(state, seat, task, effects[0])
        if reason is not None:
            last = reason
        elif isinstance(effects[0], fx.SellStones):
            most = min(effects[0].most, state.players[seat].stones)
            actions += [do.SellStones(card.id, count) for count in range(1, most + 1)]
        else:
            actions.append(do.PlayCard(card.id, way))
    return tuple(actions), last


def _why_not(state: EgiziaState, seat: Seat, task: EgiziaTask, effect: fx.SimpleEffect) -> Phrase | None:
    player = state.players[seat]
    match effect:
        case fx.GainWheat():
            if not isinstance(task, Feed):
                return _AT_THE_FEED
            return None if useful_wheat(state, seat, task.wheat) else _ALL_FED
        case fx.GainStones():
            return _STONES_FULL if player.stones == MOST_STONES else None
        case fx.SellStones():
            return None if player.stones else _NO_STONES
        case fx.AddStrength():
            return None if isinstance(task, Commitment) else _WITH_A_CREW
        case fx.KeepMore():
            return None if isinstance(task, Riddles) and len(task.cards) > task.keeps else _AT_THE_SPHINX
        case fx.SecondShip():
            return _no_second_ship(state, seat, task)
        case _:
            return None


def _no_second_ship(state: EgiziaState, seat: Seat, task: EgiziaTask) -> Phrase | None:
    """Before the first ship of a turn, if two are left and there is a place, or after it, when only that is asked."""
    match task:
        case Turn(_, again, is_second):
            if again or is_second:
                return _ONE_MORE_ONLY
            if state.players[seat].ships < 2:
                return _NO_SHIP_LEFT
            return None if can_place(state, seat) else _NO_PLACE_LEFT
        case TurnEnd():
            return None
        case _:
            return _AT_THE_PLACEMENT


def _growing(player: Player) -> list[Crew]:
    return [crew for crew, strength in zip(CREWS, player.crews, strict=True) if strength < MOST_STRENGTH]


@cache
def _hirings(strengths: tuple[int, ...], most: int) -> tuple[tuple[Crew, ...], ...]:
    """Steps that are not lost: one, then two."""
    return tuple(
        crews
        for steps in range(1, most + 1)
        for crews in combinations_with_replacement(CREWS, steps)
        if all(strengths[CREWS.index(crew)] + crews.count(crew) <= MOST_STRENGTH for crew in crews)
    )


def _is_laid(player: Player, card: str) -> bool:
    return any(improvement.card == card for improvement in player.improvements)


def _better(colour: Colour) -> Colour:
    return Colour.YELLOW if colour is Colour.RED else Colour.GREEN


def _can_sell(player: Player) -> bool:
    return any(isinstance(effect, fx.SellStones) for card in player.cards for effect in CARDS[card].use)


@cache
def _option(action: do.EgiziaAction) -> Option:
    return Option(action, labels.path_of(action))


def _laid_on(player: Player, action: do.ImproveField) -> Option:
    return _improvement(action, _better(colour_of(action.field, player.improvements)))


@cache
def _improvement(action: do.ImproveField, colour: Colour) -> Option:
    above, label = labels.path_of(action)
    return Option(action, (above, labels.with_facts(label, colour=colour)))


@cache
def _closed(card: str, reason: Phrase) -> Closed:
    return Closed((labels.play(card),), reason)


_USED = phrase("used_this_round")
_BEFORE_THE_BUILD = phrase("before_the_build")
_IN_THE_BUILD = phrase("in_the_build")
_AT_THE_FEED = phrase("at_the_feed")
_AT_THE_SPHINX = phrase("at_the_sphinx")
_AT_THE_PLACEMENT = phrase("at_the_placement")
_WITH_A_CREW = phrase("with_a_crew")
_ALL_FED = phrase("all_fed")
_ALL_STRONG = phrase("all_strong")
_NO_STONES = phrase("no_stones")
_NO_FIELD = phrase("no_field_to_improve")
_STONES_FULL = phrase("stones_full", holds=MOST_STONES)
_ONE_MORE_ONLY = phrase("one_more_ship_only")
_NO_SHIP_LEFT = phrase("no_ship_left")
_NO_PLACE_LEFT = phrase("no_place_left")
