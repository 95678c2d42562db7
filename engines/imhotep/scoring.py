"""Points: what each seat has now, and at the end by source (p. 6 and 12)."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.game import Outcome, ranked
from engines.imhotep.components import BLUE, ORNAMENTS, Card, Site, rising
from engines.imhotep.sites import burial_chamber, obelisks
from engines.imhotep.state import ImhotepState

STONES_PER_ORNAMENT_POINT = 3
WRATH = -5

Breakdown = tuple[tuple[str, int], ...]


def scores(state: ImhotepState) -> tuple[int, ...]:
    """The score track: what was scored so far, and everything once the game is over."""
    if not state.agenda:
        return tuple(result.points for result in outcome(state).results)
    return tuple(map(sum, zip(state.pyramid_points, state.temple_points, state.obelisk_points, strict=True)))


def outcome(state: ImhotepState) -> Outcome:
    """Most points win; a tie goes to more stones on the sled, else the place is shared."""
    return ranked(breakdowns(state), state.sleds)


def breakdowns(state: ImhotepState) -> tuple[Breakdown, ...]:
    """Every seat's points by source, in the order in which the booklet counts them."""
    options = state.options
    burial_points = burial_chamber_worth(state)
    obelisk_points = obelisks_worth(state)
    ornaments = [(card, ornament(state, site)) for card, site in ORNAMENTS.items()]
    return tuple(
        (
            ("pyramid", state.pyramid_points[seat]),
            ("temple", state.temple_points[seat]),
            ("burial_chamber", burial_points[seat]),
            ("obelisks", state.obelisk_points[seat] + obelisk_points[seat]),
            *((card.value, hand.count(card) * worth) for card, worth in ornaments),
            ("statues", rising(hand.count(Card.STATUE))),
            ("unused_cards", sum(hand.count(card) for card in BLUE)),
            ("wrath", WRATH if options.wrath_of_the_pharaoh and _is_wrath_earned(state, seat) else 0),
        )
        for seat, hand in enumerate(state.hands)
    )


def burial_chamber_worth(state: ImhotepState) -> tuple[int, ...]:
    """What the burial chamber would score for every seat if the game ended now."""
    return burial_chamber.points(state.options.burial_chamber, state.burial_chamber, state.seats)


def obelisks_worth(state: ImhotepState) -> tuple[int, ...]:
    """What the obelisks would still score if the game ended now; side B has scored its towers already."""
    return obelisks.points(state.options.obelisks, state.obelisk_stones)


def ornament(state: ImhotepState, site: Site) -> int:
    """What one ornament of this site is worth: stones of any colour, wherever they lie there."""
    return sum(stones_at(state, site)) // STONES_PER_ORNAMENT_POINT


def stones_at(state: ImhotepState, site: Site) -> tuple[int, ...]:
    """How many stones each seat has at a monument: covered, overflow, towers and singles all count."""
    match site:
        case Site.PYRAMID:
            stones = sum(state.pyramids, state.pyramid_overflow)
        case Site.TEMPLE:
            stones = state.temple
        case Site.BURIAL_CHAMBER:
            stones = state.burial_chamber
        case Site.OBELISKS:
            return tuple(
                single + obelisks.TOWER * state.obelisk_towers.count(seat)
                for seat, single in enumerate(state.obelisk_stones)
            )
        case Site.MARKET:
            return (0,) * state.seats
    return tuple(stones.count(seat) for seat in range(state.seats))


def _is_wrath_earned(state: ImhotepState, seat: Seat) -> bool:
    return any(not stones_at(state, site)[seat] for site in ORNAMENTS.values())


def final_gains(state: ImhotepState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What every seat gains (or loses) only now, at the end: source by source."""
    before = {"pyramid": state.pyramid_points, "temple": state.temple_points, "obelisks": state.obelisk_points}
    rows = zip(*breakdowns(state), strict=True)
    gains = []
    for row in rows:
        source = row[0][0]
        scored = before.get(source, (0,) * state.seats)
        gains.append((source, tuple(points - then for (_, points), then in zip(row, scored, strict=True))))
    return tuple(gains)
