"""The upper part: a row for each of the people, or for each game of one of them; a bar for games with its wins."""

from __future__ import annotations

from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import crown, panel
from renderers.core.names import written
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.statistics.chart import Chart, Row
from renderers.statistics.figures import decimal, span
from renderers.statistics.layout import BAR, LINE, MARGIN, Layout

GAMES, WINS = theme.LINE, theme.LAPIS
_LEAST = 14  # pixels of a bar that stands for anything at all
_SWATCH = 30
_NOTHING = "\N{EN DASH}"


@piece
def bar(pen: Pen, w: int, h: int, fill: theme.Colour) -> None:
    pen.rect(0, 0, w, h, fill, radius=7)


def draw_table(drawing: Drawing, chart: Chart, layout: Layout, words: Words) -> None:
    box = layout.table
    with drawing.thing("table", box.grown(MARGIN // 2)):
        drawing.put(panel(theme.SAND, box.w, box.h), box.x, box.y)
        _draw_columns(drawing, layout, words)
        most = max(row.games for row in chart.rows)
        best = max(row.wins for row in chart.rows)
        for number, row in enumerate(chart.rows):
            ground = theme.LIMESTONE if number % 2 else theme.DUNE
            drawing.fill(layout.line(number), ground)
            with drawing.thing(f"row {number}", layout.line(number)) as line:
                if chart.is_ranking and row.wins == best > 0:
                    drawing.put(crown(ground, 0.7, theme.GOLD, theme.INK), line.x + 44, line.centre[1] + 13)
                label = written(row.label, number, words) if chart.is_ranking else row.label
                _draw_row(drawing, line, layout, row, label, most, ground, words)


def _draw_columns(drawing: Drawing, layout: Layout, words: Words) -> None:
    box = layout.columns
    style = Style(Face.SANS, 36, theme.INK, theme.LIMESTONE, align=-1)
    x, width = layout.bars
    for number, (key, colour) in enumerate((("wins", WINS), ("games", GAMES))):
        with drawing.thing(f"key {key}", box.part(x + width * number // 2, 4, width // 2, box.h - 4)) as key_box:
            middle = key_box.part(0, (key_box.h - _SWATCH) // 2, _SWATCH, _SWATCH)
            drawing.put(bar(theme.LIMESTONE, middle.w, middle.h, colour), middle.x, middle.y)
            drawing.write(words.say(f"stats-{key}-title"), key_box.part(44, 0, key_box.w - 50, key_box.h), style)
    middle_style = Style(Face.SANS, 36, theme.INK, theme.LIMESTONE)
    for key, (x, width) in (("place", layout.places), ("time", layout.times)):
        with drawing.thing(f"column {key}", box.part(x, 4, width, box.h - 4)) as column:
            drawing.write(words.say(f"stats-{key}-title"), column, middle_style)


def _draw_row(
    drawing: Drawing, line: Box, layout: Layout, row: Row, label: str, most: int, ground: theme.Colour, words: Words
) -> None:
    def column(place: tuple[int, int]) -> Box:
        return line.part(place[0], 0, place[1], LINE)

    drawing.write(label, column(layout.labels), Style(Face.SANS, 42, theme.INK, ground, align=-1))
    whole = column(layout.bars)
    for count, colour, below in ((row.games, GAMES, ground), (row.wins, WINS, GAMES)):
        if count:
            width = max(_LEAST, whole.w * count // most)
            drawing.put(bar(below, width, BAR, colour), whole.x, whole.y + (LINE - BAR) // 2)
    big = Style(Face.BLACK, 52, theme.INK, ground)
    drawing.write(words.say("stats-wins-of", wins=row.wins, games=row.games), column(layout.counts), big)
    drawing.write(decimal(words, row.place), column(layout.places), big)
    time = _NOTHING if row.wait is None else span(words, row.wait)
    drawing.write(time, column(layout.times), big)
