"""The whole table as data. Cards are written as their numbers in the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Discriminator

from engines.core.decision import Seat
from engines.core.state import State
from engines.pyramids.components import God
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.tasks import Build, Clearing, PyramidsTask


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards that are never split; `taker`: who took them this round."""

    cards: tuple[int, int]
    taker: Seat | None = None


@dataclass(slots=True)
class PyramidsState(State):
    """`gods`: by seat, as far as they are taken this round. `set_aside`: the tile that two players leave out."""

    agenda: tuple[Annotated[PyramidsTask, Discriminator("kind")], ...]
    options: PyramidsOptions
    round: int
    first_seat: Seat
    set_aside: God | None
    gods: tuple[God | None, ...]
    pairs: tuple[Pair, ...]
    deck: tuple[int, ...]  # the next one first; hidden
    hands: tuple[tuple[int, ...], ...]  # with what lies in a draft; hidden
    necropolises: tuple[Necropolis, ...]
    discards: tuple[int, ...]

    @property
    def build(self) -> Build | None:
        """The build that is going on."""
        return task if self.agenda and isinstance(task := self.agenda[-1], Build) else None

    @property
    def clearing(self) -> Clearing | None:
        """The end of the round, once everybody has built."""
        return task if self.agenda and isinstance(task := self.agenda[-1], Clearing) else None

    def drafted(self, seat: Seat) -> tuple[int, ...]:
        """Cards that the seat has laid and not yet shown."""
        build = self.build
        return tuple(laid.card for laid in build.draft) if build is not None and build.seat == seat else ()
