"""A player's panel: name, score, necropolis, the size of the largest groups, tomb and hand. Gold: who is asked."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.pyramids.components import Colour, Edifice
from engines.pyramids.view import PyramidsView, SeenNecropolis
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import crown, seat_badge, signed
from renderers.core.marks import put_glow, spark
from renderers.core.names import shown_name
from renderers.core.panels import draw_panel, draw_score, strip
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.pyramids import layout
from renderers.pyramids.changes import Changes
from renderers.pyramids.necropolis import Ground, draw_obelisk, draw_plot, draw_pyramid
from renderers.pyramids.signs import edifice, hand_fan
from renderers.pyramids.stones import put_stone


@piece
def _outlined(pen: Pen, w: int, h: int, fill: theme.Colour, edge: theme.Colour) -> None:
    pen.rect(1.5, 1.5, w - 3, h - 3, fill, edge, 3, 9)


def draw_players(drawing: Drawing, scene: Scene, view: PyramidsView, changes: Changes) -> None:
    for seat in range(view.seats):
        with drawing.thing(f"player {seat}", layout.player(seat, view.seats)) as box:
            _draw_player(drawing, box, seat, scene, view, changes)


def _draw_player(drawing: Drawing, box: Box, seat: Seat, scene: Scene, view: PyramidsView, changes: Changes) -> None:
    plan, own = layout.plan(view.seats), view.necropolises[seat]
    ground = draw_panel(drawing, box, is_asked=seat in view.asked)
    _draw_name(drawing, _placed(box, plan.name), seat, scene, view)
    site = _placed(box, plan.plot)
    side = layout.COLUMNS * plan.cell
    left = (site.w - side) // 2
    draw_plot(drawing, site, Box(site.x + left, site.bottom - 8 - side, side, side))
    if seat == view.first_seat:
        drawing.put(crown(theme.PLOT, 0.7, theme.GOLD, theme.INK), site.x + 38, site.y + 36)
    stands = Ground(site.x + left, site.bottom - 8, plan.cell, layout.COLUMNS)
    draw_obelisk(drawing, own.obelisk, _placed(box, plan.obelisk), plan.course, ground, changes.laid)
    for colour, count, place in zip(Colour, own.groups, plan.chips, strict=True):
        draw_group(drawing, _placed(box, place), colour, count, ground)
    draw_bonus(drawing, _placed(box, plan.bonus), own, ground)
    tomb, hand = _placed(box, plan.tomb), _placed(box, plan.hand)
    new = [store for store, seats in ((tomb, changes.tombs), (hand, changes.hands)) if seat in seats]
    for store in (tomb, hand):
        drawing.put(strip(ground, store.w, store.h, theme.SILHOUETTE), store.x, store.y)
    for store in new:
        put_glow(drawing, store, ground, 10)
    _draw_store(drawing, tomb, "tomb", own.tomb_size)
    _draw_store(drawing, hand, "hand", own.hand_size)
    for store in new:
        drawing.put(spark(ground, 15), store.right - 6, store.y + 4)
    draw_pyramid(drawing, own, stands, theme.PLOT, changes.laid)


def _placed(panel: Box, part: Box) -> Box:
    return panel.part(*part)


def _draw_name(drawing: Drawing, box: Box, seat: Seat, scene: Scene, view: PyramidsView) -> None:
    fill = theme.BRIGHT_GOLD if seat in view.asked else theme.HEADER
    drawing.put(strip(theme.LIMESTONE, box.w, box.h, fill), box.x, box.y)
    radius = box.h // 2 - 4
    drawing.put(seat_badge(fill, seat, radius), box.x + radius + 6, box.centre[1])
    right = draw_score(drawing, box, signed(view.scores[seat]), fill) - 8
    left = box.x + 2 * radius + 14
    style = Style(Face.SANS, 40, theme.INK, fill, align=-1)
    drawing.write(shown_name(scene, seat), Box(left, box.y + 4, right - left, box.h - 8), style)


def draw_group(drawing: Drawing, place: Box, colour: Colour, count: int, ground: theme.Colour) -> None:
    """A stone, and how many of its colour lie together."""
    h = place.h - 4
    w = round(0.86 * h)
    put_stone(drawing, colour, Box(place.x + 2, place.y + 2, w, h), ground)
    room = Box(place.x + w + 3, place.y, place.w - w - 3, place.h)
    drawing.write(str(count), room, Style(Face.BLACK, round(0.92 * h), theme.INK, ground))


def draw_bonus(drawing: Drawing, place: Box, own: SeenNecropolis, ground: theme.Colour) -> None:
    """Ten points for five groups that are large enough."""
    is_won = dict(own.worth)["all_colours"] > 0
    fill, edge, ink = (theme.PALM, theme.INK, theme.CREAM) if is_won else (ground, theme.LINE, theme.LINE)
    drawing.put(_outlined(ground, place.w, place.h, fill, edge), place.x, place.y)
    drawing.write("+10", place.grown(-4), Style(Face.BLACK, round(0.8 * place.h), ink, fill))


def _draw_store(drawing: Drawing, place: Box, name: str, count: int) -> None:
    """How many cards lie face down: in the tomb, in the hand."""
    with drawing.thing(name, place):
        size = 48 if name == "tomb" else 46
        sign = (
            edifice(theme.SILHOUETTE, Edifice.TOMB, size, False) if name == "tomb" else hand_fan(theme.SILHOUETTE, size)
        )
        drawing.put(sign, place.x + (-4 if name == "tomb" else 0), place.centre[1] - size // 2)
        room = Box(place.x + 40, place.y + 4, place.w - 44, place.h - 8)
        drawing.write(str(count), room, Style(Face.BLACK, 50, theme.INK, theme.SILHOUETTE))
