"""What only one player sees: hand, tomb, and the own pyramid with the open places numbered as in the menus."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.pyramids.components import Colour, Edifice
from engines.pyramids.view import PyramidsView, SeenNecropolis
from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.marks import dashed_box, put_glow, write_tag
from renderers.core.own import draw_heading
from renderers.core.panels import draw_panel, draw_score, strip
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.pyramids import layout
from renderers.pyramids.changes import changes_of
from renderers.pyramids.choices import Choices, choices_of
from renderers.pyramids.hand import draw_hand
from renderers.pyramids.necropolis import Ground, draw_obelisk, draw_pyramid, silhouette
from renderers.pyramids.permissions import draw_permissions
from renderers.pyramids.players import draw_bonus, draw_group
from renderers.pyramids.signs import edifice
from renderers.pyramids.stones import lay_card, put_stone

_HAND = Box(14, 96, 700, 404)
_TOMB = Box(14, 512, 452, 478)
_OBELISK = Box(474, 512, 240, 478)
_PYRAMID = Box(722, 96, 664, 894)
_STRIP = 66
_FOUNDATION = 104
# How a tomb is laid out: for up to so many cards, the side of a cell, cards in a row.
_TOMBS = ((2, 93, 2), (6, 67, 3), (12, 49, 4))


@piece
def _sun(pen: Pen) -> None:
    pen.circle(0, 0, 76, theme.DUSK_SUN)
    pen.circle(0, 0, 54, theme.PALE_GOLD)


def draw_private(scene: Scene, view: PyramidsView, eye: Seat) -> Drawing:
    drawing = Drawing(layout.SIZE, palette.PYRAMIDS, theme.SAND)
    changes, choices = changes_of(scene.since), choices_of(scene.decisions)
    own = view.necropolises[eye]
    draw_heading(drawing, scene, eye, 640, has_stones=False)
    draw_permissions(drawing, Box(648, 8, 738, 64), scene, view, eye)
    draw_hand(drawing, _HAND, view, eye, changes, choices)
    _draw_tomb(drawing, scene, own, view)
    _draw_obelisk(drawing, own, view)
    _draw_pyramid(drawing, scene, own, view, choices)
    return drawing


def _draw_strip(drawing: Drawing, panel: Box, sign: Edifice) -> Box:
    """A panel's heading with the sign of its edifice; returns the room after it."""
    box = panel.part(10, 10, panel.w - 20, _STRIP)
    drawing.put(strip(theme.LIMESTONE, box.w, box.h, theme.HEADER), box.x, box.y)
    drawing.put(edifice(theme.HEADER, sign, 50, False), box.x + 10, box.y + 8)
    return box.part(70, 0, box.w - 70, box.h)


