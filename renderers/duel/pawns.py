"""Pawns: cones with a head, in their owner's colour and with the owner's symbol."""

from __future__ import annotations

from engines.core.decision import Seat
from renderers.core import theme
from renderers.core.house import symbol
from renderers.core.pen import Pen
from renderers.core.sprites import piece

_CONE = "M-30,0 C-30,-8 -24,-10 -21,-18 L-11,-56 L11,-56 L21,-18 C24,-10 30,-8 30,0 Q0,10 -30,0Z"
_SHADE = "M6,-56 L11,-56 L21,-18 C24,-10 30,-8 30,0 Q20,4 8,5 Z"


@piece
def pawn(pen: Pen, seat: Seat, scale: float, is_new: bool) -> None:
    """Standing on the origin."""
    material = theme.SEATS[seat]
    with pen.moved(scale=scale):
        for colour, width in ((theme.INK, 22), (theme.BRIGHT_GOLD, 16)) if is_new else ():
            pen.circle(0, -68, 19, colour, colour, width)
            pen.path(_CONE, colour, colour, width)
        pen.path(_CONE, material.top, material.edge, 3.5)
        pen.path(_SHADE, material.front)
        pen.path(_CONE, None, material.edge, 3.5)
        pen.circle(0, -68, 19, material.top, material.edge, 3.5)
        symbol(pen, seat, -1, -20, 13, material.symbol)


@piece
def missing_pawn(pen: Pen, scale: float, colour: theme.Colour) -> None:
    """Where a pawn would stand in the supply."""
    with pen.moved(scale=scale):
        pen.path("M-26,-4 C-26,-14 26,-14 26,-4 C26,6 -26,6 -26,-4Z", colour)
