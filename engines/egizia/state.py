"""The whole table as data. Cards, tiles and statues are written as their ids in the data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, get_args

from pydantic import Discriminator

from engines.core.decision import Seat
from engines.core.state import State
from engines.egizia.components import Area, Flood, Tile
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import Player
from engines.egizia.tasks import EgiziaTask, Step

_STEPS: tuple[type[Step], ...] = get_args(Step)


@dataclass(frozen=True, slots=True)
class Spot:
    """A space of the river: the card or tile that lies there, and the ships on it in the order of their arrival."""

    piece: str | None = None
    ships: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Harbour:
    """The ships at an area, nearest to the Nile first; there is one berth fewer than players."""

    berths: tuple[Seat | None, ...]
    waiting: Seat | None = None

    @property
    def ships(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in (*self.berths, self.waiting) if seat is not None])


@dataclass(slots=True)
class EgiziaState(State):
    """`order`: the seats by their order tiles. `spots`: all positions of the river, areas too (they stay empty).
    `golden` and `purple`: the tiles above the third and the fifth column. `obelisk`: owners from the bottom up;
    `pyramid`: owners row by row, each from the left; `row_winners`: who got each row's bonus.
    `finished`: seats in the order in which they completed the colonnade.
    """

    agenda: tuple[Annotated[EgiziaTask, Discriminator("kind")], ...]
    options: EgiziaOptions
    round: int
    order: tuple[Seat, ...]
    clock: int  # counts arrivals on the score track
    flood: Flood
    players: tuple[Player, ...]
    spots: tuple[Spot, ...]
    harbours: tuple[Harbour, ...]
    decks: tuple[tuple[str, ...], ...]  # Nile cards, the next one first; hidden
    boxed: tuple[str, ...]  # Nile cards that were never turned over; hidden
    discards: tuple[str, ...]
    sphinx_deck: tuple[str, ...]  # the next card first; hidden
    statues: tuple[str, ...]
    golden: Tile
    purple: Tile
    obelisk: tuple[Seat, ...]
    pyramid: tuple[tuple[Seat, ...], ...]
    row_winners: tuple[Seat | None, ...]
    finished: tuple[Seat, ...]

    @property
    def step(self) -> Step | None:
        """The step of the round that is going on; None once the game is over."""
        for task in reversed(self.agenda):
            if isinstance(task, _STEPS):
                return task
        return None

    def harbour(self, area: Area) -> Harbour:
        return self.harbours[_NUMBERS[area]]

    @property
    def standing(self) -> tuple[Seat, ...]:
        """The seats from the front of the score track: on one space whoever came earlier (booklet p. 11)."""
        players = self.players
        return tuple(sorted(range(self.seats), key=lambda seat: (-players[seat].score, players[seat].arrival)))


_NUMBERS = {area: number for number, area in enumerate(Area)}
