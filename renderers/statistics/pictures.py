"""A chart as a picture: a heading, the table and, for one person, the points of a game."""

from __future__ import annotations

from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.encode import png
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.names import written
from renderers.core.scene import Picture, Words
from renderers.statistics.chart import Chart
from renderers.statistics.layout import HEADING, Layout
from renderers.statistics.points import draw_points
from renderers.statistics.table import draw_table
from renderers.statistics.told import alt, more, title


def render(chart: Chart, words: Words) -> Picture:
    """The chart has a row at least."""
    return Picture(png(draw(chart, words).paint()), alt(chart, words))


def draw(chart: Chart, words: Words) -> Drawing:
    layout = Layout(chart)
    drawing = Drawing(layout.size, palette.IMHOTEP, theme.SAND)
    with drawing.thing("heading", HEADING):
        drawing.fill(HEADING, theme.COLUMN_GROUND)
        drawing.fill(Box(0, HEADING.bottom - 5, HEADING.w, 5), theme.GOLD)
        # What a name is written with is known of one face.
        face = Face.SERIF if chart.is_ranking else Face.SANS
        style = Style(face, 50, theme.CREAM, theme.COLUMN_GROUND, align=-1)
        name = written(chart.name or "", 0, words)
        drawing.write(title(chart, words, name), Box(30, 6, HEADING.w - 60, 68), style)
    draw_table(drawing, chart, layout, words)
    if layout.note is not None:
        with drawing.thing("note", layout.note) as box:
            style = Style(Face.SANS, 36, theme.INK, theme.SAND)
            drawing.write(more(chart, words), box.part(20, 6, box.w - 40, box.h - 6), style)
    if chart.detailed is not None and layout.points is not None:
        draw_points(drawing, chart.detailed, layout.points, layout, words)
    return drawing
