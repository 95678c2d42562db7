"""Points for the first, second, ... place, as burial chamber (side B) and obelisks (side A) give them."""

from __future__ import annotations

from collections.abc import Sequence


def shared(counts: Sequence[int], places: tuple[int, ...]) -> tuple[int, ...]:
    """Every seat's points: most stones first; ties pool the places they span and share, rounded down.

    Whoever has no stone takes no part.
    """
    earned = []
    for count in counts:
        better = sum(other > count for other in counts)
        equal = counts.count(count)
        earned.append(sum(places[better : better + equal]) // equal if count else 0)
    return tuple(earned)
