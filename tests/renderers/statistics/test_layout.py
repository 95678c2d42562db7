"""The layout laws over named charts and extreme ones; bars are as long as they say."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.words.words import LANGUAGES, words
from renderers.core import theme
from renderers.core.drawing import Drawing, Put
from renderers.core.sprites import Piece
from renderers.statistics import Chart, Row, Source, draw
from tests.renderers.layout_laws import broken
from tests.renderers.situation import NO_LETTERS, ODD_NAMES
from tests.renderers.statistics.situations import situations

LARGEST = 60 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_named_situations(name: str, language: str) -> None:
    situation = situations()[name]
    assert broken(draw(situation.chart(language), words(language))) == []
    png = situation.picture(language).png
    assert len(png) <= LARGEST
    image = Image.open(BytesIO(png))
    assert (image.format, image.mode, image.width) == ("PNG", "P", 1400)


_names = st.sampled_from((*ODD_NAMES, *NO_LETTERS, "W" * 128, "")) | st.text(max_size=32)
_points = st.floats(-999, 999).filter(lambda points: round(points, 1) != 0)


@st.composite
def _rows(draw_from: st.DrawFn) -> Row:
    games = draw_from(st.integers(1, 99_999))
    sources = tuple(Source(draw_from(_names), draw_from(_points)) for _ in range(draw_from(st.integers(0, 12))))
    return Row(
        draw_from(_names),
        games,
        draw_from(st.integers(0, games)),
        draw_from(st.floats(1, 5)),
        draw_from(st.none() | st.floats(0, 10**10)),
        sum(source.points for source in sources) if sources else None,
        sources,
    )


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(
    rows=st.lists(_rows(), min_size=1, max_size=10),
    name=st.none() | _names,
    game=st.sampled_from((None, "Imhotep: The Duel")),
    people=st.integers(0, 10**6),
    language=st.sampled_from(LANGUAGES),
)
def test_extreme_charts(rows: list[Row], name: str | None, game: str | None, people: int, language: str) -> None:
    assert broken(draw(Chart(tuple(rows), name, game, people), words(language))) == []


def _bars(drawing: Drawing, colour: theme.Colour, within: str) -> list[tuple[int, int]]:
    """From where to where the bars of this colour reach, from the top down."""
    puts = [mark for mark in drawing.marks if isinstance(mark, Put) and mark.owner[-1].startswith(within)]
    found = [(put.x, put.sprite.arguments) for put in puts if isinstance(put.sprite, Piece)]
    return [(x, x + int(str(arguments[0]))) for x, arguments in found if arguments[-1] == colour]


def test_bars_are_as_long_as_what_they_stand_for() -> None:
    rows = (Row("a", 40, 10, 1.0, None), Row("b", 20, 0, 1.0, None), Row("c", 4, 4, 1.0, None))
    drawing = draw(Chart(rows), words("en"))
    games = [end - start for start, end in _bars(drawing, theme.LINE, "row")]
    wins = [end - start for start, end in _bars(drawing, theme.LAPIS, "row")]
    assert games == [430, 215, 43]
    assert wins == [107, 43]


def test_each_step_begins_where_the_last_one_led_to() -> None:
    sources = (Source("a", 10.0), Source("b", -15.0), Source("c", 25.0))
    drawing = draw(Chart((Row("x", 1, 0, 1.0, None, 20.0, sources),), name="x"), words("en"))
    (a, c), (b,) = _bars(drawing, theme.TERRACOTTA, "source"), _bars(drawing, theme.COLUMN_GROUND, "source")
    assert b == (c[0], a[1])
    assert (b[1] - b[0]) * 10 == pytest.approx((a[1] - a[0]) * 15, abs=20)
    assert _bars(drawing, theme.TERRACOTTA, "total") == [(a[0], c[1])]


@pytest.mark.parametrize("wins", [(3, 3, 1), (2, 1, 0), (0, 0, 0)])
def test_the_most_wins_are_crowned(wins: tuple[int, ...]) -> None:
    rows = tuple(Row(f"{number}", 5, each, 2.0, None) for number, each in enumerate(wins))
    crowned = [f"row {number}" for number, each in enumerate(wins) if each == max(wins) > 0]
    for chart, expected in ((Chart(rows), crowned), (Chart(rows, name="a"), [])):
        marks = draw(chart, words("en")).marks
        owners = [put.owner[-1] for put in marks if isinstance(put, Put) and isinstance(put.sprite, Piece)]
        counts = {owner: owners.count(owner) for owner in owners if owner.startswith("row")}
        bars = {f"row {number}": 1 + (each > 0) for number, each in enumerate(wins)}
        assert [owner for owner in counts if counts[owner] > bars[owner]] == expected


def test_only_one_game_is_shown_by_source() -> None:
    """That which was played most and has points."""
    one, other = (Row(name, 2, 1, 1.0, None, 4.0, (Source(name, 4.0),)) for name in "ab")
    none = replace(one, points=None, sources=())
    assert Chart((none, one, other), name="x").detailed == one
    assert Chart((none,), name="x").detailed is None
