"""A law that cannot fail is worthless: every law meets a fault made for it, and must be the one that catches it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace

import pytest

from engines import duel, pyramids
from engines.core.agenda import AgendaGame, Tell
from engines.core.decision import Action, Closed, Decision, Option, Seat
from engines.core.event import Event
from engines.core.game import Game, Outcome, Step
from engines.core.phrase import phrase
from engines.core.state import State
from engines.core.tuples import with_item
from engines.duel.actions import DuelAction, UnloadShip
from engines.duel.state import DuelState
from engines.imhotep import GAME
from engines.imhotep.actions import ImhotepAction, TakeCard, TakeStones
from engines.imhotep.components import Card
from engines.imhotep.events import CardTaken
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.setup import Deal
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import MarketPick, Unloading
from engines.imhotep.view import ImhotepView
from engines.pyramids.actions import LayInTomb, PyramidsAction
from engines.pyramids.events import CardBuried, TombFilled
from engines.pyramids.state import PyramidsState
from engines.pyramids.view import PyramidsView
from engines.pyramids.view import look as look_at_pyramids
from tests import offerings
from tests.laws import trial
from tests.laws.book import LAWS
from tests.laws.policies import Policy, at_random, caretaker
from tests.laws.subjects import SUBJECTS

RULES = GAME.rules
Ask = Callable[[ImhotepState], tuple[Decision, ...]]


@dataclass(frozen=True)
class Fault:
    caught_by: str
    faulty: Game
    key: str = "imhotep"
    policy: Policy = at_random


def _lose_a_stone(state: ImhotepState, tell: Tell) -> None:
    task = state.agenda[-1]
    RULES.settle(state, tell)
    if isinstance(task, Unloading) and state.temple:
        state.temple = state.temple[:-1]


def _show_the_deck(state: ImhotepState, eye: Seat | None) -> ImhotepView:
    view = RULES.look(state, eye)
    assert isinstance(view, ImhotepView)
    return replace(view, discards=view.discards + state.deck[:1])


def _tell_the_deck(state: ImhotepState, seat: Seat, action: ImhotepAction, tell: Tell) -> None:
    for card in state.deck[:1]:
        tell(CardTaken(seat=seat, card=card))
    RULES.perform(state, seat, action, tell)


def _give_the_stones_back(state: ImhotepState, seat: Seat, action: ImhotepAction, tell: Tell) -> None:
    sleds, quarry = state.sleds, state.quarry
    RULES.perform(state, seat, action, tell)
    if isinstance(action, TakeStones):
        state.sleds, state.quarry = sleds, quarry


def _asking(change: Callable[[ImhotepState, Decision], Decision]) -> Game:
    def ask(state: ImhotepState) -> tuple[Decision, ...]:
        return tuple(change(state, decision) for decision in RULES.ask(state))

    return replace(GAME, rules=replace(RULES, ask=ask))


def _without_options(state: ImhotepState, decision: Decision) -> Decision:
    return replace(decision, options=()) if isinstance(state.agenda[-1], MarketPick) else decision


def _with_a_card_that_is_not_there(state: ImhotepState, decision: Decision) -> Decision:
    missing = next(card for card in Card if card not in state.market)
    action = TakeCard(missing)
    return replace(decision, options=(*decision.options, Option(action, RULES.path_of(action))))


def _with_one_label_for_all(state: ImhotepState, decision: Decision) -> Decision:
    options = tuple(replace(option, path=(phrase("this"),)) for option in decision.options)
    return replace(decision, options=options, default=options[0], closed=())


def _with_an_open_door_called_closed(state: ImhotepState, decision: Decision) -> Decision:
    return replace(decision, closed=(*decision.closed, Closed(decision.options[0].path, phrase("never"))))


def _count_wrongly(state: ImhotepState) -> Outcome:
    right = RULES.score(state)
    return Outcome(tuple(replace(result, points=result.points + 1) for result in right.results))


def _remember_who_came_first(
    state: offerings.OfferingsState, seat: Seat, action: offerings.OfferingsAction, tell: Tell
) -> None:
    offerings.perform(state, seat, action, tell)
    state.seed += str(seat)


def _drop_a_token(state: DuelState, seat: Seat, action: DuelAction, tell: Tell) -> None:
    duel.GAME.rules.perform(state, seat, action, tell)
    if isinstance(action, UnloadShip) and state.ships[action.ship]:
        *kept, dropped = state.ships[action.ship]
        state.ships = with_item(state.ships, action.ship, tuple(kept))
        state.removed += (dropped,)


def _tell_of_a_draft(state: PyramidsState, seat: Seat, action: PyramidsAction, tell: Tell) -> None:
    pyramids.GAME.rules.perform(state, seat, action, tell)
    if isinstance(action, LayInTomb):
        tell(TombFilled(seat=seat, cards=1))


def _tell_what_is_buried(state: PyramidsState, seat: Seat, action: PyramidsAction, tell: Tell) -> None:
    """Among all that a finished build shows, the tomb's card."""

    def tell_all(event: Event) -> None:
        tell(replace(event, audience=None) if isinstance(event, CardBuried) else event)

    pyramids.GAME.rules.perform(state, seat, action, tell_all)


