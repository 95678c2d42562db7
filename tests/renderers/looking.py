"""Looks at pictures of any game: what differs between two scenes, and where."""

from __future__ import annotations

from PIL import Image, ImageChops

from renderers.core.geometry import Box
from renderers.core.renderer import DrawnRenderer
from renderers.core.scene import Scene
from renderers.registry import RENDERERS


def picture(game: str, scene: Scene) -> Image.Image:
    renderer = RENDERERS[game]
    assert isinstance(renderer, DrawnRenderer)
    return renderer.draw(scene).paint().convert("RGB")


def difference(game: str, one: Scene, other: Scene) -> Box:
    """The smallest box around all that differs."""
    found = ImageChops.difference(picture(game, one), picture(game, other)).getbbox()
    assert found is not None, "the picture is the same"
    left, top, right, bottom = found
    return Box(left, top, right - left, bottom - top)
