"""The alt text: what the picture says at a glance, in at most `ALT_LIMIT` characters whatever the names."""

from __future__ import annotations

from engines.duel.components import ACTION_TOKENS, SHIPS
from renderers.core.alt import joined, with_story
from renderers.core.scene import Scene
from renderers.duel.told import ToldDuel, told


def alt(scene: Scene) -> str:
    table = told(scene)
    if table.view.outcome is not None:
        return joined(table.winners(), table.ranking())
    if table.view.eye is not None:
        return joined(_own(table), table.turn(), table.scores())
    # Long names may leave no room for the latest sentence: then ships say only whether they can be unloaded.
    return with_story(
        scene,
        table,
        (
            joined(
                table.turn(),
                table.scores(),
                *table.pawns(),
                *(table.ship(ship, is_short=is_short) for ship in range(SHIPS)),
            )
            for is_short in (False, True)
        ),
    )


def _own(table: ToldDuel) -> str:
    """What this eye came to see: its own action tokens."""
    assert table.view.eye is not None
    held = [token for token in table.view.boards[table.view.eye] if token in ACTION_TOKENS]
    return table.say("hand-held", count=len(held), tokens=table.tokens(held))
