"""A game under the laws: what they must be told about it, because only the game's own rules say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engines.core.decision import Action, Seat
from engines.core.game import Game
from engines.core.options import Options
from engines.core.state import State


@dataclass(frozen=True)
class Subject:
    """`mixes`: options that together cover the game. `census`: all pieces, wherever they are; it never changes.
    `scrambled`: the state with everything rearranged that the eye may not know.
    `stubborn`: hostile policies by name; each ranks actions, and only the lowest rank is ever played.
    `longest`: more actions than any game can have.
    `depth`: how deep its perft lines count.
    `arithmetic`: asserts what the game's own numbers promise in every state.
    `drafts`: actions that nobody else notices at all.
    `secrets`: pieces, each different from all others, of which the eye must not have been told.
    """

    game: Game
    mixes: Sequence[Options]
    census: Callable[[State], Counter[Hashable]]
    scrambled: Callable[[State, Seat | None, Random], State]
    stubborn: Mapping[str, Callable[[Action], int]]
    longest: int
    depth: int = 3
    arithmetic: Callable[[State], None] = lambda state: None
    drafts: tuple[type[Action], ...] = ()
    secrets: Callable[[State, Seat | None], Iterable[object]] = lambda state, eye: ()

    @property
    def counts(self) -> range:
        least, most = self.game.info.seats
        return range(least, most + 1)

    @property
    def key(self) -> str:
        return self.game.info.key
