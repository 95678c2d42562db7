"""A game's options from words on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.errors import BadSetup
from engines.core.game import GameInfo
from engines.core.options import Options
from engines.core.phrase import phrase


def chosen_options(info: GameInfo[Options], sides: str | None, named: Sequence[str]) -> Options:
    """`sides` such as "BABAB"; `named` such as "wrath_of_the_pharaoh=true"."""
    chosen = {} if sides is None else _sides(info, sides)
    for entry in named:
        name, _, value = entry.partition("=")
        chosen[name] = value
    return info.options.parse(chosen)


def _sides(info: GameInfo[Options], sides: str) -> dict[str, object]:
    if not info.sides:
        raise BadSetup(phrase("no_sides", game=info.key))
    if len(sides) != len(info.sides):
        raise BadSetup(phrase("bad_sides", given=sides, boards=", ".join(info.sides)))
    return dict(zip(info.sides, sides, strict=True))
