"""What is in the box (booklet p. 2), and how harbour and ships lie.

The booklet's text gives neither the values of the temple tokens nor the harbour's geometry: these come from the
licensed online version and from a picture.
"""

from __future__ import annotations

from enum import StrEnum

SEATS = 2
PAWNS = 4  # a player
ROWS = COLUMNS = 3
SPACES = ROWS * COLUMNS
SLOTS = 3
WAREHOUSE = 3
NEEDED_PAWNS = 2  # in the line of a ship that is unloaded (p. 4)


class Token(StrEnum):
    OBELISK = "obelisk"
    PYRAMID_LIGHT = "pyramid_light"
    PYRAMID_DARK = "pyramid_dark"
    TEMPLE_1 = "temple_1"
    TEMPLE_2 = "temple_2"
    TEMPLE_3 = "temple_3"
    TEMPLE_4 = "temple_4"
    BURIAL_1 = "burial_1"
    BURIAL_2 = "burial_2"
    BURIAL_3 = "burial_3"
    BURIAL_4 = "burial_4"
    BURIAL_5 = "burial_5"
    BURIAL_6 = "burial_6"
    BURIAL_7 = "burial_7"
    BURIAL_8 = "burial_8"
    BURIAL_9 = "burial_9"
    BURIAL_10 = "burial_10"
    BURIAL_11 = "burial_11"
    BURIAL_12 = "burial_12"
    TAKE_ONE = "take_one"
    PLACE_PAWNS = "place_pawns"
    PLACE_AND_UNLOAD = "place_and_unload"
    SWAP_AND_UNLOAD = "swap_and_unload"


PYRAMIDS = (Token.PYRAMID_LIGHT, Token.PYRAMID_DARK)
# By number of circles and by number.
TEMPLE = {Token(f"temple_{circles}"): circles for circles in range(1, 5)}
BURIAL = {Token(f"burial_{number}"): number for number in range(1, 13)}
ACTION_TOKENS = (Token.TAKE_ONE, Token.PLACE_PAWNS, Token.PLACE_AND_UNLOAD, Token.SWAP_AND_UNLOAD)

COPIES = {
    Token.OBELISK: 12,
    **dict.fromkeys(PYRAMIDS, 6),
    **dict.fromkeys(TEMPLE, 3),
    **dict.fromkeys(BURIAL, 1),
    **dict.fromkeys(ACTION_TOKENS, 3),
}
CARGO = tuple(token for token, copies in COPIES.items() for _ in range(copies))

# Ships 0-2 lie at the right of the rows, ships 3-5 below the columns. A line's spaces, nearest the ship first.
# Spaces count from 0, row by row from the warehouse's corner.
LINES: tuple[tuple[int, ...], ...] = (
    *(tuple(COLUMNS * row + column for column in reversed(range(COLUMNS))) for row in range(ROWS)),
    *(tuple(COLUMNS * row + column for row in reversed(range(ROWS))) for column in range(COLUMNS)),
)
SHIPS = len(LINES)
