"""The driver: turns a game's rules, written as functions over an agenda, into the verbs of the contract.

The task on top of the agenda either settles itself or asks. An answer takes it off and may put others on; this goes on
until somebody has a real choice. A barrier is a task that asks several seats: it keeps the answers that came in and
settles when none is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import TypeAdapter

from engines.core import codec
from engines.core.decision import Action, Decision, Path, Seat
from engines.core.errors import BadSetup, GameOver, IllegalAction, NotYourDecision
from engines.core.event import Event
from engines.core.game import GameInfo, Outcome, Played, Step, View
from engines.core.options import Options
from engines.core.phrase import phrase
from engines.core.state import State
from engines.core.tuples import with_added

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Opts = TypeVar("Opts", bound=Options)
D = TypeVar("D")

Tell = Callable[[Event], None]

# Far beyond any chain of forced choices: a rule that loops must stop with an error, not with a frozen program.
_LONGEST_FORCED_CHAIN = 10_000


def question_id(state: State, seat: Seat) -> str:
    """A seat's question is named by how often the seat has acted: it changes when the seat acts, never before."""
    return f"{seat}.{state.moves[seat]}"


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, A, Opts, D]):
    """A game as functions. `ask` gives no decisions when the task on top settles itself."""

    deal: Callable[[int, Opts, str], D]
    lay_out: Callable[[int, Opts, str, D], S]
    ask: Callable[[S], tuple[Decision, ...]]
    perform: Callable[[S, Seat, A, Tell], None]
    settle: Callable[[S, Tell], None]
    path_of: Callable[[A], Path]
    look: Callable[[S, Seat | None], View]
    score: Callable[[S], Outcome]


@dataclass(frozen=True, slots=True)
class AgendaGame(Generic[S, A, Opts, D]):
    """A complete game: implements `engines.core.game.Game`."""

    info: GameInfo[Opts]
    rules: Rules[S, A, Opts, D]
    state_type: type[S]
    states: TypeAdapter[S]
    action_types: tuple[type[A], ...]
    actions: TypeAdapter[A]

    def deal(self, seats: int, options: Options, seed: str) -> D:
        least, most = self.info.seats
        if not least <= seats <= most:
            raise BadSetup(phrase("bad_seats", given=seats, least=least, most=most))
        return self.rules.deal(seats, self._own_options(options), seed)

    def new(self, seats: int, options: Options, seed: str) -> S:
        deal = self.deal(seats, options, seed)
        return self.resume(self.rules.lay_out(seats, self._own_options(options), seed, deal))

    def resume(self, state: S) -> S:
        """Settle a state laid out by hand until somebody must choose."""
        work = state.copy()
        work.asked = self._settle(work, lambda event: None)
        return work

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return self._own(state).asked

    def apply(self, state: State, seat: Seat, action: Action, *, play_forced: bool = True) -> Step:
        work = self._own(state).copy()
        self._check(state.asked, seat, action)
        events: list[Event] = []
        played: list[Played] = []
        asked = self._answer(work, seat, action, events.append)
        while play_forced and (forced := _forced(asked)) is not None:
            if len(played) == _LONGEST_FORCED_CHAIN:
                raise RecursionError(f"{self.info.key}: forced choices never end: {forced.prompt}")
            played.append(Played(forced.seat, forced.options[0].action))
            asked = self._answer(work, forced.seat, forced.options[0].action, events.append)
        work.asked = asked
        return Step(work, tuple(events), tuple(played))

    def view(self, state: State, eye: Seat | None) -> View:
        return self.rules.look(self._own(state), eye)

    def outcome(self, state: State) -> Outcome | None:
        own = self._own(state)
        return None if own.agenda else self.rules.score(own)

    def dump(self, state: State) -> bytes:
        return codec.dump(self.info.key, self.info.rules_version, self.states, self._own(state))

    def load(self, data: bytes) -> S:
        state = codec.load(self.info.key, self.info.rules_version, self.states, data)
        state.asked = self.rules.ask(state) if state.agenda else ()
        return state

    def load_action(self, data: bytes) -> A:
        return codec.load_action(self.actions, data)

    def _answer(self, work: S, seat: Seat, action: Action, tell: Tell) -> tuple[Decision, ...]:
        work.moves = with_added(work.moves, seat, 1)
        self.rules.perform(work, seat, self._own_action(action), tell)
        return self._settle(work, tell)

    def _settle(self, work: S, tell: Tell) -> tuple[Decision, ...]:
        while work.agenda:
            asked = self.rules.ask(work)
            if asked:
                return asked
            self.rules.settle(work, tell)
        return ()

    def _check(self, asked: tuple[Decision, ...], seat: Seat, action: Action) -> None:
        if not asked:
            raise GameOver(phrase("game_over"))
        for decision in asked:
            if decision.seat == seat:
                if not decision.offers(action):
                    raise IllegalAction(decision.why_not(self.rules.path_of(self._own_action(action))))
                return
        raise NotYourDecision(phrase("not_your_decision", seat=seat, waiting_for=asked[0].seat))

    def _own(self, state: State) -> S:
        if not isinstance(state, self.state_type):
            raise TypeError(f"{self.info.key} was given a {type(state).__name__}")
        return state

    def _own_action(self, action: Action) -> A:
        if not isinstance(action, self.action_types):
            raise IllegalAction(phrase("foreign_action", game=self.info.key))
        return action

    def _own_options(self, options: Options) -> Opts:
        if not isinstance(options, self.info.options):
            raise BadSetup(phrase("foreign_options", game=self.info.key))
        return options


def _forced(asked: tuple[Decision, ...]) -> Decision | None:
    for decision in asked:
        if decision.is_forced:
            return decision
    return None
