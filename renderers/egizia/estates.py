"""A page of what everybody owns: crews and feed, fields, quarries and cards, statues, column tiles, Sphinx cards."""

from __future__ import annotations

from typing import NamedTuple

from engines.egizia.components import CREWS
from engines.egizia.effects import Market
from engines.egizia.view import EgiziaView, SeenPlayer
from renderers.core import fonts, palette, theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import signed
from renderers.core.panels import draw_panel, strip
from renderers.core.scene import Scene
from renderers.egizia import changes as new
from renderers.egizia import layout
from renderers.egizia.changes import Changes, changes_of
from renderers.egizia.choices import Choices, choices_of
from renderers.egizia.faces import draw_plaque
from renderers.egizia.header import draw_header
from renderers.egizia.holdings import draw_holdings
from renderers.egizia.purse import draw_crew, draw_market, draw_stones
from renderers.egizia.signs import METRICS, put_sign
from renderers.egizia.strips import draw_bar, put_glows

_BAR, _LINE, _FOOT = 58, 54, 62
_WIDE = 1000


class Plan(NamedTuple):
    """A panel, as seen from its corner."""

    bar: Box
    crews: Box
    wheat: Box
    stones: Box
    cards: Box
    foot: Box


def plan(box: Box) -> Plan:
    """Wide panels have bar and purse in one line, and markets at the foot."""
    w = box.w - 16
    if w > _WIDE:
        cards = Box(8, _BAR + 14, w, box.h - _BAR - _FOOT - 28)
        crews = Box(490, 10, 400, _LINE)
        bar = Box(8, 8, 470, _BAR)
        wheat, stones = Box(912, 10, 230, _LINE), Box(1160, 10, 190, _LINE)
        return Plan(bar, crews, wheat, stones, cards, Box(8, box.h - _FOOT - 8, w, _FOOT))
    top = _BAR + 14
    return Plan(
        Box(8, 8, w, _BAR),
        Box(8, top, 276, _LINE),
        Box(290, top, 206, _LINE),
        Box(500, top, w - 492, _LINE),
        Box(8, top + _LINE + 6, w, box.h - top - _LINE - _FOOT - 20),
        Box(8, box.h - _FOOT - 8, w, _FOOT),
    )


def panel_box(number: int, seats: int) -> Box:
    """In the order of the round: four in two columns, fewer one below the other."""
    if seats == 4:
        row, column = divmod(number, 2)
        return Box(12 + 692 * column, 90 + 454 * row, 684, 446)
    height = (904 - 8 * (seats - 1)) // seats
    return Box(12, 90 + (height + 8) * number, 1376, height)


def draw_estates(scene: Scene, view: EgiziaView) -> Drawing:
    drawing = Drawing(layout.SIZE, palette.EGIZIA, theme.SAND)
    changes, choices = changes_of(scene.since), choices_of(scene.decisions)
    draw_header(drawing, scene, view, changes, choices)
    for number, seat in enumerate(view.order):
        with drawing.thing(f"player {seat}", panel_box(number, view.seats)) as box:
            draw_estate(drawing, box, view.players[seat], scene, view, changes, choices)
    return drawing


def draw_estate(
    drawing: Drawing, box: Box, own: SeenPlayer, scene: Scene, view: EgiziaView, changes: Changes, choices: Choices
) -> None:
    ground = draw_panel(drawing, box, is_asked=own.seat in view.asked)
    at = Plan(*(box.part(*part) for part in plan(box)))
    plate = draw_bar(drawing, at.bar, own, scene, view)
    glows = [plate] if changes.points[own.seat] else []
    pitch = at.crews.w // 4
    for number, crew in enumerate(CREWS):
        chip = at.crews.part(pitch * number, 0, pitch - 3, at.crews.h)
        is_choice = (own.seat, crew) in choices.crews
        used = crew in own.committed
        draw_crew(drawing, chip, crew, own.crews[number], ground, is_used=used, is_choice=is_choice)
        glows += [chip.grown(-3)] if (own.seat, crew) in changes.crews else []
    _draw_feed(drawing, at.wheat, own, ground)
    draw_stones(drawing, at.stones, own.stones, own.yields, ground)
    glows += [at.wheat.grown(-4)] if (own.seat, new.WHEAT) in changes.holdings else []
    glows += [at.stones.grown(-4)] if (own.seat, new.STONES) in changes.holdings else []
    glows += draw_holdings(drawing, at.cards, own, ground, changes, choices)
    glows += _draw_foot(drawing, at.foot, own, view, ground, changes)
    put_glows(drawing, glows, ground, 10)


