"""The final picture: points by source, above them every finished pyramid and every tomb, which are open now."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.game import Outcome
from engines.pyramids.components import Colour, Edifice
from engines.pyramids.view import PyramidsView
from renderers.core import final, palette, theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.final import Exhibit
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import Sprite, piece
from renderers.pyramids import layout
from renderers.pyramids.necropolis import Ground, draw_pyramid
from renderers.pyramids.signs import SIGNS, edifice
from renderers.pyramids.stones import put_stone

_CELL = 20
_STONE = (28, 32)


def draw_final(scene: Scene, view: PyramidsView, outcome: Outcome) -> Drawing:
    def draw_title(sign: Edifice, drawing: Drawing, box: Box, ground: theme.Colour) -> None:
        drawing.put(edifice(ground, sign, 48, False), box.x - 2, box.y + (box.h - 48) // 2)
        title = scene.words.say("edifice-title", edifice=sign.value)
        drawing.write(title, box.part(58, 0, box.w - 58, box.h), Style(Face.SANS, 36, theme.INK, ground, -1))

    def draw_pyramid_title(drawing: Drawing, box: Box, ground: theme.Colour) -> None:
        draw_title(Edifice.PYRAMID, drawing, box, ground)

    def draw_tomb_title(drawing: Drawing, box: Box, ground: theme.Colour) -> None:
        draw_title(Edifice.TOMB, drawing, box, ground)

    def draw_own_pyramid(drawing: Drawing, box: Box, seat: Seat, ground: theme.Colour) -> None:
        side = layout.COLUMNS * _CELL
        stands = Ground(box.x + (box.w - side) // 2, box.bottom - 8, _CELL, layout.COLUMNS)
        draw_pyramid(drawing, view.necropolises[seat], stands, ground)

    def draw_own_tomb(drawing: Drawing, box: Box, seat: Seat, ground: theme.Colour) -> None:
        _draw_tomb(drawing, box, view, seat, ground)

    exhibits = (
        Exhibit("pyramid", 8 * _CELL + 16, draw_pyramid_title, draw_own_pyramid),
        Exhibit("tomb", 78, draw_tomb_title, draw_own_tomb),
    )
    return final.draw_final(scene, outcome, palette.PYRAMIDS, _tile, exhibits=exhibits, has_stones=False)


def _draw_tomb(drawing: Drawing, box: Box, view: PyramidsView, seat: Seat, ground: theme.Colour) -> None:
    """Stones of each colour; a terracotta plate below those of which nobody has as many."""
    own = view.necropolises[seat]
    pitch = min(44, box.w // len(Colour))
    left = box.x + (box.w - pitch * len(Colour)) // 2
    for number, (colour, count) in enumerate(zip(Colour, own.tomb_stones or (), strict=True)):
        place = Box(left + pitch * number, box.y, pitch, box.h)
        put_stone(drawing, colour, Box(place.x + (pitch - _STONE[0]) // 2, place.y + 4, *_STONE), ground)
        is_most = colour in own.majorities
        room = Box(place.x + 1, place.y + 40, pitch - 2, 32)
        if is_most:
            drawing.put(_most(ground, room.w, room.h), room.x, room.y)
        ink, below = (theme.CREAM, theme.TERRACOTTA) if is_most else (theme.INK, ground)
        drawing.write(str(count), room, Style(Face.BLACK, 30, ink, below, least=SMALLEST_COUNT))


@piece
def _most(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.TERRACOTTA, radius=8)


@piece
def _source(pen: Pen, source: str) -> None:
    size = final.TILE
    pen.rect(0, 0, size, size, theme.HEADER, theme.INK, 2.5, 7)
    match source:
        case "groups":
            for number, colour in enumerate((Colour.BLUE, Colour.RED, Colour.YELLOW)):
                _block(pen, colour, 6 + 11.5 * number, 16, 10, 22)
        case "largest_group":
            for x, y in ((8, 22), (22, 22), (22, 8)):
                _block(pen, Colour.RED, x, y, 14, 14)
        case "all_colours":
            for number, colour in enumerate(Colour):
                _block(pen, colour, 5 + 7 * number, 12, 6, 22)
        case "glyphs":
            pen.circle(size / 2, size / 2, 16, theme.TAG, theme.INK, 2.5)
            with pen.moved(size / 2 - 10, size / 2 - 11, 0.2):
                SIGNS[Edifice.PYRAMID](pen, theme.INK, theme.LIT_SIDE, theme.TAG)
        case _:
            with pen.moved(7, 6, (size - 13) / 100):
                SIGNS[Edifice(source)](pen, theme.INK, theme.LIT_SIDE, theme.TAG)


def _block(pen: Pen, colour: Colour, x: float, y: float, w: float, h: float) -> None:
    pen.rect(x, y, w, h, theme.STONES[colour].face, theme.INK, 1.5, 2)


def _tile(ground: theme.Colour, source: str) -> Sprite:
    return _source(ground, source)
