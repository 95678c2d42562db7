"""All renderers by the key of their game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from renderers import duel, imhotep
from renderers.core.scene import Renderer

RENDERERS: Mapping[str, Renderer] = MappingProxyType({"imhotep": imhotep.RENDERER, "duel": duel.RENDERER})
