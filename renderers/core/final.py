"""The final picture: points by source for every seat, the best of each row marked, the winners' columns in gold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engines.core.decision import Seat
from engines.core.game import Outcome, SeatResult
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box, around
from renderers.core.house import crown, panel, pill, seat_sign, signed
from renderers.core.names import shown_name
from renderers.core.palette import Palette
from renderers.core.panels import dark_foot
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import Sprite, piece

_HEADING = Box(0, 0, 1400, 84)
_TABLE = Box(12, 98, 1376, 890)
_LABELS = 400
_HEAD = 168
_TOTAL = 104
TILE = 44  # the side of a source's tile
_NOTHING = "\N{EN DASH}"
_TIE_BREAK = 46
_LEAST_ROW = 48  # many sources make the picture higher


class Exhibit(NamedTuple):
    """A row above the sources that shows what every seat has: its title and each seat's, on a ground."""

    name: str
    height: int
    draw_title: Callable[[Drawing, Box, theme.Colour], None]
    draw: Callable[[Drawing, Box, Seat, theme.Colour], None]


class _Row(NamedTuple):
    """A source of points and every seat's share."""

    source: str
    title: str
    values: tuple[int, ...]


class _Sheet(NamedTuple):
    """What the table shows and where. `tied`: seats with equal points, for whom the tie-break counts."""

    exhibits: tuple[Exhibit, ...]
    rows: tuple[_Row, ...]
    tied: frozenset[int]

    @property
    def table(self) -> Box:
        rows = _LEAST_ROW * len(self.rows) + (_TIE_BREAK if self.tied else 0)
        return _TABLE._replace(h=max(_TABLE.h, _HEAD + self.exhibited + rows + _TOTAL + 8))

    @property
    def exhibited(self) -> int:
        return sum(exhibit.height for exhibit in self.exhibits)

    def shelf(self, number: int) -> Box:
        """The place of an exhibit across the whole table."""
        above = sum(exhibit.height for exhibit in self.exhibits[:number])
        return self.table.part(3, _HEAD + above, self.table.w - 6, self.exhibits[number].height)

    def line(self, number: int) -> Box:
        """The place of a row across the whole table."""
        top = _HEAD + self.exhibited
        height = (self.table.h - top - _TOTAL - (_TIE_BREAK if self.tied else 0)) // len(self.rows)
        return self.table.part(3, top + height * number, self.table.w - 6, height)

    @property
    def total(self) -> Box:
        top = self.line(len(self.rows)).y
        return Box(self.table.x + 2, top, self.table.w - 4, self.table.bottom - top - 2)

    @property
    def tie_break(self) -> Box:
        return Box(self.total.x, self.total.bottom - _TIE_BREAK - 4, self.total.w, _TIE_BREAK)


@piece
def _winner(pen: Pen, w: int, h: int, head: int, body: int) -> None:
    """A column of gold, open where the points stand."""
    pen.rect(0, 0, w, h, theme.BRIGHT_GOLD, theme.INK, 5, 18)
    pen.rect(9, head, w - 18, body, theme.CREAM)


def draw_final(
    scene: Scene,
    outcome: Outcome,
    palette: Palette,
    tile: Callable[[theme.Colour, str], Sprite],
    tie_break: Callable[[SeatResult], str] | None = None,
    left_out: frozenset[str] = frozenset(),
    exhibits: tuple[Exhibit, ...] = (),
    *,
    has_stones: bool = True,
) -> Drawing:
    """`tile`: the sign of a source on a ground. `tie_break`: what decides among equals, where anything does.

    `left_out`: unused sources. `has_stones`: players are told by a stone, else by a badge.
    """
    sheet = _sheet(scene, outcome, left_out, exhibits, has_tie_break=tie_break is not None)
    drawing = Drawing((_HEADING.w, sheet.table.bottom + 12), palette, theme.SAND)
    with drawing.thing("heading", _HEADING):
        drawing.fill(_HEADING, theme.COLUMN_GROUND)
        drawing.fill(Box(0, _HEADING.bottom - 5, _HEADING.w, 5), theme.GOLD)
        style = Style(Face.SERIF, 50, theme.CREAM, theme.COLUMN_GROUND, align=-1)
        drawing.write(scene.words.say("final-title"), Box(30, 6, 1340, 68), style)
    with drawing.thing("table", sheet.table.grown(8)):
        drawing.put(panel(theme.SAND, sheet.table.w, sheet.table.h), sheet.table.x, sheet.table.y)
        _draw_labels(drawing, scene, sheet, tile)
        for result in outcome.results:
            decided_by = tie_break(result) if tie_break is not None and result.seat in sheet.tied else ""
            _draw_seat(drawing, scene, result, sheet, decided_by, has_stones=has_stones)
    return drawing


def _sheet(
    scene: Scene, outcome: Outcome, left_out: frozenset[str], exhibits: tuple[Exhibit, ...], *, has_tie_break: bool
) -> _Sheet:
    """Every source that can count in this game."""
    rows = tuple(
        _Row(source, scene.words.say("source-title", source=source), values)
        for source, values in _by_source(outcome)
        if source not in left_out
    )
    points = [result.points for result in outcome.results]
    tied = frozenset(seat for seat, own in enumerate(points) if has_tie_break and points.count(own) > 1)
    return _Sheet(exhibits, rows, tied)


