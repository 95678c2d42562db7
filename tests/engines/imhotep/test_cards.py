"""One test for each market card, and for what closes it."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.decision import Action
from engines.core.phrase import phrase
from engines.imhotep import components, scoring
from engines.imhotep.actions import (
    ChooseOrder,
    ChoosePyramid,
    PlaceStone,
    PlayChisel,
    PlayHammer,
    PlayLever,
    PlaySail,
    SailShip,
    TakeBonus,
    TakeCard,
)
from engines.imhotep.components import Card, Site
from engines.imhotep.ship import Ship
from engines.imhotep.state import ImhotepState
from tests.engines.driving import asked, offered, offers_kind, play
from tests.engines.imhotep.table import docked, hands, ship, table

ROOM = ship("....")


def closed_reason(state: ImhotepState, card: Card) -> str:
    """Why playing this card is closed as a whole."""
    label = phrase("play_card", card=card)
    return next(closed.reason.key for closed in asked(state).closed if closed.path == (label,))


def at_market(card: Card, **fields: Any) -> ImhotepState:
    """Seat 1's stone has just reached a market where this card lies beside a statue."""
    state = table(ships=(ship("1"), ROOM), market=(card, Card.STATUE), **fields)
    return play(state, SailShip(0, Site.MARKET))


def with_card(card: Card, **fields: Any) -> ImhotepState:
    return table(hands=hands((card,)), **fields)


def test_the_box() -> None:
    assert len(components.DECK) == 34
    assert sum(components.COPIES[card] for card in components.RED) == 6
    assert sum(components.COPIES[card] for card in components.ORNAMENTS) == 8
    assert components.COPIES[Card.STATUE] == 10
    assert [components.COPIES[card] for card in components.BLUE] == [2, 2, 3, 3]
    assert [len(set(cards)) for cards in components.ROUND_CARDS.values()] == [7, 7, 7]


@pytest.mark.parametrize("cards", components.ROUND_CARDS.values(), ids=components.ROUND_CARDS)
def test_there_are_ships_for_every_round_card(cards: tuple[components.RoundCard, ...]) -> None:
    fleet = {4: 2, 3: 3, 2: 2, 1: 1}  # ships by size (p. 4)
    for card in cards:
        assert all(card.count(size) <= copies for size, copies in fleet.items())


# Red


def test_entrance_side_a() -> None:
    state = play(at_market(Card.ENTRANCE, pyramids=((0, 0),), quarry=(9,) * 4), TakeCard(Card.ENTRANCE))
    assert state.pyramids == ((0, 0, 1),)
    assert state.pyramid_points == (0, 3, 0, 0)
    assert state.quarry == (9, 9, 9, 9)  # one to the pyramid, one back from the market
    assert state.discards == (Card.ENTRANCE,)


def test_entrance_side_b_gives_choice_and_bonus() -> None:
    state = at_market(Card.ENTRANCE, sides="ABAAA", pyramids=((0,), (), ()), deck=(Card.STATUE,))
    state = play(state, TakeCard(Card.ENTRANCE))
    assert offered(state) == [ChoosePyramid(0), ChoosePyramid(1), ChoosePyramid(2)]
    state = play(state, ChoosePyramid(0), TakeBonus())
    assert state.pyramid_points == (0, 1, 0, 0)
    assert state.hands[1] == (Card.STATUE,)


def test_sarcophagus() -> None:
    state = play(at_market(Card.SARCOPHAGUS, burial_chamber=(0,)), TakeCard(Card.SARCOPHAGUS))
    assert state.burial_chamber == (0, 1)


def test_paved_path_side_a() -> None:
    state = play(at_market(Card.PAVED_PATH), TakeCard(Card.PAVED_PATH))
    assert state.obelisk_stones == (0, 1, 0, 0)


def test_paved_path_side_b_completes_a_tower() -> None:
    state = at_market(Card.PAVED_PATH, sides="AAAAB", obelisk_stones=(0, 2, 0, 0))
    state = play(state, TakeCard(Card.PAVED_PATH))
    assert state.obelisk_towers == (1,)
    assert state.obelisk_points == (0, 10, 0, 0)


@pytest.mark.parametrize("card", components.RED)
def test_red_card_without_a_stone_in_the_quarry(card: Card) -> None:
    state = play(at_market(card, quarry=(5, 0, 5, 5)), TakeCard(card))
    assert state.quarry == (5, 1, 5, 5)
    assert (state.pyramids, state.burial_chamber, state.obelisk_stones) == (((),), (), (0, 0, 0, 0))
    assert state.discards == (card,)


def test_chains_are_depth_first() -> None:
    """Entrance -> pyramid -> card bonus -> Paved Path, all before the next stone."""
    state = table(
        sides="ABAAA",
        ships=(ship("11"), ROOM),
        market=(Card.ENTRANCE, Card.STATUE),
        pyramids=((0,), (), ()),
        deck=(Card.PAVED_PATH,),
    )
    state = play(state, SailShip(0, Site.MARKET), TakeCard(Card.ENTRANCE), ChoosePyramid(0), TakeBonus())
    assert state.obelisk_stones == (0, 1, 0, 0)
    assert state.discards == (Card.PAVED_PATH, Card.ENTRANCE)
    # The second stone had one card left to take, which played itself.
    assert state.hands[1] == (Card.STATUE,)


# Green and purple


