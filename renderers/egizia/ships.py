"""Ships under their owners' sails, and where they lie."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.decision import Seat
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import symbol
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.egizia import goods


@piece
def ship(pen: Pen, seat: Seat, size: int) -> None:
    """From its upper left corner; a sail with the seat's sign."""
    look = theme.SEATS[seat]
    with pen.moved(scale=size / 100):
        goods.ship(pen, look.top, look.front, look.edge)
        symbol(pen, seat, 50, 36, 21, look.symbol)


def put_ships(drawing: Drawing, ships: Sequence[Seat], box: Box, ground: theme.Colour) -> None:
    """As large as the box allows; several side by side and a little lower, so that all sails are seen."""
    if len(ships) == 1:
        size = min(box.w, box.h)
        drawing.put(ship(ground, ships[0], size), box.x + (box.w - size) // 2, box.y + (box.h - size) // 2)
        return
    size = round(0.62 * min(box.w, box.h)) if box.w < 1.5 * box.h else round(0.86 * box.h)
    for number, seat in enumerate(ships):
        across = (box.w - size) * number // max(1, len(ships) - 1)
        down = (box.h - size) * number // max(1, len(ships) - 1)
        drawing.put(ship(ground, seat, size), box.x + across, box.y + down)