def _by_source(outcome: Outcome) -> Iterator[tuple[str, tuple[int, ...]]]:
    for shares in zip(*(result.breakdown for result in outcome.results), strict=True):
        yield shares[0][0], tuple(points for _, points in shares)


def _draw_labels(drawing: Drawing, scene: Scene, sheet: _Sheet, tile: Callable[[theme.Colour, str], Sprite]) -> None:
    for number, exhibit in enumerate(sheet.exhibits):
        line = sheet.shelf(number)
        with drawing.thing(f"title {exhibit.name}", Box(line.x + 15, line.y, _LABELS - 24, line.h)) as box:
            exhibit.draw_title(drawing, box, theme.LIMESTONE)
    for number, row in enumerate(sheet.rows):
        line = sheet.line(number)
        ground = theme.LIMESTONE if number % 2 else theme.DUNE
        drawing.fill(line, ground)
        with drawing.thing(f"label {row.source}", Box(line.x + 15, line.y, _LABELS - 24, line.h)) as box:
            drawing.put(tile(ground, row.source), box.x, box.y + (box.h - TILE) // 2)
            drawing.write(row.title, box.part(58, 0, box.w - 58, box.h), Style(Face.SANS, 36, theme.INK, ground, -1))
    band = sheet.total
    drawing.put(dark_foot(theme.LIMESTONE, band.w, band.h), band.x, band.y)
    with drawing.thing("label total", Box(band.x + 16, band.y, _LABELS - 24, _TOTAL - 4)) as box:
        style = Style(Face.SERIF, 46, theme.CREAM, theme.COLUMN_GROUND, -1)
        drawing.write(scene.words.say("total-title"), box, style)
    if sheet.tied:
        with drawing.thing("label tie-break", Box(band.x + 16, sheet.tie_break.y, _LABELS - 24, _TIE_BREAK)) as box:
            style = Style(Face.SANS, 34, theme.CREAM, theme.COLUMN_GROUND, -1)
            drawing.write(scene.words.say("tie-break-title"), box, style)


def _draw_seat(
    drawing: Drawing, scene: Scene, result: SeatResult, sheet: _Sheet, tie_break: str, *, has_stones: bool
) -> None:
    is_winner = result.place == 1
    table = sheet.table
    w = (table.w - _LABELS - 8) // len(scene.names)
    with drawing.thing(f"seat {result.seat}", table.part(_LABELS + w * result.seat, -5, w, table.h + 12)) as column:
        if is_winner:
            first = table.y + _HEAD
            gold = _winner(theme.INK, w - 4, table.h + 9, first - column.y - 1, sheet.total.y - first)
            drawing.put(gold, column.x + 2, column.y + 1)
            drawing.put(crown(theme.BRIGHT_GOLD, 1, theme.GOLD, theme.INK), column.x + w // 2, column.y + 48)
        head = theme.BRIGHT_GOLD if is_winner else theme.LIMESTONE
        middle = column.x + w // 2
        seat_sign(drawing, Box(middle - 26, column.y + 54, 52, 52), result.seat, head, 12 if has_stones else None)
        place = Style(Face.BLACK, 44, theme.INK, head)
        drawing.write(f"{result.place}.", Box(middle - 92, column.y + 58, 58, 54), place)
        name = Box(column.x + 14, column.y + 122, w - 28, 48)
        drawing.write(shown_name(scene, result.seat), name, Style(Face.SANS, 38, theme.INK, head))
        for number, exhibit in enumerate(sheet.exhibits):
            shelf = sheet.shelf(number)
            with drawing.thing(exhibit.name, Box(column.x + 12, shelf.y, w - 24, shelf.h)) as box:
                exhibit.draw(drawing, box, result.seat, theme.CREAM if is_winner else theme.LIMESTONE)
        for number, row in enumerate(sheet.rows):
            line = sheet.line(number)
            ground = theme.CREAM if is_winner else theme.LIMESTONE if number % 2 else theme.DUNE
            _draw_value(drawing, Box(column.x + 12, line.y, w - 24, line.h), row, result.seat, ground)
        ink, ground = (theme.INK, theme.BRIGHT_GOLD) if is_winner else (theme.CREAM, theme.COLUMN_GROUND)
        total = Box(column.x + 12, sheet.total.y, w - 24, _TOTAL - 4)
        drawing.write(signed(result.points), total, Style(Face.BLACK, 76, ink, ground))
        if tie_break:
            room = Box(column.x + 12, sheet.tie_break.y, w - 24, _TIE_BREAK)
            drawing.write(tie_break, room, Style(Face.SANS, 38, ink, ground))


def _draw_value(drawing: Drawing, room: Box, row: _Row, seat: int, ground: theme.Colour) -> None:
    """The best of a row stands on terracotta."""
    value = row.values[seat]
    if value == 0:
        drawing.write(_NOTHING, room, Style(Face.SANS, 40, theme.LINE, ground))
    elif value == max(row.values) > min(row.values):
        badge = around(*room.centre, 92, 46)
        drawing.put(pill(ground, badge.w, badge.h, theme.TERRACOTTA), badge.x, badge.y)
        drawing.write(signed(value), badge.grown(-4), Style(Face.BLACK, 38, theme.CREAM, theme.TERRACOTTA))
    else:
        drawing.write(signed(value), room, Style(Face.SANS, 42, theme.INK, ground))
