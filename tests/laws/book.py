"""The laws of a moment, each a function that asserts. `tests/laws/test_planted_faults.py` shows that they can fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields

from pydantic_core import to_json

from engines.core.decision import Action, Seat, seen_by
from engines.core.errors import GameOver, IllegalAction, NotYourDecision, Refusal
from engines.core.event import Event
from engines.core.event import seen_by as events_seen_by
from engines.core.menu import branches
from tests.laws.moment import Moment, everything

Law = Callable[[Moment], None]

# What Discord can show: 25 entries in a menu (or five rows of five buttons), and nobody wants a third menu.
MENU, DEPTH = 25, 2


def no_dead_end(now: Moment) -> None:
    """Whoever is asked can answer, and the default is one of the answers."""
    for decision in now.decisions:
        assert decision.options
        assert decision.default in decision.options
    assert len({decision.seat for decision in now.decisions}) == len(now.decisions)


def outcome_exactly_at_the_end(now: Moment) -> None:
    outcome = now.game.outcome(now.state)
    assert (outcome is None) == bool(now.decisions)
    for eye in _eyes(now):
        view = now.game.view(now.state, eye)
        assert view.outcome == outcome
        assert view.asked == tuple(decision.seat for decision in now.decisions)
    if outcome is not None:
        assert [result.points for result in outcome.results] == list(now.game.view(now.state, None).scores)
        for result in outcome.results:
            assert sum(points for _, points in result.breakdown) == result.points
            better = [o for o in outcome.results if (o.points, o.tie_break) > (result.points, result.tie_break)]
            assert result.place == 1 + len(better)


def every_option_applies(now: Moment) -> None:
    assert len(now.steps) == len(now.offered)


def old_state_stays(now: Moment) -> None:
    before = now.game.dump(now.state)
    for decision, option in now.offered:
        now.game.apply(now.state, decision.seat, option.action)
    assert now.game.dump(now.state) == before


def pieces_conserved(now: Moment) -> None:
    assert now.subject.census(now.state) == now.subject.census(now.first)


def own_arithmetic_holds(now: Moment) -> None:
    """What only this game's numbers promise."""
    now.subject.arithmetic(now.state)


def stored_exactly(now: Moment) -> None:
    loaded = now.game.load(now.game.dump(now.state))
    assert loaded == now.state
    assert now.game.decisions(loaded) == now.decisions
    for _, option in now.offered:
        assert now.game.load_action(to_json(option.action)) == option.action


def view_is_blind(now: Moment) -> None:
    """What an eye may not know does not show: neither in its view nor in the questions."""
    for eye in _eyes(now):
        other = now.scrambled(eye)
        assert now.game.view(other, eye) == now.game.view(now.state, eye)
        there = now.game.decisions(other)
        assert seen_by(there, eye) == seen_by(now.decisions, eye)
        assert [(d.id, d.seat, d.private) for d in there] == [(d.id, d.seat, d.private) for d in now.decisions]


def step_is_blind(now: Moment) -> None:
    """Unless a step says that it reveals something, it looks the same whatever is hidden."""
    if not now.offered:
        return
    number = now.random.randrange(len(now.offered))
    decision, option = now.offered[number]
    index = everything(decision).index(option)
    step = now.steps[number]
    for eye in _eyes(now):
        if _tells_something_hidden(step.events, eye):
            continue
        other = now.scrambled(eye)
        same = next(d for d in now.game.decisions(other) if d.seat == decision.seat)
        offered = everything(same)
        parallel = now.game.apply(other, same.seat, offered[index % len(offered)].action)
        assert not _tells_something_hidden(parallel.events, eye)
        assert events_seen_by(parallel.events, eye) == events_seen_by(step.events, eye)
        assert now.game.view(parallel.state, eye) == now.game.view(step.state, eye)


def told_is_seen(now: Moment) -> None:
    """What everybody is told also shows: a step after which the channel sees the same board tells it nothing."""
    if not now.offered:
        return
    step = now.random.choice(now.steps)
    if events_seen_by(step.events, None):
        before, after = (
            (now.game.view(s, None), seen_by(now.game.decisions(s), None)) for s in (now.state, step.state)
        )
        assert before != after


def drafts_do_not_show(now: Moment) -> None:
    """Nobody but the seat itself notices a draft: it tells and shows nothing, not even that there is one."""
    drafts = [number for number, (_, option) in enumerate(now.offered) if isinstance(option.action, now.subject.drafts)]
    if not drafts:
        return
    number = now.random.choice(drafts)
    seat, step = now.offered[number][0].seat, now.steps[number]
    for eye in _eyes(now):
        if eye != seat:
            assert events_seen_by(step.events, eye) == ()
            assert now.game.view(step.state, eye) == now.game.view(now.state, eye)


