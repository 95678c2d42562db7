"""What happened since somebody's last turn: exactly that, after undos too, and never anything hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.store import Store, Table
from bot.table.refusal import Refused
from bot.table.seats import Seating
from bot.table.service import Person, Plan, Tables
from bot.ui.menu import offered, question
from engines.core.decision import Decision, Seat
from engines.core.event import Event
from engines.core.game import Game
from engines.core.state import State
from engines.registry import GAMES
from tests import offerings
from tests.bot.discord.playing import shuffle_fixed

pytestmark = pytest.mark.asyncio

ALL_GAMES: dict[str, Game] = {**GAMES, "offerings": offerings.GAME}
NOW = datetime(2026, 1, 1, tzinfo=UTC)
GUILD = 1


@dataclass
class Evening:
    """A game that is played by its service, and beside it, kept in a plain list, what each step brought."""

    tables: Tables
    table: Table
    clicks: int = 0
    steps: list[tuple[Seat, tuple[Event, ...]]] = field(default_factory=list)
    states: list[State] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return self.tables.game_of(self.table)

    @property
    def asked(self) -> tuple[Decision, ...]:
        return self.tables.decisions(self.table)

    async def play(self, decision: Decision, number: int) -> None:
        self.clicks += 1
        state, person = self.states[-1], Person(100 + decision.seat, "somebody")
        step = self.game.apply(state, decision.seat, offered(decision)[number].action)
        self.table = await self.tables.play(GUILD, self.table.id, person, question(decision), number, self.clicks)
        self.steps.append((decision.seat, step.events))
        self.states.append(step.state)

    async def undo(self) -> bool:
        """By whoever acted last, if that is possible."""
        self.clicks += 1
        seat, _ = self.steps[-1]
        try:
            self.table = await self.tables.undo(GUILD, self.table.id, Person(100 + seat, "somebody"), self.clicks)
        except Refused:
            return False
        self.steps.pop()
        self.states.pop()
        return True

    def expected(self, seats: Collection[Seat]) -> tuple[Event, ...]:
        """After the last step of that one of these seats whose last step is longest ago."""
        last = [max((n for n, (who, _) in enumerate(self.steps) if who == seat), default=-1) for seat in seats]
        return tuple(e for _, events in self.steps[min(last) + 1 :] for e in events if e.audience is None)


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(tmp_path / "games.db")
    yield Tables(store, ALL_GAMES, lambda: NOW)
    await store.close()


async def _begun(tables: Tables, key: str, seats: int) -> Evening:
    people = [Person(100 + seat, f"{seat}") for seat in range(seats)]
    options = ALL_GAMES[key].info.options()
    plan = Plan(key, options, seats, tuple(people[1:]), is_private=False, pace_hours=24)
    with shuffle_fixed(key):
        table = await tables.open(GUILD, 2, people[0], plan)
    for person in people[1:]:
        await tables.join(GUILD, table.id, person)
    table = await tables.start(GUILD, table.id, people[0])
    return Evening(tables, table, states=[ALL_GAMES[key].new(seats, options, table.seed)])


@pytest.mark.parametrize("key", ALL_GAMES)
async def test_whatever_is_played(tables: Tables, key: str) -> None:
    """At every step of a random game, for every seat: exactly what all could see since its last step."""
    random, (_, most) = Random(key), ALL_GAMES[key].info.seats
    evening = await _begun(tables, key, most)
    undone = digests = 0
    for _ in range(60):
        if not evening.asked:
            break
        for seat in range(most):
            assert await tables.happened(evening.table, {seat}) == evening.expected({seat})
        asked = [decision.seat for decision in evening.asked]
        everything = evening.expected(asked)
        assert await tables.happened(evening.table, asked) == everything
        story = await tables.story(evening.table)
        seen = tuple(event for event in story.events if event.audience is None)
        assert all(event.audience is None for event in story.missed), "never something hidden"
        # The board tells the latest turn in any case, and before it what is missing there.
        assert (*story.missed, *seen)[-len(everything) :] == everything or not everything
        assert not story.missed or (*story.missed, *seen) == everything
        digests += bool(story.missed)
        if evening.steps and random.random() < 0.3 and await evening.undo():
            undone += 1
            continue
        decision = random.choice(evening.asked)
        await evening.play(decision, random.randrange(len(offered(decision))))
    assert undone
    assert digests or most == 2, "it was worth while"


async def test_nothing_at_the_start(tables: Tables) -> None:
    evening = await _begun(tables, "imhotep", 3)
    story = await tables.story(evening.table)
    assert (story.events, story.missed) == ((), ())
    assert await tables.happened(evening.table, range(3)) == ()
    assert await tables.happened(evening.table, ()) == ()


async def test_in_the_first_round_everything(tables: Tables) -> None:
    """Whoever has not played yet has missed all of it."""
    evening = await _begun(tables, "imhotep", 4)
    for count in range(4):
        (decision,) = evening.asked
        story = await tables.story(evening.table)
        told = [event.seat for event in (*story.missed, *story.events)]
        assert told == [seat for seat, _ in evening.steps]
        assert len(story.missed) == max(0, count - 1), "the last turn is told below the picture"
        await evening.play(decision, 0)


async def test_in_a_barrier_since_the_longest_absent(tables: Tables) -> None:
    evening = await _begun(tables, "offerings", 3)
    while len(evening.steps) < 3 or evening.asked[0].prompt.key != "night":
        await evening.play(evening.asked[-1], 0)
    assert len(evening.asked) == 3
    told = await tables.happened(evening.table, range(3))
    assert [event.kind for event in told][:1] == ["offers_shown"]
    assert told == evening.expected(range(3)) != ()
    waiting = evening.asked[-1].seat
    for decision in evening.asked[:-1]:
        await evening.play(decision, 0)
    assert [decision.seat for decision in evening.asked] == [waiting]
    assert await tables.happened(evening.table, {waiting}) == evening.expected({waiting})


async def test_a_secret_stays_one(tables: Tables) -> None:
    """Somebody swaps a card: only he hears which, and his own board is not the channel's."""
    evening = await _begun(tables, "offerings", 2)
    first = evening.asked[0]
    swaps = [n for n, option in enumerate(offered(first)) if option.path[0].key == "use_amulet"]
    await evening.play(first, swaps[0])
    ((_, events),) = evening.steps
    assert [event.kind for event in events] == ["card_swapped"]
    assert await tables.happened(evening.table, {0, 1}) == ()
    assert (await tables.story(evening.table)).missed == ()


