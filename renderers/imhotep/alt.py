"""The alt text: what the picture says at a glance, in at most `ALT_LIMIT` characters whatever the names."""

from __future__ import annotations

from renderers.core.scene import ALT_LIMIT, Scene
from renderers.imhotep.told import Told, told

_CUT = "…"


def alt(scene: Scene) -> str:
    table = told(scene)
    if table.view.eye is not None:
        return _joined(*_own(table), *(_end(table) or _now(table)))
    if table.view.outcome is not None:
        return _joined(*_end(table))
    story = [sentence for event in scene.since if (sentence := scene.words.tell(event, table.names))]
    # Long names may leave no room for the latest sentence beside all stones: then ships say only how many they carry.
    for is_short in (False, True):
        position = _joined(*_now(table), *_ships(table, is_short))
        latest = _latest(table, story, ALT_LIMIT - len(position) - 1)
        if latest or not story:
            break
    return _joined(position, latest)


def _now(table: Told) -> tuple[str, ...]:
    view = table.view
    scores = table.say("scores", scores=table.points(view.scores))
    return table.say("round-now", round=view.round, rounds=view.rounds), table.turn(), scores


def _end(table: Told) -> tuple[str, ...]:
    """Who won and every place; nothing until the game is over."""
    outcome = table.view.outcome
    if outcome is None:
        return ()
    results = sorted(outcome.results, key=lambda result: result.place)
    places = [
        table.say("place", place=result.place, name=table.names[result.seat], points=result.points)
        for result in results
    ]
    return table.winners(), table.say("ranking", places=table.words.list(places))


def _own(table: Told) -> tuple[str, ...]:
    """What this eye came to see: the face-down pair if it is looking at it, and its own cards."""
    view = table.view
    assert view.eye is not None
    pair = [table.say("card-name", card=card.value) for card in view.pair]
    found = table.say("pair-found", cards=table.words.list(pair)) if pair else ""
    hand = view.hands[view.eye]
    return found, table.say("hand-held", count=len(hand), cards=table.cards(hand))


def _ships(table: Told, is_short: bool) -> list[str]:
    """A docked ship's empty slots say nothing; on a waiting one they are where a stone may go."""
    lines = []
    for number, ship in enumerate(table.view.ships):
        slots = ship.slots if ship.site is None else [owner for owner in ship.slots if owner is not None]
        lines.append(table.ship(number, table.row(table.slot(owner) for owner in slots), is_short=is_short))
    return lines


def _latest(table: Told, story: list[str], room: int) -> str:
    """As many of the latest sentences as there is room for, with a mark where earlier ones are left out."""
    for start in range(len(story)):
        told_last = " ".join(story[start:] if start == 0 else (_CUT, *story[start:]))
        # Too long a text must not even reach the words: they refuse to format it.
        if len(told_last) < room and len(text := table.say("last-change", story=told_last)) <= room:
            return text
    return ""


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
