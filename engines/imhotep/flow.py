"""What happens: the only module that changes a state. Answers come in through `perform`, the rest through `settle`."""

from __future__ import annotations

from typing import assert_never

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.options import Side
from engines.core.rng import shuffled
from engines.core.tuples import with_added, with_item, without_first
from engines.imhotep import actions as do
from engines.imhotep import events as happened
from engines.imhotep import tasks as remaining
from engines.imhotep.components import MINIMUM_LOAD, RED, ROUNDS, TAKE, Card, Site
from engines.imhotep.decisions import stones_that_fit
from engines.imhotep.scoring import final_gains, outcome
from engines.imhotep.ship import Ship
from engines.imhotep.sites import burial_chamber, market, obelisks, pyramid, temple
from engines.imhotep.sites.pyramid import Bonus
from engines.imhotep.sites.temple import Reward
from engines.imhotep.state import ImhotepState


def perform(state: ImhotepState, seat: Seat, action: do.ImhotepAction, tell: Tell) -> None:
    """Take the answered task off the agenda and do what the answer says."""
    task = _pop(state)
    if isinstance(task, remaining.Turn):
        passes = task.passes + 1 if isinstance(action, do.Pass) else 0
        _push(state, remaining.Turn((seat + 1) % state.seats, passes))
    match action:
        case do.PlaceStone(ship, slot):
            if isinstance(task, remaining.PyramidBonus):
                tell(happened.BonusTaken(seat=seat, bonus=task.bonus))
            _place_stone(state, seat, ship, slot, tell)
        case do.SailShip(ship, site):
            _dock(state, seat, ship, site, tell)
            slots = state.ships[ship].slots
            _push(state, remaining.Unloading(ship, tuple(n for n, owner in enumerate(slots) if owner is not None)))
        case do.TakeStones():
            _take_stones(state, seat, TAKE, tell)
        case do.PlayLever(ship, site):
            _play(state, seat, Card.LEVER, tell)
            _dock(state, seat, ship, site, tell)
            _push(state, remaining.UnloadingOrder(seat, ship))
        case do.PlayHammer(ship, slot):
            _play(state, seat, Card.HAMMER, tell)
            _take_stones(state, seat, TAKE, tell)
            _place_stone(state, seat, ship, slot, tell)
        case do.PlaySail(ship, slot):
            _play(state, seat, Card.SAIL, tell)
            _place_stone(state, seat, ship, slot, tell)
            _push(state, remaining.Departure(seat, ship))
        case do.PlayChisel(ship, slot):
            _play(state, seat, Card.CHISEL, tell)
            _place_stone(state, seat, ship, slot, tell)
            _push(state, remaining.SecondStone(seat))
        case do.Pass():
            tell(happened.Passed(seat=seat))
        case do.ChooseOrder(order):
            assert isinstance(task, remaining.UnloadingOrder)
            slots_in_order = _slots_in_order(state.ships[task.ship], order)
            tell(happened.OrderChosen(seat=seat, ship=task.ship, slots=slots_in_order))
            _push(state, remaining.Unloading(task.ship, slots_in_order))
        case do.TakeCard(card):
            state.market = without_first(state.market, card)
            tell(happened.CardTaken(seat=seat, card=card))
            _gain_card(state, seat, card, tell)
        case do.TakePair():
            tell(happened.PairTaken(seat=seat))
            tell(happened.PairSeen(seat=seat, cards=state.pair, audience=(seat,)))
            _push(state, remaining.PairChoice(seat))
        case do.KeepCard(card):
            (other,) = without_first(state.pair, card)
            state.pair = ()
            state.discards += (other,)
            tell(happened.PairKept(seat=seat, card=card, discarded=other))
            _gain_card(state, seat, card, tell)
        case do.ChoosePyramid(number):
            assert isinstance(task, remaining.PyramidStone)
            _build_pyramid(state, task, number, tell)
        case do.TakeBonus():
            assert isinstance(task, remaining.PyramidBonus)
            tell(happened.BonusTaken(seat=seat, bonus=task.bonus))
            if task.bonus is Bonus.CARD:
                _draw_for(state, seat, tell)
            else:
                _take_stones(state, seat, TAKE, tell)
        case do.DeclineBonus():
            assert isinstance(task, remaining.PyramidBonus)
            tell(happened.BonusDeclined(seat=seat, bonus=task.bonus))
        case do.TakePoint():
            assert isinstance(task, remaining.TempleChoice)
            _score_temple(state, seat, task.cell, 1, tell)
        case do.TakeTempleStones():
            _take_stones(state, seat, temple.STONES_REWARD, tell)
        case _:
            assert_never(action)


