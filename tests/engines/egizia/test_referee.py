"""Whole games under a second opinion (referee.py), also at rich tables, where every tile and card is at work."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engines.core.decision import Decision, Option
from engines.core.tuples import with_item
from engines.egizia import GAME
from engines.egizia.components import BOX, MOST_STONES, Tile
from engines.egizia.events import ColumnTileGained, CrewGrew, CrewsFed, FieldImproved, MarketRaised, WheatGained
from engines.egizia.options import EgiziaOptions
from engines.egizia.setup import Deal, lay_out
from engines.egizia.state import EgiziaState
from tests.engines.driving import told
from tests.engines.egizia.referee import Referee, feed, final_points
from tests.engines.egizia.table import seen
from tests.laws import trial
from tests.laws.egizia import SUBJECT

# What may come after a feed in one step and change how it would end now.
CHANGES = (CrewGrew, FieldImproved, MarketRaised, ColumnTileGained)
STOPS = ("pass", "go_on", "decline_build", "finish_build", "return_sphinx")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def keen(decision: Decision, random: Random) -> Option:
    """At random, but seldom nothing."""
    offered = decision.options + decision.asides
    doing = [option for option in offered if option.action.kind not in STOPS]
    return random.choice(doing) if doing and random.random() < 0.9 else random.choice(offered)


def rich(seats: int, options: EgiziaOptions, seed: str, deal: Deal) -> EgiziaState:
    """Everybody begins with half the colonnade, stones, strong crews and some of the cards."""
    random = Random(seed)
    purple, golden = random.choice(list(Tile)[5:]), random.choice(list(Tile)[:5])
    state = replace(lay_out(seats, options, seed, deal), purple=purple, golden=golden)
    cards = [card for deck in state.decks for card in deck[12:]]
    random.shuffle(cards)
    for seat, player in enumerate(state.players):
        own = tuple(cards.pop() for _ in range(len(cards) // (seats - seat + 1)))
        crews = (random.randint(2, 6), random.randint(1, 9), random.randint(1, 9), random.randint(1, 9))
        dealt = replace(
            player,
            cards=player.cards + tuple(card for card in own if _stays(card)),
            colonnade=random.randint(3, 6),
            stones=random.randint(5, MOST_STONES),
            crews=crews,
        )
        state = replace(state, players=with_item(state.players, seat, dealt))
    held = {card for player in state.players for card in player.cards}
    return replace(state, decks=tuple(tuple(card for card in deck if card not in held) for deck in state.decks))


def _stays(card: str) -> bool:
    return next(each for each in BOX.nile_cards if each.id == card).type != "immediate"


RICH_GAME = replace(GAME, rules=replace(GAME.rules, lay_out=rich))


def follow(state: EgiziaState, random: Random) -> EgiziaState:
    """Play to the end under the referee's eyes."""
    referee = Referee.at(seen(state))
    for seat, player in enumerate(state.players):
        referee.columns[seat] = player.colonnade
    while decisions := GAME.decisions(state):
        before = seen(state)
        decision = random.choice(decisions)
        step = GAME.apply(state, decision.seat, keen(decision, random).action)
        assert isinstance(step.state, EgiziaState)
        state = step.state
        referee.follow(step.events, seen(state))
        if not any(isinstance(event, CHANGES) for event in step.events):
            extra = sum(gained.count for gained in told(step.events, WheatGained))
            for fed in told(step.events, CrewsFed):
                assert fed.seat is not None
                more = before.feeding + extra if before.turn == fed.seat else 0
                need, wheat, points = feed(seen(state).players[fed.seat], seen(state).flood, more)
                assert (fed.need, fed.wheat, fed.points) == (need, wheat, points)
    for seat, expected in enumerate(final_points(seen(state))):
        own = {source.value: points for source, points in seen(state).players[seat].points}
        assert {source: own[source] for source in expected} == expected
    return state


@SEATS
@pytest.mark.parametrize("seed", range(12))
def test_the_referee_agrees(seats: int, seed: int) -> None:
    follow(GAME.new(seats, EgiziaOptions(), f"referee {seed}"), Random(seed))


@SEATS
@pytest.mark.parametrize("seed", range(12))
def test_the_referee_agrees_at_rich_tables(seats: int, seed: int) -> None:
    follow(RICH_GAME.new(seats, EgiziaOptions(), f"rich {seed}"), Random(seed))


@SEATS
@pytest.mark.parametrize("seed", range(2))
def test_the_laws_hold_at_rich_tables(seats: int, seed: int) -> None:
    trial.play(replace(SUBJECT, game=RICH_GAME), seats, EgiziaOptions(), f"rich laws {seed}", keen)
