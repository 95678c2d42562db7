"""A new game: all chance first, then the table."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.rng import below, shuffled
from engines.core.start import start_seat
from engines.pyramids.components import CARDS, God, gods_in_play
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.state import PyramidsState
from engines.pyramids.tasks import RoundStart


@dataclass(frozen=True, slots=True)
class Deal:
    """`deck`: all cards in the order in which they come: one to each hand, then the pairs, round by round.

    `set_aside`: the tile that two players leave out in round 1.
    """

    start_seat: Seat
    deck: tuple[int, ...]
    set_aside: God | None


_USES = 3  # how often a deal uses chance


def deal(seats: int, options: PyramidsOptions, seed: str) -> Deal:
    gods = gods_in_play(seats)
    return Deal(
        start_seat(options.start_seat, seats, seed, 0),
        shuffled(tuple(CARDS), seed, 1),
        gods[below(len(gods), seed, 2)] if seats == 2 else None,
    )


def lay_out(seats: int, options: PyramidsOptions, seed: str, deal: Deal) -> PyramidsState:
    return PyramidsState(
        seats=seats,
        seed=seed,
        chance_uses=_USES,
        moves=(0,) * seats,
        agenda=(RoundStart(),),
        options=options,
        round=1,
        first_seat=deal.start_seat,
        set_aside=deal.set_aside,
        gods=(None,) * seats,
        pairs=(),
        deck=deal.deck[seats:],
        hands=tuple((card,) for card in deal.deck[:seats]),
        necropolises=(Necropolis(),) * seats,
        discards=(),
    )
