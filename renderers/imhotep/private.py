"""What only one player sees: the face-down pair that he is looking at, and his own cards with their names."""

from __future__ import annotations

from collections import Counter

from engines.core.decision import Seat
from engines.imhotep.components import Card
from engines.imhotep.view import ImhotepView
from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import write_count
from renderers.core.own import HEADING, MARGIN, TITLE, WIDTH, draw_heading, draw_titled_panel
from renderers.core.scene import Scene
from renderers.imhotep.cards import CARD_SIZE, card_face

_PAIR_SCALE = 1.9
_HAND_SCALE = 1.2
_A_ROW = 5
_ROW = 262
_NAME = Style(Face.SANS, 30, theme.INK, theme.LIMESTONE)


def draw_private(scene: Scene, view: ImhotepView, eye: Seat) -> Drawing:
    hand = Counter(view.hands[eye])
    kinds = [card for card in Card if card in hand]
    pair = Box(MARGIN, HEADING.bottom + MARGIN, WIDTH - 2 * MARGIN, 372) if view.pair else None
    top = (pair or HEADING).bottom + MARGIN
    rows = -(-len(kinds) // _A_ROW)
    own = Box(MARGIN, top, WIDTH - 2 * MARGIN, TITLE + (_ROW * rows if rows else 76))
    drawing = Drawing((WIDTH, own.bottom + MARGIN), palette.IMHOTEP, theme.SAND)
    draw_heading(drawing, scene, eye)
    if pair is not None:
        _draw_pair(drawing, pair, scene, view.pair)
    _draw_hand(drawing, own, scene, [(card, hand[card]) for card in kinds])
    return drawing


def _draw_pair(drawing: Drawing, box: Box, scene: Scene, cards: tuple[Card, ...]) -> None:
    w, h = (round(side * _PAIR_SCALE) for side in CARD_SIZE)
    with drawing.thing("pair", box):
        draw_titled_panel(drawing, box, scene.words.say("pair-title"))
        for number, card in enumerate(cards):
            half = box.w // len(cards)
            with drawing.thing(f"card {number}", box.part(half * number + 16, TITLE, half - 32, h + 14)) as place:
                drawing.put(card_face(theme.LIMESTONE, card, _PAIR_SCALE), place.x + 16, place.y)
                room = place.part(w + 48, 70, place.w - w - 56, 180)
                name = scene.words.say("card-name", card=card.value)
                drawing.write_lines(name, room, Style(Face.SERIF, 46, theme.INK, theme.LIMESTONE, align=-1), 56)


def _draw_hand(drawing: Drawing, box: Box, scene: Scene, cards: list[tuple[Card, int]]) -> None:
    w, h = (round(side * _HAND_SCALE) for side in CARD_SIZE)
    rows = -(-len(cards) // _A_ROW)
    a_row = -(-len(cards) // max(rows, 1))
    with drawing.thing("hand", box):
        draw_titled_panel(drawing, box, scene.words.say("hand-title"))
        if not cards:
            style = Style(Face.SANS, 38, theme.INK, theme.LIMESTONE, align=-1)
            drawing.write(scene.words.say("hand-empty"), box.part(24, TITLE, box.w - 48, 60), style)
        for number, (card, count) in enumerate(cards):
            row, column = divmod(number, a_row)
            wide = box.w // a_row
            with drawing.thing(card.value, box.part(wide * column + 6, TITLE + _ROW * row, wide - 12, _ROW)) as place:
                left = place.x + (place.w - w) // 2
                drawing.put(card_face(theme.LIMESTONE, card, _HAND_SCALE), left, place.y)
                if count > 1:
                    write_count(drawing, left + w - 4, place.y + h - 8, count, theme.LIMESTONE)
                name = scene.words.say("card-name", card=card.value)
                drawing.write_lines(name, place.part(0, h + 10, place.w, 72), _NAME, 36)