def _show_how_much_is_drafted(state: PyramidsState, eye: Seat | None) -> PyramidsView:
    view = look_at_pyramids(state, eye)
    sizes = [len(state.hands[seat]) - len(state.drafted(seat)) for seat in range(state.seats)]
    shown = (replace(seen, hand_size=size) for seen, size in zip(view.necropolises, sizes, strict=True))
    return replace(view, necropolises=tuple(shown))


class _Imhotep(AgendaGame[ImhotepState, ImhotepAction, ImhotepOptions, Deal]):
    """Imhotep, to be driven wrongly."""

    __slots__ = ()


class _WritesOnTheOldState(_Imhotep):
    __slots__ = ()

    def apply(self, state: State, seat: Seat, action: Action, *, play_forced: bool = True) -> Step:
        step = AgendaGame.apply(self, state, seat, action, play_forced=play_forced)
        state.chance_uses += 1
        return step


class _SwallowsEvents(_Imhotep):
    __slots__ = ()

    def apply(self, state: State, seat: Seat, action: Action, *, play_forced: bool = True) -> Step:
        step = AgendaGame.apply(self, state, seat, action, play_forced=play_forced)
        return replace(step, events=step.events[:1]) if play_forced else step


class _ForgetsDiscards(_Imhotep):
    __slots__ = ()

    def load(self, data: bytes) -> ImhotepState:
        state = AgendaGame.load(self, data)
        state.discards = ()
        return state


class _TakesAnything(_Imhotep):
    __slots__ = ()

    def _check(self, asked: tuple[Decision, ...], seat: Seat, action: Action) -> None:
        return


def _driven(by: type[_Imhotep]) -> Game:
    return by(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})


FAULTS = {
    "a stone is lost when unloading": Fault(
        "pieces_conserved", replace(GAME, rules=replace(RULES, settle=_lose_a_stone))
    ),
    "the deck's top card is in the public view": Fault(
        "view_is_blind", replace(GAME, rules=replace(RULES, look=_show_the_deck))
    ),
    "the deck's top card is in a public event": Fault(
        "step_is_blind", replace(GAME, rules=replace(RULES, perform=_tell_the_deck))
    ),
    "an option does not apply": Fault("every_option_applies", _asking(_with_a_card_that_is_not_there)),
    "a compulsory step has no option": Fault("no_dead_end", _asking(_without_options)),
    "two options have one label": Fault("menus_fit", _asking(_with_one_label_for_all)),
    "what is offered is called closed": Fault("closed_is_closed", _asking(_with_an_open_door_called_closed)),
    "a refilled ship drops a token": Fault(
        "own_arithmetic_holds",
        replace(duel.GAME, rules=replace(duel.GAME.rules, perform=_drop_a_token)),
        key="duel",
    ),
    "a card that nobody sees yet is told": Fault(
        "told_is_seen",
        replace(pyramids.GAME, rules=replace(pyramids.GAME.rules, perform=_tell_of_a_draft)),
        key="pyramids",
    ),
    "the size of a draft is in the public view": Fault(
        "drafts_do_not_show",
        replace(pyramids.GAME, rules=replace(pyramids.GAME.rules, look=_show_how_much_is_drafted)),
        key="pyramids",
    ),
    "a tomb's card is in a public event": Fault(
        "secrets_are_not_told",
        replace(pyramids.GAME, rules=replace(pyramids.GAME.rules, perform=_tell_what_is_buried)),
        key="pyramids",
    ),
    "points come from nowhere": Fault(
        "outcome_exactly_at_the_end", replace(GAME, rules=replace(RULES, score=_count_wrongly))
    ),
    "taking stones changes nothing": Fault(
        "termination", replace(GAME, rules=replace(RULES, perform=_give_the_stones_back)), policy=caretaker
    ),
    "the old state is written on": Fault("old_state_stays", _driven(_WritesOnTheOldState)),
    "an event is swallowed": Fault("single_steps_lead_to_the_same", _driven(_SwallowsEvents)),
    "a stored game forgets its discards": Fault("stored_exactly", _driven(_ForgetsDiscards)),
    "everything is accepted": Fault("bad_input_is_refused", _driven(_TakesAnything)),
    "the order of answers to a barrier matters": Fault(
        "barrier_answers_commute",
        replace(offerings.GAME, rules=replace(offerings.GAME.rules, perform=_remember_who_came_first)),
        key="offerings",
    ),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_the_right_law_catches_it(fault: Fault) -> None:
    with pytest.raises(trial.BrokenLaw) as caught:
        _play_some_games(fault)
    assert caught.value.law == fault.caught_by


def _play_some_games(fault: Fault) -> None:
    subject = replace(SUBJECTS[fault.key], game=fault.faulty)
    for number in range(5):
        trial.play(subject, min(3, subject.counts[-1]), subject.mixes[-1], f"planted {number}", fault.policy)


def test_every_law_meets_a_fault() -> None:
    assert {law.__name__ for law in LAWS} | {"termination"} == {fault.caught_by for fault in FAULTS.values()}