@pytest.mark.parametrize(("card", "site"), components.ORNAMENTS.items())
@pytest.mark.parametrize(("stones", "points"), [(0, 0), (2, 0), (3, 1), (13, 4), (15, 5)])
def test_ornament(card: Card, site: Site, stones: int, points: int) -> None:
    built: dict[Site, dict[str, Any]] = {
        Site.PYRAMID: {"pyramids": ((0,) * min(stones, 14),), "pyramid_overflow": (1,) * max(0, stones - 14)},
        Site.TEMPLE: {"temple": (0,) * stones},
        Site.BURIAL_CHAMBER: {"burial_chamber": (1,) * stones},
        Site.OBELISKS: {"obelisk_stones": (stones - stones // 2, stones // 2, 0, 0)},
    }
    state = table(hands=hands((card,), (card, card)), **built[site])
    assert dict(scoring.breakdowns(state)[0])[card] == points
    assert dict(scoring.breakdowns(state)[1])[card] == 2 * points


def test_ornament_counts_towers_and_singles() -> None:
    state = table(
        sides="AAAAB",
        hands=hands((Card.OBELISKS_ORNAMENT,)),
        obelisk_towers=(1, 2),
        obelisk_stones=(2, 1, 0, 0),
    )
    assert dict(scoring.breakdowns(state)[0])["obelisks_ornament"] == 3


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)])
def test_statues(count: int, points: int) -> None:
    state = table(hands=hands((Card.STATUE,) * count))
    assert dict(scoring.breakdowns(state)[0])["statues"] == points


# Blue


def test_unused_blue_cards() -> None:
    state = table(hands=hands((Card.LEVER, Card.HAMMER, Card.SAIL, Card.CHISEL, Card.CHISEL)))
    assert dict(scoring.breakdowns(state)[0])["unused_cards"] == 5


def test_lever() -> None:
    state = with_card(Card.LEVER, ships=(ship("012."), ROOM))
    state = play(state, PlayLever(0, Site.PYRAMID))
    assert len(offered(state)) == 6
    state = play(state, ChooseOrder((2, 0, 1)))
    assert state.pyramids == ((2, 0, 1),)
    assert state.hands[0] == ()
    assert state.discards == (Card.LEVER,)


def test_lever_needs_a_ready_ship() -> None:
    state = with_card(Card.LEVER, ships=(ship("01.."), ROOM))
    assert not offers_kind(state, "play_lever")
    assert closed_reason(state, Card.LEVER) == "no_ship_ready"


def test_hammer() -> None:
    state = with_card(Card.HAMMER, ships=(ROOM,), sleds=(0, 1, 1, 1), quarry=(7, 7, 7, 7))
    state = play(state, PlayHammer(0, 3))
    assert (state.sleds[0], state.quarry[0]) == (2, 4)
    assert state.ships[0].slots == (None, None, None, 0)
    assert state.discards == (Card.HAMMER,)


def test_sail_card() -> None:
    state = with_card(Card.SAIL, ships=(ship("1.2."), ship("...")), sleds=(1, 1, 1, 1))
    assert [action for action in offered(state) if isinstance(action, PlaySail)] == [PlaySail(0, 1), PlaySail(0, 3)]
    state = play(state, PlaySail(0, 1))
    assert asked(state).seat == 0
    assert offered(state) == [SailShip(0, site) for site in Site]
    state = play(state, SailShip(0, Site.BURIAL_CHAMBER))
    assert state.burial_chamber == (1, 0, 2)
    assert asked(state).seat == 1


def test_sail_card_needs_a_stone() -> None:
    state = with_card(Card.SAIL, ships=(ship("1.2."), ROOM), sleds=(0, 1, 1, 1))
    assert closed_reason(state, Card.SAIL) == "no_stone_on_sled"


@pytest.mark.parametrize("second", [PlaceStone(0, 1), PlaceStone(1, 2)], ids=["one ship", "two ships"])
def test_chisel(second: Action) -> None:
    state = with_card(Card.CHISEL, ships=(ship("..."), ROOM), sleds=(2, 1, 1, 1))
    state = play(state, PlayChisel(0, 0))
    assert asked(state).seat == 0
    state = play(state, second)
    assert state.sleds[0] == 0
    assert sum(vessel.load for vessel in state.ships) == 2
    assert asked(state).seat == 1


@pytest.mark.parametrize(
    ("sled", "ships", "reason"),
    [
        (1, (ROOM,), "needs_stones_on_sled"),
        (2, (ship("1.2"), *docked(Site.TEMPLE)), "needs_free_slots"),
    ],
)
def test_chisel_needs_two_stones_and_two_slots(sled: int, ships: tuple[Ship, ...], reason: str) -> None:
    state = with_card(Card.CHISEL, ships=ships, sleds=(sled, 1, 1, 1))
    assert not offers_kind(state, "play_chisel")
    assert closed_reason(state, Card.CHISEL) == reason


def test_a_card_gained_by_a_lever_waits_for_the_next_turn() -> None:
    """One action a turn: what was gained in it can only be played on a later one."""
    state = table(ships=(ship("0"), ROOM), market=(Card.HAMMER, Card.STATUE))
    state = play(state, SailShip(0, Site.MARKET), TakeCard(Card.HAMMER))
    assert state.hands[0] == (Card.HAMMER,)
    assert asked(state).seat == 1
