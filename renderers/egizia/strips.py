"""A panel for every player below the river, in the order of the round: score, crews, wheat, stones, markets, cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.egizia.components import CREWS
from engines.egizia.effects import Market
from engines.egizia.view import EgiziaView, SeenPlayer
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import seat_badge, signed
from renderers.core.marks import put_glow, spark
from renderers.core.names import shown_name
from renderers.core.panels import draw_panel, draw_score, strip
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.egizia import changes as new
from renderers.egizia import layout
from renderers.egizia.changes import Changes
from renderers.egizia.choices import Choices
from renderers.egizia.purse import draw_awning, draw_crew, draw_market, draw_stones, draw_wheat
from renderers.egizia.signs import put_sign

_BAR = 56


@piece
def _stroke(pen: Pen, size: int) -> None:
    """Across the ships of whoever has passed."""
    pen.line([(0, size), (size, 0)], theme.TERRACOTTA, 7)


def draw_strips(drawing: Drawing, scene: Scene, view: EgiziaView, changes: Changes, choices: Choices) -> None:
    for number, seat in enumerate(view.order):
        with drawing.thing(f"player {seat}", layout.player(number, view.seats)) as box:
            _draw_strip(drawing, box, view.players[seat], scene, view, changes, choices)


def _draw_strip(
    drawing: Drawing, box: Box, own: SeenPlayer, scene: Scene, view: EgiziaView, changes: Changes, choices: Choices
) -> None:
    ground = draw_panel(drawing, box, is_asked=own.seat in view.asked)
    bar = box.part(8, 7, box.w - 16, _BAR)
    plate = draw_bar(drawing, bar, own, scene, view)
    glows = [plate] if changes.points[own.seat] else []
    for number, crew in enumerate(CREWS):
        pitch = (box.w - 14) // 4
        chip = box.part(8 + pitch * number, 67, pitch - 3, 52)
        draw_crew(
            drawing,
            chip,
            crew,
            own.crews[number],
            ground,
            is_used=crew in own.committed,
            is_choice=(own.seat, crew) in choices.crews,
        )
        if (own.seat, crew) in changes.crews:
            glows.append(chip.grown(-2))
    glows += _draw_goods(drawing, box, own, ground, changes)
    glows += _draw_counters(drawing, box.part(8, box.h - 62, box.w - 16, 54), own, ground, changes)
    put_glows(drawing, glows, ground, 12)


def put_glows(drawing: Drawing, boxes: Sequence[Box], ground: theme.Colour, size: int) -> None:
    """Sparks stand a little outside, so that no number is under them."""
    for box in boxes:
        put_glow(drawing, box, ground, 8)
    for box in boxes:
        drawing.put(spark(ground, size), box.right + 3, box.y - 2)


def draw_bar(drawing: Drawing, bar: Box, own: SeenPlayer, scene: Scene, view: EgiziaView) -> Box:
    """Order, name and score; gold for whoever is asked. Returns the place of the score."""
    fill = theme.BRIGHT_GOLD if own.seat in view.asked else theme.HEADER
    drawing.put(strip(theme.LIMESTONE, bar.w, bar.h, fill), bar.x, bar.y)
    style = Style(Face.BLACK, 40, theme.PIT_FIGURE, fill)
    drawing.write(str(own.number), bar.part(6, 4, 26, bar.h - 8), style)
    drawing.put(seat_badge(fill, own.seat, 23), bar.x + 58, bar.centre[1])
    right = draw_score(drawing, bar, signed(own.score), fill)
    left = bar.x + 88
    style = Style(Face.SANS, 38, theme.INK, fill, align=-1)
    drawing.write(shown_name(scene, own.seat), Box(left, bar.y + 4, right - left - 6, bar.h - 8), style)
    return Box(right, bar.y + 5, bar.right - 5 - right, bar.h - 10).grown(-5)


def _draw_goods(drawing: Drawing, box: Box, own: SeenPlayer, ground: theme.Colour, changes: Changes) -> list[Box]:
    left = round(0.51 * box.w)
    wheat, stones = (box.part(8, top, left - 10, 50) for top in (123, 174))
    draw_wheat(drawing, wheat, own.forecast, ground)
    draw_stones(drawing, stones, own.stones, own.yields, ground)
    width = box.w - left - 12
    draw_awning(drawing, box.x + left, box.y + 121, width, ground)
    shelves = {
        Market.WHEAT: box.part(left + 2, 137, width - 4, 40),
        Market.STONE: box.part(left + 2, 181, width - 4, 40),
    }
    for market, level in ((Market.WHEAT, own.wheat_market), (Market.STONE, own.stone_market)):
        draw_market(drawing, shelves[market], market, level, ground)
    glows = [shelves[market].grown(-1) for market in Market if (own.seat, market) in changes.markets]
    glows += [wheat.grown(-5)] if (own.seat, new.WHEAT) in changes.holdings else []
    glows += [stones.grown(-5)] if (own.seat, new.STONES) in changes.holdings else []
    return glows


def _draw_counters(drawing: Drawing, bar: Box, own: SeenPlayer, ground: theme.Colour, changes: Changes) -> list[Box]:
    """Ships that are left, Sphinx cards, permanent and anytime cards."""
    drawing.put(strip(ground, bar.w, bar.h, theme.SILHOUETTE), bar.x, bar.y)
    counters = (
        (new.SHIPS, "ship", own.ships),
        (new.SPHINX, "riddle", own.sphinx_size),
        (new.PERMANENTS, "permanent", len(own.permanents)),
        (new.ANYTIME, "anytime", len(own.anytime)),
    )
    glows = []
    pitch = bar.w // 4
    for number, (name, sign, count) in enumerate(counters):
        place = bar.part(pitch * number, 0, pitch, bar.h)
        left = place.x + (place.w - 76) // 2
        put_sign(drawing, sign, left + 19, place.centre[1], 37, theme.SILHOUETTE)
        if name == new.SHIPS and own.has_passed:
            drawing.put(_stroke(theme.SILHOUETTE, 36), left + 2, place.centre[1] - 18)
        ink = theme.INK if count else theme.LINE
        style = Style(Face.BLACK, 42 if count < 10 else 30, ink, theme.SILHOUETTE, align=-1)
        drawing.write(str(count), Box(left + (43 if count < 10 else 39), place.y + 4, 35, place.h - 8), style)
        if (own.seat, name) in changes.holdings:
            glows.append(place.grown(-4))
    return glows
