"""The alt text: what the picture says at a glance, in at most `ALT_LIMIT` characters whatever the names."""

from __future__ import annotations

from renderers.core.alt import joined, with_story
from renderers.core.scene import Scene
from renderers.imhotep.told import ToldImhotep, told


def alt(scene: Scene) -> str:
    table = told(scene)
    if table.view.eye is not None:
        return joined(*_own(table), *(_end(table) or _now(table)))
    if table.view.outcome is not None:
        return joined(*_end(table))
    # Long names may leave no room for the latest sentence beside all stones: then ships say only how many they carry.
    return with_story(scene, table, (joined(*_now(table), *_ships(table, is_short)) for is_short in (False, True)))


def _now(table: ToldImhotep) -> tuple[str, ...]:
    view = table.view
    return table.say("round-now", round=view.round, rounds=view.rounds), table.turn(), table.scores()


def _end(table: ToldImhotep) -> tuple[str, ...]:
    """Who won and every place; nothing until the game is over."""
    return () if table.view.outcome is None else (table.winners(), table.ranking())


def _own(table: ToldImhotep) -> tuple[str, ...]:
    """What this eye came to see: the face-down pair if it is looking at it, and its own cards."""
    view = table.view
    assert view.eye is not None
    pair = [table.say("card-name", card=card.value) for card in view.pair]
    found = table.say("pair-found", cards=table.words.list(pair)) if pair else ""
    hand = view.hands[view.eye]
    return found, table.say("hand-held", count=len(hand), cards=table.cards(hand))


def _ships(table: ToldImhotep, is_short: bool) -> list[str]:
    """A docked ship's empty slots say nothing; on a waiting one they are where a stone may go."""
    lines = []
    for number, ship in enumerate(table.view.ships):
        slots = ship.slots if ship.site is None else [owner for owner in ship.slots if owner is not None]
        lines.append(table.ship(number, table.row(table.slot(owner) for owner in slots), is_short=is_short))
    return lines
