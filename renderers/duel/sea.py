"""The ground: sand, the sea with its waves, palms; and what lies beside the harbour: warehouse, pile, ships left."""

from __future__ import annotations

from engines.duel.components import WAREHOUSE
from engines.duel.view import DuelView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.house import palm, waves
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.duel import layout
from renderers.duel.changes import Changes
from renderers.duel.ships import draw_small_ship
from renderers.duel.tokens import back

_WATER = "M322,176 C420,164 560,180 700,172 C840,164 960,164 1078,176 L1078,1010 L322,1010Z"
_WAVES = ((742, 604), (960, 590), (360, 966), (600, 976), (800, 958), (970, 940))
_PALMS = ((880, 178, 1.5), (960, 176, 1.1), (810, 176, 1.2))
_STORED = 80
_A_BACK = 9  # tokens in the pile for each back that is drawn
_PILE = 104


@piece
def _sea(pen: Pen) -> None:
    pen.path(_WATER, theme.LAPIS, theme.BANK, 8)
    waves(pen, _WAVES)


@piece
def _shed(pen: Pen) -> None:
    pen.rect(10, 32, 312, 108, theme.JETTY, theme.INK, 3, 6)
    pen.polygon([(0, 36), (28, 2), (308, 2), (336, 36)], theme.TERRACOTTA, theme.INK, 3)


@piece
def _empty_store(pen: Pen) -> None:
    pen.rect(0, 0, _STORED, _STORED, theme.BANK, theme.TAN_LINE, 2, 16)


@piece
def _empty_pile(pen: Pen) -> None:
    pen.rect(0, 0, _PILE, _PILE, theme.DEEP, theme.WAVE, 3, 20)


def draw_sea(drawing: Drawing) -> None:
    drawing.put(_sea(theme.SAND), 0, 0)
    for x, y, scale in _PALMS:
        drawing.put(palm(theme.SAND, scale), x, y)


def draw_stores(drawing: Drawing, view: DuelView, changes: Changes) -> None:
    with drawing.thing("warehouse", layout.WAREHOUSE) as box:
        drawing.put(_shed(theme.SAND), box.x, box.y)
        for number in range(WAREHOUSE):
            store = back(theme.JETTY, _STORED) if number < view.warehouse else _empty_store(theme.JETTY)
            drawing.put(store, box.x + 28 + 96 * number, box.y + 45)
    with drawing.thing("status", layout.STATUS) as box:
        if not view.pile:
            drawing.put(_empty_pile(theme.LAPIS), box.x + 18, box.y + 32)
        for number in range(-(-view.pile // _A_BACK)):
            drawing.put(back(theme.LAPIS, _PILE), box.x + 18 + 10 * number, box.y + 52 - 10 * number)
        draw_small_ship(drawing, box.x + 8, box.y + 200)
        ships = sum(map(bool, view.ships))
        for top, count, is_new in ((24, view.pile, changes.is_pile_smaller), (164, ships, changes.is_ship_gone)):
            ink = theme.BRIGHT_GOLD if is_new else theme.CREAM
            drawing.write(str(count), box.part(180, top, 140, 120), Style(Face.BLACK, 110, ink, theme.LAPIS))
