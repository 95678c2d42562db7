"""Where a chart's parts lie. A picture is as high as it needs to be."""

from __future__ import annotations

from renderers.core.geometry import Box
from renderers.statistics.chart import Chart

WIDTH = 1400
HEADING = Box(0, 0, WIDTH, 84)
MARGIN = 14
LINE = 86  # a row of the table
STEP = 58  # a source of points
TOTAL = 92
BAR = 46
_COLUMNS = 64
_TITLE = 70
_NOTE = 56
_FOOT = 14  # below the last row, where the panel's corners are round


class Layout:
    """`labels`: where the names stand; `bars`, `counts`, `places`, `times`: the columns, each as (x, width)."""

    bars = (396, 430)
    counts = (836, 168)
    places = (1012, 164)
    times = (1184, 180)
    steps = (420, 700)
    values = (1140, 216)

    def __init__(self, chart: Chart) -> None:
        self.labels = (84, 300) if chart.is_ranking else (20, 364)
        top = HEADING.bottom + MARGIN
        self.table = Box(12, top, WIDTH - 24, _COLUMNS + LINE * len(chart.rows) + _FOOT)
        self.note = Box(12, self.table.bottom + MARGIN // 2, WIDTH - 24, _NOTE) if chart.hides_some else None
        bottom = (self.note or self.table).bottom
        self.points: Box | None = None
        if chart.detailed is not None:
            height = _TITLE + STEP * len(chart.detailed.sources) + TOTAL
            self.points = Box(12, bottom + MARGIN, WIDTH - 24, height)
            bottom = self.points.bottom
        self.size = (WIDTH, bottom + MARGIN)

    @property
    def columns(self) -> Box:
        return self.table.part(3, 0, self.table.w - 6, _COLUMNS)

    def line(self, number: int) -> Box:
        return self.table.part(3, _COLUMNS + LINE * number, self.table.w - 6, LINE)

    def step(self, number: int) -> Box:
        assert self.points is not None
        return self.points.part(3, _TITLE + STEP * number, self.points.w - 6, STEP)
