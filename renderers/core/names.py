"""Players' names as they stand in a picture."""

from __future__ import annotations

from engines.core.decision import Seat
from renderers.core.fonts import Face
from renderers.core.scene import Scene
from renderers.core.text import writable


def shown_name(scene: Scene, seat: Seat) -> str:
    """The name in letters that the font has; a name of which nothing can be written becomes the seat's number."""
    name = writable(scene.names[seat], Face.SANS)
    return name if any(map(str.isalnum, name)) else scene.words.say("seat-name", seat=seat)