def _draw_feed(drawing: Drawing, box: Box, own: SeenPlayer, ground: theme.Colour) -> None:
    """What is left over, from wheat less what the crews need."""
    feed = own.forecast
    put_sign(drawing, "wheat", box.x + 20, box.centre[1], box.h - 6, ground)
    text = f"+{feed.balance}" if feed.balance > 0 else signed(feed.balance)
    width = fonts.width(text, Face.BLACK, 42) + 2
    ink = theme.DEBT if feed.balance < 0 else theme.INK
    drawing.write(text, Box(box.x + 42, box.y, width, box.h), Style(Face.BLACK, 42, ink, ground, -1))
    room = Box(box.x + 46 + width, box.y + 2, box.right - box.x - 46 - width, box.h)
    shares = f"{feed.wheat}\N{MINUS SIGN}{feed.need}"
    drawing.write(shares, room, Style(Face.SANS, 30, theme.PIT_FIGURE, ground, -1))


def _draw_foot(
    drawing: Drawing, bar: Box, own: SeenPlayer, view: EgiziaView, ground: theme.Colour, changes: Changes
) -> list[Box]:
    """Sphinx cards, statues with what counts for their next level, column tiles."""
    drawing.put(strip(ground, bar.w, bar.h, theme.SILHOUETTE), bar.x, bar.y)
    put_sign(drawing, "riddle", bar.x + 28, bar.centre[1], 48, theme.SILHOUETTE)
    style = Style(Face.BLACK, 42, theme.INK, theme.SILHOUETTE, -1, least=SMALLEST_COUNT)
    drawing.write(str(own.sphinx_size), bar.part(52, 2, 30, bar.h - 4), style)
    pitch = 118
    for number, (statue, seen) in enumerate(zip(own.statues, view.statues, strict=True)):
        place = bar.part(88 + pitch * number, 3, pitch, bar.h - 6)
        put_sign(drawing, METRICS[seen.metric], place.x + 18, place.centre[1], 36, theme.SILHOUETTE)
        ink = theme.PALM if statue.level == statue.built > 0 else theme.INK
        text = f"{statue.has}/{seen.least[min(statue.built, 2)]}"
        style = Style(Face.BLACK, 32, ink, theme.SILHOUETTE, -1)
        drawing.write(text, place.part(38, 0, place.w - 39, place.h), style)
    glows = [bar.part(5, 6, 78, bar.h - 12)] if (own.seat, new.SPHINX) in changes.holdings else []
    if bar.w > _WIDE:
        for number, (market, level) in enumerate(((Market.WHEAT, own.wheat_market), (Market.STONE, own.stone_market))):
            shelf = bar.part(490 + 300 * number, 8, 280, bar.h - 16)
            draw_market(drawing, shelf, market, level, theme.SILHOUETTE)
            glows += [shelf.grown(-1)] if (own.seat, market) in changes.markets else []
    for number, tile in enumerate(own.tiles):
        place = bar.part(bar.w - 222 + 110 * number, 6, 106, bar.h - 12)
        with drawing.thing(f"tile {number + 1}", place), drawing.veiled(tile.is_used):
            draw_plaque(drawing, tile.tile, place, theme.SILHOUETTE, is_golden=tile.tile == view.golden)
        if (own.seat, tile.tile) in changes.tiles:
            glows.append(place.grown(-3))
    return glows
