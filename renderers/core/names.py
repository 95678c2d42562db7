"""Players' names as they stand in a picture."""

from __future__ import annotations

from engines.core.decision import Seat
from renderers.core.fonts import Face
from renderers.core.scene import Scene, Words
from renderers.core.text import writable


def shown_name(scene: Scene, seat: Seat) -> str:
    return written(scene.names[seat], seat, scene.words)


def written(name: str, number: int, words: Words) -> str:
    """The name in letters that the font has; one of which nothing can be written becomes a number, counted from 0."""
    shown = writable(name, Face.SANS)
    return shown if any(map(str.isalnum, shown)) else words.say("seat-name", seat=number)
