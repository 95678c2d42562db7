"""The beginning: what chance decides, and the table laid out from it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.rng import shuffled
from engines.core.start import start_seat
from engines.imhotep.components import DECK, FIRST_SLED, ROUND_CARDS, ROUNDS, STONES, Card, RoundCard
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.sites import pyramid
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import RoundStart


@dataclass(frozen=True, slots=True)
class Deal:
    """Round cards in the order of play and the one that stays in the box; the deck from its top."""

    start_seat: Seat
    round_cards: tuple[RoundCard, ...]
    removed_round_card: RoundCard
    deck: tuple[Card, ...]


_USES = 3  # how often a deal uses chance


def deal(seats: int, options: ImhotepOptions, seed: str) -> Deal:
    round_cards = shuffled(ROUND_CARDS[seats], seed, 1)
    first = start_seat(options.start_seat, seats, seed, 0)
    return Deal(first, round_cards[:ROUNDS], round_cards[ROUNDS], shuffled(DECK, seed, 2))


def lay_out(seats: int, options: ImhotepOptions, seed: str, deal: Deal) -> ImhotepState:
    sleds = tuple(FIRST_SLED + (seat - deal.start_seat) % seats for seat in range(seats))
    nothing = (0,) * seats
    return ImhotepState(
        seats=seats,
        seed=seed,
        chance_uses=_USES,
        moves=nothing,
        agenda=(RoundStart(deal.start_seat),),
        options=options,
        round=0,
        round_cards=deal.round_cards,
        removed_round_card=deal.removed_round_card,
        ships=(),
        market=(),
        pair=(),
        deck=deal.deck,
        discards=(),
        unseen_discards=(),
        hands=((),) * seats,
        quarry=tuple(STONES - sled for sled in sleds),
        sleds=sleds,
        pyramids=((),) * len(pyramid.BOARDS[options.pyramid]),
        pyramid_overflow=(),
        temple=(),
        burial_chamber=(),
        obelisk_stones=nothing,
        obelisk_towers=(),
        pyramid_points=nothing,
        temple_points=nothing,
        obelisk_points=nothing,
    )
