"""Bad input gets a clear answer and loses nothing."""

from __future__ import annotations

import json

import pytest
from pydantic_core import to_json

from engines.core.decision import Action
from engines.core.errors import BadDump, BadSetup, GameOver, IllegalAction, NotYourDecision
from engines.core.phrase import Fact, Phrase
from engines.imhotep import GAME
from engines.imhotep.actions import PlaceStone, SailShip, TakePoint
from engines.imhotep.components import Site
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.state import ImhotepState
from tests import offerings


@pytest.fixture
def state() -> ImhotepState:
    return GAME.new(3, ImhotepOptions(start_seat=0), "refusals")


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (SailShip(0, Site.TEMPLE), "needs_stones"),
        (PlaceStone(3, 3), "not_offered"),
        (TakePoint(), "not_offered"),
        (offerings.Offer(1), "foreign_action"),
        (Action(), "foreign_action"),
    ],
)
def test_an_action_not_offered(action: Action, key: str) -> None:
    state = GAME.new(2, ImhotepOptions(start_seat=0), "3")
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, action)
    assert refused.value.reason.key == key
    assert GAME.dump(state) == before


def test_the_reason_has_its_facts(state: ImhotepState) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, SailShip(0, Site.TEMPLE))
    needs = state.ships[0].minimum
    assert dict(refused.value.reason.facts) == {"needs": needs, "has": 0}
    assert str(refused.value) == f"needs_stones(needs={needs}, has=0)"


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_the_wrong_seat(state: ImhotepState, seat: int) -> None:
    with pytest.raises(NotYourDecision) as refused:
        GAME.apply(state, seat, PlaceStone(0, 0))
    assert dict(refused.value.reason.facts) == {"seat": seat, "waiting_for": 0}


def test_after_the_end(state: ImhotepState) -> None:
    while decisions := GAME.decisions(state):
        after = GAME.apply(state, decisions[0].seat, decisions[0].default.action).state
        assert isinstance(after, ImhotepState)
        state = after
    with pytest.raises(GameOver):
        GAME.apply(state, 0, PlaceStone(0, 0))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_that_make_no_sense(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats, ImhotepOptions(), "x")
    assert dict(refused.value.reason.facts) == {"given": seats, "least": 2, "most": 4}


@pytest.mark.parametrize(
    ("chosen", "key", "name"),
    [
        ({"temple": "C"}, "bad_option", "temple"),
        ({"temple": None}, "bad_option", "temple"),
        ({"start_seat": -1}, "bad_option", "start_seat"),
        ({"wrath_of_the_pharaoh": "perhaps"}, "bad_option", "wrath_of_the_pharaoh"),
        ({"harbour": "B"}, "unknown_option", "harbour"),
    ],
)
def test_options_that_make_no_sense(chosen: dict[str, object], key: str, name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        ImhotepOptions.parse(chosen)
    assert refused.value.reason.key == key
    assert dict(refused.value.reason.facts)["name"] == name


def test_a_start_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(3, ImhotepOptions(start_seat=3), "x")
    assert dict(refused.value.reason.facts)["name"] == "start_seat"


def test_another_game_s_options() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(3, offerings.OfferingsOptions(), "x")
    assert refused.value.reason.key == "foreign_options"


def test_another_game_s_state() -> None:
    theirs = offerings.GAME.new(2, offerings.OfferingsOptions(), "x")
    with pytest.raises(TypeError):
        GAME.decisions(theirs)


def refusal_of(data: bytes) -> tuple[str, dict[str, Fact | Phrase]]:
    with pytest.raises(BadDump) as refused:
        GAME.load(data)
    return refused.value.reason.key, dict(refused.value.reason.facts)


@pytest.mark.parametrize("data", [b"", b"{}", b"null", b"\xff\xfe", b"SQLite format 3\x00", b'{"format":"other"}\n{}'])
def test_what_is_no_dump(data: bytes) -> None:
    assert refusal_of(data) == ("dump_damaged", {"part": "header"})


def test_every_damaged_byte_is_noticed(state: ImhotepState) -> None:
    good = GAME.dump(state)
    for position in range(0, len(good), 7):
        bad = good[:position] + bytes([good[position] ^ 1]) + good[position + 1 :]
        assert refusal_of(bad)[0] in {"dump_damaged", "dump_foreign", "dump_unknown_rules"}
    for length in range(0, len(good), 13):
        assert refusal_of(good[:length])[0] == "dump_damaged"


def test_a_foreign_dump() -> None:
    theirs = offerings.GAME.dump(offerings.GAME.new(2, offerings.OfferingsOptions(), "x"))
    assert refusal_of(theirs) == ("dump_foreign", {"game": "offerings", "expected": "imhotep"})


def test_an_unknown_rules_version(state: ImhotepState) -> None:
    header, _, body = GAME.dump(state).partition(b"\n")
    newer = json.dumps({**json.loads(header), "rules": 99}).encode()
    assert refusal_of(newer + b"\n" + body) == ("dump_unknown_rules", {"rules": 99, "known": 1})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'{"kind":"fly"}',
        b'{"kind":"place_stone","ship":0}',
        b'{"kind":"take_stones","count":9}',
        b'{"kind":"place_stone","ship":7,"slot":0}',
        b'{"kind":"place_stone","ship":"0","slot":0}',
    ],
)
def test_a_malformed_action(data: bytes) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.load_action(data)
    assert refused.value.reason.key == "malformed_action"


def test_an_action_survives_its_json() -> None:
    assert GAME.load_action(to_json(SailShip(2, Site.OBELISKS))) == SailShip(2, Site.OBELISKS)
