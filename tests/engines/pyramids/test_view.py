"""What an eye sees of an open table: the quarry, who is where, what stands and what it shows; and what an action is."""

from __future__ import annotations

import pytest
from pydantic_core import to_json

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.pyramids import GAME
from engines.pyramids import events as happened
from engines.pyramids.actions import (
    FinishBuild,
    KeepCard,
    LayInPyramid,
    LayInTomb,
    LayOnObelisk,
    PyramidsAction,
    TakeGod,
    TakePair,
)
from engines.pyramids.components import BASE, CARDS, FLOORS, Colour, God
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.scoring import outcome
from engines.pyramids.stones import joints
from tests.engines.driving import asked, play
from tests.engines.pyramids.table import A, B, C, building, clearing, ended, pyramid, seen, table

EYES = (None, 0, 1)


@pytest.mark.parametrize("eye", EYES)
def test_the_quarry_shows_who_took_which_pair(eye: int | None) -> None:
    state = play(table(3), TakeGod(God.SEKHMET), TakeGod(God.HORUS), TakeGod(God.ANUBIS))
    assert [pair.taker for pair in seen(state, eye).pairs] == [None, None, None]
    state = play(state, TakePair(2))
    view = seen(state, eye)
    assert [pair.taker for pair in view.pairs] == [None, None, 1]
    assert [tuple(card.id for card in pair.cards) for pair in view.pairs] == [pair.cards for pair in state.pairs]
    assert view.deck == 105 - 3 - 2 * 3


@pytest.mark.parametrize("eye", EYES)
def test_whose_turn_it_is(eye: int | None) -> None:
    state = GAME.new(3, PyramidsOptions(start_seat=2), "turns")
    phases = []
    for action in (TakeGod(God.HORUS), TakeGod(God.KHEPRI), TakeGod(God.ANUBIS), TakePair(0)):
        view = seen(state, eye)
        phases.append((view.phase, view.turn))
        state = play(state, action)
    phases.append((seen(state, eye).phase, seen(state, eye).turn))
    assert phases == [("gods", 2), ("gods", 0), ("gods", 1), ("build", 2), ("build", 2)]
    state = clearing((A,), (B,), (C,), first_seat=1, round=6)
    assert (seen(state, eye).round, seen(state, eye).first_seat) == (7, 2)


@pytest.mark.parametrize("eye", EYES)
def test_pyramid_and_obelisk_are_open_to_all(eye: int | None) -> None:
    # Two blue stones under two blue ones; red on two cards.
    own = Necropolis(pyramid((41, 1), (81,)), (83, 103))
    shown = seen(building(God.HORUS, (B, C), built=own), eye).necropolises[0]
    assert [entry.card.id for entry in shown.pyramid] == [41, 1, 81]
    assert shown.groups == (4, 1, 1, 0, 0)
    assert shown.joints == joints(own.pyramid)
    assert len(shown.joints) == 6  # cell by cell
    assert [card.id for card in shown.obelisk] == [83, 103]
    assert shown.best == (Colour.RED, 2)


def test_tombs_tell_nothing_before_the_end() -> None:
    """Not even which colours they win."""
    own, other = Necropolis(tomb=(83, 84)), Necropolis(tomb=(81,))
    state = building(God.HORUS, (A,), necropolises=(own, other, Necropolis()))
    for eye in EYES:
        shown = seen(state, eye).necropolises
        assert [each.majorities for each in shown] == [()] * 3
        assert [each.tomb_stones is not None for each in shown] == [seat == eye for seat in range(3)]
    assert seen(state, 0).necropolises[0].tomb_stones == (0, 0, 2, 2, 0)
    assert seen(ended(own, other)).necropolises[0].majorities == (Colour.RED, Colour.GREEN)


def test_the_outcome_shows_when_the_game_is_over() -> None:
    state = building(God.HORUS, (A,), round=10, deck=())
    assert [seen(state, eye).outcome for eye in EYES] == [None] * 3
    state = play(state, LayInPyramid(A, 0, 0), FinishBuild())
    assert [seen(state, eye).outcome for eye in EYES] == [outcome(state)] * 3


def test_the_first_god_and_the_first_pair_are_the_defaults() -> None:
    """For the caretaker (see the rulings)."""
    state = play(table(3), TakeGod(God.HORUS))
    assert asked(state).default.action == TakeGod(God.ANUBIS)
    state = play(state, TakeGod(God.SEKHMET), TakeGod(God.KHEPRI))
    assert asked(state).default.action == TakePair(0)


def test_what_was_hidden_before_says_that_it_comes_out() -> None:
    """Nobody takes back what others have learned from it; the rest tells nothing that was not open before."""
    revealing: set[type[Event]] = {
        happened.RoundBegan,
        happened.PyramidBuilt,
        happened.ObeliskBuilt,
        happened.CardsDiscarded,
        happened.TombRevealed,
    }
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    defaults = {kind: kind.__dataclass_fields__["reveals"].default for kind in kinds}
    assert {kind for kind, reveals in defaults.items() if reveals} == revealing


ACTIONS: list[PyramidsAction] = [
    *(TakeGod(god) for god in God),
    *(TakePair(pair) for pair in range(5)),
    *(LayInPyramid(C, floor, index) for floor in range(FLOORS) for index in range(-1 if floor == 0 else 0, BASE)),
    *(kind(card) for kind in (LayOnObelisk, LayInTomb, KeepCard) for card in (1, len(CARDS))),
    FinishBuild(),
]


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_every_action_can_be_read_from_a_log(action: PyramidsAction) -> None:
    assert GAME.load_action(to_json(action)) == action


@pytest.mark.parametrize(
    "action", [TakePair(5), LayInPyramid(C, 4, 0), LayInPyramid(C, 0, -2), LayInTomb(0), KeepCard(106)], ids=str
)
def test_nothing_outside_the_box_can_be_read(action: PyramidsAction) -> None:
    with pytest.raises(IllegalAction):
        GAME.load_action(to_json(action))