def settle(state: ImhotepState, tell: Tell) -> None:
    """Do the task on top of the agenda, which asks nobody."""
    match _pop(state):
        case remaining.Unloading(ship, slots):
            if len(slots) > 1:
                _push(state, remaining.Unloading(ship, slots[1:]))
            _unload(state, ship, slots[0], tell)
        case remaining.TempleScoring(cell):
            _score_temple_cell(state, cell, tell)
        case remaining.StoneReturn(ship, slot):
            seat = _lift(state, ship, slot)
            state.quarry = with_added(state.quarry, seat, 1)
            tell(happened.StoneReturned(seat=seat, ship=ship, slot=slot))
        case remaining.CardDiscard(card):
            state.discards += (card,)
            tell(happened.CardDiscarded(card=card))
        case remaining.PyramidStone() as task:
            open_ones = pyramid.with_room(state.options.pyramid, state.pyramids)
            _build_pyramid(state, task, open_ones[0] if open_ones else None, tell)
        case remaining.PyramidBonus(seat, bonus):
            tell(happened.BonusLapsed(seat=seat, bonus=bonus))
        case remaining.RoundStart(seat):
            _begin_round(state, seat, tell)
        case remaining.Turn(seat):
            _push(state, remaining.RoundEnd(seat))
        case remaining.RoundEnd(seat):
            _end_round(state, seat, tell)
        case remaining.NextRound(seat):
            _clear_table(state, tell)
            if state.round < ROUNDS:
                _push(state, remaining.RoundStart(seat))
            else:
                _end_game(state, tell)
        case (
            remaining.SecondStone()
            | remaining.Departure()
            | remaining.UnloadingOrder()
            | remaining.MarketPick()
            | remaining.PairChoice()
            | remaining.TempleChoice()
        ) as asking:
            raise ValueError(f"{asking.kind} must be answered")
        case task:
            assert_never(task)


# The agenda


def _pop(state: ImhotepState) -> remaining.ImhotepTask:
    task = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    return task


def _push(state: ImhotepState, *tasks: remaining.ImhotepTask) -> None:
    """The last one is done first."""
    state.agenda += tasks


# Stones and ships


def _take_stones(state: ImhotepState, seat: Seat, most: int, tell: Tell) -> None:
    count = stones_that_fit(state, seat, most)
    state.quarry = with_added(state.quarry, seat, -count)
    state.sleds = with_added(state.sleds, seat, count)
    tell(happened.StonesTaken(seat=seat, count=count))


def _place_stone(state: ImhotepState, seat: Seat, ship: int, slot: int, tell: Tell) -> None:
    state.sleds = with_added(state.sleds, seat, -1)
    _load(state, ship, slot, seat)
    tell(happened.StonePlaced(seat=seat, ship=ship, slot=slot))


def _load(state: ImhotepState, number: int, slot: int, stone: Seat | None) -> None:
    ship = state.ships[number]
    loaded = Ship(ship.minimum, with_item(ship.slots, slot, stone), ship.site)
    state.ships = with_item(state.ships, number, loaded)


def _lift(state: ImhotepState, ship: int, slot: int) -> Seat:
    """Take a stone off a ship."""
    seat = state.ships[ship].slots[slot]
    assert seat is not None
    _load(state, ship, slot, None)
    return seat


def _dock(state: ImhotepState, seat: Seat, number: int, site: Site, tell: Tell) -> None:
    ship = state.ships[number]
    state.ships = with_item(state.ships, number, Ship(ship.minimum, ship.slots, site))
    tell(happened.ShipSailed(seat=seat, ship=number, site=site))


