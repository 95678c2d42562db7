"""A painted picture as a PNG file."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

_LEVEL = 6


def png(image: Image.Image) -> bytes:
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=_LEVEL)
    return buffer.getvalue()
