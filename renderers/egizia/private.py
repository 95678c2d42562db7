"""What only one player sees: Sphinx cards with their goals, those being looked at, and the own cards in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.core.decision import Seat
from engines.egizia.components import CARDS
from engines.egizia.view import EgiziaView, SeenRiddle
from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.marks import tick
from renderers.core.own import draw_heading
from renderers.core.panels import draw_panel
from renderers.core.scene import Scene
from renderers.egizia import layout
from renderers.egizia.changes import changes_of
from renderers.egizia.choices import Choices, choices_of
from renderers.egizia.estates import draw_estate
from renderers.egizia.faces import draw_card, usable_edge
from renderers.egizia.riddles import draw_riddle

_LEFT = Box(14, 96, 700, 556)
_RIGHT = Box(722, 96, 664, 556)
_ESTATE = Box(12, 660, 1376, 330)
_TITLE = 66
_ROW = 104  # a Sphinx card's line, at most
_CARD = 118  # an own card's line
_WITH_WORDS = 4  # own cards, at most; more are shown without words
_A_ROW = 5


def draw_private(scene: Scene, view: EgiziaView, eye: Seat) -> Drawing:
    """Below, what everybody may see of the own estate."""
    drawing = Drawing(layout.SIZE, palette.EGIZIA, theme.SAND)
    changes, choices = changes_of(scene.since), choices_of(scene.decisions)
    draw_heading(drawing, scene, eye, has_stones=False)
    if view.looking:
        _draw_riddles(drawing, scene, "looking", _LEFT, view.looking, choices, None)
        _draw_riddles(drawing, scene, "riddles", _RIGHT, view.riddles, choices, view.start_card)
    else:
        _draw_riddles(drawing, scene, "riddles", _LEFT, view.riddles, choices, view.start_card)
        _draw_cards(drawing, scene, view, eye, choices)
    with drawing.thing("estate", _ESTATE) as box:
        draw_estate(drawing, box, replace(view.players[eye], sphinx=None), scene, view, changes, choices)
    return drawing


def _draw_title(drawing: Drawing, scene: Scene, panel: Box, name: str) -> None:
    draw_panel(drawing, panel)
    title = scene.words.say("picture-title", panel=name)
    style = Style(Face.SERIF, 40, theme.INK, theme.LIMESTONE, align=-1)
    drawing.write(title, panel.part(20, 10, panel.w - 40, 52), style)


def _draw_riddles(
    drawing: Drawing,
    scene: Scene,
    name: str,
    panel: Box,
    riddles: Sequence[SeenRiddle],
    choices: Choices,
    kept: str | None,
) -> None:
    with drawing.thing(name, panel):
        _draw_title(drawing, scene, panel, name)
        height = min(_ROW, (panel.h - _TITLE - 12) // max(1, len(riddles)))
        for number, seen in enumerate(riddles):
            room = panel.part(12, _TITLE + height * number, panel.w - 24, height - 6)
            with drawing.thing(f"card {number + 1}", room) as box:
                is_choice = seen.card in choices.riddles
                draw_riddle(drawing, scene, seen, box, theme.LIMESTONE, is_choice=is_choice, is_kept=seen.card == kept)


def _draw_cards(drawing: Drawing, scene: Scene, view: EgiziaView, eye: Seat, choices: Choices) -> None:
    """Those that are used by choice come with a few words."""
    own = view.players[eye]
    cards = (*own.anytime, *own.permanents)
    with drawing.thing("cards", _RIGHT) as panel:
        _draw_title(drawing, scene, panel, "cards")
        for number, (card, box) in enumerate(zip(cards, _places(panel, len(cards)), strict=True)):
            with drawing.thing(f"card {number + 1}", box):
                face = Box(box.x, box.y, min(box.h, 112), min(box.h, 112))
                draw_card(drawing, card, face, theme.LIMESTONE)
                if (eye, card) in choices.cards:
                    drawing.put(usable_edge(theme.LIMESTONE, face.w), face.x, face.y)
                if card in own.used:
                    drawing.put(tick(theme.LIMESTONE, 12), face.x + 11, face.y + round(0.36 * face.h))
                if box.w > 2 * _CARD:
                    note = scene.words.say("kind-effect", kind=CARDS[card].kind or "none")
                    style = Style(Face.SANS, 34, theme.INK, theme.LIMESTONE, align=-1)
                    drawing.write_lines(note, box.part(126, 8, box.w - 126, box.h - 8), style, 40)


def _places(panel: Box, count: int) -> list[Box]:
    if count <= _WITH_WORDS:
        return [panel.part(16, _TITLE + 2 + _CARD * number, panel.w - 32, _CARD - 4) for number in range(count)]
    rows = -(-count // _A_ROW)
    pitch = min(_CARD, (panel.h - _TITLE - 10) // rows)
    side = min(112, pitch - 4)
    return [
        panel.part(16 + 128 * (number % _A_ROW), _TITLE + 2 + pitch * (number // _A_ROW), side, side)
        for number in range(count)
    ]
