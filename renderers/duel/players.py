"""A player's panel: colour, name, score, pawns in the supply, locations. Bright gold: who must choose."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.duel.components import PAWNS
from engines.duel.view import DuelView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import signed, stone
from renderers.core.names import shown_name
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.duel import layout
from renderers.duel.changes import Changes
from renderers.duel.choices import Choices
from renderers.duel.locations import HEIGHT, draw_locations
from renderers.duel.pawns import missing_pawn, pawn
from renderers.duel.sites.holder import Holder

_HEADER = 152
_PAWN, _PITCH = 0.66, 43


@piece
def _panel(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.LIMESTONE, theme.TAN_LINE, 3, 16)
    _header(pen, w, theme.HEADER)
    pen.rect(0, 0, w, h, None, theme.TAN_LINE, 3, 16)


@piece
def _asked_panel(pen: Pen, w: int, h: int, turn: int) -> None:
    """With an arrow into the board: `turn` 1 to the right, -1 to the left."""
    edge, tip = (w + 4, w + 46) if turn > 0 else (-4, -46)
    arrow = [(edge, 28), (tip, 80), (edge, 132)]
    pen.polygon(arrow, theme.BRIGHT_GOLD, theme.INK, 8)
    pen.rect(-6, -6, w + 12, h + 12, theme.BRIGHT_GOLD, theme.INK, 4, 22)
    inner = [(x - 8 * turn, y) for x, y in arrow]
    pen.polygon(inner, theme.BRIGHT_GOLD)
    pen.rect(3, 3, w - 6, h - 6, theme.CREAM, radius=14)
    _header(pen, w, theme.BRIGHT_GOLD)


def _header(pen: Pen, w: int, colour: theme.Colour) -> None:
    pen.rect(0, 0, w, 60, colour, radius=16)
    pen.rect(0, 30, w, _HEADER - 30, colour)


def draw_player(drawing: Drawing, seat: Seat, scene: Scene, view: DuelView, changes: Changes, choices: Choices) -> None:
    box, is_asked = layout.PLAYERS[seat], seat in view.asked
    # The frame with its arrow reaches out of the panel, so it belongs to nothing.
    frame = _asked_panel(theme.LAPIS, box.w, box.h, 1 - 2 * seat) if is_asked else _panel(theme.SAND, box.w, box.h)
    drawing.put(frame, box.x, box.y)
    if is_asked:
        with drawing.thing(f"arrow {seat}", layout.arrow(seat)):
            pass
    with drawing.thing(f"player {seat}", box):
        header, ground = (theme.BRIGHT_GOLD, theme.CREAM) if is_asked else (theme.HEADER, theme.LIMESTONE)
        _draw_header(drawing, box, seat, scene, view, header)
        locations = box.part(0, _HEADER + 4, box.w, HEIGHT)
        draw_locations(drawing, locations, Holder(view, seat, changes, choices, ground))


def _draw_header(drawing: Drawing, box: Box, seat: Seat, scene: Scene, view: DuelView, ground: theme.Colour) -> None:
    drawing.put(stone(ground, seat, 48, 48, 12, True), box.x + 14, box.y + 10)
    name = Style(Face.SANS, 42, theme.INK, ground, align=-1)
    drawing.write(shown_name(scene, seat), box.part(76, 8, box.w - 86, 56), name)
    score = Style(Face.BLACK, 88, theme.INK, ground, align=1)
    drawing.write(signed(view.scores[seat]), box.part(184, 70, box.w - 196, 78), score)
    empty = theme.GOLD if ground == theme.BRIGHT_GOLD else theme.CELL_MARK
    for number in range(PAWNS):
        is_there = number < view.supplies[seat]
        standing = pawn(ground, seat, _PAWN, False) if is_there else missing_pawn(ground, _PAWN, empty)
        drawing.put(standing, box.x + 34 + _PITCH * number, box.y + 143)
