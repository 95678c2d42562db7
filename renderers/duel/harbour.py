"""The harbour: nine spaces with their names, and the pawns on them."""

from __future__ import annotations

from engines.duel.labels import space_name
from engines.duel.view import DuelView
from renderers.core import theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.pen import Pen
from renderers.core.sprites import piece
from renderers.duel import layout
from renderers.duel.changes import Changes
from renderers.duel.choices import Choices
from renderers.duel.pawns import pawn

_PAWN_SCALE = 1.1
_FOOT = (58, 106)  # where a pawn stands in its space


@piece
def _quay(pen: Pen, w: int, h: int) -> None:
    pen.rect(0, 0, w, h, theme.JETTY, theme.INK, 3, 14)


@piece
def _space(pen: Pen, size: int, is_choice: bool) -> None:
    if is_choice:
        pen.rect(2, 2, size - 4, size - 4, theme.NEXT_CELL, theme.LAPIS, 6, 10)
    else:
        pen.rect(0, 0, size, size, theme.DUNE, theme.LINE, 2.5, 10)


def draw_harbour(drawing: Drawing, view: DuelView, changes: Changes, choices: Choices) -> None:
    with drawing.thing("harbour", layout.HARBOUR) as quay:
        drawing.put(_quay(theme.LAPIS, quay.w, quay.h), quay.x, quay.y)
        for number, owner in enumerate(view.harbour):
            is_choice = number in choices.spaces
            with drawing.thing(f"space {space_name(number)}", layout.space(number)) as box:
                drawing.put(_space(theme.JETTY, box.w, is_choice), box.x, box.y)
                if owner is None:
                    ink, ground = (theme.LAPIS, theme.NEXT_CELL) if is_choice else (theme.LINE, theme.DUNE)
                    drawing.write(space_name(number), box, Style(Face.SANS, 46, ink, ground))
                else:
                    standing = pawn(theme.DUNE, owner, _PAWN_SCALE, number in changes.pawns)
                    drawing.put(standing, box.x + _FOOT[0], box.y + _FOOT[1])
