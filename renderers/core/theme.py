"""All colours, by what they are for: the house palette by day. Nothing is coloured from anywhere else.

A picture has at most 256 colours, so games have palettes: the house colours and their own. Imhotep and The Duel share
one, as they share ships, cards and boards; Egizia has much of what Pyramids has.

A code that is never broken: bright gold = turn or last change; terracotta disc = points; lapis outline = where the
next stone goes; tan = fixed board; pale beige with a thin line = an empty place.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

# The colours of each palette, in the order in which they are named below.
_IMHOTEP: list[Colour] = []
_PYRAMIDS: list[Colour] = []
_EGIZIA: list[Colour] = []


def _colour(digits: str, *palettes: list[Colour]) -> Colour:
    """`palettes`: those that have it; without any it is a house colour, which all have."""
    colour = int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
    for palette in palettes or (_IMHOTEP, _PYRAMIDS, _EGIZIA):
        palette.append(colour)
    return colour


class Material(NamedTuple):
    """How a player's piece looks: its top, its shaded front, its symbol and its edge."""

    top: Colour
    front: Colour
    symbol: Colour
    edge: Colour


class Masonry(NamedTuple):
    """How a building stone looks: its face, its shaded foot, the light on its upper edge and its sign."""

    face: Colour
    shade: Colour
    light: Colour
    sign: Colour


INK = _colour("2B2118")
CREAM = _colour("FFF8E6")

# Ground and panels
SAND = _colour("E9D3A1")
LIMESTONE = _colour("F6ECD4")
SHADOW = _colour("D6B87C")
LINE = _colour("B79B66")
DUNE = _colour("EFE0B8")
SUN = _colour("F7E3A4", _IMHOTEP)
COLUMN = _colour("E9D9B0", _IMHOTEP)
CAPITAL = _colour("E0CC9A", _IMHOTEP)

# Fixed boards and their places
TAN = _colour("D9C08A")
TAN_LINE = _colour("7A6748", _IMHOTEP)
CELL = _colour("E6D6B0", _IMHOTEP)
CELL_LINE = _colour("CDB47C")
CELL_MARK = _colour("C4AA6E", _IMHOTEP)
NEXT_CELL = _colour("FFFBEF")

# Water
LAPIS = _colour("1F4E8C")
WAVE = _colour("3C74B8", _IMHOTEP)
DEEP = _colour("183F73", _IMHOTEP)
BANK = _colour("C9A868", _IMHOTEP)
JETTY = _colour("C2A064", _IMHOTEP)

# What must be seen
GOLD = _colour("C9972B")
BRIGHT_GOLD = _colour("FFC62E")
PALE_GOLD = _colour("FBE3A0")
TERRACOTTA = _colour("B4532A")
DARK_TERRACOTTA = _colour("7E3417", _IMHOTEP)

# Side column
COLUMN_GROUND = _colour("33281E")
COLUMN_RELIEF = _colour("3F3226")
COLUMN_LINE = _colour("7A6450")
HEADER = _colour("DCC795")
SLED = _colour("6A4423", _IMHOTEP)

# Ships
HULL_READY = _colour("B8702C", _IMHOTEP)
HULL_READY_SHADE = _colour("834A1A", _IMHOTEP)
HULL_IDLE = _colour("6B4C36", _IMHOTEP)
HULL_IDLE_SHADE = _colour("4A3324", _IMHOTEP)
DECK = _colour("E2C58C", _IMHOTEP)
SLOT = _colour("C9A566", _IMHOTEP)
SLOT_LINE = _colour("9C7A3F", _IMHOTEP)
SLOT_FIGURE = _colour("7A5A28", _IMHOTEP)
ROLLED_SAIL = _colour("CBB78C", _IMHOTEP)

# Plants
PALM = _colour("4E7A3A")
DARK_PALM = _colour("33562A")
TRUNK = _colour("7A5228")

# Cards, with the half-tone of their icons
CARD_RED = _colour("8E241E", _IMHOTEP)
CARD_BLUE = _colour("2F6FB5", _IMHOTEP)
CARD_GREEN = _colour("5F9546", _IMHOTEP)
CARD_PURPLE = _colour("6E4189", _IMHOTEP)
CARD_BACK = _colour("8C6A3A", _IMHOTEP)
CARD_BACK_SIDE = _colour("5A4020", _IMHOTEP)
HALF_RED = _colour("C58A80", _IMHOTEP)
HALF_GREEN = _colour("B5CDA0", _IMHOTEP)
HALF_INK = _colour("94876F", _IMHOTEP)

