"""Imhotep under the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from itertools import product
from random import Random

from engines.core.decision import Action, Seat
from engines.core.state import State
from engines.imhotep import GAME
from engines.imhotep import actions as do
from engines.imhotep.components import Site
from engines.imhotep.options import SIDE_OPTIONS, ImhotepOptions
from engines.imhotep.scoring import stones_at
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import CardDiscard
from engines.imhotep.view import is_looking_at_pair
from tests.laws.subject import Subject


def _census(state: State) -> Counter[Hashable]:
    assert isinstance(state, ImhotepState)
    pieces: Counter[Hashable] = Counter()
    for seat in range(state.seats):
        aboard = sum(ship.slots.count(seat) for ship in state.ships)
        built = sum(stones_at(state, site)[seat] for site in Site)
        pieces["stone", seat] = state.quarry[seat] + state.sleds[seat] + aboard + built
    resolving = [task.card for task in state.agenda if isinstance(task, CardDiscard)]
    pieces.update(state.deck + state.market + state.pair + state.discards + state.unseen_discards)
    pieces.update(card for hand in state.hands for card in hand)
    pieces.update(resolving)
    pieces["round card"] = state.round + len(state.round_cards)
    return pieces


def _scrambled(state: State, eye: Seat | None, random: Random) -> State:
    assert isinstance(state, ImhotepState)
    sees_pair = is_looking_at_pair(state, eye)
    hidden = [*state.deck, *state.unseen_discards, *(() if sees_pair else state.pair)]
    random.shuffle(hidden)
    deck, unseen = len(state.deck), len(state.unseen_discards)
    rounds = [*state.round_cards, state.removed_round_card]
    random.shuffle(rounds)
    return replace(
        state,
        seed=f"another {random.random()}",
        deck=tuple(hidden[:deck]),
        unseen_discards=tuple(hidden[deck : deck + unseen]),
        pair=state.pair if sees_pair else tuple(hidden[deck + unseen :]),
        round_cards=tuple(rounds[:-1]),
        removed_round_card=rounds[-1],
    )


def _hoard(action: Action) -> int:
    """Fill the sled, keep every card, and sail only when nothing else is left."""
    match action:
        case do.TakeStones() | do.TakeTempleStones() | do.DeclineBonus():
            return 0
        case do.PlaceStone():
            return 1
        case do.SailShip():
            return 2
        case _:
            return 3


def _stall(action: Action) -> int:
    """Never bring a ship home while anything else can be done, and decline what can be declined."""
    match action:
        case do.SailShip() | do.PlayLever() | do.PlaySail():
            return 2
        case do.TakeBonus() | do.TakeTempleStones():
            return 1
        case _:
            return 0


def _avoid_market(action: Action) -> int:
    """Ships sail full and stones never come back to the quarry: the way to a round that ends by passes."""
    match action:
        case do.SailShip(site=Site.MARKET) | do.PlayLever(site=Site.MARKET):
            return 3
        case do.SailShip() | do.PlayLever():
            return 2
        case do.PlaceStone():
            return 1
        case _:
            return 0


def _rush_market(action: Action) -> int:
    """Cards first: the deck runs out and the discards come back."""
    match action:
        case do.SailShip(site=Site.MARKET) | do.TakeBonus() | do.PlayLever() | do.PlaySail() | do.PlayChisel():
            return 0
        case _:
            return 1


SUBJECT = Subject(
    game=GAME,
    mixes=[
        ImhotepOptions.parse({**dict(zip(SIDE_OPTIONS, sides, strict=True)), "wrath_of_the_pharaoh": wrath})
        for number, sides in enumerate(product("AB", repeat=len(SIDE_OPTIONS)))
        for wrath in (bool(number % 2),)
    ],
    census=_census,
    scrambled=_scrambled,
    stubborn={"hoard": _hoard, "stall": _stall, "avoid the market": _avoid_market, "rush the market": _rush_market},
    longest=1000,
)
