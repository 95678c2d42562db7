"""What is in the box. Every table names its source: the booklet's pages, or pictures in its English printing 060716."""

from __future__ import annotations

from enum import StrEnum

ROUNDS = 6
STONES = 29  # 30 a colour; one of them marks the score (booklet p. 3)
SLED = 5
TAKE = 3  # stones taken from the quarry in one go
FIRST_SLED = 2  # the start seat begins with 2 stones, each further seat with one more (p. 3)


class Site(StrEnum):
    MARKET = "market"
    PYRAMID = "pyramid"
    TEMPLE = "temple"
    BURIAL_CHAMBER = "burial_chamber"
    OBELISKS = "obelisks"


SITES = tuple(Site)


class Card(StrEnum):
    ENTRANCE = "entrance"
    SARCOPHAGUS = "sarcophagus"
    PAVED_PATH = "paved_path"
    PYRAMID_ORNAMENT = "pyramid_ornament"
    TEMPLE_ORNAMENT = "temple_ornament"
    BURIAL_CHAMBER_ORNAMENT = "burial_chamber_ornament"
    OBELISKS_ORNAMENT = "obelisks_ornament"
    STATUE = "statue"
    LEVER = "lever"
    HAMMER = "hammer"
    SAIL = "sail"
    CHISEL = "chisel"


# Market cards (p. 12).
COPIES = {
    Card.ENTRANCE: 2,
    Card.SARCOPHAGUS: 2,
    Card.PAVED_PATH: 2,
    Card.PYRAMID_ORNAMENT: 2,
    Card.TEMPLE_ORNAMENT: 2,
    Card.BURIAL_CHAMBER_ORNAMENT: 2,
    Card.OBELISKS_ORNAMENT: 2,
    Card.STATUE: 10,
    Card.LEVER: 2,
    Card.HAMMER: 2,
    Card.SAIL: 3,
    Card.CHISEL: 3,
}
DECK = tuple(card for card, copies in COPIES.items() for _ in range(copies))

# Red cards bring a stone from the quarry straight to a site; green ones count the stones of a site at the end.
RED = {Card.ENTRANCE: Site.PYRAMID, Card.SARCOPHAGUS: Site.BURIAL_CHAMBER, Card.PAVED_PATH: Site.OBELISKS}
ORNAMENTS = {
    Card.PYRAMID_ORNAMENT: Site.PYRAMID,
    Card.TEMPLE_ORNAMENT: Site.TEMPLE,
    Card.BURIAL_CHAMBER_ORNAMENT: Site.BURIAL_CHAMBER,
    Card.OBELISKS_ORNAMENT: Site.OBELISKS,
}
BLUE = (Card.LEVER, Card.HAMMER, Card.SAIL, Card.CHISEL)

# A round card names its four ships by their slots (pictures).
RoundCard = tuple[int, int, int, int]
ROUND_CARDS: dict[int, tuple[RoundCard, ...]] = {
    2: ((4, 3, 3, 1), (4, 3, 2, 2), (4, 3, 2, 1), (4, 2, 2, 1), (3, 3, 2, 2), (3, 3, 2, 1), (3, 2, 2, 1)),
    3: ((4, 3, 3, 2), (4, 4, 2, 1), (4, 3, 2, 2), (3, 3, 3, 2), (4, 3, 2, 1), (3, 3, 2, 2), (4, 2, 2, 1)),
    4: ((4, 4, 3, 2), (4, 3, 3, 3), (4, 4, 2, 2), (4, 3, 3, 2), (4, 4, 2, 1), (4, 3, 2, 2), (3, 3, 3, 2)),
}
MINIMUM_LOAD = {4: 3, 3: 2, 2: 1, 1: 1}  # by slots (pictures on the bows)


def rising(count: int) -> int:
    """1/3/6/10/15 for 1 to 5, then 2 more each: connected stones (p. 7) and statues (p. 12)."""
    return count * (count + 1) // 2 if count <= 5 else 15 + 2 * (count - 5)
