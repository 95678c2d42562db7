"""Egizia under the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from random import Random

from engines.core.decision import Action, Seat
from engines.core.state import State
from engines.egizia import GAME
from engines.egizia import actions as do
from engines.egizia.components import AREAS, BASIC_CREWS, BOX, CARDS, DECKS, MOST_STONES, POSITIONS, ROUNDS, SHIPS, Crew
from engines.egizia.monuments import row_bonus, row_length
from engines.egizia.options import EgiziaOptions
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import EgiziaTask, Riddles, StartChoice
from tests.laws.subject import Subject


def _census(state: State) -> Counter[Hashable]:
    """Nile and Sphinx cards, wherever they are."""
    assert isinstance(state, EgiziaState)
    pieces: Counter[Hashable] = Counter(state.boxed + state.discards + state.sphinx_deck)
    pieces.update(card for deck in state.decks for card in deck)
    pieces.update(spot.piece for spot in state.spots if spot.piece in CARDS)
    for player in state.players:
        pieces.update(player.cards + player.sphinx)
    for task in state.agenda:
        if isinstance(task, Riddles):
            pieces.update(task.cards)
    return pieces


def _scrambled(state: State, eye: Seat | None, random: Random) -> State:
    """Decks and boxed cards, the others' Sphinx cards and what they are looking at or have chosen."""
    assert isinstance(state, EgiziaState)
    others = [seat for seat in range(state.seats) if seat != eye and state.agenda]
    hidden = [*state.sphinx_deck, *(card for seat in others for card in state.players[seat].sphinx)]
    hidden += [card for task in state.agenda if isinstance(task, Riddles) and task.seat != eye for card in task.cards]
    other = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    for number, deck in enumerate(DECKS):
        cards = [*state.decks[number], *(card for card in state.boxed if CARDS[card].deck == deck)]
        other.update(zip(cards, random.sample(cards, len(cards)), strict=True))

    def renamed(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(other[card] for card in cards)

    def task_of(task: EgiziaTask) -> EgiziaTask:
        match task:
            case Riddles(seat, cards) if seat != eye:
                return replace(task, cards=renamed(cards))
            case StartChoice(kept):
                return StartChoice(tuple(c if c is None or s == eye else other[c] for s, c in enumerate(kept)))
            case _:
                return task

    return replace(
        state,
        seed=f"another {random.random()}",
        agenda=tuple(task_of(task) for task in state.agenda),
        decks=tuple(renamed(deck) for deck in state.decks),
        boxed=renamed(state.boxed),
        sphinx_deck=renamed(state.sphinx_deck),
        players=tuple(
            replace(player, sphinx=renamed(player.sphinx)) if seat in others else player
            for seat, player in enumerate(state.players)
        ),
    )


def _secrets(state: State, eye: Seat | None) -> list[str]:
    """Decks, and Sphinx cards that are not the eye's own."""
    assert isinstance(state, EgiziaState)
    found = [*state.sphinx_deck, *state.boxed, *(card for deck in state.decks for card in deck)]
    if not state.agenda:
        return found
    found += [card for seat, player in enumerate(state.players) if seat != eye for card in player.sphinx]
    found += [card for task in state.agenda if isinstance(task, Riddles) and task.seat != eye for card in task.cards]
    return found


def _arithmetic(state: State) -> None:
    """Tracks stay within their ends; ships, crews and areas are used as often as there are any; full rows have the
    right winner; nobody shares a moment of arrival; the bricks on the obelisk are as many as owners.
    """
    assert isinstance(state, EgiziaState)
    assert 0 <= state.round <= ROUNDS
    assert sorted(state.order) == list(range(state.seats))
    arrivals = [player.arrival for player in state.players]
    assert len(set(arrivals)) == len(arrivals)
    assert max(arrivals) <= state.clock
    for seat, player in enumerate(state.players):
        assert 0 <= player.stones <= MOST_STONES
        assert all(1 <= strength <= 9 for strength in player.crews)
        assert 1 <= min(player.wheat_market, player.stone_market) <= max(player.wheat_market, player.stone_market) <= 5
        placed = sum(spot.ships.count(seat) for spot in state.spots)
        moored = [harbour.ships.count(seat) for harbour in state.harbours]
        assert max(moored) <= 1
        assert placed + sum(moored) <= SHIPS - player.ships
        assert len(set(player.committed)) == len(player.committed)
        assert len(set(player.built)) == len(player.built) <= len(AREAS)
        assert sum(crew in BASIC_CREWS for crew in player.committed) >= len(player.built)
        assert Crew.LEADER not in player.committed or len(player.committed) > 1
        assert len(player.improvements) == len({improvement.card for improvement in player.improvements})
        assert 0 <= player.colonnade <= len(BOX.colonnade.costs)
        assert (player.colonnade == len(BOX.colonnade.costs)) == (seat in state.finished)
    for number, row in enumerate(state.pyramid):
        is_full = len(row) == row_length(number, state.seats)
        assert state.row_winners[number] == (row_bonus(row)[0] if is_full else None)
    assert len(state.obelisk) <= len(BOX.obelisk.costs)
    for area in AREAS:
        berths = state.harbour(area).berths
        assert len(berths) == state.seats - 1
        assert state.harbour(area).waiting is None or None not in berths


def _idle(action: Action) -> int:
    """Nothing, as soon as possible."""
    return 0 if isinstance(action, do.Pass | do.GoOn | do.DeclineBuild | do.ReturnSphinx | do.FinishBuild) else 1


def _crawl(action: Action) -> int:
    """Ship by ship down the river, every space; nothing is ever built."""
    match action:
        case do.PlaceShip(space):
            return POSITIONS[space]
        case do.DeclineBuild():
            return 0
        case do.Pass():
            return 99
        case _:
            return 50


def _build_all(action: Action) -> int:
    """Only areas, all crews, every brick."""
    match action:
        case do.PlaceShip(space):
            return 0 if space in AREAS else 2
        case do.CommitCrews(crews):
            return -len(crews)
        case do.LayBrick() | do.DrawSphinx() | do.KeepSphinx():
            return 0
        case _:
            return 3


def _use_all(action: Action) -> int:
    """Every card at once, whatever it is good for."""
    match action:
        case do.PlayCard() | do.SellStones() | do.ConvertStones() | do.ImproveField() | do.UseTile():
            return 0
        case do.TrainCrew() | do.HireCrews() | do.TradeCrew():
            return 1
        case do.PlaceShip(space):
            return 2 if space.startswith("C") else 3
        case _:
            return 4


SUBJECT = Subject(
    game=GAME,
    mixes=[EgiziaOptions()],
    census=_census,
    scrambled=_scrambled,
    arithmetic=_arithmetic,
    stubborn={"idle": _idle, "crawl": _crawl, "build all": _build_all, "use all": _use_all},
    longest=1500,
    secrets=_secrets,
)
