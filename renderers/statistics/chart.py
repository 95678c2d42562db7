"""What a chart shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """Where points come from, by its title, and how many come on average."""

    title: str
    points: float


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody, or somebody's games of one kind. `place`: the mean. `wait`: the median time to move, in seconds.

    `points`: the mean, None where no game ended by its rules; `sources`: those that gave any.
    """

    label: str
    games: int
    wins: int
    place: float
    wait: float | None
    points: float | None = None
    sources: tuple[Source, ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """`name`: whose games the rows are; without it they are a server's people, the best first, of so many `people`.

    `game`: the name of the only game that counts.
    """

    rows: tuple[Row, ...]
    name: str | None = None
    game: str | None = None
    people: int = 0

    @property
    def is_ranking(self) -> bool:
        return self.name is None

    @property
    def hides_some(self) -> bool:
        return self.people > len(self.rows)

    @property
    def detailed(self) -> Row | None:
        """Whose points are shown by source: the first row that has some."""
        return next((row for row in self.rows if row.sources), None)
