"""What only one player sees: the face-down pair that he is looking at, and his own cards with their names."""

from __future__ import annotations

from collections import Counter

from engines.core.decision import Seat
from engines.imhotep.components import Card
from engines.imhotep.view import ImhotepView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import panel, stone, write_count
from renderers.core.names import shown_name
from renderers.core.scene import Scene
from renderers.imhotep.cards import CARD_SIZE, card_face, icon

_WIDTH = 1400
_HEADING = Box(0, 0, _WIDTH, 84)
_MARGIN = 14
_TITLE = 66
_PAIR_SCALE = 1.9
_HAND_SCALE = 1.2
_A_ROW = 5
_ROW = 262
_NAME = Style(Face.SANS, 30, theme.INK, theme.LIMESTONE)


def draw_private(scene: Scene, view: ImhotepView, eye: Seat) -> Drawing:
    hand = Counter(view.hands[eye])
    kinds = [card for card in Card if card in hand]
    pair = Box(_MARGIN, _HEADING.bottom + _MARGIN, _WIDTH - 2 * _MARGIN, 372) if view.pair else None
    top = (pair or _HEADING).bottom + _MARGIN
    rows = -(-len(kinds) // _A_ROW)
    own = Box(_MARGIN, top, _WIDTH - 2 * _MARGIN, _TITLE + (_ROW * rows if rows else 76))
    drawing = Drawing((_WIDTH, own.bottom + _MARGIN), theme.SAND)
    _draw_heading(drawing, scene, eye)
    if pair is not None:
        _draw_pair(drawing, pair, scene, view.pair)
    _draw_hand(drawing, own, scene, [(card, hand[card]) for card in kinds])
    return drawing


def _draw_heading(drawing: Drawing, scene: Scene, eye: Seat) -> None:
    with drawing.thing("heading", _HEADING):
        drawing.fill(_HEADING, theme.COLUMN_GROUND)
        drawing.fill(Box(0, _HEADING.bottom - 5, _WIDTH, 5), theme.GOLD)
        drawing.put(stone(theme.COLUMN_GROUND, eye, 50, 50, 10, True), 28, 9)
        name = Style(Face.SANS, 46, theme.CREAM, theme.COLUMN_GROUND, align=-1)
        drawing.write(shown_name(scene, eye), Box(98, 6, 1180, 68), name)
        looking = icon(theme.COLUMN_GROUND, "eye", 66, theme.BRIGHT_GOLD, theme.BRIGHT_GOLD, theme.COLUMN_GROUND)
        drawing.put(looking, 1306, 6)


def _draw_pair(drawing: Drawing, box: Box, scene: Scene, cards: tuple[Card, ...]) -> None:
    w, h = (round(side * _PAIR_SCALE) for side in CARD_SIZE)
    with drawing.thing("pair", box):
        _draw_panel(drawing, box, scene.words.say("pair-title"))
        for number, card in enumerate(cards):
            half = box.w // len(cards)
            with drawing.thing(f"card {number}", box.part(half * number + 16, _TITLE, half - 32, h + 14)) as place:
                drawing.put(card_face(theme.LIMESTONE, card, _PAIR_SCALE), place.x + 16, place.y)
                room = place.part(w + 48, 70, place.w - w - 56, 180)
                name = scene.words.say("card-name", card=card.value)
                drawing.write_lines(name, room, Style(Face.SERIF, 46, theme.INK, theme.LIMESTONE, align=-1), 56)


def _draw_hand(drawing: Drawing, box: Box, scene: Scene, cards: list[tuple[Card, int]]) -> None:
    w, h = (round(side * _HAND_SCALE) for side in CARD_SIZE)
    rows = -(-len(cards) // _A_ROW)
    a_row = -(-len(cards) // max(rows, 1))
    with drawing.thing("hand", box):
        _draw_panel(drawing, box, scene.words.say("hand-title"))
        if not cards:
            style = Style(Face.SANS, 38, theme.INK, theme.LIMESTONE, align=-1)
            drawing.write(scene.words.say("hand-empty"), box.part(24, _TITLE, box.w - 48, 60), style)
        for number, (card, count) in enumerate(cards):
            row, column = divmod(number, a_row)
            wide = box.w // a_row
            with drawing.thing(card.value, box.part(wide * column + 6, _TITLE + _ROW * row, wide - 12, _ROW)) as place:
                left = place.x + (place.w - w) // 2
                drawing.put(card_face(theme.LIMESTONE, card, _HAND_SCALE), left, place.y)
                if count > 1:
                    write_count(drawing, left + w - 4, place.y + h - 8, count, theme.LIMESTONE)
                name = scene.words.say("card-name", card=card.value)
                drawing.write_lines(name, place.part(0, h + 10, place.w, 72), _NAME, 36)


def _draw_panel(drawing: Drawing, box: Box, title: str) -> None:
    drawing.put(panel(theme.SAND, box.w, box.h), box.x, box.y)
    style = Style(Face.SERIF, 40, theme.INK, theme.LIMESTONE, align=-1)
    drawing.write(title, box.part(24, 8, box.w - 48, 50), style)
