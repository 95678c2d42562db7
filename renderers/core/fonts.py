"""Type: the faces from the font packages, what they can write, and how wide it becomes."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache

import font_source_sans_pro
import font_source_serif_pro
from PIL import ImageFont


class Face(Enum):
    """The faces that stand in pictures, each with its file."""

    SERIF = font_source_serif_pro.font_files_ttf["SourceSerifProBold"]
    SANS = font_source_sans_pro.font_files_ttf["SourceSansProBold"]
    BLACK = font_source_sans_pro.font_files_ttf["SourceSansProBlack"]


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout engine is in every Pillow: the same picture everywhere.
    return ImageFont.truetype(face.value, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4096)
def width(text: str, face: Face, size: int) -> int:
    return round(font(face, size).getlength(text))


@cache
def can_write(face: Face, character: str) -> bool:
    """Whether the face has a glyph of its own for this character, not the box for missing ones."""
    return _shape(face, character) != _shape(face, "\uffff")


def _shape(face: Face, character: str) -> tuple[float, bytes]:
    drawn = font(face, 32)
    return drawn.getlength(character), bytes(drawn.getmask(character))
