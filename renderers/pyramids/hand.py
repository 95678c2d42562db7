"""A player's hand, large: each card under its letter. What is laid already leaves its place, so that letters stay."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.pyramids.components import Card, Edifice
from engines.pyramids.view import PyramidsView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.marks import dashed_box, put_glow, spark, tick, write_tag
from renderers.core.panels import draw_panel
from renderers.pyramids.cards import card_box, draw_card
from renderers.pyramids.changes import Changes
from renderers.pyramids.choices import Choices
from renderers.pyramids.signs import edifice

_CARD, _SCENERY, _PITCH = 200, 100, 226
_LETTERS = "ABC"


def draw_hand(drawing: Drawing, box: Box, view: PyramidsView, eye: Seat, changes: Changes, choices: Choices) -> None:
    with drawing.thing("hand", box):
        draw_panel(drawing, box)
        for number, card in enumerate(view.hand):
            with drawing.thing(f"card {_LETTERS[number]}", box.part(14 + _PITCH * number, 6, 222, box.h - 14)) as place:
                is_new = (eye, card.id) in changes.taken and card.id not in view.drafted
                if is_new:
                    around = card_box(place.x + 11, place.y + 74, _CARD, _SCENERY)
                    put_glow(drawing, around, theme.LIMESTONE, 9)
                _draw_place(drawing, place, _LETTERS[number], card, view, eye, choices)
                if is_new:
                    drawing.put(spark(theme.LIMESTONE, 20), around.right - 12, around.y + 10)


def _draw_place(
    drawing: Drawing, place: Box, letter: str, card: Card, view: PyramidsView, eye: Seat, choices: Choices
) -> None:
    x, y = place.x + 11, place.y + 74
    middle = place.centre[0]
    is_gone = card.id in view.drafted or (view.kept is not None and card != view.kept)
    if is_gone:
        box = Box(x, y, _CARD, _CARD + _SCENERY)
        drawing.put(dashed_box(theme.LIMESTONE, box.w, box.h, theme.PLOT, theme.LINE, 4), box.x, box.y)
        if (where := _lies_in(card, view, eye)) is not None:
            drawing.put(edifice(theme.PLOT, where, 110, False), middle - 55, box.centre[1] - 55)
        style = Style(Face.BLACK, 54, theme.LINE, theme.LIMESTONE)
        drawing.write(letter, Box(middle - 40, place.y + 4, 80, 60), style)
        return
    draw_card(drawing, card, x, y, _CARD, _SCENERY, theme.LIMESTONE)
    write_tag(drawing, middle, place.y + 34, 33, letter, theme.LIMESTONE, is_choice=card.id in choices.cards)
    if card == view.kept:
        drawing.put(tick(theme.LIMESTONE, 28), middle + 62, place.y + 34)


def _lies_in(card: Card, view: PyramidsView, eye: Seat) -> Edifice | None:
    """Where the seat has laid it in its present build."""
    own = view.necropolises[eye]
    if card.id not in view.drafted:
        return None
    if any(seen.card == card for seen in own.pyramid):
        return Edifice.PYRAMID
    return Edifice.OBELISK if card in own.obelisk else Edifice.TOMB
