"""Signs of what is built and of fields, in a box of 100 by 100 units: monuments, their parts, and what goals count."""

from __future__ import annotations

from engines.egizia.components import Colour
from renderers.core import theme
from renderers.core.geometry import star
from renderers.core.pen import Pen
from renderers.egizia import goods


def obelisk(pen: Pen) -> None:
    pen.polygon([(36, 24), (64, 24), (70, 84), (30, 84)], theme.INK)
    pen.polygon([(36, 22), (50, 0), (64, 22)], theme.TERRACOTTA)
    pen.rect(20, 84, 60, 14, theme.INK)


def column(pen: Pen) -> None:
    pen.rect(12, 4, 76, 15, theme.INK, radius=4)
    pen.rect(28, 19, 44, 66, theme.LIT_SIDE)
    for x in (42, 58):
        pen.line([(x, 22), (x, 82)], theme.TAG, 5)
    pen.rect(12, 83, 76, 15, theme.INK, radius=4)


def pyramid(pen: Pen) -> None:
    pen.polygon([(50, 10), (100, 92), (0, 92)], theme.INK)
    pen.polygon([(50, 10), (50, 92), (0, 92)], theme.LIT_SIDE)


def _courses(pen: Pen, bright: range) -> None:
    """A pyramid row by row, some of them in gold."""
    for row in range(5):
        low, high = 92 - 17 * row, 77 - 17 * row
        left, right = 10.4 * (row + 0.1), 10.4 * (row + 0.9)
        fill = theme.BRIGHT_GOLD if row in bright else theme.INK
        pen.polygon([(left, low), (100 - left, low), (100 - right, high), (right, high)], fill)


def pyramid_rows(pen: Pen) -> None:
    _courses(pen, range(0, 5, 2))


def high_rows(pen: Pen) -> None:
    _courses(pen, range(3, 5))


def row_bonus(pen: Pen) -> None:
    _courses(pen, range(1))
    pen.polygon(star(76, 26, 25, 19, 8), theme.TERRACOTTA, theme.CREAM, 4)


def statue(pen: Pen) -> None:
    """A head in its cloth."""
    pen.path("M8,100 L18,36 C22,6 78,6 82,36 L92,100 L66,100 L66,64 L34,64 L34,100Z", theme.GROUND_LINE, theme.INK, 4)
    pen.path("M32,36 C40,28 60,28 68,36 L68,66 C66,86 34,86 32,66Z", theme.CAPSTONE, theme.INK, 3)
    pen.polygon([(43, 84), (57, 84), (55, 100), (45, 100)], theme.PLINTH)
    for x in (38, 53):
        pen.rect(x, 48, 9, 5, theme.INK)
    pen.rect(43, 68, 14, 4, theme.INK)
    pen.rect(46, 10, 8, 18, theme.GOLD)


def statues_begun(pen: Pen) -> None:
    with pen.moved(2, 0, 0.62):
        statue(pen)
    with pen.moved(38, 38, 0.62):
        statue(pen)


def statues_topped(pen: Pen) -> None:
    with pen.moved(8, 24, 0.76):
        statue(pen)
    with pen.moved(26, -4, 0.5):
        goods.crown(pen, theme.GOLD)


def sphinx(pen: Pen) -> None:
    """Lying, 104 wide."""
    pen.path("M40,34 C54,30 74,28 86,36 C97,43 99,54 98,66 L44,66Z", theme.SPHINX)
    pen.path("M6,66 L6,58 C6,55 8,54 11,54 L36,54 L40,30 L58,30 L60,66Z", theme.SPHINX)
    pen.path("M66,66 C64,50 74,42 84,44 C94,46 97,56 97,66Z", theme.SPHINX_SHADE)
    pen.rect(6, 61, 52, 5, theme.SPHINX_SHADE)
    pen.path("M90,60 C102,60 102,44 96,38 L99,36 C107,46 105,66 92,66Z", theme.SPHINX_SHADE)
    pen.path(
        "M26,36 L29,12 C31,0 52,-2 56,10 L64,42 C60,47 54,46 50,43 L48,30 L36,30 L35,40 C32,42 28,40 26,36Z",
        theme.LAPIS,
    )
    for x, y in ((50, 18), (52.2, 26), (54.4, 34)):
        pen.polygon([(x, y), (x + 9, y - 2), (x + 10, y + 2), (x + 1, y + 4)], theme.TAG)
    pen.rect(30, 14, 22, 4, theme.TAG)
    pen.path("M31,18 L47,18 L47,34 C45,41 36,41 33,36 L31,30 L28.5,28 L31,24Z", theme.SPHINX)
    pen.path("M27,12 C23,8 26,4 30,6 L31,12Z", theme.TAG)
    pen.rect(33.5, 23, 6, 2.5, theme.INK)
    pen.rect(32, 33, 5, 1.6, theme.INK)
    pen.rect(0, 66, 104, 6, theme.PLINTH)


def brick(pen: Pen) -> None:
    pen.rect(8, 22, 84, 60, theme.PIT_EDGE, theme.INK, 6, 9)
    pen.rect(14, 68, 72, 10, theme.GROUND_LINE)


FIELD_COLOURS = {colour: theme.STONES[colour.value] for colour in Colour}


def _field(pen: Pen, *colours: Colour) -> None:
    """A card, or several half-hidden behind another."""
    for number, colour in enumerate(colours):
        x = 12 + 22 * number - 11 * (len(colours) - 1)
        pen.rect(x, 8, 76, 84, FIELD_COLOURS[colour].face, theme.INK, 5, 10)
    with pen.moved(24 + 11 * (len(colours) - 1), 18, 0.62):
        goods.wheat(pen, theme.GRAIN_PALE)


def green_field(pen: Pen) -> None:
    _field(pen, Colour.GREEN)


def yellow_field(pen: Pen) -> None:
    _field(pen, Colour.YELLOW)


def red_field(pen: Pen) -> None:
    _field(pen, Colour.RED)


def dry_fields(pen: Pen) -> None:
    _field(pen, Colour.RED, Colour.YELLOW)


def all_fields(pen: Pen) -> None:
    _field(pen, Colour.RED, Colour.YELLOW, Colour.GREEN)


def quarry(pen: Pen) -> None:
    pen.rect(12, 8, 76, 84, theme.QUARRY, theme.INK, 5, 10)
    with pen.moved(22, 22, 0.56):
        goods.stone(pen)


def permanent(pen: Pen) -> None:
    seal(pen, theme.LEADER)
    with pen.moved(22, 22, 0.56):
        goods.again(pen, theme.CREAM)


def anytime(pen: Pen) -> None:
    seal(pen, theme.LAPIS)
    with pen.moved(24, 22, 0.54):
        goods.hourglass(pen, theme.CREAM)


def immediate(pen: Pen) -> None:
    seal(pen, theme.TERRACOTTA)
    with pen.moved(22, 20, 0.58):
        goods.bolt(pen, theme.CREAM)


def seal(pen: Pen, colour: theme.Colour) -> None:
    pen.rect(4, 4, 92, 92, colour, theme.INK, 6, 20)
