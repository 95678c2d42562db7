"""The final picture: points by source, with Imhotep's signs. Among equals the stones on the sled decide."""

from __future__ import annotations

from engines.core.game import Outcome
from engines.imhotep.components import ORNAMENTS, Card
from engines.imhotep.view import ImhotepView
from renderers.core import final, palette, theme
from renderers.core.drawing import Drawing
from renderers.core.icons import ICONS
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import Sprite, piece
from renderers.imhotep.cards import card_tile

_CARDS = {**{card.value: card for card in ORNAMENTS}, "statues": Card.STATUE}
_ICONS = {"unused_cards": "card"}


@piece
def _site_tile(pen: Pen, source: str) -> None:
    fill, ink = (theme.CARD_BLUE, theme.CREAM) if source == "unused_cards" else (theme.TAN, theme.INK)
    size = final.TILE
    pen.rect(0, 0, size, size, fill, theme.INK, 2.5, 7)
    with pen.moved(0.14 * size, 0.14 * size, 0.72 * size / 100):
        ICONS[_ICONS.get(source, source)](pen, ink, theme.HALF_INK, fill)


def draw_final(scene: Scene, view: ImhotepView, outcome: Outcome) -> Drawing:
    left_out = frozenset() if view.options.wrath_of_the_pharaoh else frozenset({"wrath"})
    return final.draw_final(scene, outcome, palette.IMHOTEP, _tile, lambda result: str(result.tie_break), left_out)


def _tile(ground: theme.Colour, source: str) -> Sprite:
    card = _CARDS.get(source)
    return _site_tile(ground, source) if card is None else card_tile(ground, card, final.TILE)