def secrets_are_not_told(now: Moment) -> None:
    """No event names to an eye what stays hidden from it, whatever else the step reveals."""
    if not now.offered:
        return
    step = now.random.choice(now.steps)
    for eye in _eyes(now):
        named = set(_named(events_seen_by(step.events, eye)))
        assert named.isdisjoint(now.subject.secrets(step.state, eye))


def barrier_answers_commute(now: Moment) -> None:
    """Two seats that are asked at once may answer in either order; nobody's question changes meanwhile."""
    for one, two in zip(now.decisions, now.decisions[1:], strict=False):
        a, b = now.random.choice(one.options).action, now.random.choice(two.options).action
        after_a = now.game.apply(now.state, one.seat, a).state
        after_b = now.game.apply(now.state, two.seat, b).state
        assert two in now.game.decisions(after_a)
        assert one in now.game.decisions(after_b)
        ab, ba = now.game.apply(after_a, two.seat, b).state, now.game.apply(after_b, one.seat, a).state
        assert ab == ba
        assert now.game.decisions(ab) == now.game.decisions(ba)


def single_steps_lead_to_the_same(now: Moment) -> None:
    """Playing the forced choices one by one gives what `apply` gives at once."""
    if not now.offered:
        return
    number = now.random.randrange(len(now.offered))
    decision, option = now.offered[number]
    whole = now.steps[number]
    step = now.game.apply(now.state, decision.seat, option.action, play_forced=False)
    events: list[Event] = list(step.events)
    for played in whole.played:
        asked = next(d for d in now.game.decisions(step.state) if d.seat == played.seat)
        assert asked.is_forced
        step = now.game.apply(step.state, played.seat, played.action, play_forced=False)
        events += step.events
    assert step.state == whole.state
    assert tuple(events) == whole.events
    assert not any(d.is_forced for d in now.game.decisions(whole.state))


def menus_fit(now: Moment) -> None:
    """Every option has a path of its own, none ends where another goes on, and each menu can be shown."""
    for decision in now.decisions:
        options = everything(decision)
        paths = {option.path for option in options}
        assert len(paths) == len(options)
        assert not any(path[:end] in paths for path in paths for end in range(1, len(path)))
        assert max(map(len, paths)) <= DEPTH
        top = branches(options, 0)
        assert len(top) <= MENU
        for under in top.values():
            assert len(under) == 1 or len(branches(under, 1)) <= MENU


def closed_is_closed(now: Moment) -> None:
    """Nothing that is offered is called closed, and everything closed has a reason."""
    for decision in now.decisions:
        for closed in decision.closed:
            assert closed.path
            assert not any(closed.covers(option.path) for option in everything(decision))


def bad_input_is_refused(now: Moment) -> None:
    """Stale, foreign and untimely actions change nothing."""
    before = now.game.dump(now.state)
    earlier = now.game.decisions(now.first)[0].options[0].action
    asked = {decision.seat for decision in now.decisions}
    for seat in range(-1, now.state.seats + 1):
        if not asked:
            assert isinstance(_refusal(now, seat, earlier), GameOver)
        elif seat not in asked:
            assert isinstance(_refusal(now, seat, earlier), NotYourDecision)
    for decision in now.decisions:
        for action in (Action(), earlier, *(option.action for _, option in now.offered)):
            if not decision.offers(action):
                refusal = _refusal(now, decision.seat, action)
                assert isinstance(refusal, IllegalAction)
                assert refusal.reason.key
    assert now.game.dump(now.state) == before


def _refusal(now: Moment, seat: Seat, action: Action) -> Refusal | None:
    try:
        now.game.apply(now.state, seat, action)
    except Refusal as refusal:
        return refusal
    return None


def _eyes(now: Moment) -> tuple[int | None, ...]:
    return (None, *range(now.state.seats))


def _tells_something_hidden(events: tuple[Event, ...], eye: int | None) -> bool:
    return any(event.reveals and event.is_seen_by(eye) for event in events)


def _named(events: tuple[Event, ...]) -> Iterator[object]:
    """Everything in the events' fields; tuples item by item."""
    found: list[object] = [getattr(event, field.name) for event in events for field in fields(event)]
    while found:
        value = found.pop()
        if isinstance(value, tuple):
            found += value
        else:
            yield value


LAWS: tuple[Law, ...] = (
    no_dead_end,
    outcome_exactly_at_the_end,
    every_option_applies,
    old_state_stays,
    pieces_conserved,
    own_arithmetic_holds,
    stored_exactly,
    view_is_blind,
    step_is_blind,
    told_is_seen,
    drafts_do_not_show,
    secrets_are_not_told,
    barrier_answers_commute,
    single_steps_lead_to_the_same,
    menus_fit,
    closed_is_closed,
    bad_input_is_refused,
)
