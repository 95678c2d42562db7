"""A named moment of a game, as one eye sees it: what pictures are looked at, tested and compared with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random

from bot.words.words import words
from engines.core.decision import Action, Decision, Option, Seat, seen_by
from engines.core.event import Event
from engines.core.event import seen_by as events_seen_by
from engines.core.game import Game
from engines.core.options import Options
from engines.core.state import State
from renderers.core.scene import Picture, Scene
from renderers.registry import RENDERERS
from tests.laws.policies import Policy

NAMES = ("Amina", "Bastien", "Chloé", "Djoser77", "Elif")
ODD_NAMES = (
    "Maximiliane von Hohenzollern-Sig",
    "🐫🌴 Zoë 🌴🐫",
    "محمد بن عبد الله",
    "王小明與朋友們",
    "Nefertiti WWWWWWWWWWWWWWWWWWWWWW",
)
NO_LETTERS = ("🐱🐱🐱", "Ana", "ᚠᚢᚦ 𓀀𓁐", "\u200b", "✨")


@dataclass(frozen=True)
class Situation:
    """`since`: what happened since the turn changed."""

    game: Game
    options: Options
    state: State
    since: tuple[Event, ...] = ()
    eye: Seat | None = None
    names: tuple[str, ...] = NAMES

    def scene(self, language: str = "en") -> Scene:
        return Scene(
            view=self.game.view(self.state, self.eye),
            decisions=seen_by(self.game.decisions(self.state), self.eye),
            since=events_seen_by(self.since, self.eye),
            names=self.names[: self.state.seats],
            words=words(language, self.game.info.key).about(self.options),
        )

    @property
    def pages(self) -> tuple[str | None, ...]:
        """The picture itself, and what everybody may see besides."""
        return (None, *(RENDERERS[self.game.info.key].pages if self.eye is None else ()))

    def picture(self, language: str = "en", page: str | None = None) -> Picture:
        return RENDERERS[self.game.info.key].render(self.scene(language), page)

    def seen_by(self, eye: Seat | None) -> Situation:
        return replace(self, eye=eye)


def moments(game: Game, seats: int, options: Options, seed: str, policy: Policy) -> list[Situation]:
    """A whole game, as the channel sees it after each action."""
    random = Random(f"{game.info.key} {seats} {options} {seed}")
    state = game.new(seats, options, seed)
    found = [Situation(game, options, state)]
    actor: Seat | None = None
    since: tuple[Event, ...] = ()
    while decisions := game.decisions(state):
        decision = random.choice(decisions)
        step = game.apply(state, decision.seat, policy(decision, random).action)
        since = (*(since if decision.seat == actor else ()), *step.events)
        actor, state = decision.seat, step.state
        found.append(Situation(game, options, state, since))
    return found


def by_appetite(appetite: Mapping[type[Action], int], otherwise: int) -> Policy:
    """First the kind of action, each so often, then any of this kind."""

    def choose(decision: Decision, random: Random) -> Option:
        by_kind: dict[type[Action], list[Option]] = {}
        for option in decision.options:
            by_kind.setdefault(type(option.action), []).append(option)
        (kind,) = random.choices(list(by_kind), [appetite.get(kind, otherwise) for kind in by_kind])
        return random.choice(by_kind[kind])

    return choose


def first(found: list[Situation], is_wanted: Callable[[Situation], bool]) -> Situation:
    return next(situation for situation in found if is_wanted(situation))
