"""Where everything lies on the board picture: named rectangles, 1400 by 1000. The river is a line of numbers."""

from __future__ import annotations

from engines.egizia.components import SPACES
from renderers.core.geometry import Box, around

SIZE = (1400, 1000)

ROUND = Box(0, 0, 352, 74)
FLOOD = Box(354, 4, 216, 66)
BUDGET = Box(582, 8, 122, 58)
ASKED = Box(712, 8, 674, 58)

# Monuments, each group above its harbour
OBELISK_COLONNADE = Box(12, 90, 548, 304)
PYRAMID_STATUES = Box(568, 90, 600, 304)
SPHINX = Box(1176, 90, 212, 304)

OBELISK = Box(20, 98, 146, 290)
COLONNADE = Box(170, 96, 384, 294)
PYRAMID = Box(574, 98, 302, 290)
STATUES = Box(880, 96, 284, 292)
SPHINX_ART = Box(1184, 98, 196, 176)
SPHINX_DECK = Box(1186, 298, 192, 86)

# The river, with cards below it and round spaces and harbours above
RIVER = Box(0, 514, 1400, 50)
BANK = 7
_FIRST, _PITCH = 71, 66.2
CARD, TILE = 120, 104


def middle(position: int) -> int:
    """Of a space, across; from 0 at the source."""
    return round(_FIRST + _PITCH * position)


def bead(position: int) -> Box:
    return around(middle(position), RIVER.centre[1], 48, 48)


def space(position: int) -> Box:
    """A card, a round space or a harbour."""
    x = middle(position)
    match SPACES[position].kind:
        case "card":
            return Box(x - CARD // 2, 572, CARD, CARD)
        case "round":
            return Box(x - TILE // 2, 402, TILE, TILE)
        case "area":
            return Box(x - 78, 400, 156, 108)


def berth(harbour: Box, number: int) -> Box:
    """Near and middle below, at the river; far and the waiting place above. `number`: 3 is the waiting place."""
    column, row = number % 2, 1 - number // 2
    return harbour.part(4 + 75 * column, 3 + 52 * row, 73, 50)


WAITING = 3

_STRIPS = 704


def player(number: int, seats: int) -> Box:
    """In the order of the round, from the left; `number`: from 0."""
    width = (1376 - 8 * (seats - 1)) // seats
    return Box(12 + (width + 8) * number, _STRIPS, width, 288)