async def test_what_the_caretaker_did_is_remembered_as_nobodys_turn(tables: Tables) -> None:
    """Whoever takes his seat over is told of it, also when the game was made anew by an undo."""
    table = (await _begun(tables, "imhotep", 3)).table
    first = tables.decisions(table)[0].seat
    table = await Seating(tables).resign(GUILD, table.id, Person(100 + (first + 1) % 3, "leaver"))
    for click, seat in enumerate((first, (first + 2) % 3)):
        (decision,) = tables.decisions(table)
        assert decision.seat == seat
        person = Person(100 + seat, "somebody")
        table = await tables.play(GUILD, table.id, person, question(decision), 0, click)
    assert {memory.seat for memory in await tables.store.memories(table.id)} == {first, seat}
    await tables.undo(GUILD, table.id, person, 2)
    assert {memory.seat for memory in await tables.store.memories(table.id)} == {first}


async def test_after_an_undo_the_last_turn_is_an_earlier_one(tables: Tables) -> None:
    evening = await _begun(tables, "imhotep", 2)
    for _ in range(3):
        await evening.play(evening.asked[0], 0)
    actor = evening.steps[-1][0]
    assert await tables.happened(evening.table, {actor}) == ()
    assert await evening.undo()
    again = await tables.happened(evening.table, {actor})
    assert again == evening.expected({actor}) == evening.steps[-1][1]
    await evening.play(evening.asked[0], 1)
    assert await tables.happened(evening.table, {actor}) == ()
    assert await tables.happened(evening.table, {1 - actor}) == evening.steps[-1][1]
