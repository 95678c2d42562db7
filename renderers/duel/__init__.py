"""Pictures of Imhotep: The Duel."""

from renderers.core.renderer import DrawnRenderer
from renderers.duel.alt import alt
from renderers.duel.description import describe
from renderers.duel.pictures import draw

RENDERER = DrawnRenderer(draw, alt, describe)
