"""Market: the cards of the round, and on side B the face-down pair in the last place."""

from __future__ import annotations

from engines.imhotep.components import Site
from engines.imhotep.sites.market import FACE_UP
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.house import ring
from renderers.core.pen import Pen
from renderers.core.scene import Words
from renderers.core.sprites import piece
from renderers.imhotep.cards import CARD_SIZE, card_face, card_gap, card_pair
from renderers.imhotep.changes import Changes
from renderers.imhotep.choices import Choices
from renderers.imhotep.sites.title import site_panel, write_title

_PLACES = 4
_PITCH = 99


@piece
def _awning(pen: Pen, w: int) -> None:
    stripe = w / 8
    for number in range(8):
        x = stripe * number
        fill = theme.CREAM if number % 2 else theme.TERRACOTTA
        pen.path(f"M{x},0 L{x + stripe},0 L{x + stripe},34 Q{x + stripe / 2},74 {x},34Z", fill, theme.INK, 2)


@piece
def _may_be_taken(pen: Pen, w: int, h: int) -> None:
    """Around all places: whoever takes a card chooses among all that are left."""
    pen.rect(0, 0, w, h, theme.NEXT_CELL, theme.LAPIS, 5, 14)


@piece
def _sign(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.LIMESTONE, theme.INK, 2.5, 8)


def draw_market(drawing: Drawing, view: ImhotepView, words: Words, changes: Changes, choices: Choices) -> None:
    side = view.options.market
    w, h = CARD_SIZE
    with site_panel(drawing, Site.MARKET) as panel:
        drawing.put(_awning(theme.LIMESTONE, panel.w - 24), panel.x + 12, panel.y + 10)
        sign = panel.part(118, 8, panel.w - 236, 46)
        drawing.put(_sign(theme.CREAM, sign.w, sign.h), sign.x, sign.y)
        title = Style(Face.SERIF, 36, theme.INK, theme.LIMESTONE)
        write_title(drawing, words, Site.MARKET, side, sign.grown(-3), title)
        if choices.is_market:
            drawing.put(_may_be_taken(theme.LIMESTONE, panel.w - 16, h + 16), panel.x + 8, panel.y + 71)
        for number in range(_PLACES):
            with drawing.thing(f"card {number}", panel.part(17 + _PITCH * number, 78, w, h)) as box:
                if number < len(view.market):
                    drawing.put(card_face(theme.LIMESTONE, view.market[number], 1.0), box.x, box.y)
                elif number >= FACE_UP[side] and view.face_down:
                    if changes.is_pair_taken:
                        drawing.put(ring(theme.LIMESTONE, w + 2, h, 7), box.x, box.y)
                    drawing.put(card_pair(theme.LIMESTONE, 1.0), box.x, box.y)
                else:
                    drawing.put(card_gap(theme.LIMESTONE), box.x, box.y)
