"""What the events of a game name by an id alone, as phrases, so that it is worded from the game's own data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.core.phrase import Phrase
from engines.egizia import components as egizia
from engines.egizia import labels


def no_thing(name: str) -> Phrase | None:
    return None


def _of_egizia(name: str) -> Phrase | None:
    if name in egizia.CARDS:
        return labels.nile_card(name)
    if name in egizia.TILES:
        return labels.nile_tile(name)
    return labels.riddle(name) if name in egizia.SPHINX else None


THINGS: Mapping[str, Callable[[str], Phrase | None]] = {"egizia": _of_egizia}
