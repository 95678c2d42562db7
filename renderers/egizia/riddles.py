"""Sphinx cards: their points and what they ask for, as a small card or as a line with the progress so far."""

from __future__ import annotations

from engines.egizia.components import SPHINX
from engines.egizia.view import Progress, SeenRiddle
from renderers.core import fonts, theme
from renderers.core.drawing import SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.marks import tick
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import piece
from renderers.core.text import fitted
from renderers.egizia.signs import METRICS, put_sign, write_worth

_DISC = 30
_LEADING, _TWO_LINES = 31, 48  # of a goal's name in two lines, and the least height for them
_DONE = theme.PALM


@piece
def _card(pen: Pen, side: int) -> None:
    pen.rect(1.5, 1.5, side - 3, side - 3, theme.LAPIS, theme.INK, 3, 10)
    pen.rect(6, 6, side - 12, side - 12, theme.NEXT_CELL, radius=7)


def draw_riddle_card(drawing: Drawing, name: str, box: Box, ground: theme.Colour) -> None:
    """Points above; below, what is counted and how much of it is needed."""
    card = SPHINX[name]
    drawing.put(_card(ground, box.w), box.x, box.y)
    write_worth(drawing, box.centre[0], box.y + 27, 18, card.points, theme.NEXT_CELL)
    metric = card.each or card.most
    if metric is not None:
        kind = "most" if card.most is not None else "again"
        put_sign(drawing, METRICS[metric], box.centre[0] - 20, box.bottom - 34, 40, theme.NEXT_CELL)
        if kind == "most":
            put_sign(drawing, "most", box.centre[0] + 24, box.bottom - 34, 34, theme.NEXT_CELL)
        return
    for number, need in enumerate(card.needs):
        place = _need_box(box, number, len(card.needs))
        size = min(38, place.h)
        put_sign(drawing, METRICS[need.metric], place.x + size // 2, place.centre[1], size, theme.NEXT_CELL)
        style = Style(Face.BLACK, max(SMALLEST_COUNT, size - 2), theme.INK, theme.NEXT_CELL, -1, least=SMALLEST_COUNT)
        room = Box(place.x + size + 3, place.y - 4, place.right - place.x - size - 3, place.h + 8)
        drawing.write(str(need.least), room, style)


def _need_box(box: Box, number: int, count: int) -> Box:
    """One, two below one another, or four in two rows."""
    half = (box.w - 16) // 2
    if count == 1:
        return box.part(box.w // 2 - 38, box.h - 54, 80, 38)
    if count == 2:
        return box.part(box.w // 2 - 28, 45 + (box.h - 50) // 2 * number, 62, 25)
    row, column = divmod(number, 2)
    return box.part(9 + half * column, 45 + (box.h - 50) // 2 * row, half - 2, 25)


@piece
def _row(pen: Pen, w: int, h: int, edge: theme.Colour, width: int, fill: theme.Colour) -> None:
    pen.rect(width / 2, width / 2, w - width, h - width, fill, edge, width, 12)


def draw_riddle(
    drawing: Drawing, scene: Scene, seen: SeenRiddle, box: Box, ground: theme.Colour, *, is_choice: bool, is_kept: bool
) -> None:
    """As a line: its points, its goals as far as they are reached, and what it is worth now."""
    edge, width, fill = (theme.GOLD, 6, theme.PALE_GOLD) if is_choice else (theme.LINE, 2, theme.NEXT_CELL)
    drawing.put(_row(ground, box.w, box.h, edge, width, fill), box.x, box.y)
    middle = box.centre[1]
    write_worth(drawing, box.x + 46, middle, min(_DISC, box.h // 2 - 8), seen.points, fill)
    goals = box.part(88, 6, box.w - 188, box.h - 12)
    if len(seen.progress) == 1:
        _draw_goal(drawing, scene, seen, seen.progress[0], goals, fill)
    else:
        pitch = goals.w // max(3, len(seen.progress))
        for number, progress in enumerate(seen.progress):
            _draw_progress(drawing, progress, goals.part(pitch * number, 0, pitch - 4, goals.h), fill)
    if is_kept:
        drawing.put(tick(fill, 26), box.right - 46, middle)
    elif seen.worth:
        style = Style(Face.BLACK, 46, _DONE, fill)
        drawing.write(f"+{seen.worth}", Box(box.right - 92, middle - 28, 86, 56), style)


def _draw_goal(
    drawing: Drawing, scene: Scene, seen: SeenRiddle, progress: Progress, box: Box, ground: theme.Colour
) -> None:
    """With its name; a crown: more of it than anybody else."""
    size = min(56, box.h - 2)
    put_sign(drawing, METRICS[progress.metric], box.x + 28, box.centre[1], size, ground)
    x = box.x + 62
    if SPHINX[seen.card].most is not None:
        put_sign(drawing, "most", x + 18, box.centre[1], 38, ground)
        x += 42
    text = _count(progress)
    width = fonts.width(text, Face.BLACK, 42) + 4
    name = scene.words.say("metric-name", metric=progress.metric.value)
    _write_name(drawing, name, Box(x, box.y, box.right - x - width - 10, box.h), ground)
    drawing.write(text, Box(box.right - width, box.y, width, box.h), Style(Face.BLACK, 42, _ink(progress), ground))


def _write_name(drawing: Drawing, name: str, room: Box, ground: theme.Colour) -> None:
    """In two lines when one is too short for it, and there is room for two."""
    style = Style(Face.SANS, 36, theme.INK, ground, -1)
    fits = fitted(name, style.face, style.size, style.least, room.w)[0] == name
    if fits or room.h < _TWO_LINES:
        drawing.write(name, room, style)
    else:
        lines = room.part(0, room.h // 2 - _LEADING, room.w, 2 * _LEADING)
        drawing.write_lines(name, lines, style._replace(size=style.least), _LEADING)


def _draw_progress(drawing: Drawing, progress: Progress, box: Box, ground: theme.Colour) -> None:
    size = min(44, box.h - 2)
    put_sign(drawing, METRICS[progress.metric], box.x + 22, box.centre[1], size, ground)
    room = box.part(46, 0, box.w - 46, box.h)
    drawing.write(_count(progress), room, Style(Face.BLACK, 38, _ink(progress), ground, -1))


def _count(progress: Progress) -> str:
    return f"{progress.has}" if progress.needs is None else f"{progress.has}/{progress.needs}"


def _ink(progress: Progress) -> theme.Colour:
    return _DONE if progress.needs is None or progress.has >= progress.needs else theme.INK
