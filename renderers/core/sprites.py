"""Pieces as small palette pictures: drawn once, kept while they are used, never more than a fixed amount of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, NamedTuple, ParamSpec, Protocol

from PIL import Image, ImageDraw

from renderers.core.fonts import Face, font
from renderers.core.palette import Palette
from renderers.core.pen import Pen
from renderers.core.theme import Colour

P = ParamSpec("P")

# Three games in turn, in two palettes, then find as much as two found in 16 MiB.
CACHE_BYTES = 24 * 2**20
# A pixel that is covered less than this keeps what lies below it. Pieces may lie across others, so little of their
# supposed ground comes along; letters stand on a plain ground, and keep their whole edge.
_PIECE_COVERS, _LETTER_COVERS = 110, 20


class Stamp(NamedTuple):
    """Pixels and where they count; (x, y) is the corner, seen from the piece's origin."""

    image: Image.Image
    mask: Image.Image
    x: int
    y: int

    @property
    def memory(self) -> int:
        # Pillow keeps a byte for each pixel of either, in rows; the rest is bookkeeping.
        width, height = self.image.size
        return 2 * width * height + 1000


class Sprite(Protocol):
    """What can be stamped: a hashable description."""

    def draw(self, palette: Palette) -> Stamp: ...
    def __hash__(self) -> int: ...


class Piece(NamedTuple):
    """A drawing function with its arguments. Its edges are smoothed towards the ground on which it will lie."""

    sketch: Callable[..., None]
    ground: Colour
    arguments: tuple[Hashable, ...]

    def draw(self, palette: Palette) -> Stamp:
        pen = Pen()
        self.sketch(pen, *self.arguments)
        image, coverage, corner = pen.raster(self.ground)
        return Stamp(palette.mapped(image), _mask(coverage, _PIECE_COVERS), *corner)


def piece(sketch: Callable[Concatenate[Pen, P], None]) -> Callable[Concatenate[Colour, P], Piece]:
    """Makes a function that draws with a pen into one that describes what it would draw, and on which ground."""

    @wraps(sketch)
    def described(ground: Colour, /, *arguments: P.args, **named: P.kwargs) -> Piece:
        assert not named, "a sprite is found by its arguments in order"
        return Piece(sketch, ground, arguments)

    return described


class Lettering(NamedTuple):
    """A line of text on a plain ground, drawn from the left end of its baseline."""

    text: str
    face: Face
    size: int
    ink: Colour
    ground: Colour

    def draw(self, palette: Palette) -> Stamp:
        drawn = font(self.face, self.size)
        left, top, right, bottom = (int(edge) for edge in drawn.getbbox(self.text, anchor="ls"))
        coverage = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        ImageDraw.Draw(coverage).text((-left, -top), self.text, 255, drawn, anchor="ls")
        places = coverage.point(palette.ramp(self.ground, self.ink))
        image = Image.frombytes("P", coverage.size, places.tobytes())
        return Stamp(image, _mask(coverage, _LETTER_COVERS), left, top)


class Veiled(NamedTuple):
    """A sprite behind a veil of sand: what cannot be had now."""

    sprite: Sprite

    def draw(self, palette: Palette) -> Stamp:
        stamp = self.sprite.draw(palette)
        return stamp._replace(image=stamp.image.point(palette.veil))


class Cache:
    """The least recently used stamps make room for new ones."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.memory = 0
        self._stamps: OrderedDict[tuple[Palette, Sprite], Stamp] = OrderedDict()

    def __len__(self) -> int:
        return len(self._stamps)

    def stamp(self, sprite: Sprite, palette: Palette) -> Stamp:
        key = palette, sprite
        found = self._stamps.get(key)
        if found is not None:
            self._stamps.move_to_end(key)
            return found
        made = sprite.draw(palette)
        self._stamps[key] = made
        self.memory += made.memory
        while self.memory > self.limit and len(self._stamps) > 1:
            _, oldest = self._stamps.popitem(last=False)
            self.memory -= oldest.memory
        return made


CACHE = Cache(CACHE_BYTES)


def _mask(coverage: Image.Image, least: int) -> Image.Image:
    return coverage.point([255 if level >= least else 0 for level in range(256)], "1")
