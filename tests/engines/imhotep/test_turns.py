"""Turns, rounds, the start and the end."""

from __future__ import annotations

from typing import Any

import pytest

from engines.imhotep import GAME, scoring
from engines.imhotep.actions import PlaceStone, SailShip, TakeStones
from engines.imhotep.components import ROUND_CARDS, Card, Site
from engines.imhotep.events import FinalScored, GameEnded, RoundBegan, RoundEnded
from engines.imhotep.state import ImhotepState
from tests.engines.driving import asked, offered, offers_kind, play, stepped
from tests.engines.imhotep.table import docked, hands, ship, table

ROOM = ship("....")
TAKINGS = [(0, 9, 3), (3, 9, 2), (4, 9, 1), (0, 2, 2), (5, 9, 0), (0, 0, 0)]
LAST = docked(Site.MARKET, Site.BURIAL_CHAMBER, Site.OBELISKS)


def last_round(seats: int = 4, **fields: Any) -> ImhotepState:
    """Round 6 with one loaded ship still to sail."""
    return table(seats, **{"round": 6, "round_cards": (), "ships": (*LAST, ship("1")), **fields})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start(seats: int) -> None:
    state = table(seats)
    assert state.sleds == (2, 3, 4, 5)[:seats]
    assert all(sled + left == 29 for sled, left in zip(state.sleds, state.quarry, strict=True))
    assert asked(state).seat == 0
    left = {*state.round_cards, state.removed_round_card}
    (current,) = set(ROUND_CARDS[seats]) - left
    assert tuple(len(vessel.slots) for vessel in state.ships) == current
    assert [vessel.minimum for vessel in state.ships] == [{4: 3, 3: 2, 2: 1, 1: 1}[size] for size in current]


@pytest.mark.parametrize(
    ("sled", "quarry", "taken"), [(0, 9, 3), (3, 9, 2), (4, 9, 1), (0, 2, 2), (5, 9, 0), (0, 0, 0)]
)
def test_taking_stones(sled: int, quarry: int, taken: int) -> None:
    state = table(sleds=(sled, 1, 1, 1), quarry=(quarry, 9, 9, 9), ships=(ship("111"), ROOM))
    assert offers_kind(state, "take_stones") == bool(taken)
    if taken:
        after = play(state, TakeStones())
        assert (after.sleds[0], after.quarry[0]) == (sled + taken, quarry - taken)
    else:
        (reason,) = [c.reason.key for c in asked(state).closed if c.path[0].key == "take_stones"]
        assert reason == ("sled_full" if sled else "quarry_empty")


def test_sailing_needs_the_minimum_and_a_free_harbour() -> None:
    state = table(ships=(ship("01.."), ship("1.2"), *docked(Site.TEMPLE)))
    voyages = [action for action in offered(state) if isinstance(action, SailShip)]
    assert voyages == [SailShip(1, site) for site in Site if site is not Site.TEMPLE]
    closed = {c.path[1].key: c.reason for c in asked(state).closed if c.path[0].key == "sail_ship"}
    assert closed["site"].key == "harbour_taken"
    needs = next(c.reason for c in asked(state).closed if c.reason.key == "needs_stones")
    assert dict(needs.facts) == {"needs": 3, "has": 2}


def test_unloading_goes_from_the_bow_and_skips_empty_slots() -> None:
    state = play(table(ships=(ship("2.01"), ROOM)), SailShip(0, Site.TEMPLE))
    assert state.temple == (2, 0, 1)
    assert state.ships[0].slots == (None,) * 4
    assert state.ships[0].site is Site.TEMPLE


def test_the_left_neighbour_of_the_last_sailor_starts() -> None:
    state = table(ships=(*LAST, ship("3")))
    state = play(state, TakeStones())
    state, events = stepped(state, SailShip(3, Site.TEMPLE))
    began = next(event for event in events if isinstance(event, RoundBegan))
    assert (began.seat, began.round) == (2, 2)
    assert asked(state).seat == 2


