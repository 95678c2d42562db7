"""The river: a round begins, ships are placed, cards are taken."""

from __future__ import annotations

from dataclasses import replace

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.rng import shuffled
from engines.core.tuples import with_item
from engines.egizia import actions as do
from engines.egizia import effects as fx
from engines.egizia import events as happened
from engines.egizia.components import (
    AREAS,
    BERTHS,
    CARDS,
    COLUMN_TILES,
    POSITIONS,
    ROUNDS,
    SPACES,
    TILES,
    Area,
    Berth,
    deck_of_round,
    open_spaces,
    tiles_in_play,
)
from engines.egizia.estate import powers
from engines.egizia.flow.changes import push, put
from engines.egizia.flow.effects import schedule
from engines.egizia.river import tiles_used
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import (
    Building,
    Feeding,
    Hiring,
    Leftover,
    Leftovers,
    Placement,
    Production,
    RoundEnd,
    Training,
    Turn,
    TurnEnd,
)


def give_riddles(state: EgiziaState, kept: tuple[str | None, ...]) -> None:
    """Everybody has chosen: the other cards are shuffled back (booklet p. 3)."""
    back = state.sphinx_deck
    for seat, card in enumerate(kept):
        assert card is not None
        player = state.players[seat]
        back += tuple(other for other in player.sphinx if other != card)
        put(state, seat, replace(player, sphinx=(card,)))
    state.sphinx_deck = shuffled(back, state.seed, state.chance_uses)
    state.chance_uses += 1


def begin_round(state: EgiziaState, tell: Tell) -> None:
    """Cards on the right bank, tiles on the left one; then the steps of the round, the last one first."""
    state.round += 1
    number = deck_of_round(state.round)
    deck = state.decks[number]
    card_spaces, round_spaces = (open_spaces(state.seats, kind) for kind in ("card", "round"))
    cards = dict(zip(card_spaces, deck, strict=False))
    left = deck[len(card_spaces) :]
    if state.round == ROUNDS or deck_of_round(state.round + 1) != number:
        state.boxed += left
        left = ()
    state.decks = with_item(state.decks, number, left)
    tiles = dict(zip(round_spaces, _tiles(state, round_spaces), strict=False))
    laid = {**cards, **tiles}
    state.spots = tuple(Spot(laid.get(position)) for position in range(len(SPACES)))
    tell(
        happened.RoundBegan(
            seat=state.order[0],
            round=state.round,
            order=state.order,
            cards=tuple((SPACES[position].id, card) for position, card in cards.items()),
            tiles=tuple((SPACES[position].id, tile) for position, tile in tiles.items()),
        )
    )
    everybody = state.order
    push(state, RoundEnd(), Hiring(everybody), *(Building(area) for area in reversed(AREAS)))
    push(state, Training(everybody), Feeding(everybody), Production(everybody), Leftovers(everybody), Placement())


def _tiles(state: EgiziaState, spaces: tuple[int, ...]) -> tuple[str, ...]:
    """In round 1 what is printed; two players use tiles from the beginning (p. 4)."""
    if state.round == 1 and state.seats > 2:
        return tuple(SPACES[position].printed or "" for position in spaces)
    state.chance_uses += 1
    return shuffled(tiles_in_play(state.seats), state.seed, state.chance_uses - 1)


def next_turn(state: EgiziaState, turn: int) -> None:
    """In player order, over and over, until all have passed."""
    for number in range(turn, turn + state.seats):
        seat = state.order[number % state.seats]
        if not state.players[seat].has_passed:
            push(state, Placement(number + 1), Turn(seat))
            return


def place_ship(state: EgiziaState, task: Turn, action: do.PlaceShip, tell: Tell) -> None:
    seat = task.seat
    position = POSITIONS[action.space]
    using = tiles_used(state, seat, action.space)
    player = state.players[seat]
    put(
        state,
        seat,
        replace(
            player,
            ships=player.ships - 1,
            reach=max(player.reach, position),
            used=player.used + tuple(tile for tile in using if COLUMN_TILES[tile].use == "round"),
        ),
    )
    piece = state.spots[position].piece
    tell(happened.ShipPlaced(seat=seat, space=action.space, berth=action.berth, piece=piece, using=using))
    if task.again:
        push(state, Turn(seat, is_second=True))
    match SPACES[position].kind:
        case "area":
            assert action.berth is not None
            _moor(state, seat, Area(action.space), action.berth)
        case "round":
            assert piece is not None
            _put_on(state, seat, position, piece)
            schedule(state, seat, TILES[piece].effects)
        case "card":
            assert piece is not None
            _put_on(state, seat, position, None)
            if not (task.again or task.is_second) and any(isinstance(use, fx.SecondShip) for use in CARDS[piece].use):
                push(state, TurnEnd(seat))
            gain_card(state, seat, piece)


def _moor(state: EgiziaState, seat: Seat, area: Area, berth: Berth) -> None:
    harbour = state.harbour(area)
    if berth is Berth.WAITING:
        moored = Harbour(harbour.berths, seat)
    else:
        moored = Harbour(with_item(harbour.berths, BERTHS.index(berth), seat), harbour.waiting)
    state.harbours = with_item(state.harbours, AREAS.index(area), moored)


def _put_on(state: EgiziaState, seat: Seat, position: int, piece: str | None) -> None:
    ships = (*state.spots[position].ships, seat)
    state.spots = with_item(state.spots, position, Spot(piece, ships))


def gain_card(state: EgiziaState, seat: Seat, card: str) -> None:
    """Immediate cards leave the game with their effect; all others stay before the seat (p. 12)."""
    known = CARDS[card]
    if known.type == "immediate":
        state.discards += (card,)
    else:
        player = state.players[seat]
        put(state, seat, replace(player, cards=(*player.cards, card)))
    schedule(state, seat, known.on_gain)


def stop_placing(state: EgiziaState, seat: Seat, tell: Tell) -> None:
    put(state, seat, replace(state.players[seat], has_passed=True))
    tell(happened.Passed(seat=seat))


def ask_about_leftovers(state: EgiziaState, left: tuple[Seat, ...]) -> None:
    if left:
        seat, *rest = left
        push(state, Leftovers(tuple(rest)))
        push(state, *(Leftover(seat, card) for card, _ in powers(state.players[seat], fx.TakeLeftover)))


def take_leftover(state: EgiziaState, task: Leftover, space: str, tell: Tell) -> None:
    position = POSITIONS[space]
    spot = state.spots[position]
    assert spot.piece is not None
    state.spots = with_item(state.spots, position, Spot(None, spot.ships))
    use_power(state, task.seat, task.card, tell)
    tell(happened.LeftoverTaken(seat=task.seat, space=space, card=spot.piece))
    gain_card(state, task.seat, spot.piece)


def take_point(state: EgiziaState, task: Leftover, tell: Tell) -> None:
    power = CARDS[task.card].power
    assert isinstance(power, fx.TakeLeftover)
    use_power(state, task.seat, task.card, tell)
    schedule(state, task.seat, (fx.GainPoints(power.points),))


def use_power(state: EgiziaState, seat: Seat, card: str, tell: Tell) -> None:
    """Once a round."""
    player = state.players[seat]
    put(state, seat, replace(player, used=(*player.used, card)))
    tell(happened.PowerUsed(seat=seat, card=card))
