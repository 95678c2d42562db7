"""What a seat has, as it stands in any panel: crews, wheat, stones, markets."""

from __future__ import annotations

from engines.egizia.components import TOP_LEVEL, Crew
from engines.egizia.effects import Market
from engines.egizia.estate import Ration
from renderers.core import fonts, theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import signed
from renderers.core.marks import tick
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import goods
from renderers.egizia.signs import put_sign, worth_width, write_worth

_NARROW = 72  # chips up to this wide have smaller signs


@piece
def _chip(pen: Pen, crew: Crew, w: int, h: int, is_choice: bool) -> None:
    face, shade, ink = goods.CREW_COLOURS[crew]
    pen.rect(0, 0, w, h, shade, radius=8)
    pen.rect(0, 0, w, h - 5, face, radius=8)
    if is_choice:
        pen.rect(2.5, 2.5, w - 5, h - 5, None, theme.INK, 7, 8)
        pen.rect(2.5, 2.5, w - 5, h - 5, None, theme.TAG, 4, 8)
    size = (0.52 if w > _NARROW else 0.42) * h
    with pen.moved(9 if w > _NARROW else 6, (h - 4 - size) / 2, size / 100):
        goods.CREW_SIGNS[crew](pen, ink)


def draw_crew(
    drawing: Drawing, box: Box, crew: Crew, strength: int, ground: theme.Colour, *, is_used: bool, is_choice: bool
) -> None:
    """A tick on a crew that has built this round; a gold line around one that can be chosen."""
    face, _, ink = goods.CREW_COLOURS[crew]
    drawing.put(_chip(ground, crew, box.w, box.h, is_choice), box.x, box.y)
    is_narrow = box.w <= _NARROW
    style = Style(Face.BLACK, round((0.76 if is_narrow else 0.84) * box.h), ink, face)
    left = 30 if is_narrow else 9 + round(0.54 * box.h)
    drawing.write(str(strength), box.part(left, 2, box.w - left - (8 if is_narrow else 5), box.h - 9), style)
    if is_used:
        # So far inside that the glow of the crew before leaves it whole.
        drawing.put(tick(face, 11), box.x + 20, box.bottom - 13)


def draw_wheat(drawing: Drawing, box: Box, feed: Ration, ground: theme.Colour) -> None:
    """What would be left over at today's flood, and the points that it would bring or cost."""
    put_sign(drawing, "wheat", box.x + 22, box.centre[1], box.h - 4, ground)
    text = f"+{feed.balance}" if feed.balance > 0 else signed(feed.balance)
    size = 34 if feed.points and abs(feed.balance) >= 10 else 44
    width = fonts.width(text, Face.BLACK, size) + 2
    style = Style(Face.BLACK, size, theme.DEBT if feed.balance < 0 else theme.INK, ground, align=-1)
    drawing.write(text, Box(box.x + 44, box.y, width, box.h), style)
    if feed.points:
        half = worth_width(feed.points, 20) // 2
        write_worth(drawing, box.x + 47 + width + half, box.centre[1], 20, feed.points, ground)


def draw_stones(drawing: Drawing, box: Box, stones: int, yields: int, ground: theme.Colour) -> None:
    put_sign(drawing, "stone", box.x + 22, box.centre[1], 44, ground)
    width = fonts.width(str(stones), Face.BLACK, 44) + 2
    drawing.write(str(stones), Box(box.x + 47, box.y, width, box.h), Style(Face.BLACK, 44, theme.INK, ground, -1))
    room = Box(box.x + 50 + width, box.y + 2, box.right - box.x - 50 - width, box.h)
    drawing.write(f"+{yields}", room, Style(Face.SANS, 30, theme.PIT_FIGURE, ground, -1, least=SMALLEST_COUNT))


@piece
def _awning(pen: Pen, w: int) -> None:
    pen.rect(0, 0, w, 5, theme.INK, radius=2)
    count = 8
    step = w / count
    for number in range(count):
        left = step * number
        fill = theme.CREAM if number % 2 else theme.TERRACOTTA
        pen.path(f"M{left},4 L{left + step},4 L{left + step},9 Q{left + step / 2},21 {left},9Z", fill, theme.INK, 1.5)


@piece
def _shelf(pen: Pen, market: Market, level: int, width: int, h: int) -> None:
    """Five places, filled as far as the market has come."""
    pitch = width / TOP_LEVEL
    w = min(40, round(pitch) - 2)
    fill = theme.PALE_GOLD if market is Market.WHEAT else theme.QUARRY
    size = 0.8 * min(w * (1.3 if market is Market.WHEAT else 1.0), h)
    for number in range(TOP_LEVEL):
        left = pitch * number + (pitch - w) / 2
        if number >= level:
            pen.rect(left + 1, 1, w - 2, h - 2, None, theme.CAPSTONE, 2, 6)
            continue
        pen.rect(left + 1, 1, w - 2, h - 2, fill, theme.INK, 2.5, 6)
        with pen.moved(left + (w - size) / 2, (h - size) / 2, size / 100):
            (goods.wheat if market is Market.WHEAT else goods.stone)(pen)


def draw_awning(drawing: Drawing, x: int, y: int, width: int, ground: theme.Colour) -> None:
    drawing.put(_awning(ground, width), x, y)


def draw_market(drawing: Drawing, box: Box, market: Market, level: int, ground: theme.Colour) -> None:
    drawing.put(_shelf(ground, market, level, box.w, box.h), box.x, box.y)
