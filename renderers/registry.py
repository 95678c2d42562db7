"""All renderers by the key of their game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from renderers import duel, egizia, imhotep, pyramids
from renderers.core.scene import Renderer

RENDERERS: Mapping[str, Renderer] = MappingProxyType(
    {
        "imhotep": imhotep.RENDERER,
        "duel": duel.RENDERER,
        "pyramids": pyramids.RENDERER,
        "egizia": egizia.RENDERER,
    }
)
