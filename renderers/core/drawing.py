"""A picture as a list of what lies where. The list can be read as well as painted: layout laws look at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PIL import Image

from renderers.core import fonts
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.palette import Palette
from renderers.core.sprites import CACHE, Lettering, Sprite, Stamp, Veiled
from renderers.core.text import fitted, wrapped
from renderers.core.theme import Colour

SMALLEST = 30  # text, in pixels of a picture 1400 wide
SMALLEST_COUNT = 25  # badge counts and the like
_OPTICAL_MIDDLE = 0.33  # a line's eye level above its baseline, in sizes

Path = tuple[str, ...]


class Thing(NamedTuple):
    """Something that has a place of its own; what it contains lies within it."""

    path: Path
    box: Box


class Put(NamedTuple):
    """A sprite with its origin at (x, y); `room`: for text, the box that it was fitted to."""

    owner: Path
    sprite: Sprite
    x: int
    y: int
    room: Box | None = None


class Fill(NamedTuple):
    owner: Path
    box: Box
    colour: Colour


class Style(NamedTuple):
    """How a text looks. It shrinks from `size` to `least`; `align` -1 left, 0 middle, 1 right."""

    face: Face
    size: int
    ink: Colour
    ground: Colour
    align: int = 0
    least: int = SMALLEST


class Drawing:
    """Collects what lies where, from the ground up."""

    def __init__(self, size: tuple[int, int], palette: Palette, ground: Colour) -> None:
        self.size = size
        self.palette = palette
        self.ground = ground
        self.things: list[Thing] = []
        self.marks: list[Put | Fill] = []
        self._path: Path = ()
        self._is_veiled = False

    @contextmanager
    def thing(self, name: str, box: Box) -> Iterator[Box]:
        self._path = (*self._path, name)
        self.things.append(Thing(self._path, box))
        yield box
        self._path = self._path[:-1]

    @contextmanager
    def veiled(self, is_veiled: bool = True) -> Iterator[None]:
        """What is drawn inside cannot be had now. Plain fills stay as they are."""
        self._is_veiled = is_veiled
        yield
        self._is_veiled = False

    def put(self, sprite: Sprite, x: int, y: int, room: Box | None = None) -> None:
        self.marks.append(Put(self._path, Veiled(sprite) if self._is_veiled else sprite, x, y, room))

    def fill(self, box: Box, colour: Colour) -> None:
        self.marks.append(Fill(self._path, box, colour))

    def write(self, text: str, room: Box, style: Style) -> None:
        """One line in the vertical middle of the room."""
        shown, size = fitted(text, style.face, style.size, style.least, room.w)
        slack = room.w - fonts.width(shown, style.face, size)
        x = room.x + (0, slack // 2, slack)[style.align + 1]
        y = room.y + room.h // 2 + round(_OPTICAL_MIDDLE * size)
        sprite = Lettering(shown, style.face, size, style.ink, style.ground)
        self.put(sprite, x, y, room)

    def write_lines(self, text: str, room: Box, style: Style, leading: int) -> None:
        """As many lines as needed, from the top of the room down."""
        for number, line in enumerate(wrapped(text, style.face, style.size, room.w)):
            self.write(line, room.part(0, leading * number, room.w, leading), style)

    def stamp(self, sprite: Sprite) -> Stamp:
        """The sprite's pixels in this picture's palette."""
        return CACHE.stamp(sprite, self.palette)

    def paint(self) -> Image.Image:
        image = self.palette.blank(self.size, self.ground)
        for mark in self.marks:
            match mark:
                case Put(_, sprite, x, y):
                    stamp = self.stamp(sprite)
                    image.paste(stamp.image, (x + stamp.x, y + stamp.y), stamp.mask)
                case Fill(_, box, colour):
                    image.paste(self.palette.place_of(colour), (box.x, box.y, box.right, box.bottom))
        return image
