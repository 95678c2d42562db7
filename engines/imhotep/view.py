"""What an eye sees: everything on the table but the deck, the face-down pair and the round cards to come."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.game import View
from engines.imhotep.components import ROUNDS, Card, RoundCard
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.scoring import burial_chamber_worth, obelisks_worth, outcome, scores
from engines.imhotep.ship import Ship
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import PairChoice, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class ImhotepView(View):
    """Fields as in the state. `turn`: whose turn it is, whoever may be asked in the middle of it."""

    options: ImhotepOptions
    round: int
    rounds: int
    turn: Seat | None
    ships: tuple[Ship, ...]
    unseen_round_cards: tuple[RoundCard, ...]  # those to come and the one in the box, sorted
    market: tuple[Card, ...]
    face_down: int  # cards of the pair on the market
    pair: tuple[Card, ...]  # the pair itself, for the eye that is looking at it
    deck: int
    discards: tuple[Card, ...]
    unseen_discards: int
    hands: tuple[tuple[Card, ...], ...]
    quarry: tuple[int, ...]
    sleds: tuple[int, ...]
    pyramids: tuple[tuple[Seat, ...], ...]
    pyramid_overflow: tuple[Seat, ...]
    temple: tuple[Seat, ...]
    burial_chamber: tuple[Seat, ...]
    obelisk_stones: tuple[int, ...]
    obelisk_towers: tuple[Seat, ...]
    pyramid_points: tuple[int, ...]
    temple_points: tuple[int, ...]
    obelisk_points: tuple[int, ...]
    burial_chamber_worth: tuple[int, ...]  # what the site would score now, by seat
    obelisks_worth: tuple[int, ...]


def look(state: ImhotepState, eye: Seat | None) -> ImhotepView:
    turn = _turn(state)
    return ImhotepView(
        eye=eye,
        seats=state.seats,
        scores=scores(state),
        asked=state.asked_seats,
        outcome=None if state.agenda else outcome(state),
        stage=f"{state.round}.{turn}",
        options=state.options,
        round=state.round,
        rounds=ROUNDS,
        turn=turn,
        ships=state.ships,
        unseen_round_cards=tuple(sorted((*state.round_cards, state.removed_round_card), reverse=True)),
        market=state.market,
        face_down=len(state.pair),
        pair=state.pair if is_looking_at_pair(state, eye) else (),
        deck=len(state.deck),
        discards=state.discards,
        unseen_discards=len(state.unseen_discards),
        hands=state.hands,
        quarry=state.quarry,
        sleds=state.sleds,
        pyramids=state.pyramids,
        pyramid_overflow=state.pyramid_overflow,
        temple=state.temple,
        burial_chamber=state.burial_chamber,
        obelisk_stones=state.obelisk_stones,
        obelisk_towers=state.obelisk_towers,
        pyramid_points=state.pyramid_points,
        temple_points=state.temple_points,
        obelisk_points=state.obelisk_points,
        burial_chamber_worth=burial_chamber_worth(state),
        obelisks_worth=obelisks_worth(state),
    )


def is_looking_at_pair(state: ImhotepState, eye: Seat | None) -> bool:
    return eye is not None and bool(state.agenda) and state.agenda[-1] == PairChoice(eye)


def _turn(state: ImhotepState) -> Seat | None:
    """Under a chain lies the next seat's turn: the chain is the seat's before it. Between rounds it is nobody's."""
    for task in reversed(state.agenda):
        if isinstance(task, Turn):
            return task.seat if task is state.agenda[-1] else (task.seat - 1) % state.seats
    return None
