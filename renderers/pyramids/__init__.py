"""Pyramids in pictures and in words for those who cannot see them."""

from renderers.core.renderer import DrawnRenderer
from renderers.pyramids.alt import alt
from renderers.pyramids.description import describe
from renderers.pyramids.pictures import draw

RENDERER = DrawnRenderer(draw, alt, describe)