def _slots_in_order(ship: Ship, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """Stones of one colour are alike: of each owner the one nearest the bow comes first."""
    loaded = [slot for slot, owner in enumerate(ship.slots) if owner is not None]
    chosen = []
    for seat in order:
        slot = next(slot for slot in loaded if ship.slots[slot] == seat)
        loaded.remove(slot)
        chosen.append(slot)
    return tuple(chosen)


def _unload(state: ImhotepState, ship: int, slot: int, tell: Tell) -> None:
    site, seat = state.ships[ship].site, state.ships[ship].slots[slot]
    assert site is not None
    assert seat is not None
    if site is Site.MARKET:
        _push(state, remaining.StoneReturn(ship, slot), remaining.MarketPick(seat))
    elif site is Site.PYRAMID:
        _push(state, remaining.PyramidStone(seat, ship, slot))
    else:
        _build(state, site, _lift(state, ship, slot), tell)


# Building


def _build(state: ImhotepState, site: Site, seat: Seat, tell: Tell) -> None:
    """Put a stone that is in hand on one of the sites where nobody has a choice."""
    match site:
        case Site.TEMPLE:
            layer, cell = divmod(len(state.temple), temple.width(state.seats))
            state.temple += (seat,)
            tell(happened.TempleBuilt(seat=seat, cell=cell, layer=layer))
        case Site.BURIAL_CHAMBER:
            column, row = divmod(len(state.burial_chamber), burial_chamber.ROWS)
            state.burial_chamber += (seat,)
            tell(happened.BurialChamberBuilt(seat=seat, row=row, column=column))
        case Site.OBELISKS:
            _build_obelisk(state, seat, tell)
        case _:
            raise ValueError(site)


def _build_obelisk(state: ImhotepState, seat: Seat, tell: Tell) -> None:
    state.obelisk_stones = with_added(state.obelisk_stones, seat, 1)
    tell(happened.ObeliskBuilt(seat=seat, stones=state.obelisk_stones[seat]))
    place = len(state.obelisk_towers)
    if (
        state.options.obelisks is Side.B
        and state.obelisk_stones[seat] == obelisks.TOWER
        and place < len(obelisks.TOWER_PLACES)
    ):
        points = obelisks.TOWER_PLACES[place]
        state.obelisk_stones = with_item(state.obelisk_stones, seat, 0)
        state.obelisk_towers += (seat,)
        state.obelisk_points = with_added(state.obelisk_points, seat, points)
        tell(happened.TowerRaised(seat=seat, place=place, points=points))


def _build_pyramid(state: ImhotepState, task: remaining.PyramidStone, number: int | None, tell: Tell) -> None:
    """`number` None: all pyramids are complete and the stone stands beside them."""
    seat = task.seat
    if task.ship is not None and task.slot is not None:
        _lift(state, task.ship, task.slot)
    else:
        state.quarry = with_added(state.quarry, seat, -1)
    cell = None
    points, bonus = pyramid.OVERFLOW_POINTS, None
    if number is None:
        state.pyramid_overflow += (seat,)
    else:
        stones = state.pyramids[number]
        cell = len(stones)
        printed = pyramid.BOARDS[state.options.pyramid][number][cell]
        points, bonus = printed.points, printed.bonus
        state.pyramids = with_item(state.pyramids, number, (*stones, seat))
    state.pyramid_points = with_added(state.pyramid_points, seat, points)
    tell(happened.PyramidBuilt(seat=seat, pyramid=number, cell=cell, points=points))
    if bonus is not None:
        _push(state, remaining.PyramidBonus(seat, bonus))


# Cards


def _play(state: ImhotepState, seat: Seat, card: Card, tell: Tell) -> None:
    """The card joins the discards once its effect, unloading included, is done."""
    state.hands = with_item(state.hands, seat, without_first(state.hands[seat], card))
    tell(happened.CardPlayed(seat=seat, card=card))
    _push(state, remaining.CardDiscard(card))


def _gain_card(state: ImhotepState, seat: Seat, card: Card, tell: Tell) -> None:
    """Red cards act at once; all others lie open before their owner."""
    site = RED.get(card)
    if site is None:
        state.hands = with_item(state.hands, seat, (*state.hands[seat], card))
        return
    _push(state, remaining.CardDiscard(card))
    if not state.quarry[seat]:
        tell(happened.CardLapsed(seat=seat, card=card))
    elif site is Site.PYRAMID:
        _push(state, remaining.PyramidStone(seat))
    else:
        state.quarry = with_added(state.quarry, seat, -1)
        _build(state, site, seat, tell)


def _draw_for(state: ImhotepState, seat: Seat, tell: Tell) -> None:
    card = _draw(state, tell)
    tell(happened.CardDrawn(seat=seat, card=card))
    _gain_card(state, seat, card, tell)


def _draw(state: ImhotepState, tell: Tell) -> Card:
    """The discards are shuffled only when a card is needed and none is left.

    There always is one: when the last round is laid out at most 26 of the 34 cards lie before the players (in each of
    5 rounds 4 from the market and 1 from the temple, and 1 from the pyramids). That leaves 8 for the market's 5 and
    the temple's 1; a card that is being resolved came from one of these places.
    """
    if not state.deck:
        state.deck = shuffled(state.discards + state.unseen_discards, state.seed, state.chance_uses)
        state.chance_uses += 1
        state.discards = state.unseen_discards = ()
        tell(happened.DeckReshuffled(cards=len(state.deck)))
        tell(happened.DeckOrdered(deck=state.deck))
    card = state.deck[0]
    state.deck = state.deck[1:]
    return card


# Rounds


def _begin_round(state: ImhotepState, seat: Seat, tell: Tell) -> None:
    card, *rest = state.round_cards
    state.round += 1
    state.round_cards = tuple(rest)
    state.ships = tuple(Ship(MINIMUM_LOAD[size], (None,) * size) for size in card)
    tell(happened.RoundBegan(seat=seat, round=state.round, ships=card))
    side = state.options.market
    state.market = tuple(_draw(state, tell) for _ in range(market.FACE_UP[side]))
    state.pair = tuple(_draw(state, tell) for _ in range(market.FACE_DOWN[side]))
    tell(happened.MarketLaid(cards=state.market, face_down=len(state.pair)))
    _push(state, remaining.Turn(seat))


def _end_round(state: ImhotepState, seat: Seat, tell: Tell) -> None:
    waiting = [ship for ship in state.ships if ship.site is None]
    tell(happened.RoundEnded(round=state.round, by_passes=bool(waiting)))
    if waiting:
        stones = tuple(sum(ship.slots.count(owner) for ship in waiting) for owner in range(state.seats))
        state.ships = tuple(Ship(ship.minimum, ()) if ship.site is None else ship for ship in state.ships)
        state.quarry = tuple(left + back for left, back in zip(state.quarry, stones, strict=True))
        tell(happened.ShipsCleared(stones=stones))
    _push(state, remaining.NextRound(seat), remaining.TempleScoring(0))


def _score_temple_cell(state: ImhotepState, cell: int, tell: Tell) -> None:
    if cell + 1 < temple.width(state.seats):
        _push(state, remaining.TempleScoring(cell + 1))
    seat = temple.visible(state.temple, cell, state.seats)
    if seat is None:
        return
    match temple.REWARDS[state.options.temple][cell]:
        case Reward.POINT:
            _score_temple(state, seat, cell, 1, tell)
        case Reward.TWO_POINTS:
            _score_temple(state, seat, cell, 2, tell)
        case Reward.POINT_OR_STONES:
            _push(state, remaining.TempleChoice(seat, cell))
        case Reward.CARD:
            _draw_for(state, seat, tell)
        case reward:
            assert_never(reward)


def _score_temple(state: ImhotepState, seat: Seat, cell: int, points: int, tell: Tell) -> None:
    state.temple_points = with_added(state.temple_points, seat, points)
    tell(happened.TempleScored(seat=seat, cell=cell, points=points))


def _clear_table(state: ImhotepState, tell: Tell) -> None:
    tell(happened.MarketCleared(cards=state.market, face_down=len(state.pair)))
    state.discards += state.market
    state.unseen_discards += state.pair
    state.market = state.pair = ()
    state.ships = ()


def _end_game(state: ImhotepState, tell: Tell) -> None:
    for source, gains in final_gains(state):
        for seat, points in enumerate(gains):
            if points:
                tell(happened.FinalScored(seat=seat, source=source, points=points))
    tell(happened.GameEnded(ranking=outcome(state).ranking))
