"""Drives a state of any game by hand: whoever is asked answers."""

from __future__ import annotations

from typing import TypeVar

from engines.core.agenda import AgendaGame
from engines.core.decision import Action, Decision
from engines.core.event import Event
from engines.core.game import Game
from engines.core.state import State
from engines.registry import GAMES

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)

_GAMES: dict[type[State], Game] = {game.state_type: game for game in GAMES.values() if isinstance(game, AgendaGame)}


def game_of(state: State) -> Game:
    return _GAMES[type(state)]


def asked(state: State) -> Decision:
    (decision,) = game_of(state).decisions(state)
    return decision


def play(state: S, *actions: Action) -> S:
    """Whoever is asked does this, and so on."""
    for action in actions:
        state = stepped(state, action)[0]
    return state


def stepped(state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
    step = game_of(state).apply(state, asked(state).seat, action)
    assert isinstance(step.state, type(state))
    return step.state, step.events


def offered(state: State) -> list[Action]:
    return [option.action for option in asked(state).options]


def offers_kind(state: State, kind: str) -> bool:
    return any(action.kind == kind for action in offered(state))


def told(events: tuple[Event, ...], kind: type[E]) -> list[E]:
    """The events of this kind, in order."""
    return [event for event in events if isinstance(event, kind)]
