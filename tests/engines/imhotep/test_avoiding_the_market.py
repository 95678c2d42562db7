"""From a real start: two players who avoid the market run out of stones, and the game still ends."""

from __future__ import annotations

from random import Random

from engines.core.event import Event
from engines.core.options import Side
from engines.imhotep import GAME
from engines.imhotep.events import RoundEnded
from engines.imhotep.options import ImhotepOptions
from tests.laws.imhotep import SUBJECT
from tests.laws.policies import stubborn


def test_the_last_round_can_end_by_passes() -> None:
    ends = [event for number in range(15) for event in _events(str(number)) if isinstance(event, RoundEnded)]
    assert len(ends) == 15 * 6
    assert {event.round for event in ends if event.by_passes} == {6}


def _events(seed: str) -> list[Event]:
    choose, random = stubborn(SUBJECT.stubborn["avoid the market"]), Random(seed)
    state, events = GAME.new(2, ImhotepOptions(temple=Side.B), seed), list[Event]()
    while decisions := GAME.decisions(state):
        step = GAME.apply(state, decisions[0].seat, choose(decisions[0], random).action)
        state = GAME.load(GAME.dump(step.state))
        events += step.events
    return events
