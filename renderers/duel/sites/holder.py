"""Whose locations are drawn, and how all of them lie in their strip."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.duel.components import Token
from engines.duel.view import DuelView
from renderers.core.theme import Colour
from renderers.duel.changes import Changes
from renderers.duel.choices import Choices

LEFT, WIDTH = 16, 220  # where pieces lie in a strip; at their right is what they are worth
WORTH = 36  # from the right edge to the middle of the points


@dataclass(frozen=True, slots=True)
class Holder:
    """A seat with what it has; `ground`: the colour of its panel."""

    view: DuelView
    seat: Seat
    changes: Changes
    choices: Choices
    ground: Colour

    def count(self, token: Token) -> int:
        return self.view.boards[self.seat].count(token)

    def is_new(self, token: Token, number: int) -> bool:
        """Of so many equal tokens the last ones are the new ones."""
        return number >= self.count(token) - self.changes.gained[self.seat, token]