# Cargo tokens
PURPLE_SIDE = _colour("472858", _IMHOTEP)
LIGHT_STONE = _colour("F3DC98", _IMHOTEP)
LIGHT_STONE_SIDE = _colour("CBA64C", _IMHOTEP)

SEATS = (
    # A black piece has a light edge: a stack of them must still be countable.
    Material(_colour("37322E"), _colour("1B1714"), CREAM, _colour("80766A")),
    Material(_colour("FFFDF6"), _colour("CFC3A8"), INK, _colour("5A4A36")),
    Material(_colour("A5622F"), _colour("6A3814"), CREAM, _colour("3F200A")),
    Material(_colour("A3AAB1"), _colour("6B737B"), _colour("1E2226"), _colour("363C42")),
    Material(_colour("138A86", _PYRAMIDS), _colour("0A5957", _PYRAMIDS), CREAM, _colour("063B3A", _PYRAMIDS)),
)

# Necropolises: the plot, what stands on it when it is finished, and the quarry
PLOT = _colour("F0E4C4", _PYRAMIDS, _EGIZIA)
SILHOUETTE = _colour("E4D3A4", _PYRAMIDS, _EGIZIA)
CAPSTONE = _colour("D5B878", _PYRAMIDS, _EGIZIA)
GROUND_LINE = _colour("B08C4E", _PYRAMIDS, _EGIZIA)
PLINTH = _colour("8A6B3E", _PYRAMIDS, _EGIZIA)
MORTAR = _colour("5A4630", _PYRAMIDS, _EGIZIA)
PIT = _colour("D6B679", _PYRAMIDS, _EGIZIA)
PIT_EDGE = _colour("C7A467", _PYRAMIDS, _EGIZIA)
PIT_FIGURE = _colour("7C5E2C", _PYRAMIDS, _EGIZIA)
LIT_SIDE = _colour("7A5A2C", _PYRAMIDS, _EGIZIA)
FADED = _colour("DCC697", _PYRAMIDS, _EGIZIA)
FADED_FIGURE = _colour("A1885B", _PYRAMIDS, _EGIZIA)
DUSK = _colour("F7E7BD", _PYRAMIDS, _EGIZIA)
DUSK_SUN = _colour("F3CE74", _PYRAMIDS, _EGIZIA)
FOUNDATION = _colour("CFAE6C", _PYRAMIDS)

# Choices and changes where many gold things lie close together: a tag and a glow are told by shape
TAG = _colour("F6D264", _PYRAMIDS, _EGIZIA)
GLOW = _colour("FFF6CF", _PYRAMIDS, _EGIZIA)
SPARK = _colour("FFE98A", _PYRAMIDS, _EGIZIA)

# Scenery of construction cards
SKIES = (
    _colour("BFDCE6", _PYRAMIDS),
    _colour("F3D9A0", _PYRAMIDS),
    _colour("F5CFA8", _PYRAMIDS),
    _colour("D9E2BF", _PYRAMIDS),
)
NEAR_DUNE = _colour("D39A55", _PYRAMIDS)
FAR_DUNE = _colour("E0B869", _PYRAMIDS)
LIT_STONE = _colour("C98F45", _PYRAMIDS)
DARK_STONE = _colour("9C6A2E", _PYRAMIDS)
NOON = _colour("F6B93B", _PYRAMIDS)
SUNSET = _colour("E4713A", _PYRAMIDS)
NILE = _colour("4A80BF", _PYRAMIDS, _EGIZIA)
BOAT = _colour("7A4F25", _PYRAMIDS)

# Building stones. Red is dark and green is light, for those who cannot tell them apart.
STONES = {
    "blue": Masonry(
        _colour("2A68B5", _PYRAMIDS, _EGIZIA), _colour("18437A", _PYRAMIDS, _EGIZIA),
        _colour("5C93D3", _PYRAMIDS, _EGIZIA), CREAM
    ),
    "white": Masonry(NEXT_CELL, _colour("C9BFA8", _PYRAMIDS), NEXT_CELL, _colour("7A6C55", _PYRAMIDS)),
    "red": Masonry(
        _colour("B62D1E", _PYRAMIDS, _EGIZIA), _colour("7A1A0F", _PYRAMIDS, _EGIZIA),
        _colour("D9604C", _PYRAMIDS, _EGIZIA), CREAM
    ),
    "green": Masonry(
        _colour("86BC58", _PYRAMIDS, _EGIZIA), _colour("4C842B", _PYRAMIDS, _EGIZIA),
        _colour("AEDA86", _PYRAMIDS, _EGIZIA), _colour("1D3A0E", _PYRAMIDS, _EGIZIA),
    ),
    "yellow": Masonry(
        _colour("F0BC32", _PYRAMIDS, _EGIZIA), _colour("B98514", _PYRAMIDS, _EGIZIA),
        _colour("FAD873", _PYRAMIDS, _EGIZIA), _colour("4A3508", _PYRAMIDS, _EGIZIA),
    ),
}  # fmt: skip

