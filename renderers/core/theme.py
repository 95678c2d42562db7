"""All colours, by what they are for: the house palette by day. Nothing is coloured from anywhere else.

A code that is never broken: bright gold = turn or last change; terracotta disc = points; lapis outline = where the
next stone goes; tan = fixed board; pale beige with a thin line = an empty place.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def _colour(digits: str) -> Colour:
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


class Material(NamedTuple):
    """How a player's piece looks: its top, its shaded front, its symbol and its edge."""

    top: Colour
    front: Colour
    symbol: Colour
    edge: Colour


INK = _colour("2B2118")
CREAM = _colour("FFF8E6")

# Ground and panels
SAND = _colour("E9D3A1")
LIMESTONE = _colour("F6ECD4")
SHADOW = _colour("D6B87C")
LINE = _colour("B79B66")
DUNE = _colour("EFE0B8")
SUN = _colour("F7E3A4")
COLUMN = _colour("E9D9B0")
CAPITAL = _colour("E0CC9A")

# Fixed boards and their places
TAN = _colour("D9C08A")
TAN_LINE = _colour("7A6748")
CELL = _colour("E6D6B0")
CELL_LINE = _colour("CDB47C")
CELL_MARK = _colour("C4AA6E")
NEXT_CELL = _colour("FFFBEF")

# Water
LAPIS = _colour("1F4E8C")
WAVE = _colour("3C74B8")
DEEP = _colour("183F73")
BANK = _colour("C9A868")
JETTY = _colour("C2A064")

# What must be seen
GOLD = _colour("C9972B")
BRIGHT_GOLD = _colour("FFC62E")
PALE_GOLD = _colour("FBE3A0")
TERRACOTTA = _colour("B4532A")
DARK_TERRACOTTA = _colour("7E3417")

# Side column
COLUMN_GROUND = _colour("33281E")
COLUMN_RELIEF = _colour("3F3226")
COLUMN_LINE = _colour("7A6450")
HEADER = _colour("DCC795")
SLED = _colour("6A4423")

# Ships
HULL_READY = _colour("B8702C")
HULL_READY_SHADE = _colour("834A1A")
HULL_IDLE = _colour("6B4C36")
HULL_IDLE_SHADE = _colour("4A3324")
DECK = _colour("E2C58C")
SLOT = _colour("C9A566")
SLOT_LINE = _colour("9C7A3F")
SLOT_FIGURE = _colour("7A5A28")
ROLLED_SAIL = _colour("CBB78C")

# Plants
PALM = _colour("4E7A3A")
DARK_PALM = _colour("33562A")
TRUNK = _colour("7A5228")

# Cards, with the half-tone of their icons
CARD_RED = _colour("8E241E")
CARD_BLUE = _colour("2F6FB5")
CARD_GREEN = _colour("5F9546")
CARD_PURPLE = _colour("6E4189")
CARD_BACK = _colour("8C6A3A")
CARD_BACK_SIDE = _colour("5A4020")
HALF_RED = _colour("C58A80")
HALF_GREEN = _colour("B5CDA0")
HALF_INK = _colour("94876F")

# Cargo tokens
PURPLE_SIDE = _colour("472858")
LIGHT_STONE = _colour("F3DC98")
LIGHT_STONE_SIDE = _colour("CBA64C")

SEATS = (
    # A black piece has a light edge: a stack of them must still be countable.
    Material(_colour("37322E"), _colour("1B1714"), CREAM, _colour("80766A")),
    Material(_colour("FFFDF6"), _colour("CFC3A8"), INK, _colour("5A4A36")),
    Material(_colour("A5622F"), _colour("6A3814"), CREAM, _colour("3F200A")),
    Material(_colour("A3AAB1"), _colour("6B737B"), _colour("1E2226"), _colour("363C42")),
)

# Where two colours meet, the reduced edge needs the tones between them.
_THREE_TONES = (
    *((INK, ground) for ground in (SAND, LIMESTONE, CREAM, LAPIS, DECK, TAN, HEADER, BRIGHT_GOLD, PALE_GOLD, CELL)),
    *((INK, fill) for fill in (HULL_READY, HULL_IDLE, TERRACOTTA, CARD_RED, CARD_BLUE, CARD_GREEN, CARD_PURPLE)),
    *((CREAM, ground) for ground in (HULL_READY, HULL_IDLE, TERRACOTTA, COLUMN_GROUND, LAPIS)),
    *((CREAM, card) for card in (CARD_RED, CARD_BLUE, CARD_GREEN, CARD_PURPLE, CARD_BACK)),
    *((material.symbol, material.top) for material in SEATS),
    *((material.edge, material.front) for material in SEATS[1:]),
    (LAPIS, NEXT_CELL),
    (LAPIS, LIMESTONE),
    (SLOT_FIGURE, SLOT),
    (TERRACOTTA, LIMESTONE),
    (INK, LIGHT_STONE),
)
_ONE_TONE = (
    *((LINE, ground) for ground in (SAND, LIMESTONE)),
    *((TAN_LINE, ground) for ground in (TAN, LIMESTONE, DUNE)),
    *((material.edge, ground) for material in SEATS for ground in (TAN, LIMESTONE, LAPIS, DECK)),
    *((material.edge, material.top) for material in SEATS[1:]),
    *((material.top, ground) for material in SEATS for ground in (LIMESTONE, HEADER)),
    (WAVE, LAPIS),
    (BANK, SAND),
    (BANK, LAPIS),
    (JETTY, LAPIS),
    (INK, COLUMN_GROUND),
    (LIMESTONE, COLUMN_GROUND),
    (HEADER, COLUMN_GROUND),
    (BRIGHT_GOLD, COLUMN_GROUND),
    (COLUMN_LINE, COLUMN_GROUND),
    (GOLD, COLUMN_GROUND),
    (PALM, SAND),
    (CELL_LINE, CELL),
    (SLED, LIMESTONE),
    (HULL_READY_SHADE, LAPIS),
    (HULL_IDLE_SHADE, HULL_IDLE),
    (HULL_READY_SHADE, HULL_READY),
    (GOLD, CREAM),
)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour in the one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _named() -> list[Colour]:
    constants = [value for name, value in globals().items() if name.isupper() and not name.startswith("_")]
    flat = [colour for value in constants for colour in (value if isinstance(value[0], tuple) else (value,))]
    return [colour for item in flat for colour in (item if isinstance(item, Material) else (item,))]


def palette() -> tuple[Colour, ...]:
    """The picture's colours: all of the above and the tones between those that meet, at most 256."""
    tones = [mixed(one, other, share) for one, other in _THREE_TONES for share in (0.25, 0.5, 0.75)]
    tones += [mixed(one, other, 0.5) for one, other in _ONE_TONE]
    colours = tuple(dict.fromkeys(_named() + tones))
    assert len(colours) <= 256, f"{len(colours)} colours do not fit a palette"
    return colours
