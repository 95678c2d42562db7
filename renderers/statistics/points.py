"""The lower part: points by source as stairs, each step beginning where the one before it has led to."""

from __future__ import annotations

from itertools import accumulate, pairwise

from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.own import draw_titled_panel
from renderers.core.panels import dark_foot
from renderers.core.scene import Words
from renderers.statistics.chart import Row, Source
from renderers.statistics.figures import decimal
from renderers.statistics.layout import BAR, MARGIN, STEP, TOTAL, Layout
from renderers.statistics.table import bar

_EDGE = 3  # the line from one step to the next
_LOW = BAR - 8


def draw_points(drawing: Drawing, row: Row, box: Box, layout: Layout, words: Words) -> None:
    with drawing.thing("points", box.grown(MARGIN // 2)):
        draw_titled_panel(drawing, box, words.say("stats-points-title", game=row.label))
        reached = [0.0, *accumulate(source.points for source in row.sources)]
        low, high = min(reached), max(reached)
        left, width = layout.steps
        places = [left + round(width * (each - low) / (high - low)) for each in reached]
        for number in range(len(row.sources)):
            drawing.fill(layout.step(number), _ground(number))
        for number, (source, (start, end)) in enumerate(zip(row.sources, pairwise(places), strict=True)):
            with drawing.thing(f"source {number}", layout.step(number)) as line:
                _draw_step(drawing, line, source, start, end, layout, _ground(number), words)
                if number < len(row.sources) - 1:
                    drawing.fill(line.part(end - _EDGE // 2, (STEP + _LOW) // 2, _EDGE, STEP - _LOW), theme.LINE)
        _draw_total(drawing, row, box, (places[0], places[-1]), layout, words)


def _ground(number: int) -> theme.Colour:
    return theme.LIMESTONE if number % 2 else theme.DUNE


def _draw_step(
    drawing: Drawing,
    line: Box,
    source: Source,
    start: int,
    end: int,
    layout: Layout,
    ground: theme.Colour,
    words: Words,
) -> None:
    label = line.part(20, 0, layout.steps[0] - 36, STEP)
    drawing.write(source.title, label, Style(Face.SANS, 38, theme.INK, ground, align=-1))
    colour = theme.TERRACOTTA if source.points > 0 else theme.COLUMN_GROUND
    width = max(2 * _EDGE, abs(end - start))
    drawing.put(bar(ground, width, _LOW, colour), line.x + min(start, end), line.y + (STEP - _LOW) // 2)
    value = line.part(layout.values[0], 0, layout.values[1], STEP)
    drawing.write(decimal(words, source.points), value, Style(Face.BLACK, 46, theme.INK, ground, align=1))


def _draw_total(drawing: Drawing, row: Row, box: Box, ends: tuple[int, int], layout: Layout, words: Words) -> None:
    with drawing.thing("total", Box(box.x + 2, box.bottom - TOTAL, box.w - 4, TOTAL - 2)) as band:
        assert row.points is not None
        drawing.put(dark_foot(theme.LIMESTONE, band.w, band.h), band.x, band.y)
        title = Style(Face.SERIF, 46, theme.CREAM, theme.COLUMN_GROUND, align=-1)
        drawing.write(words.say("stats-total-title"), band.part(21, 0, layout.steps[0] - 36, band.h), title)
        # The band begins a pixel before the lines above it.
        whole = bar(theme.COLUMN_GROUND, max(2 * _EDGE, abs(ends[1] - ends[0])), BAR, theme.TERRACOTTA)
        drawing.put(whole, band.x + 1 + min(ends), band.y + (band.h - BAR) // 2)
        total = Style(Face.BLACK, 68, theme.CREAM, theme.COLUMN_GROUND, align=1)
        drawing.write(decimal(words, row.points), band.part(layout.values[0] + 1, 0, layout.values[1], band.h), total)
