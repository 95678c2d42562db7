"""Where everything lies on the board picture: named rectangles, 1400 by 1000."""

from __future__ import annotations

from engines.imhotep.components import Site
from renderers.core.geometry import Box

SIZE = (1400, 1000)

ROUND = Box(12, 12, 304, 104)
PLAYERS_TOP = 126
PLAYER_GAP = 10

SITES = {
    Site.PYRAMID: Box(342, 12, 380, 338),
    Site.TEMPLE: Box(734, 12, 326, 338),
    Site.OBELISKS: Box(1072, 12, 316, 338),
    Site.MARKET: Box(342, 748, 424, 240),
    Site.BURIAL_CHAMBER: Box(778, 748, 610, 240),
}

# The left and right end of each harbour's water.
HARBOURS = {
    Site.PYRAMID: (450, 694),
    Site.TEMPLE: (775, 1019),
    Site.OBELISKS: (1108, 1352),
    Site.MARKET: (432, 676),
    Site.BURIAL_CHAMBER: (961, 1205),
}
UPPER_SITES = (Site.PYRAMID, Site.TEMPLE, Site.OBELISKS)
DOCK_SCALE = 0.42
DOCK_DECK = {site: 374 if site in UPPER_SITES else 706 for site in SITES}

# A waiting ship keeps its berth all round: its stern and the height of its deck.
BERTH_SCALE = 0.94
BERTHS = ((360, 461), (980, 461), (390, 598), (1000, 598))


def player(seat: int, seats: int) -> Box:
    """Three players or fewer have more room for their cards."""
    height = 208 if seats == 4 else 281
    return Box(12, PLAYERS_TOP + seat * (height + PLAYER_GAP), 304, height)


def player_place(seat: int, seats: int) -> Box:
    """A player's panel with the frame and the arrow that it has in his turn."""
    box = player(seat, seats)
    return Box(box.x - 7, box.y - 5, box.w + 33, box.h + 10)