def test_leftover_cards_are_discarded() -> None:
    cards = (Card.STATUE, Card.LEVER)
    state = play(table(ships=(*LAST, ship("3")), market=cards), SailShip(3, Site.TEMPLE))
    assert state.discards == cards


def test_the_end() -> None:
    state, events = stepped(last_round(hands=hands((Card.STATUE,))), SailShip(3, Site.TEMPLE))
    assert GAME.decisions(state) == ()
    assert FinalScored(seat=0, source="statues", points=1) in events
    assert isinstance(events[-1], GameEnded)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [source for source, _ in outcome.results[0].breakdown] == [
        "pyramid",
        "temple",
        "burial_chamber",
        "obelisks",
        "pyramid_ornament",
        "temple_ornament",
        "burial_chamber_ornament",
        "obelisks_ornament",
        "statues",
        "unused_cards",
        "wrath",
    ]


def test_final_scoring_goes_source_by_source() -> None:
    fields: dict[str, Any] = {"burial_chamber": (0, 1), "hands": hands((Card.STATUE,), (Card.STATUE,))}
    _, events = stepped(last_round(**fields), SailShip(3, Site.TEMPLE))
    told = [(event.source, event.seat) for event in events if isinstance(event, FinalScored)]
    assert told == [("burial_chamber", 0), ("burial_chamber", 1), ("statues", 0), ("statues", 1)]


def test_ties_go_to_the_fuller_sled_else_are_shared() -> None:
    fields: dict[str, Any] = {"pyramid_points": (5, 4, 5, 2), "sleds": (2, 0, 2, 0)}
    outcome = GAME.outcome(play(last_round(**fields), SailShip(3, Site.TEMPLE)))
    assert outcome is not None
    assert outcome.ranking == ((0, 2), (1,), (3,))
    assert [result.place for result in outcome.results] == [1, 3, 1, 4]
    fields["sleds"] = (2, 3, 2, 0)
    outcome = GAME.outcome(play(last_round(**fields), SailShip(3, Site.TEMPLE)))
    assert outcome is not None
    assert outcome.ranking == ((1,), (0, 2), (3,))


@pytest.mark.parametrize(("wrath", "points"), [(True, -5), (False, 0)])
def test_wrath_of_the_pharaoh(wrath: bool, points: int) -> None:
    built: dict[str, Any] = {
        "pyramids": ((0, 1),),
        "temple": (0,),
        "burial_chamber": (0, 1),
        "obelisk_stones": (1, 0, 0, 0),
    }
    state = table(wrath=wrath, **built)
    assert dict(scoring.breakdowns(state)[0])["wrath"] == 0
    assert dict(scoring.breakdowns(state)[1])["wrath"] == points  # two monuments without a stone: lost once
    assert dict(scoring.breakdowns(state)[2])["wrath"] == points


def test_a_seat_that_cannot_act_passes_by_itself() -> None:
    state = table(ships=(ship("..."), ROOM), sleds=(1, 0, 1, 1), quarry=(5, 0, 5, 5))
    step = GAME.apply(state, 0, PlaceStone(0, 0))
    assert [(played.seat, played.action.kind) for played in step.played] == [(1, "pass")]
    assert GAME.decisions(step.state)[0].seat == 2


def test_a_round_ends_when_all_have_passed() -> None:
    state = table(
        2, round=6, round_cards=(), ships=(ship("..."), ship("....")), sleds=(1, 0), quarry=(0, 0), temple=(1,)
    )
    state, events = stepped(state, PlaceStone(0, 0))
    assert [event.kind for event in events[:4]] == ["stone_placed", "passed", "passed", "round_ended"]
    assert RoundEnded(round=6, by_passes=True) in events
    assert state.quarry == (1, 0)
    assert state.temple_points == (0, 1)
    assert GAME.decisions(state) == ()
