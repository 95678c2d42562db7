"""Options as a tree of menus: what stands under which label."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.decision import Option
from engines.core.phrase import Phrase


def branches(options: Iterable[Option], depth: int) -> dict[Phrase, list[Option]]:
    """The labels at this depth, in the order of the options, each with the options under it."""
    found: dict[Phrase, list[Option]] = {}
    for option in options:
        found.setdefault(option.path[depth], []).append(option)
    return found
