"""Icons in a box of 100 by 100 units: the sites, the tools, a statue, a cube, a card.

Each is drawn in one ink with its half-tone; `ground` is what shows through.
"""

from __future__ import annotations

from types import MappingProxyType

from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.core.theme import Colour


def pyramid(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.polygon([(50, 10), (97, 86), (3, 86)], ink)
    pen.polygon([(50, 10), (97, 86), (60, 86)], half)


def temple(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.polygon([(4, 14), (96, 14), (88, 32), (12, 32)], ink)
    for x in (13, 34.5, 56, 77.5):
        pen.rect(x, 36, 12, 42, ink, radius=2)
    pen.rect(4, 81, 92, 11, ink, radius=2)


def mummy(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.path(
        "M50,2 C66,2 72,14 69,28 C86,34 84,50 79,66 L68,98 L32,98 L21,66 C16,50 14,34 31,28 C28,14 34,2 50,2Z", ink
    )
    pen.path("M39,14 C42,9 58,9 61,14 L59,27 C56,34 44,34 41,27Z", ground)
    pen.line([(31, 46), (50, 58), (69, 46)], ground, 6)
    pen.line([(36, 68), (64, 68)], ground, 5)
    pen.line([(39, 81), (61, 81)], ground, 5)


def obelisk(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.polygon([(50, 2), (63, 18), (69, 80), (31, 80), (37, 18)], ink)
    pen.polygon([(50, 2), (63, 18), (69, 80), (54, 80), (51, 18)], half)
    pen.rect(20, 83, 60, 13, ink, radius=2)


def statue(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    """A seated cat."""
    pen.path(
        "M30,28 L31,2 L44,13 L56,13 L69,2 L70,28 C70,38 64,43 60,45 C72,54 77,70 77,84 L23,84 "
        "C23,70 28,54 40,45 C36,43 30,38 30,28Z",
        ink,
    )
    pen.line([(77, 80), (85, 76), (89, 66), (84, 52)], ink, 8)
    pen.polygon([(38, 24), (46, 28), (39, 30)], ground)
    pen.polygon([(62, 24), (54, 28), (61, 30)], ground)
    pen.line([(50, 62), (50, 82)], ground, 4)
    pen.line([(39, 50), (50, 54), (61, 50)], ground, 4)
    pen.rect(12, 87, 76, 12, ink, radius=2)


def lever(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.line([(8, 30), (94, 74)], ink, 13)
    pen.polygon([(46, 62), (66, 96), (26, 96)], ink)
    pen.rect(58, 14, 34, 34, ink, radius=4)


def hammer(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    with pen.moved(turn=-40):
        pen.rect(44, 36, 13, 66, ink, radius=4)
        pen.rect(18, 4, 65, 36, ink, radius=6)


def chisel(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    with pen.moved(turn=40):
        pen.rect(37, -4, 26, 40, ink, radius=7)
        pen.polygon([(40, 40), (60, 40), (64, 92), (50, 104), (36, 92)], ink)


def sail(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.path("M54,4 C92,16 94,48 84,62 L54,62Z", ink)
    pen.path("M44,16 C24,30 20,48 20,62 L44,62Z", ink)
    pen.path("M2,70 L98,70 C90,92 76,97 66,97 L32,97 C20,97 8,90 2,70Z", ink)


def cube(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.rect(14, 14, 72, 52, ink, radius=8)
    pen.rect(14, 70, 72, 18, ink, radius=6)


def stones(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    for x, y in ((6, 54), (53, 54), (29.5, 9)):
        pen.rect(x, y, 41, 41, ink, radius=6)


def card(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    with pen.moved(turn=8):
        pen.rect(20, 6, 60, 88, ink, radius=9)
        pen.rect(29, 16, 42, 68, None, ground, 6, 4)


def loaded_ship(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.path("M2,40 C10,74 26,90 42,90 L64,90 C82,90 94,66 98,34 C86,58 76,62 66,62 L32,62 C20,62 12,54 2,40Z", ink)
    pen.rect(36, 28, 28, 28, ink, radius=4)


def eye(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    pen.path("M4,50 Q50,8 96,50 Q50,92 4,50Z", None, ink, 9)
    pen.circle(50, 50, 15, ink)


def wrath(pen: Pen, ink: Colour, half: Colour, ground: Colour) -> None:
    """A thunderbolt."""
    pen.polygon([(58, 2), (18, 56), (46, 56), (36, 98), (82, 38), (54, 38)], ink)


ICONS = MappingProxyType(
    {
        "pyramid": pyramid,
        "temple": temple,
        "burial_chamber": mummy,
        "obelisks": obelisk,
        "statue": statue,
        "lever": lever,
        "hammer": hammer,
        "chisel": chisel,
        "sail": sail,
        "cube": cube,
        "stones": stones,
        "card": card,
        "ship": loaded_ship,
        "eye": eye,
        "wrath": wrath,
    }
)


@piece
def icon(pen: Pen, name: str, size: int, ink: Colour, half: Colour, ground: Colour) -> None:
    with pen.moved(scale=size / 100):
        ICONS[name](pen, ink, half, ground)
