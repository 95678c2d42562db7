"""What each seat's tokens are worth, location by location (booklet p. 6-8)."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.game import Outcome, ranked
from engines.duel.components import BURIAL, PYRAMIDS, TEMPLE, Token
from engines.duel.sites import burial_chamber, obelisk, pyramids, temple
from engines.duel.state import DuelState

PAWNS_SOURCE = "pawns"


def sources(state: DuelState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The seat's points by source, as if the game ended now."""
    own, sides = state.boards[seat], state.options
    obelisks = [board.count(Token.OBELISK) for board in (own, state.boards[1 - seat])]
    built = [own.count(colour) for colour in PYRAMIDS]
    circles = [own.count(token) for token in TEMPLE]
    numbers = [number for token, number in BURIAL.items() if token in own]
    return (
        ("obelisk", obelisk.points(sides.obelisk, *obelisks, is_first=state.first_to_five == seat)),
        ("temple", temple.points(sides.temple, circles)),
        ("pyramids", pyramids.points(sides.pyramids, built)),
        ("burial_chamber", burial_chamber.points(sides.burial_chamber, numbers)),
        ("action_tokens", len(state.action_tokens(seat))),
        (PAWNS_SOURCE, state.harbour.count(seat)),
    )


def scores(state: DuelState) -> tuple[int, ...]:
    """What the boards are worth now. Pawns count only at the end: until then they come and go."""
    is_over = not state.agenda
    return tuple(
        sum(points for source, points in sources(state, seat) if is_over or source != PAWNS_SOURCE)
        for seat in range(state.seats)
    )


def outcome(state: DuelState) -> Outcome:
    """In a tie the seat that did not start wins."""
    return ranked(
        (sources(state, seat) for seat in range(state.seats)),
        (int(seat != state.start_seat) for seat in range(state.seats)),
    )
