"""What happens: the only package that changes a state. Answers come in through `perform`, the rest through `settle`."""

from __future__ import annotations

from typing import assert_never, get_args

from engines.core.agenda import Tell
from engines.core.decision import Seat
from engines.core.tuples import with_item
from engines.egizia import actions as do
from engines.egizia.flow import asides, building, effects, ending, feeding, placing
from engines.egizia.flow.changes import pop, push
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

_ASIDES: tuple[type[do.Aside], ...] = get_args(do.Aside)


def perform(state: EgiziaState, seat: Seat, action: do.EgiziaAction, tell: Tell) -> None:
    """An aside leaves the question standing; anything else takes the answered task off the agenda."""
    if isinstance(action, _ASIDES):
        asides.use(state, seat, action, tell)
        return
    task = pop(state)
    match task:
        case StartChoice(kept):
            assert isinstance(action, do.KeepStartCard)
            push(state, StartChoice(with_item(kept, seat, action.card)))
        case Turn():
            if isinstance(action, do.PlaceShip):
                placing.place_ship(state, task, action, tell)
            elif isinstance(action, do.Pass):
                placing.stop_placing(state, seat, tell)
        case Leftover():
            if isinstance(action, do.TakeLeftover):
                placing.take_leftover(state, task, action.space, tell)
            else:
                placing.take_point(state, task, tell)
        case CrewTrade():
            if isinstance(action, do.TradeCrew):
                feeding.trade_crew(state, task, action.crew, tell)
        case Feed():
            feeding.feed(state, seat, task, tell)
        case Commitment():
            if isinstance(action, do.CommitCrews):
                building.commit(state, task, action.crews, tell)
            else:
                building.decline(state, task, tell, is_unable=False)
        case Construction() | SphinxVisit() | Riddles():
            _build(state, task, action, tell)
        case Resolve():
            assert isinstance(action, do.GrowCrews | do.MoveFlood | do.ChooseWay | do.LayBrick)
            effects.choose(state, task, action, tell)
        case TurnEnd() | Pause():
            assert isinstance(action, do.GoOn)
        case _:
            raise AssertionError(f"{task.kind} asks nobody")


def _build(state: EgiziaState, task: Construction | SphinxVisit | Riddles, action: do.EgiziaAction, tell: Tell) -> None:
    match task, action:
        case Construction(), do.LayBrick(monument, at):
            building.buy_brick(state, task, monument, at, tell)
        case (Construction() | SphinxVisit()) as build, do.FinishBuild():
            building.finish(state, build, tell)
        case SphinxVisit(), do.DrawSphinx(paid, free):
            building.draw(state, task, paid, free, tell)
        case Riddles(), do.KeepSphinx(card):
            building.keep(state, task, card, tell)
        case Riddles(), do.ReturnSphinx():
            building.give_back(state, task, tell)
        case _:
            raise AssertionError(f"{action.kind} is no answer to {task.kind}")


def settle(state: EgiziaState, tell: Tell) -> None:
    """Do the task on top of the agenda, which asks nobody now."""
    task: EgiziaTask = pop(state)
    match task:
        case StartChoice(kept):
            placing.give_riddles(state, kept)
        case RoundStart():
            placing.begin_round(state, tell)
        case Placement(turn):
            placing.next_turn(state, turn)
        case Leftovers(left):
            placing.ask_about_leftovers(state, left)
        case Production():
            feeding.produce(state, task, tell)
        case Feeding(left):
            if left:
                push(state, Feeding(left[1:]), Feed(left[0]))
        case Feed(seat):
            feeding.feed(state, seat, task, tell)
        case Training(left):
            if left:
                push(state, Training(left[1:]), Pause(left[0]))
        case Building():
            building.next_ship(state, task)
        case Commitment():
            building.decline(state, task, tell, is_unable=True)
        case Riddles():
            building.give_back(state, task, tell)
        case Resolve():
            effects.resolve(state, task, tell)
        case Hiring(left):
            if left:
                push(state, Hiring(left[1:]), Pause(left[0]))
        case RoundEnd():
            ending.end_round(state, tell)
        case Closing(left):
            if left:
                push(state, Closing(left[1:]), Pause(left[0]))
            else:
                ending.end_game(state, tell)
        case Turn() | TurnEnd() | Pause() | CrewTrade():
            pass  # nothing can be done
        case Leftover() | Construction() | SphinxVisit():
            raise AssertionError(f"{task.kind} asks somebody")
        case _:
            assert_never(task)
