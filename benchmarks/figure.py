"""A measured figure and what it stands beside; how to time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Figure:
    """`beside`: the peer or floor, measured in the same run. `ratio`: value by its value."""

    name: str
    value: float
    unit: str
    beside: str
    beside_value: float

    @property
    def ratio(self) -> float:
        return self.value / self.beside_value

    def as_json(self) -> dict[str, float | str]:
        return {
            "value": self.value,
            "unit": self.unit,
            "peer_or_floor": self.beside,
            "peer_or_floor_value": self.beside_value,
            "ratio": self.ratio,
        }


def fastest(work: Callable[[], object], *, rounds: int = 7, times: int = 1) -> float:
    """Seconds for one call: the best of some rounds, the one that was disturbed least."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        for _ in range(times):
            work()
        best = min(best, (perf_counter() - start) / times)
    return best
