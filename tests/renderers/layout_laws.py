"""What holds of every drawing. Each law yields what breaks it, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations

from PIL import Image, ImageChops

from renderers.core.drawing import SMALLEST, SMALLEST_COUNT, Drawing, Fill, Path, Put
from renderers.core.geometry import Box
from renderers.core.sprites import Lettering

Law = Callable[[Drawing], Iterator[str]]

OVERHANG = 12  # a ring, a stone's front or a count may reach this far out of its place, never out of the panel


def extent(drawing: Drawing, mark: Put | Fill) -> Box:
    """The pixels that a mark covers."""
    if isinstance(mark, Fill):
        return mark.box
    stamp = drawing.stamp(mark.sprite)
    left, top, right, bottom = stamp.mask.getbbox() or (0, 0, 0, 0)
    return Box(mark.x + stamp.x + left, mark.y + stamp.y + top, right - left, bottom - top)


def texts(drawing: Drawing) -> Iterator[tuple[int, Put, Lettering]]:
    for number, mark in enumerate(drawing.marks):
        if isinstance(mark, Put) and isinstance(mark.sprite, Lettering):
            yield number, mark, mark.sprite


def text_is_inside_its_room(drawing: Drawing) -> Iterator[str]:
    for _, mark, lettering in texts(drawing):
        assert mark.room is not None
        if not mark.room.grown(2).holds(extent(drawing, mark)):
            yield f"{lettering.text!r} {extent(drawing, mark)} leaves {mark.room}"


def rooms_are_inside_their_things(drawing: Drawing) -> Iterator[str]:
    boxes = {thing.path: thing.box for thing in drawing.things}
    for _, mark, lettering in texts(drawing):
        if not mark.owner:
            yield f"{lettering.text!r} belongs to nothing"
        elif not boxes[mark.owner].grown(OVERHANG).holds(extent(drawing, mark)):
            yield f"{lettering.text!r} leaves {mark.owner}"


def text_is_large_enough(drawing: Drawing) -> Iterator[str]:
    """Only counts and printed points may be smaller than the rest."""
    for _, _, lettering in texts(drawing):
        least = SMALLEST_COUNT if re.fullmatch(r"[+\N{MINUS SIGN}]?\d+", lettering.text) else SMALLEST
        if lettering.size < least:
            yield f"{lettering.text!r} is {lettering.size} high"


def text_is_not_covered(drawing: Drawing) -> Iterator[str]:
    for number, mark, lettering in texts(drawing):
        for later in drawing.marks[number + 1 :]:
            if _is_covered(drawing, mark, later):
                yield f"{lettering.text!r} is covered by {later}"


def things_do_not_overlap(drawing: Drawing) -> Iterator[str]:
    """Only what lies within a thing may share its place."""
    for one, other in combinations(drawing.things, 2):
        if not _contains(one.path, other.path) and not _contains(other.path, one.path) and one.box.overlaps(other.box):
            yield f"{one} overlaps {other}"


def things_lie_within_what_contains_them(drawing: Drawing) -> Iterator[str]:
    boxes = {thing.path: thing.box for thing in drawing.things}
    canvas = Box(0, 0, *drawing.size)
    for thing in drawing.things:
        if not boxes.get(thing.path[:-1], canvas).holds(thing.box):
            yield f"{thing} leaves {thing.path[:-1] or 'the canvas'}"


def paths_are_unique(drawing: Drawing) -> Iterator[str]:
    paths = [thing.path for thing in drawing.things]
    for path in set(paths):
        if paths.count(path) > 1:
            yield f"two things are called {path}"


def marks_stay_with_their_things(drawing: Drawing) -> Iterator[str]:
    """Scenery belongs to nothing and may run off the canvas."""
    boxes = {thing.path: thing.box for thing in drawing.things}
    canvas = Box(0, 0, *drawing.size)
    for mark in drawing.marks:
        own = extent(drawing, mark)
        if mark.owner and not canvas.holds(own):
            yield f"{mark} {own} leaves the canvas"
        elif mark.owner and not boxes[mark.owner].grown(OVERHANG).holds(own):
            yield f"{mark} {own} strays from {mark.owner} {boxes[mark.owner]}"


def _is_covered(drawing: Drawing, text: Put, later: Put | Fill) -> bool:
    """Whether any pixel of the text lies under a pixel of the later mark."""
    own, other = extent(drawing, text), extent(drawing, later)
    if not own.overlaps(other):
        return False
    x, y = max(own.x, other.x), max(own.y, other.y)
    shared = Box(x, y, min(own.right, other.right) - x, min(own.bottom, other.bottom) - y)
    if isinstance(later, Fill):
        return True
    return ImageChops.logical_and(_pixels(drawing, text, shared), _pixels(drawing, later, shared)).getbbox() is not None


def _pixels(drawing: Drawing, mark: Put, box: Box) -> Image.Image:
    stamp = drawing.stamp(mark.sprite)
    left, top = box.x - mark.x - stamp.x, box.y - mark.y - stamp.y
    return stamp.mask.crop((left, top, left + box.w, top + box.h))


def _contains(outer: Path, inner: Path) -> bool:
    return inner[: len(outer)] == outer


LAWS: tuple[Law, ...] = (
    text_is_inside_its_room,
    rooms_are_inside_their_things,
    text_is_large_enough,
    text_is_not_covered,
    things_do_not_overlap,
    things_lie_within_what_contains_them,
    paths_are_unique,
    marks_stay_with_their_things,
)


def broken(drawing: Drawing) -> list[str]:
    return [f"{law.__name__}: {problem}" for law in LAWS for problem in law(drawing)]
