"""The final picture: points by source, with the signs of the tokens. Among equals the one who did not start wins."""

from __future__ import annotations

from engines.core.game import Outcome
from engines.duel.components import Token
from renderers.core import final, palette, theme
from renderers.core.drawing import Drawing
from renderers.core.icons import ICONS
from renderers.core.pen import Pen
from renderers.core.scene import Scene
from renderers.core.sprites import Sprite, piece
from renderers.duel.tokens import block, pawn_sign, token_face

_FACES = {
    "obelisk": Token.OBELISK,
    "pyramids": Token.PYRAMID_LIGHT,
    "action_tokens": Token.PLACE_AND_UNLOAD,
}
# Where tokens differ, their colour with the sign of the place.
_PLACES = {"temple": (Token.TEMPLE_1, theme.CARD_GREEN), "burial_chamber": (Token.BURIAL_1, theme.CARD_PURPLE)}


@piece
def _place_tile(pen: Pen, source: str) -> None:
    token, colour = _PLACES[source]
    block(pen, final.TILE, token)
    with pen.moved(0.16 * final.TILE, 0.16 * final.TILE, 0.68 * final.TILE / 100):
        ICONS[source](pen, theme.CREAM, theme.CREAM, colour)


@piece
def _pawn_tile(pen: Pen) -> None:
    pen.rect(0, 0, final.TILE, final.TILE, theme.TAN, theme.INK, 2.5, 0.2 * final.TILE)
    with pen.moved(scale=final.TILE / 84):
        pawn_sign(pen, 42, 24, theme.INK)


def draw_final(scene: Scene, outcome: Outcome) -> Drawing:
    return final.draw_final(
        scene,
        outcome,
        palette.IMHOTEP,
        _tile,
        lambda result: scene.words.say("tie-break-value", tie_break=result.tie_break),
    )


def _tile(ground: theme.Colour, source: str) -> Sprite:
    if source in _PLACES:
        return _place_tile(ground, source)
    return token_face(ground, _FACES[source], final.TILE) if source in _FACES else _pawn_tile(ground)
