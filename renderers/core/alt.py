"""Alt texts that fit: a position in as many words as there is room for, and as much as fits of what happened last."""

from __future__ import annotations

from collections.abc import Iterable

from renderers.core.scene import ALT_LIMIT, Scene
from renderers.core.told import Told, V

_CUT = "…"


def joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def shortened(positions: Iterable[str]) -> str:
    """The first that fits, else the last one, as far as it fits."""
    told = ""
    for position in positions:
        told = position
        if len(told) <= ALT_LIMIT:
            return told
    return told[: ALT_LIMIT - len(_CUT)] + _CUT


def with_story(scene: Scene, table: Told[V], positions: Iterable[str]) -> str:
    """The first position that leaves room for the latest sentence, and the story; long names make this matter.

    `positions`: the same one, more and more briefly. The last one is taken whatever happens.
    """
    story = [sentence for event in scene.since if (sentence := scene.words.tell(event, table.names))]
    told = ""
    for position in positions:
        latest = _latest(table, story, ALT_LIMIT - len(position) - 1)
        told = joined(position, latest)
        if len(position) <= ALT_LIMIT and (latest or not story):
            break
    return told


def _latest(table: Told[V], story: list[str], room: int) -> str:
    """As many of the latest sentences as there is room for, with a mark where earlier ones are left out."""
    for start in range(len(story)):
        told_last = " ".join(story[start:] if start == 0 else (_CUT, *story[start:]))
        # Too long a text must not even reach the words: they refuse to format it.
        if len(told_last) < room and len(text := table.say("last-change", story=told_last)) <= room:
            return text
    return ""