# Crews and fields of Egizia. Green, yellow and red are those of stones.
LEADER = _colour("652C80", _EGIZIA)
LEADER_SHADE = _colour("3F164F", _EGIZIA)
SKIN = _colour("C98B57", _EGIZIA)
QUARRY = _colour("C9BEAC", _EGIZIA)
BLOCK = _colour("A89A86", _EGIZIA)
BLOCK_LIGHT = _colour("E2D8C6", _EGIZIA)
BLOCK_SHADE = _colour("85765F", _EGIZIA)
GRAIN = _colour("EFA92C", _EGIZIA)
GRAIN_PALE = _colour("FFF3C4", _EGIZIA)
STALK = _colour("7A4E08", _EGIZIA)

# The Nile and its cards: kept for good, kept for once, done at once
RIVER = _colour("1B4680", _EGIZIA)
RIVER_FIGURE = _colour("9DBFE3", _EGIZIA)
REEDS = _colour("7FA24C", _EGIZIA)
KEPT = _colour("E9DDF0", _EGIZIA)
ONCE = _colour("DCE7F3", _EGIZIA)
AT_ONCE = _colour("F6DFCF", _EGIZIA)
DEBT = _colour("B3261E", _EGIZIA)

# Monuments of Egizia
GOLDEN_COLUMN = _colour("F3DB93", _EGIZIA)
PURPLE_COLUMN = _colour("DFCBE8", _EGIZIA)
SPHINX = _colour("D29A4E", _EGIZIA)
SPHINX_SHADE = _colour("A36B2B", _EGIZIA)

