"""The fixed palette, and colours as places in it. A picture is composed of palette places from the start."""

from __future__ import annotations

from functools import cache

from PIL import Image

from renderers.core import theme
from renderers.core.theme import Colour

_FLAT = [value for colour in theme.palette() for value in colour]
_PLACES = {colour: place for place, colour in enumerate(theme.palette())}
_SAMPLE = Image.new("P", (1, 1))
_SAMPLE.putpalette(_FLAT)


def blank(size: tuple[int, int], ground: Colour) -> Image.Image:
    image = Image.new("P", size, place_of(ground))
    image.putpalette(_FLAT)
    return image


def place_of(colour: Colour) -> int:
    """Only theme colours have a place of their own."""
    return _PLACES[colour]


def mapped(image: Image.Image) -> Image.Image:
    """Every pixel becomes the nearest colour of the palette."""
    return image.quantize(palette=_SAMPLE, dither=Image.Dither.NONE)


@cache
def ramp(ground: Colour, ink: Colour) -> bytes:
    """256 palette places from the ground to the ink: what a letter's coverage looks like."""
    tones = Image.new("RGB", (256, 1))
    tones.putdata([theme.mixed(ground, ink, level / 255) for level in range(256)])
    return mapped(tones).tobytes()
