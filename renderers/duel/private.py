"""A player's own picture: the action tokens with their names, and beside them the own locations. Nothing is secret."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.duel.components import ACTION_TOKENS
from engines.duel.view import DuelView
from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import panel, write_count
from renderers.core.own import HEADING, MARGIN, TITLE, WIDTH, draw_heading, draw_titled_panel
from renderers.core.scene import Scene
from renderers.duel.changes import changes_of
from renderers.duel.choices import choices_of
from renderers.duel.locations import HEIGHT, draw_locations
from renderers.duel.sites.holder import Holder
from renderers.duel.tokens import draw_frame, draw_token

_LOCATIONS = Box(MARGIN, HEADING.bottom + MARGIN, 304, HEIGHT + 8)
_HAND = Box(_LOCATIONS.right + MARGIN, _LOCATIONS.y, WIDTH - _LOCATIONS.right - 2 * MARGIN, _LOCATIONS.h)
_TOKEN, _ROW = 140, 188


def draw_private(scene: Scene, view: DuelView, eye: Seat) -> Drawing:
    drawing = Drawing((WIDTH, _LOCATIONS.bottom + MARGIN), palette.IMHOTEP, theme.SAND)
    holder = Holder(view, eye, changes_of(scene.since), choices_of(scene.decisions), theme.LIMESTONE)
    draw_heading(drawing, scene, eye)
    with drawing.thing("locations", _LOCATIONS) as box:
        drawing.put(panel(theme.SAND, box.w, box.h), box.x, box.y)
        draw_locations(drawing, box.part(0, 4, box.w, HEIGHT), holder)
    with drawing.thing("hand", _HAND) as box:
        draw_titled_panel(drawing, box, scene.words.say("hand-title"))
        _draw_hand(drawing, box, scene, holder)
    return drawing


def _draw_hand(drawing: Drawing, box: Box, scene: Scene, holder: Holder) -> None:
    """A row for each kind; a lapis frame around what can be played now."""
    kinds = [token for token in ACTION_TOKENS if holder.count(token)]
    if not kinds:
        style = Style(Face.SANS, 38, theme.INK, theme.LIMESTONE, align=-1)
        drawing.write(scene.words.say("hand-empty"), box.part(24, TITLE, box.w - 48, 60), style)
    for number, token in enumerate(kinds):
        with drawing.thing(token.value, box.part(20, TITLE + _ROW * number, box.w - 40, _ROW)) as row:
            place = row.part(14, 14, _TOKEN, _TOKEN)
            if (holder.seat, token) in holder.choices.tokens:
                draw_frame(drawing, place, theme.LIMESTONE, 9)
            draw_token(drawing, token, place, theme.LIMESTONE)
            if holder.count(token) > 1:
                write_count(drawing, place.right - 8, place.bottom - 8, holder.count(token), theme.CARD_BLUE)
            name = scene.words.say("token-title", action=token.value)
            room = row.part(200, 12, row.w - 210, 150)
            drawing.write(
                name, room.part(0, 0, room.w, 60), Style(Face.SERIF, 46, theme.INK, theme.LIMESTONE, align=-1)
            )
            note = scene.words.say("token-note", action=token.value)
            style = Style(Face.SANS, 36, theme.INK, theme.LIMESTONE, align=-1)
            drawing.write_lines(note, room.part(0, 60, room.w, 90), style, 44)
