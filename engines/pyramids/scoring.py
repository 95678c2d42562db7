"""What each necropolis is worth (booklet p. 11-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engines.core.game import Outcome, ranked
from engines.pyramids.components import CARDS, Colour, Edifice
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.state import PyramidsState
from engines.pyramids.stones import largest_groups

ENOUGH = 3  # stones in the largest group of every colour, for the bonus
ALL_COLOURS = 10
OBELISK = (0, 1, 3, 6, 10, 15)  # by the number of cards that show the colour; more count as the last
MAJORITY = 5
GLYPH = 2

Sources = tuple[tuple[str, int], ...]


def sources(necropolises: Sequence[Necropolis], seat: int, *, with_tombs: bool) -> Sources:
    """The seat's points by source. Tombs, with their glyphs, count only when they are open."""
    own = necropolises[seat]
    groups = largest_groups(own.pyramid)
    return (
        ("groups", sum(groups)),
        ("largest_group", max(groups)),
        ("all_colours", ALL_COLOURS if min(groups) >= ENOUGH else 0),
        ("obelisk", OBELISK[min(best_of_obelisk(own.obelisk)[1], len(OBELISK) - 1)]),
        ("tomb", MAJORITY * len(majorities([each.tomb for each in necropolises], seat)) if with_tombs else 0),
        ("glyphs", GLYPH * glyphs(own, with_tomb=with_tombs)),
    )


@lru_cache(4096)
def best_of_obelisk(cards: tuple[int, ...]) -> tuple[Colour | None, int]:
    """The colour that most cards show, and on how many; of equals the first in the order of the colours."""
    shown = [(colour, sum(colour in CARDS[card].colours for card in cards)) for colour in Colour]
    colour, count = max(shown, key=lambda entry: entry[1])
    return (colour, count) if count else (None, 0)


def tomb_stones(cards: Sequence[int]) -> tuple[int, ...]:
    """Stones in the order of the colours."""
    counts = Counter(colour for card in cards for colour in CARDS[card].colours)
    return tuple(counts[colour] for colour in Colour)


def majorities(tombs: Sequence[Sequence[int]], seat: int) -> tuple[Colour, ...]:
    """The colours of which this tomb has more stones than any other."""
    counts = [tomb_stones(tomb) for tomb in tombs]
    others = [count for other, count in enumerate(counts) if other != seat]
    return tuple(
        colour for number, colour in enumerate(Colour) if counts[seat][number] > max(count[number] for count in others)
    )


@lru_cache(4096)
def glyphs(necropolis: Necropolis, *, with_tomb: bool) -> int:
    """Those that lie in their own edifice."""
    pyramid = [card for floor in necropolis.pyramid for card in floor.cards]
    lying = [(card, Edifice.PYRAMID) for card in pyramid]
    lying += [(card, Edifice.OBELISK) for card in necropolis.obelisk]
    lying += [(card, Edifice.TOMB) for card in necropolis.tomb if with_tomb]
    return sum(CARDS[card].glyph is edifice for card, edifice in lying)


def outcome(state: PyramidsState) -> Outcome:
    """Equal points share the victory."""
    every = range(state.seats)
    return ranked((sources(state.necropolises, seat, with_tombs=True) for seat in every), (0 for _ in every))
