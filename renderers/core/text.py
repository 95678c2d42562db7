"""Text that fits: a name in any script as the fonts can write it, and any text shrunk or shortened to its width."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from anyascii import anyascii

from renderers.core.fonts import Face, can_write, width

ELLIPSIS = "…"
_CUTS = 4096


@lru_cache(_CUTS)
def writable(name: str, face: Face) -> str:
    """What the face has is kept, other scripts are spelled in Latin letters, emoji and the like are left out."""
    return " ".join(filter(None, (_word(word, face) for word in unicodedata.normalize("NFKC", name).split())))


@lru_cache(_CUTS)
def fitted(text: str, face: Face, size: int, least: int, room: int) -> tuple[str, int]:
    """The text and its size: as large as fits, never below `least`; what is then still too long loses its end."""
    while size > least and width(text, face, size) > room:
        size = max(least, min(size - 1, size * room // width(text, face, size)))
    return (text if width(text, face, size) <= room else _cut(text, face, size, room)), size


def wrapped(text: str, face: Face, size: int, room: int) -> list[str]:
    """The text in lines that fit; a word that is longer than a line has one of its own."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(text: str, face: Face, size: int, room: int) -> str:
    while text and width(text + ELLIPSIS, face, size) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def _word(word: str, face: Face) -> str:
    if all(can_write(face, character) for character in word):
        return word
    spelled = "".join(_spelled(character, face) for character in word)
    # Scripts without capitals give a name without one.
    return spelled.capitalize() if spelled.islower() and not word.islower() else spelled


def _spelled(character: str, face: Face) -> str:
    kind = unicodedata.category(character)
    if kind[0] == "C" or kind in ("So", "Sk", "Mn", "Me"):
        return character if kind == "So" and can_write(face, character) else ""
    return character if can_write(face, character) else "".join(filter(str.isalnum, anyascii(character)))
