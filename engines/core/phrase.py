"""A phrase is a key plus facts: what the engine has to say, before any language words it. A fact may be a phrase."""

from __future__ import annotations

from dataclasses import dataclass

Fact = int | str


@dataclass(frozen=True, slots=True)
class Phrase:
    """`Phrase("needs_stones", (("needs", 3), ("has", 2)))`; built with `phrase("needs_stones", needs=3, has=2)`."""

    key: str
    facts: tuple[tuple[str, Fact | Phrase], ...] = ()

    def covers(self, other: Phrase) -> bool:
        """Whether `other` says all that this says, and perhaps more.

        Facts decide where there are any ("ship B" covers "ship B to the temple"), else the keys do.
        """
        return set(self.facts) <= set(other.facts) if self.facts else self.key == other.key

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts)
        return f"{self.key}({facts})" if facts else self.key


def phrase(key: str, **facts: Fact | Phrase) -> Phrase:
    return Phrase(key, tuple(facts.items()))
