"""Charts to look at, by name: few and many people, odd names, one game and several, points that are lost again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.words.words import words
from engines.registry import GAMES
from renderers.core.scene import Picture
from renderers.statistics import Chart, Row, Source, render
from tests.renderers.situation import NO_LETTERS, ODD_NAMES

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
_KEYS = {game.info.name: key for key, game in GAMES.items()}
_PEOPLE = (
    Row("Amina", 31, 14, 1.74, 2.2 * _HOUR),
    Row("Bastien", 26, 11, 1.8, 40 * _MINUTE),
    Row("Chloé", 28, 6, 2.43, 26 * _HOUR),
    Row("Djoser77", 12, 3, 2.0, 4 * _DAY),
    Row("Elif", 4, 0, 3.25, None),
)
_SOURCES = (
    ("pyramid", 12.4),
    ("temple", 7.5),
    ("burial_chamber", 6.1),
    ("obelisks", 9.0),
    ("statues", 3.2),
    ("unused_cards", 0.8),
)
_EVERY_SOURCE = (
    *_SOURCES[:4],
    *((f"{site}_ornament", 1.6) for site, _ in _SOURCES[:4]),
    *_SOURCES[4:],
    ("wrath", -3.0),
)


def _game(label: str, games: int, wins: int, place: float, wait: float, *sources: tuple[str, float]) -> Row:
    points = sum(points for _, points in sources) if sources else None
    return Row(label, games, wins, place, wait, points, tuple(Source(*source) for source in sources))


_IMHOTEP = _game("Imhotep", 21, 9, 1.9, 3 * _HOUR, *_SOURCES)
_GAMES = (
    _IMHOTEP,
    _game("Imhotep: The Duel", 8, 3, 1.6, 50 * _MINUTE, ("obelisk", 12.0), ("temple", 11.5), ("pawns", 1.0)),
    _game("Pyramids", 2, 2, 1.0, 30),
)
_LOSING = _game("Imhotep", 3, 0, 3.0, 9 * _DAY, ("pyramid", 4.7), ("wrath", -9.0), ("temple", 1.3))
_CROWD = tuple(
    Row(name, 1200 - 110 * number, 408 - 40 * number, 2.1 + number / 10, 10.0 * 7**number)
    for number, name in enumerate((*ODD_NAMES, *NO_LETTERS))
)


@dataclass(frozen=True)
class Charted:
    """A chart whose sources are keys, until the games' words title them."""

    unworded: Chart

    def chart(self, language: str = "en") -> Chart:
        return replace(self.unworded, rows=tuple(_worded(row, language) for row in self.unworded.rows))

    @property
    def pages(self) -> tuple[str | None, ...]:
        return (None,)

    def picture(self, language: str = "en", page: str | None = None) -> Picture:
        return render(self.chart(language), words(language))


def _worded(row: Row, language: str) -> Row:
    def title(source: Source) -> str:
        return words(language, _KEYS[row.label]).say("source-title", source=source.title)

    return replace(row, sources=tuple(replace(source, title=title(source)) for source in row.sources))


def situations() -> Mapping[str, Charted]:
    return {
        "server": Charted(Chart(_PEOPLE, people=5)),
        "server-one-game": Charted(Chart(_PEOPLE[:2], game="Imhotep: The Duel", people=2)),
        "server-crowded": Charted(Chart(_CROWD, people=143)),
        "server-nobody-won": Charted(Chart((Row("Elif", 1, 0, 2.0, 12),), people=1)),
        "player": Charted(Chart(_GAMES, name="Amina")),
        "player-one-game": Charted(Chart((_IMHOTEP,), name="Amina", game="Imhotep")),
        "player-every-source": Charted(Chart((_game("Imhotep", 2, 1, 1.5, 60, *_EVERY_SOURCE),), name=ODD_NAMES[0])),
        "player-loses-points": Charted(Chart((_LOSING,), name=NO_LETTERS[0])),
        "player-without-points": Charted(Chart(_GAMES[2:], name=ODD_NAMES[2])),
    }


REFERENCES = {"server": "en", "server-crowded": "fr", "player": "en", "player-loses-points": "fr"}
SHOWN = ("server", "player")
