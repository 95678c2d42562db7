"""Who starts: the chosen seat, or one by lot."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.errors import BadSetup
from engines.core.phrase import phrase
from engines.core.rng import below


def start_seat(chosen: Seat | None, seats: int, seed: str, use: int) -> Seat:
    if chosen is None:
        return below(seats, seed, use)
    if chosen >= seats:
        raise BadSetup(phrase("bad_option", name="start_seat", given=chosen, allowed=f"0-{seats - 1}"))
    return chosen
