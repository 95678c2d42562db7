"""Action tokens before their owner: the more, the smaller. A lapis frame around those that can be played now."""

from __future__ import annotations

from typing import NamedTuple

from engines.duel.components import ACTION_TOKENS
from renderers.core.drawing import Drawing
from renderers.core.geometry import Box
from renderers.core.house import place
from renderers.duel.sites.holder import LEFT, Holder
from renderers.duel.tokens import RING, draw_frame, draw_tokens


class _Grid(NamedTuple):
    size: int
    a_row: int
    rows: int
    pitch: int


_GRIDS = (_Grid(86, 2, 1, 108), _Grid(58, 3, 2, 73), _Grid(44, 4, 3, 56))


def draw_action_tokens(drawing: Drawing, box: Box, holder: Holder) -> None:
    held = [(token, copy) for token in ACTION_TOKENS for copy in range(holder.count(token))]
    grid = next(grid for grid in _GRIDS if len(held) <= grid.a_row * grid.rows)
    spots = _spots(box, grid)
    for spot in spots[len(held) :]:
        drawing.put(place(holder.ground, spot.w, spot.h), spot.x, spot.y)
    laid = [(token, spot, holder.is_new(token, copy)) for (token, copy), spot in zip(held, spots, strict=False)]
    for token, spot, is_new in laid:
        if (holder.seat, token) in holder.choices.tokens:
            draw_frame(drawing, spot, holder.ground, RING + 5 if is_new else 6)
    draw_tokens(drawing, laid, holder.ground)


def _spots(box: Box, grid: _Grid) -> list[Box]:
    left = box.x + LEFT + (grid.pitch - grid.size) // 2
    top = box.y + (box.h - grid.pitch * grid.rows) // 2 + (grid.pitch - grid.size) // 2 - 4
    return [
        Box(left + grid.pitch * column, top + grid.pitch * row, grid.size, grid.size)
        for row in range(grid.rows)
        for column in range(grid.a_row)
    ]
