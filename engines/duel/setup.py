"""A new game: all chance first, then the table."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.rng import shuffled
from engines.core.start import start_seat
from engines.duel.components import CARGO, SHIPS, SLOTS, SPACES, WAREHOUSE, Token
from engines.duel.options import DuelOptions
from engines.duel.state import DuelState
from engines.duel.tasks import Turn


@dataclass(frozen=True, slots=True)
class Deal:
    """`cargo`: all tokens in the order in which they are dealt: ships, warehouse, pile."""

    start_seat: Seat
    cargo: tuple[Token, ...]


_USES = 2  # how often a deal uses chance


def deal(seats: int, options: DuelOptions, seed: str) -> Deal:
    return Deal(start_seat(options.start_seat, seats, seed, 0), shuffled(CARGO, seed, 1))


def lay_out(seats: int, options: DuelOptions, seed: str, deal: Deal) -> DuelState:
    """First all slots that touch the harbour are filled, then the middle ones, then the outer ones (booklet p. 3)."""
    aboard = SHIPS * SLOTS
    return DuelState(
        seats=seats,
        seed=seed,
        chance_uses=_USES,
        moves=(0,) * seats,
        agenda=(Turn(deal.start_seat, 1),),
        options=options,
        start_seat=deal.start_seat,
        harbour=(None,) * SPACES,
        ships=tuple(deal.cargo[ship:aboard:SHIPS] for ship in range(SHIPS)),
        warehouse=deal.cargo[aboard : aboard + WAREHOUSE],
        pile=deal.cargo[aboard + WAREHOUSE :],
        boards=((),) * seats,
        removed=(),
        first_to_five=None,
    )
