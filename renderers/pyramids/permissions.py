"""What a player's god asks and allows this round, beside what has been done of it; or that a card is to be kept."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.pyramids.components import PAIR, Edifice, God, favour
from engines.pyramids.view import PyramidsView
from renderers.core import fonts, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import pill
from renderers.core.marks import tick
from renderers.core.scene import Scene
from renderers.pyramids.gods import head
from renderers.pyramids.header import task_of
from renderers.pyramids.signs import edifice, stroke

_BUILT = 140
MUST, MAY, NO, DONE = "must", "may", "no", "done"


def permissions(view: PyramidsView, eye: Seat, god: God) -> dict[Edifice, str]:
    """Of each edifice: whether a card must go there now, may, may not, or lies there already."""
    own, laid = view.necropolises[eye], set(view.drafted)
    done = {
        Edifice.PYRAMID: any(seen.card.id in laid for seen in own.pyramid),
        Edifice.OBELISK: any(card.id in laid for card in own.obelisk),
        Edifice.TOMB: any(card.id in laid for card in own.tomb or ()),
    }
    allowed = favour(god, view.seats)
    optional = sum(done[sign] for sign in allowed.edifices)
    is_pair_taken = any(pair.taker == eye for pair in view.pairs)
    left = len(view.hand) - len(laid) + (0 if is_pair_taken else PAIR)
    # The last card is the pyramid's.
    is_card_left = left > (0 if done[Edifice.PYRAMID] else 1)

    def of(sign: Edifice) -> str:
        if done[sign]:
            return DONE
        if sign is Edifice.PYRAMID:
            return MUST
        return MAY if sign in allowed.edifices and optional < allowed.most and is_card_left else NO

    return {sign: of(sign) for sign in (Edifice.PYRAMID, Edifice.OBELISK, Edifice.TOMB)}


def draw_permissions(drawing: Drawing, box: Box, scene: Scene, view: PyramidsView, eye: Seat) -> None:
    """Gold when the eye is asked; nothing before it has a god, or when all have built."""
    is_asked = eye in view.asked
    fill = theme.BRIGHT_GOLD if is_asked else theme.HEADER
    seen = next((seen for seen in view.gods if seen.taker == eye), None)
    if is_asked and task_of(view) != "build":
        _draw_task(drawing, box, scene, view, fill)
    elif seen is not None and view.phase != "clearing":
        width = _BUILT if seen.has_built else box.w
        with drawing.thing("permissions", Box(box.right - width, box.y, width, box.h)) as place:
            drawing.put(pill(theme.COLUMN_GROUND, place.w, place.h, fill), place.x, place.y)
            drawing.put(head(fill, seen.god, 48, theme.INK, theme.GOLD), place.x + 22, place.y + 9)
            if seen.has_built:
                drawing.put(tick(fill, 20), place.x + 100, place.centre[1])
            else:
                _draw_edifices(drawing, place, scene, permissions(view, eye, seen.god), fill)


def _draw_task(drawing: Drawing, box: Box, scene: Scene, view: PyramidsView, fill: theme.Colour) -> None:
    text = scene.words.say("own-task", task=task_of(view))
    width = fonts.width(text, Face.SANS, 42) + 64
    with drawing.thing("permissions", Box(box.right - width, box.y, width, box.h)) as place:
        drawing.put(pill(theme.COLUMN_GROUND, place.w, place.h, fill), place.x, place.y)
        drawing.write(text, place.grown(-6), Style(Face.SANS, 42, theme.INK, fill))


def _draw_edifices(drawing: Drawing, box: Box, scene: Scene, allowed: dict[Edifice, str], fill: theme.Colour) -> None:
    third = (box.w - 104) // 3
    for number, (sign, permission) in enumerate(allowed.items()):
        place = box.part(90 + third * number, 4, third, box.h - 8)
        drawing.put(edifice(fill, sign, 46, False), place.x, place.y + 5)
        if permission == NO:
            drawing.put(stroke(fill, 46), place.x, place.y + 5)
        text = scene.words.say("permission", permission=permission)
        style = Style(Face.SANS, 38, theme.INK, fill, align=-1)
        drawing.write(text, place.part(54, 0, place.w - 60, place.h), style)
