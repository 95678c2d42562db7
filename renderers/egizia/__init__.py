"""Egizia in pictures and in words for those who cannot see them; a further page shows what everybody owns."""

from renderers.core.renderer import DrawnRenderer, Page
from renderers.egizia.alt import alt, alt_estates
from renderers.egizia.description import describe
from renderers.egizia.pictures import draw, draw_estates

RENDERER = DrawnRenderer(draw, alt, describe, {"estates": Page(draw_estates, alt_estates)})
