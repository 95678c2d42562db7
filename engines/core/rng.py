"""Chance from a seed and a counter: SHA-256 as the generator and our own shuffle.

Python does not promise that `random.shuffle` gives the same order in every version; a stored game needs that promise.
The n-th use of chance in a game is numbered `use`, so a state carries no more than its seed and a count.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 2**32


def below(limit: int, seed: str, use: int) -> int:
    """A number from 0 to limit - 1."""
    return _below(limit, _words(seed, use))


def shuffled(items: tuple[T, ...], seed: str, use: int) -> tuple[T, ...]:
    """All items in a random order (Fisher-Yates)."""
    words = _words(seed, use)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _below(limit: int, words: Iterator[int]) -> int:
    # Numbers past the last whole multiple of `limit` are thrown away: otherwise small results would be likelier.
    bound = _WORD - _WORD % limit
    return next(word for word in words if word < bound) % limit


def _words(seed: str, use: int) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}/{use}/{block}".encode()).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1
