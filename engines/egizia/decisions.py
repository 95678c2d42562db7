"""Who must choose, among what, what is closed and why. With river.py, building.py, choices.py and asides.py, the only
place where legality is written.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engines.core.agenda import question_id
from engines.core.decision import Action, Closed, Decision, Option, Seat
from engines.core.phrase import Phrase, phrase
from engines.egizia import actions as do
from engines.egizia import labels
from engines.egizia.asides import asides, matters
from engines.egizia.building import bricks, cheapest, commitments, draws, has_crew
from engines.egizia.choices import choices
from engines.egizia.components import CARDS, CREWS, LEAST_STRENGTH, POSITIONS, SPACES, Crew, open_spaces
from engines.egizia.effects import TakeLeftover
from engines.egizia.estate import ration
from engines.egizia.river import can_place, placings
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import (
    Building,
    Closing,
    Commitment,
    Construction,
    CrewTrade,
    EgiziaTask,
    Feed,
    Feeding,
    Hiring,
    Leftover,
    Leftovers,
    Pause,
    Placement,
    Production,
    Resolve,
    Riddles,
    RoundEnd,
    RoundStart,
    SphinxVisit,
    StartChoice,
    Training,
    Turn,
    TurnEnd,
)

Asked = tuple[Decision, ...]


def ask(state: EgiziaState) -> Asked:
    """The questions of the task on top of the agenda; none when it settles itself."""
    task = state.agenda[-1]
    match task:
        case StartChoice(kept):
            return tuple(_start_choice(state, seat) for seat, card in enumerate(kept) if card is None)
        case Turn(seat):
            return _turn(state, task, seat)
        case TurnEnd(seat):
            return _pause(state, seat, task, _TURN_END) if can_place(state, seat) else ()
        case Leftover(seat, card):
            return (_leftover(state, seat, task, card),)
        case CrewTrade(seat):
            return _crew_trade(state, seat, task)
        case Feed(seat, extra):
            short = ration(state, seat, extra)
            prompt = phrase("feed", need=short.need, wheat=short.wheat, points=short.points)
            return _pause(state, seat, task, prompt)
        case Pause(seat):
            assert state.step is not None
            return _pause(state, seat, task, _PAUSES[state.step.kind])
        case Commitment(seat):
            return _commitment(state, seat, task)
        case Construction(seat):
            return (_construction(state, seat, task),)
        case SphinxVisit(seat, berth, budget):
            prompt = phrase("sphinx_visit", budget=budget, stones=state.players[seat].stones)
            options = draws(state, seat, berth, budget) or _FINISH
            return (_decision(state, seat, task, prompt, options),)
        case Riddles(seat):
            return _riddles(state, seat, task)
        case Resolve(seat, effect):
            prompt, options = choices(state, seat, effect)
            return (_plain_decision(state, seat, prompt, options),) if options else ()
        case (
            RoundStart()
            | Placement()
            | Leftovers()
            | Production()
            | Feeding()
            | Training()
            | Building()
            | Hiring()
            | RoundEnd()
            | Closing()
        ):
            return ()
        case _:
            assert_never(task)


def _start_choice(state: EgiziaState, seat: Seat) -> Decision:
    options = tuple([_plain(do.KeepStartCard(card)) for card in state.players[seat].sphinx])
    return _plain_decision(state, seat, _START_CHOICE, options, private=True)


def _turn(state: EgiziaState, task: Turn, seat: Seat) -> Asked:
    """A second ship may be forgone without passing; when it can go nowhere nobody is asked about it."""
    options, closed = placings(state, seat)
    if task.is_second and not options:
        return ()
    player = state.players[seat]
    stop = _GO_ON if task.is_second else _PASS
    default = next((option for option in options if _costs_nothing(state, option.action)), stop[0])
    prompt = phrase("turn", ships=player.ships, second="yes" if task.is_second else "no")
    return (_decision(state, seat, task, prompt, options + stop, closed, default),)


def _costs_nothing(state: EgiziaState, action: Action) -> bool:
    """A caretaker takes fields and quarries: they are never a burden."""
    assert isinstance(action, do.PlaceShip)
    card = CARDS.get(state.spots[POSITIONS[action.space]].piece or "")
    return card is not None and card.type in ("field", "quarry", "combo")


def _leftover(state: EgiziaState, seat: Seat, task: EgiziaTask, card: str) -> Decision:
    power = CARDS[card].power
    assert isinstance(power, TakeLeftover)
    left = [number for number in open_spaces(state.seats, "card") if state.spots[number].piece is not None]
    cards = tuple([_left_card(SPACES[number].id, state.spots[number].piece or "") for number in left])
    return _decision(state, seat, task, phrase("leftover", points=power.points), (*_point(power.points), *cards))


def _crew_trade(state: EgiziaState, seat: Seat, task: EgiziaTask) -> Asked:
    strengths = zip(CREWS, state.players[seat].crews, strict=True)
    options = tuple([_trade(crew, strength) for crew, strength in strengths if strength > LEAST_STRENGTH])
    return (_decision(state, seat, task, _CREW_TRADE, _GO_ON + options),) if options else ()


def _pause(state: EgiziaState, seat: Seat, task: EgiziaTask, prompt: Phrase) -> Asked:
    """A seat is asked only if it owns something that matters here."""
    beside, closed = asides(state, seat, task)
    if not matters(state, seat, task, beside):
        return ()
    return (Decision(question_id(state, seat), seat, prompt, _GO_ON, _GO_ON[0], beside, closed),)


def _commitment(state: EgiziaState, seat: Seat, task: Commitment) -> Asked:
    parties, closed = commitments(state, seat, task.area, task.strength)
    beside, shut = asides(state, seat, task)
    if not parties:
        can_hope = has_crew(state, seat) and cheapest(state, seat, task.area) is not None
        if not (can_hope and matters(state, seat, task, beside)):
            return ()
    prompt = phrase(
        "commitment",
        area=task.area,
        berth=task.berth,
        by=task.by or "none",
        stones=state.players[seat].stones,
        strength=task.strength,
    )
    return (Decision(question_id(state, seat), seat, prompt, _DECLINE + parties, _DECLINE[0], beside, closed + shut),)


def _construction(state: EgiziaState, seat: Seat, task: Construction) -> Decision:
    """A build can be finished once something was bought, or if nothing can be bought any more."""
    options, closed = bricks(state, seat, task.area, task.budget, task.laid)
    if task.laid or not options:
        options = _FINISH + options
    else:
        closed += _BUY_FIRST
    prompt = phrase("construction", area=task.area, budget=task.budget, stones=state.players[seat].stones)
    return _decision(state, seat, task, prompt, options, closed)


def _riddles(state: EgiziaState, seat: Seat, task: Riddles) -> Asked:
    """Once all that may be kept is kept, the seat is asked only if it owns something that lets it keep more."""
    keep = tuple([_plain(do.KeepSphinx(card)) for card in task.cards]) if task.keeps else ()
    options = keep + _RETURN
    beside, closed = asides(state, seat, task)
    may_keep_more = any(isinstance(option.action, do.PlayCard) and _keeps_more(option.action) for option in beside)
    if not (task.cards and (task.keeps or may_keep_more)):
        return ()
    prompt = phrase("riddles", cards=len(task.cards), keeps=task.keeps)
    return (Decision(question_id(state, seat), seat, prompt, options, options[0], beside, closed, private=True),)


def _keeps_more(action: do.PlayCard) -> bool:
    return labels.ways(action.card)[action.way][0].op == "keep_more"


def _decision(
    state: EgiziaState,
    seat: Seat,
    task: EgiziaTask,
    prompt: Phrase,
    options: tuple[Option, ...],
    closed: tuple[Closed, ...] = (),
    default: Option | None = None,
) -> Decision:
    """A question beside which the seat may use what it owns. The first option is what a caretaker plays."""
    beside, shut = asides(state, seat, task)
    return Decision(question_id(state, seat), seat, prompt, options, default or options[0], beside, closed + shut)


def _plain_decision(
    state: EgiziaState, seat: Seat, prompt: Phrase, options: tuple[Option, ...], *, private: bool = False
) -> Decision:
    """A question in the middle of an effect: nothing can be used beside it."""
    return Decision(question_id(state, seat), seat, prompt, options, options[0], private=private)


@cache
def _plain(action: do.EgiziaAction) -> Option:
    return Option(action, labels.path_of(action))


@cache
def _left_card(space: str, card: str) -> Option:
    action = do.TakeLeftover(space)
    (label,) = labels.path_of(action)
    return Option(action, (labels.with_facts(label, card=labels.offered_card(card)),))


@cache
def _point(points: int) -> tuple[Option, ...]:
    return (Option(do.GoOn(), (phrase("take_point", points=points),)),)


@cache
def _trade(crew: Crew, strength: int) -> Option:
    action = do.TradeCrew(crew)
    (label,) = labels.path_of(action)
    return Option(action, (labels.with_facts(label, strength=strength),))


_START_CHOICE = phrase("start_choice")
_TURN_END = phrase("turn_end")
_CREW_TRADE = phrase("crew_trade")
_PAUSES = {"training": phrase("training"), "hiring": phrase("hiring"), "closing": phrase("closing")}
_PASS = (_plain(do.Pass()),)
_GO_ON = (_plain(do.GoOn()),)
_DECLINE = (_plain(do.DeclineBuild()),)
_FINISH = (_plain(do.FinishBuild()),)
_RETURN = (_plain(do.ReturnSphinx()),)
_BUY_FIRST = (Closed((labels.FINISH,), phrase("buy_first")),)
