"""Temple tokens, a column for each number of circles: a full row is a whole set."""

from __future__ import annotations

from engines.duel.components import TEMPLE
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import place
from renderers.duel.sites.holder import LEFT, Holder
from renderers.duel.tokens import draw_tokens

_PITCH = 55
_SIZES = {2: (48, 60), 3: (34, 43)}  # of a token, by rows, and how far the next row lies below


def draw_temple(drawing: Drawing, box: Box, holder: Holder) -> None:
    counts = [holder.count(token) for token in TEMPLE]
    rows = max(2, *counts)
    size, down = _SIZES[rows]
    top = box.y + (box.h - down * rows) // 2 + 4
    laid = []
    for column, token in enumerate(TEMPLE):
        for row in range(rows):
            spot = Box(box.x + LEFT + _PITCH * column + (_PITCH - size) // 2, top + down * row, size, size)
            if row < counts[column]:
                laid.append((token, spot, holder.is_new(token, row)))
            else:
                drawing.put(place(holder.ground, size, size), spot.x, spot.y)
    draw_tokens(drawing, laid, holder.ground)
