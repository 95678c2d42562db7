"""The alt text: what the picture says at a glance, in at most `ALT_LIMIT` characters whatever the names."""

from __future__ import annotations

from engines.pyramids.view import SeenNecropolis
from renderers.core.alt import joined, shortened, with_story
from renderers.core.scene import Scene
from renderers.pyramids.told import ToldPyramids, told


def alt(scene: Scene) -> str:
    table = told(scene)
    if table.view.outcome is not None:
        return joined(table.winners(), table.ranking())
    if table.view.eye is not None:
        own = table.view.necropolises[table.view.eye]
        now = (*_own(table, own), table.turn(), table.scores())
        groups = table.say("groups-line", groups=table.colours(own.groups))
        return shortened((joined(*now, *table.standing(own)), joined(*now, groups)))
    gods = table.say("gods-now", gods=table.row(table.gods("god-brief")))
    now = (table.round("round-now"), table.turn(), table.scores(), gods)
    # Long names may leave no room for the latest sentence: then pairs go by number alone, and then without groups.
    return with_story(
        scene,
        table,
        (
            joined(*now, _pairs(table), _groups(table)),
            joined(*now, _pairs(table, is_short=True), _groups(table)),
            joined(*now, _pairs(table, is_short=True)),
        ),
    )


def _pairs(table: ToldPyramids, *, is_short: bool = False) -> str:
    """Those that can still be taken."""
    free = [(number, pair) for number, pair in enumerate(table.view.pairs) if pair.taker is None]
    if not free:
        return ""
    if is_short:
        pairs = table.words.list(str(number + 1) for number, _ in free)
    else:
        pairs = table.row(table.pair(number, pair, "pair-brief") for number, pair in free)
    return table.say("pairs-left", pairs=pairs)


def _groups(table: ToldPyramids) -> str:
    lines = [table.say("groups-heading")]
    for name, necropolis in zip(table.names, table.view.necropolises, strict=True):
        groups = table.colours(necropolis.groups, with_none=False)
        lines.append(table.say("groups-of", name=name, count=len(necropolis.pyramid), groups=groups))
    return joined(*lines)


def _own(table: ToldPyramids, own: SeenNecropolis) -> list[str]:
    """What this eye came to see: its own hand and tomb."""
    tomb = own.tomb or ()
    return [*table.hand(), table.say("tomb-held", count=len(tomb), cards=table.cards(tomb))]
