"""All games by key. `from engines.registry import GAMES` is a stable, public import."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engines import duel, egizia, imhotep, pyramids
from engines.core.game import Game

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.info.key: game for game in (imhotep.GAME, duel.GAME, pyramids.GAME, egizia.GAME)}
)