def _draw_tomb(drawing: Drawing, scene: Scene, own: SeenNecropolis, view: PyramidsView) -> None:
    with drawing.thing("tomb", _TOMB) as panel:
        draw_panel(drawing, panel)
        room = _draw_strip(drawing, panel, Edifice.TOMB)
        right = draw_score(drawing, room, str(own.tomb_size), theme.HEADER)
        title = scene.words.say("edifice-title", edifice=Edifice.TOMB.value)
        style = Style(Face.SERIF, 40, theme.INK, theme.HEADER, align=-1)
        drawing.write(title, Box(room.x + 4, room.y + 4, right - room.x - 12, room.h - 8), style)
        cards, stones = own.tomb or (), own.tomb_stones or (0,) * len(Colour)
        cell, a_row = next((cell, a_row) for most, cell, a_row in _TOMBS if len(cards) <= most or most == _TOMBS[-1][0])
        rows = -(-len(cards) // a_row)
        pitch = 2 * cell + 10
        top = panel.y + _STRIP + 18 + (panel.h - _STRIP - 18 - 82 - pitch * rows + 10) // 2
        left = panel.x + (panel.w - pitch * a_row + 10) // 2
        for number, card in enumerate(cards):
            row, column = divmod(number, a_row)
            place = Box(left + pitch * column, top + pitch * row, 2 * cell, 2 * cell)
            lay_card(drawing, card, place.x, place.y, cell, Edifice.TOMB)
            if card.id in view.drafted:
                put_glow(drawing, place, theme.LIMESTONE)
        for number, (colour, count) in enumerate(zip(Colour, stones, strict=True)):
            draw_group(drawing, panel.part(12 + 86 * number, panel.h - 74, 84, 56), colour, count, theme.LIMESTONE)


def _draw_obelisk(drawing: Drawing, own: SeenNecropolis, view: PyramidsView) -> None:
    """In the strip: the colour that most cards show, and on how many."""
    with drawing.thing("obelisk", _OBELISK) as panel:
        draw_panel(drawing, panel)
        room = _draw_strip(drawing, panel, Edifice.OBELISK)
        colour, count = own.best
        if colour is not None:
            put_stone(drawing, colour, Box(room.x + 6, room.y + 10, 40, 46), theme.HEADER)
            style = Style(Face.BLACK, 42, theme.INK, theme.HEADER, align=-1)
            drawing.write(f"\N{MULTIPLICATION SIGN} {count}", room.part(56, 4, room.w - 60, room.h - 8), style)
        tower = panel.part(56, _STRIP + 26, 138, panel.h - _STRIP - 46)
        draw_obelisk(drawing, own.obelisk, tower, 52, theme.LIMESTONE, view.drafted)


def _draw_pyramid(drawing: Drawing, scene: Scene, own: SeenNecropolis, view: PyramidsView, choices: Choices) -> None:
    """Two more columns while the base grows at both ends."""
    with drawing.thing("pyramid", _PYRAMID) as panel:
        draw_panel(drawing, panel)
        is_growing = sum(seen.place.floor == 0 for seen in own.pyramid) < layout.COLUMNS // 2
        columns, cell = (layout.COLUMNS + 2, 64) if is_growing else (layout.COLUMNS, 76)
        foot = panel.bottom - _FOUNDATION
        ground = Ground(panel.x + (panel.w - columns * cell) // 2, foot, cell, columns)
        drawing.fill(Box(panel.x + 3, panel.y + 86, panel.w - 6, foot - panel.y - 86), theme.DUSK)
        drawing.put(_sun(theme.DUSK), panel.right - 150, panel.y + 210)
        side = layout.COLUMNS * cell
        drawing.put(silhouette(theme.DUSK, side), panel.x + (panel.w - side) // 2, foot - side)
        drawing.fill(Box(panel.x + 3, foot, panel.w - 6, 10), theme.GROUND_LINE)
        room = _draw_strip(drawing, panel, Edifice.PYRAMID)
        points = sum(value for source, value in own.worth if source in ("groups", "largest_group", "all_colours"))
        right = draw_score(drawing, room, str(points), theme.HEADER)
        title = scene.words.say("edifice-title", edifice=Edifice.PYRAMID.value)
        style = Style(Face.SERIF, 40, theme.INK, theme.HEADER, align=-1)
        drawing.write(title, Box(room.x + 4, room.y + 4, right - room.x - 12, room.h - 8), style)
        for place, number in choices.places.items():
            box = ground.card(own, place).grown(-4)
            drawing.put(dashed_box(theme.DUSK, box.w, box.h, theme.NEXT_CELL, theme.LAPIS, 5), box.x, box.y)
            write_tag(drawing, *box.centre, round(0.62 * cell), str(number), theme.NEXT_CELL)
        draw_pyramid(drawing, own, ground, theme.DUSK, view.drafted)
        for number, (colour, count) in enumerate(zip(Colour, own.groups, strict=True)):
            chip = Box(panel.x + 20 + 104 * number, foot + 22, 100, 66)
            draw_group(drawing, chip, colour, count, theme.LIMESTONE)
        draw_bonus(drawing, Box(panel.right - 122, foot + 28, 104, 56), own, theme.LIMESTONE)
