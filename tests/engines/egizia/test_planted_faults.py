"""What the laws are told about this game can fail: each fault is caught by the law that is meant for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.event import Event
from engines.core.game import Game
from engines.egizia import GAME
from engines.egizia.actions import EgiziaAction, PlaceShip, ReturnSphinx
from engines.egizia.events import RiddlesSeen
from engines.egizia.eye import look
from engines.egizia.options import EgiziaOptions
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import Riddles
from engines.egizia.view import EgiziaView
from tests.engines.egizia.test_referee import keen
from tests.laws import trial
from tests.laws.egizia import SUBJECT

RULES = GAME.rules


def _tell_everybody_the_cards(state: EgiziaState, seat: Seat, action: EgiziaAction, tell: Tell) -> None:
    def tell_all(event: Event) -> None:
        tell(replace(event, audience=None) if isinstance(event, RiddlesSeen) else event)

    RULES.perform(state, seat, action, tell_all)


def _show_everybody_the_cards(state: EgiziaState, eye: Seat | None) -> EgiziaView:
    task = state.agenda[-1] if state.agenda else None
    shown = task.cards if isinstance(task, Riddles) else ()
    view = look(state, eye)
    return replace(view, discards=view.discards + shown)


def _show_the_order_of_a_deck(state: EgiziaState, eye: Seat | None) -> EgiziaView:
    view = look(state, eye)
    return replace(view, discards=view.discards + state.decks[0][:1])


def _lose_a_returned_card(state: EgiziaState, seat: Seat, action: EgiziaAction, tell: Tell) -> None:
    RULES.perform(state, seat, action, tell)
    if isinstance(action, ReturnSphinx):
        state.sphinx_deck = state.sphinx_deck[:-1]


def _arrive_at_once(state: EgiziaState, seat: Seat, action: EgiziaAction, tell: Tell) -> None:
    RULES.perform(state, seat, action, tell)
    if isinstance(action, PlaceShip):
        state.players = tuple(replace(player, arrival=1) for player in state.players)


FAULTS: dict[str, tuple[str, Game]] = {
    "drawn Sphinx cards are told to all": (
        "secrets_are_not_told",
        replace(GAME, rules=replace(RULES, perform=_tell_everybody_the_cards)),
    ),
    "drawn Sphinx cards are shown to all": (
        "step_is_blind",
        replace(GAME, rules=replace(RULES, look=_show_everybody_the_cards)),
    ),
    "the next Nile card is shown": (
        "view_is_blind",
        replace(GAME, rules=replace(RULES, look=_show_the_order_of_a_deck)),
    ),
    "a returned card is lost": ("pieces_conserved", replace(GAME, rules=replace(RULES, perform=_lose_a_returned_card))),
    "two seats arrive at once": ("own_arithmetic_holds", replace(GAME, rules=replace(RULES, perform=_arrive_at_once))),
}


@pytest.mark.parametrize(("law", "faulty"), FAULTS.values(), ids=FAULTS)
def test_the_right_law_catches_it(law: str, faulty: Game) -> None:
    with pytest.raises(trial.BrokenLaw) as caught:
        _play_some_games(faulty)
    assert caught.value.law == law


def _play_some_games(faulty: Game) -> None:
    for number in range(5):
        trial.play(replace(SUBJECT, game=faulty), 3, EgiziaOptions(), f"planted {number}", keen)
