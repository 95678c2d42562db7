"""Every ruling of docs/rulings.md, by its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engines.core.game import ranked
from engines.imhotep import GAME, scoring
from engines.imhotep.actions import (
    ChoosePyramid,
    KeepCard,
    PlaceStone,
    PlayHammer,
    PlayLever,
    PlaySail,
    SailShip,
    TakeBonus,
    TakeCard,
    TakePair,
    TakePoint,
    TakeStones,
    TakeTempleStones,
)
from engines.imhotep.components import DECK, Card, Site
from engines.imhotep.events import BonusLapsed, CardDrawn, RoundBegan
from engines.imhotep.sites.pyramid import Bonus
from engines.imhotep.state import ImhotepState
from engines.imhotep.view import ImhotepView
from tests.engines.driving import asked, offered, offers_kind, play, stepped
from tests.engines.imhotep.table import docked, hands, ship, table

ROOM = ship("....")
LAST = docked(Site.MARKET, Site.BURIAL_CHAMBER, Site.OBELISKS)


def all_passed(**fields: Any) -> ImhotepState:
    """Two seats, round 6, temple B: seat 0 places its last stone, then nobody can do anything."""
    ships = (*docked(Site.MARKET), ship("..."), ROOM)
    return table(
        2, "ABBAA", **{"round": 6, "round_cards": (), "ships": ships, "sleds": (1, 0), "quarry": (0, 0), **fields}
    )


def test_every_ruling_has_a_test() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text()
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    tested = {int(name.split("_")[1]) for name in globals() if re.match(r"test_\d+_", name)}
    assert numbers == tested


def test_1_the_deck_is_renewed_in_the_middle_of_a_draw() -> None:
    left = (Card.LEVER, Card.HAMMER)
    others = (Card.STATUE,) * 6
    state = table(ships=(*LAST, ship("3")), deck=left, market=(), discards=others)
    state = play(state, SailShip(3, Site.TEMPLE))
    assert state.market == (Card.LEVER, Card.HAMMER, Card.STATUE, Card.STATUE)
    assert (len(state.deck), state.discards) == (4, ())
    exact = table(ships=(*LAST, ship("3")), deck=(Card.LEVER,) * 4, market=(), discards=others)
    exact = play(exact, SailShip(3, Site.TEMPLE))
    assert (exact.deck, exact.discards) == ((), others)


def test_2_a_card_being_resolved_is_not_among_the_discards() -> None:
    state = table(
        sides="ABAAA",
        ships=(ship("0"), ROOM),
        hands=hands((Card.LEVER,)),
        pyramids=((0,), (), ()),
        deck=(),
        discards=(Card.STATUE,),
    )
    state = play(state, PlayLever(0, Site.PYRAMID), ChoosePyramid(0), TakeBonus())
    assert state.hands[0] == (Card.STATUE,)
    assert state.discards == (Card.LEVER,)


def test_3_leftovers_join_the_discards_after_the_temple() -> None:
    state = table(
        sides="AABAA",
        temple=(1, 1, 1),
        ships=(*LAST, ship("2")),
        sleds=(5,) * 4,
        market=(Card.LEVER,),
        deck=(),
        discards=(Card.STATUE, *(Card.SAIL,) * 3),
    )
    state, events = stepped(state, SailShip(3, Site.TEMPLE))
    assert next(event.card for event in events if isinstance(event, CardDrawn)) in (Card.STATUE, Card.SAIL)
    assert Card.LEVER not in state.hands[2]
    assert sorted(state.deck + state.market + state.hands[2]) == sorted((Card.LEVER, Card.STATUE, *(Card.SAIL,) * 3))


def test_4_hammer_with_a_full_sled() -> None:
    with_hammer: dict[str, Any] = {"hands": hands((Card.HAMMER,))}
    state = play(table(ships=(ROOM,), sleds=(5, 1, 1, 1), **with_hammer), PlayHammer(0, 0))
    assert state.sleds[0] == 4
    no_slot = table(ships=(ship("12"), ship("1")), **with_hammer)
    assert not offers_kind(no_slot, "play_hammer")
    no_stone = table(ships=(ROOM, ship("1")), sleds=(0, 1, 1, 1), quarry=(0, 5, 5, 5), **with_hammer)
    assert not offers_kind(no_stone, "play_hammer")


def test_5_chisel_needs_two_stones_and_two_slots() -> None:
    with_chisel: dict[str, Any] = {"hands": hands((Card.CHISEL,))}
    assert offers_kind(table(ships=(ship(".."),), sleds=(2, 1, 1, 1), **with_chisel), "play_chisel")
    assert not offers_kind(table(ships=(ship(".."),), sleds=(1, 1, 1, 1), **with_chisel), "play_chisel")
    assert not offers_kind(table(ships=(ship("1."),), sleds=(2, 1, 1, 1), **with_chisel), "play_chisel")


def test_6_the_sail_card_only_where_the_ship_can_sail_then() -> None:
    state = table(ships=(ship("1..."), ship("1.."), ship("22")), hands=hands((Card.SAIL,)))
    assert [a for a in offered(state) if isinstance(a, PlaySail)] == [PlaySail(1, 1), PlaySail(1, 2)]
    reason = next(c.reason for c in asked(state).closed if c.reason.key == "needs_stones_with_one_more")
    assert dict(reason.facts) == {"needs": 3, "has": 2}


def test_7_a_pass_only_when_nothing_else_is_legal() -> None:
    nothing_left: dict[str, Any] = {"sleds": (1, 0, 1, 1), "quarry": (5, 0, 5, 5)}
    stuck = GAME.apply(table(ships=(ROOM, ship("...")), **nothing_left), 0, PlaceStone(0, 0))
    assert [played.action.kind for played in stuck.played] == ["pass"]
    ready = table(ships=(ROOM, ship("2")), **nothing_left)
    assert not GAME.apply(ready, 0, PlaceStone(0, 0)).played
    for state in (table(), ready):
        assert not offers_kind(state, "pass")


def test_8_a_round_that_ends_by_passes() -> None:
    state = play(all_passed(), PlaceStone(1, 0))
    assert GAME.decisions(state) == ()
    assert state.quarry == (1, 0)
    assert state.pyramids == ((), (), ())


def test_9_stones_return_and_ships_leave_before_the_temple() -> None:
    state = play(all_passed(temple=(0,)), PlaceStone(1, 0))
    assert offered(state) == [TakePoint(), TakeTempleStones()]
    assert [vessel.slots for vessel in state.ships] == [(None, None), (), ()]
    assert play(state, TakeTempleStones()).sleds == (1, 0)
    waiting = (*docked(Site.MARKET), ship("11.."), ship("1.."), ROOM)
    almost = ((0,) * 5, (0,) * 5, (0,) * 3)
    state = all_passed(temple=(1, 0, 0, 1), ships=waiting, deck=(Card.ENTRANCE,), pyramids=almost)
    state, events = stepped(play(state, PlaceStone(3, 0), TakeTempleStones()), TakePoint())
    assert state.sleds[1] == 2
    assert BonusLapsed(seat=1, bonus=Bonus.SHIP) in events


def test_10_the_seat_after_the_last_passer_starts() -> None:
    state = table(3, ships=(ROOM, *LAST), sleds=(1, 0, 0), quarry=(0, 0, 0))
    _, events = stepped(state, PlaceStone(0, 0))
    began = next(event for event in events if isinstance(event, RoundBegan))
    assert began == RoundBegan(seat=1, round=2, ships=began.ships)


def test_11_a_market_card_must_be_taken() -> None:
    state = play(table(ships=(ship("1"), ROOM)), SailShip(0, Site.MARKET))
    assert {action.kind for action in offered(state)} == {"take_card"}


def test_12_the_market_stone_returns_after_its_card() -> None:
    state = table(ships=(ship("1"), ROOM), market=(Card.SARCOPHAGUS, Card.STATUE), quarry=(5, 0, 5, 5))
    state = play(state, SailShip(0, Site.MARKET), TakeCard(Card.SARCOPHAGUS))
    assert (state.burial_chamber, state.quarry[1]) == ((), 1)


def test_13_the_other_card_of_the_pair_is_discarded_first() -> None:
    state = table(
        sides="BBAAA",
        ships=(ship("1"), ROOM),
        pair=(Card.ENTRANCE, Card.STATUE),
        pyramids=((0,), (), ()),
        deck=(),
        discards=(),
    )
    state = play(state, SailShip(0, Site.MARKET), TakePair(), KeepCard(Card.ENTRANCE), ChoosePyramid(0), TakeBonus())
    assert state.hands[1] == (Card.STATUE,)


def test_14_a_pair_that_nobody_took_stays_unseen() -> None:
    pair = (Card.LEVER, Card.HAMMER)
    state = play(table(sides="BAAAA", ships=(*LAST, ship("3")), pair=pair), SailShip(3, Site.TEMPLE))
    assert state.unseen_discards == pair
    view = GAME.view(state, None)
    assert isinstance(view, ImhotepView)
    assert (view.unseen_discards, set(pair) & set(view.discards)) == (2, set())


def test_15_the_pair_never_plays_itself() -> None:
    state = table(sides="BAAAA", ships=(ship("1"), ROOM), market=(), pair=(Card.STATUE, Card.STATUE))
    state = play(state, SailShip(0, Site.MARKET))
    assert offered(state) == [TakePair()]
    state = play(state, TakePair())
    assert offered(state) == [KeepCard(Card.STATUE)]


def test_16_a_bonus_is_optional_and_lapses() -> None:
    fields: dict[str, Any] = {"sides": "ABAAA", "ships": (ship("1"), ROOM), "pyramids": ((), (0, 0), ())}
    possible = play(table(**fields, sleds=(1, 4, 1, 1)), SailShip(0, Site.PYRAMID), ChoosePyramid(1))
    assert {action.kind for action in offered(possible)} == {"take_bonus", "decline_bonus"}
    assert play(possible, TakeBonus()).sleds[1] == 5
    lapsed = play(table(**fields, sleds=(1, 5, 1, 1)), SailShip(0, Site.PYRAMID), ChoosePyramid(1))
    assert asked(lapsed).prompt.key == "turn"


def test_17_the_temple_resolves_left_to_right() -> None:
    state = table(
        sides="AABAA", temple=(3, 2, 1, 0, 3), ships=(*LAST, ship("2")), sleds=(1,) * 4, deck=(Card.STATUE,) * 9
    )
    state = play(state, SailShip(3, Site.TEMPLE))
    order = []
    while asked(state).prompt.key == "temple_choice":
        order.append((asked(state).seat, dict(asked(state).prompt.facts)["cell"]))
        state = play(state, TakePoint())
    assert order == [(2, 1), (1, 3), (3, 5)]


def test_18_no_ninth_tower() -> None:
    towers = (0, 0, 0, 1, 1, 2, 2, 3)
    state = table(sides="AAAAB", obelisk_towers=towers, obelisk_stones=(0, 2, 0, 0), ships=(ship("11"), ROOM))
    state = play(state, SailShip(0, Site.OBELISKS))
    assert (state.obelisk_towers, state.obelisk_stones) == (towers, (0, 4, 0, 0))
    assert dict(scoring.breakdowns(state)[1])["obelisks"] == 4


def test_19_a_red_card_without_a_stone() -> None:
    state = table(ships=(ship("1"), ROOM), market=(Card.ENTRANCE, Card.STATUE), quarry=(5, 0, 5, 5))
    state, events = stepped(play(state, SailShip(0, Site.MARKET)), TakeCard(Card.ENTRANCE))
    assert [event.kind for event in events] == ["card_taken", "card_lapsed", "card_discarded", "stone_returned"]


def test_20_the_lever_s_order_is_chosen_at_once() -> None:
    state = table(ships=(ship("1121"), ROOM), hands=hands((Card.LEVER,)))
    state = play(state, PlayLever(0, Site.PYRAMID))
    assert len(offered(state)) == 4  # three stones of seat 1 are alike


def test_21_chains_are_depth_first() -> None:
    state = table(
        sides="ABAAA", ships=(ship("12"), ROOM), pyramids=((0,), (), ()), deck=(Card.ENTRANCE,), sleds=(1,) * 4
    )
    state = play(state, SailShip(0, Site.PYRAMID), ChoosePyramid(0), TakeBonus())
    assert asked(state).seat == 1
    state = play(state, ChoosePyramid(1))
    assert asked(state).seat == 2


def test_22_sleds_break_every_tie() -> None:
    outcome = ranked([(("x", 9),), (("x", 4),), (("x", 4),), (("x", 4),)], (0, 1, 3, 1))
    assert outcome.ranking == ((0,), (2,), (1, 3))


def test_23_wrath_looks_at_monuments_alone() -> None:
    state = table(wrath=True, sleds=(5, 5, 5, 5), ships=(ship("00"), ROOM))
    assert dict(scoring.breakdowns(state)[0])["wrath"] == -5
    assert sum(points for _, points in scoring.breakdowns(state)[0]) == -5


def test_24_what_is_open() -> None:
    state = play(table(sides="BBBBB"), TakeStones())
    view = GAME.view(state, None)
    assert isinstance(view, ImhotepView)
    assert view.hands == state.hands
    assert view.deck == len(DECK) - 5
    assert set(view.unseen_round_cards) == {*state.round_cards, state.removed_round_card}
    assert list(view.unseen_round_cards) == sorted(view.unseen_round_cards, reverse=True)
