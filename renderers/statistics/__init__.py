"""Statistics as a chart and in words: the people of a server, or one person's games with the points by source."""

from renderers.statistics.chart import Chart, Row, Source
from renderers.statistics.pictures import draw, render
from renderers.statistics.told import told

__all__ = ["Chart", "Row", "Source", "draw", "render", "told"]
