"""What a player is told instead of an effect: the key of a text with its facts."""

from __future__ import annotations

from engines.core.phrase import Fact, Phrase


class Refused(Exception):
    """`key` names a text of the bot's own; `reason` is an engine's, when the engine refused."""

    def __init__(self, key: str, reason: Phrase | None = None, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.reason = reason
        self.facts = facts
