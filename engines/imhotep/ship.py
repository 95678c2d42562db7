"""A ship, waiting or docked, with its stones."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.imhotep.components import Site


@dataclass(frozen=True, slots=True)
class Ship:
    """`slots` from the bow back, none on a ship that never sailed and was cleared away; `site`: where it has docked."""

    minimum: int
    slots: tuple[Seat | None, ...]
    site: Site | None = None

    @property
    def load(self) -> int:
        return len(self.slots) - self.slots.count(None)

    @property
    def is_ready(self) -> bool:
        """Waiting, with its minimum load: there are more harbours than ships, so it may sail."""
        return self.site is None and self.load >= self.minimum
