"""What every game's state carries: the seed, how often chance was used, and the agenda.

A state is one record whose fields are all immutable values: copying it is copying its fields once, and a stored
state can share its parts with the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Self

from engines.core.decision import Decision


class Task:
    """Base of all tasks: frozen dataclasses with a `kind`, one class each."""

    __slots__ = ()
    kind: str


class _Memo:
    """The decisions of a settled state, kept beside its data: not compared, copied or stored."""

    __slots__ = ("asked",)
    asked: tuple[Decision, ...]


@dataclass(slots=True)
class State(_Memo):
    """`agenda`: what remains to be done, the next task last. `moves`: how often each seat has acted."""

    seats: int
    seed: str
    chance_uses: int
    moves: tuple[int, ...]
    agenda: tuple[Task, ...]

    @property
    def asked_seats(self) -> tuple[int, ...]:
        return tuple([decision.seat for decision in self.asked])

    def copy(self) -> Self:
        make: Callable[..., Self] = type(self)
        return make(*_reader(make)(self))


@cache
def _reader(state_type: Callable[..., State]) -> Callable[[State], tuple[object, ...]]:
    assert is_dataclass(state_type)
    return attrgetter(*(field.name for field in fields(state_type)))
