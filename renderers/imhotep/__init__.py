"""Imhotep in pictures and in words for those who cannot see them."""

from renderers.core.renderer import DrawnRenderer
from renderers.imhotep.alt import alt
from renderers.imhotep.description import describe
from renderers.imhotep.pictures import draw

RENDERER = DrawnRenderer(draw, alt, describe)
