"""A table laid out by hand, for one situation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.core.decision import Action, Seat
from engines.core.event import Event
from engines.pyramids import GAME
from engines.pyramids.components import BASE, FLOORS, ROUNDS, God, gods_in_play
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.pyramid import Floor, Pyramid
from engines.pyramids.state import PyramidsState
from engines.pyramids.tasks import Build, Clearing
from engines.pyramids.view import PyramidsView, look

NOTHING = Necropolis()
A, B, C = 1, 2, 3  # the cards of a hand


def table(seats: int = 3, **fields: Any) -> PyramidsState:
    """A new game in which seat 0 starts, with some fields of its state replaced."""
    return GAME.resume(replace(GAME.new(seats, PyramidsOptions(start_seat=0), "table"), **fields))


def building(
    god: God, hand: tuple[int, ...] = (A, B, C), *, seats: int = 3, built: Necropolis = NOTHING, **fields: Any
) -> PyramidsState:
    """Seat 0 has taken its pair and builds under this god, as the last one of the round; the others hold nothing."""
    gods = (god, *[other for other in gods_in_play(seats) if other is not god][: seats - 1])
    others = seats - 1
    return table(
        seats,
        **{
            "gods": gods,
            "set_aside": next(other for other in God if other not in gods) if seats == 2 else None,
            "hands": (hand, *((),) * others),
            "necropolises": (built, *(NOTHING,) * others),
            "agenda": (Clearing((None,) * seats), Build(0)),
            **fields,
        },
    )


def clearing(*hands: tuple[int, ...], **fields: Any) -> PyramidsState:
    """The end of a round: everybody has built."""
    return table(len(hands), hands=hands, agenda=(Clearing((None,) * len(hands)),), **fields)


def ended(*necropolises: Necropolis) -> PyramidsState:
    """The end of the game."""
    return clearing(*((),) * len(necropolises), necropolises=necropolises, round=ROUNDS, deck=())


def answered(state: PyramidsState, seat: Seat, action: Action) -> tuple[PyramidsState, tuple[Event, ...]]:
    """One of several seats that are asked at once answers."""
    step = GAME.apply(state, seat, action)
    assert isinstance(step.state, PyramidsState)
    return step.state, step.events


def seen(state: PyramidsState, eye: Seat | None = None) -> PyramidsView:
    return look(state, eye)


def pyramid(*floors: tuple[int, ...], starts: tuple[int, ...] = (0,) * FLOORS) -> Pyramid:
    """Floors from the base up; `starts`: where each begins."""
    return tuple(Floor(start, cards) for start, cards in zip(starts, floors, strict=False))


def whole(*cards: int) -> Pyramid:
    """A finished pyramid, card by card from the base up, each floor from the left."""
    floors, left = [], cards
    for width in range(BASE, BASE - FLOORS, -1):
        floors.append(left[:width])
        left = left[width:]
    assert not left
    return pyramid(*floors)
