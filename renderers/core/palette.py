"""Palettes, and colours as places in them. A picture is composed of palette places from the start."""

from __future__ import annotations

from functools import cached_property

from PIL import Image

from renderers.core import theme
from renderers.core.theme import Colour


class Palette:
    """At most 256 colours, and what the mapping of others to them costs only once."""

    def __init__(self, colours: tuple[Colour, ...]) -> None:
        self.colours = colours
        self._flat = [value for colour in colours for value in colour]
        self._places = {colour: place for place, colour in enumerate(colours)}
        self._sample = Image.new("P", (1, 1))
        self._sample.putpalette(self._flat)
        self._ramps: dict[tuple[Colour, Colour], bytes] = {}

    def blank(self, size: tuple[int, int], ground: Colour) -> Image.Image:
        image = Image.new("P", size, self.place_of(ground))
        image.putpalette(self._flat)
        return image

    def place_of(self, colour: Colour) -> int:
        """Only the palette's own colours have a place."""
        return self._places[colour]

    def mapped(self, image: Image.Image) -> Image.Image:
        """Every pixel becomes the nearest colour of the palette."""
        return image.quantize(palette=self._sample, dither=Image.Dither.NONE)

    def ramp(self, ground: Colour, ink: Colour) -> bytes:
        """256 palette places from the ground to the ink: what a letter's coverage looks like."""
        if (ground, ink) not in self._ramps:
            tones = Image.new("RGB", (256, 1))
            tones.putdata([theme.mixed(ground, ink, level / 255) for level in range(256)])
            self._ramps[ground, ink] = self.mapped(tones).tobytes()
        return self._ramps[ground, ink]

    @cached_property
    def veil(self) -> list[int]:
        """For each place that of the colour behind a veil of sand."""
        tones = Image.new("RGB", (256, 1))
        colours = [*self.colours, *([theme.SAND] * (256 - len(self.colours)))]
        tones.putdata([theme.mixed(colour, theme.SAND, theme.VEIL) for colour in colours])
        return list(self.mapped(tones).tobytes())


IMHOTEP = Palette(theme.IMHOTEP_PALETTE)  # and The Duel
PYRAMIDS = Palette(theme.PYRAMIDS_PALETTE)
EGIZIA = Palette(theme.EGIZIA_PALETTE)