# Where two colours meet, the reduced edge needs the tones between them.
_FOUR = SEATS[:4]
_Pair = tuple[Colour, Colour]
_IMHOTEP_THREE_TONES: tuple[_Pair, ...] = (
    *((INK, ground) for ground in (SAND, LIMESTONE, CREAM, LAPIS, DECK, TAN, HEADER, BRIGHT_GOLD, PALE_GOLD, CELL)),
    *((INK, fill) for fill in (HULL_READY, HULL_IDLE, TERRACOTTA, CARD_RED, CARD_BLUE, CARD_GREEN, CARD_PURPLE)),
    *((CREAM, ground) for ground in (HULL_READY, HULL_IDLE, TERRACOTTA, COLUMN_GROUND, LAPIS)),
    *((CREAM, card) for card in (CARD_RED, CARD_BLUE, CARD_GREEN, CARD_PURPLE, CARD_BACK)),
    *((material.symbol, material.top) for material in _FOUR),
    *((material.edge, material.front) for material in _FOUR[1:]),
    (LAPIS, NEXT_CELL),
    (LAPIS, LIMESTONE),
    (SLOT_FIGURE, SLOT),
    (TERRACOTTA, LIMESTONE),
    (INK, LIGHT_STONE),
)
_IMHOTEP_ONE_TONE: tuple[_Pair, ...] = (
    *((LINE, ground) for ground in (SAND, LIMESTONE)),
    *((TAN_LINE, ground) for ground in (TAN, LIMESTONE, DUNE)),
    *((material.edge, ground) for material in _FOUR for ground in (TAN, LIMESTONE, LAPIS, DECK)),
    *((material.edge, material.top) for material in _FOUR[1:]),
    *((material.top, ground) for material in _FOUR for ground in (LIMESTONE, HEADER)),
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
_PYRAMIDS_THREE_TONES: tuple[_Pair, ...] = (
    *((INK, ground) for ground in (SAND, LIMESTONE, CREAM, HEADER, BRIGHT_GOLD, TAG, PLOT, PALE_GOLD, NEXT_CELL)),
    *((material.symbol, material.top) for material in SEATS),
    *((stone.sign, stone.face) for stone in STONES.values()),
    (CREAM, COLUMN_GROUND),
    (CREAM, TERRACOTTA),
    (BRIGHT_GOLD, INK),
    (LAPIS, NEXT_CELL),
)
_PYRAMIDS_ONE_TONE: tuple[_Pair, ...] = (
    *((stone.shade, MORTAR) for stone in STONES.values()),
    *((stone.face, MORTAR) for stone in STONES.values()),
    *((stone.face, stone.light) for stone in STONES.values()),
    *((stone.shade, LIMESTONE) for stone in STONES.values()),
    *((material.edge, ground) for material in SEATS for ground in (LIMESTONE, HEADER, BRIGHT_GOLD)),
    *((LINE, ground) for ground in (SAND, LIMESTONE)),
    *((INK, fill) for fill in (TERRACOTTA, PALM, FOUNDATION, DUSK)),
    (MORTAR, LIMESTONE),
    (BRIGHT_GOLD, COLUMN_GROUND),
    (COLUMN_LINE, COLUMN_GROUND),
    (GOLD, COLUMN_GROUND),
    (TAG, COLUMN_GROUND),
    (LAPIS, LIMESTONE),
    (PIT_FIGURE, PIT),
    (FADED_FIGURE, FADED),
    (SILHOUETTE, PLOT),
    (GLOW, PLOT),
    (GOLD, LIMESTONE),
    (GOLD, INK),
    (CREAM, PALM),
)
_FIELDS = ("green", "yellow", "red")
_CARDS = (KEPT, ONCE, AT_ONCE, QUARRY)
_EGIZIA_THREE_TONES: tuple[_Pair, ...] = (
    *((INK, ground) for ground in (SAND, LIMESTONE, CREAM, HEADER, BRIGHT_GOLD, TAG, NEXT_CELL, SILHOUETTE, *_CARDS)),
    *((material.symbol, material.top) for material in _FOUR),
    *((STONES[colour].sign, STONES[colour].face) for colour in (*_FIELDS, "blue")),
    (INK, STONES["green"].face),
    (INK, STONES["yellow"].face),
    (CREAM, LEADER),
    (CREAM, COLUMN_GROUND),
    (CREAM, TERRACOTTA),
    (BRIGHT_GOLD, INK),
    (RIVER_FIGURE, RIVER),
    (CREAM, LAPIS),
)
_EGIZIA_ONE_TONE: tuple[_Pair, ...] = (
    *((material.edge, ground) for material in _FOUR for ground in (LIMESTONE, HEADER, BRIGHT_GOLD, LAPIS, PIT)),
    *((LINE, ground) for ground in (SAND, LIMESTONE)),
    *((STONES[colour].shade, LIMESTONE) for colour in (*_FIELDS, "blue")),
    *((INK, fill) for fill in (TERRACOTTA, PALM, LAPIS, LEADER, SKIN, BLOCK)),
    *((STALK, fill) for fill in (GRAIN, GRAIN_PALE, TAG)),
    (BLOCK_LIGHT, BLOCK_SHADE),
    (LEADER_SHADE, LIMESTONE),
    (COLUMN_LINE, COLUMN_GROUND),
    (GOLD, COLUMN_GROUND),
    (BRIGHT_GOLD, COLUMN_GROUND),
    (TAG, COLUMN_GROUND),
    (PIT_FIGURE, PIT),
    (LINE, SILHOUETTE),
    (DEBT, LIMESTONE),
    (DEBT, CREAM),
    (GOLD, LIMESTONE),
    (GOLD, INK),
    (CREAM, PALM),
    (LAPIS, SAND),
    (REEDS, LAPIS),
)
# What cannot be had now is veiled with sand.
VEIL = 0.62
_VEILED = (
    INK,
    CREAM,
    LAPIS,
    LEADER,
    QUARRY,
    TERRACOTTA,
    GRAIN,
    BLOCK_SHADE,
    *(STONES[colour].face for colour in _FIELDS),
)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour in the one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _with_tones(own: list[Colour], three: tuple[_Pair, ...], one: tuple[_Pair, ...]) -> tuple[Colour, ...]:
    """A palette's colours and the tones between those that meet, at most 256."""
    tones = [mixed(first, second, share) for first, second in three for share in (0.25, 0.5, 0.75)]
    tones += [mixed(first, second, 0.5) for first, second in one]
    colours = tuple(dict.fromkeys(own + tones))
    assert len(colours) <= 256, f"{len(colours)} colours do not fit a palette"
    return colours


IMHOTEP_PALETTE = _with_tones(_IMHOTEP, _IMHOTEP_THREE_TONES, _IMHOTEP_ONE_TONE)
PYRAMIDS_PALETTE = _with_tones(_PYRAMIDS, _PYRAMIDS_THREE_TONES, _PYRAMIDS_ONE_TONE)
EGIZIA_PALETTE = _with_tones(
    _EGIZIA + [mixed(colour, SAND, VEIL) for colour in _VEILED], _EGIZIA_THREE_TONES, _EGIZIA_ONE_TONE
)
