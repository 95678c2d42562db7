"""Statistics from rows laid by hand: who counts, what counts, and for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bot.store import Beside, LoggedAction, Player, Status, Store
from bot.store.records import Result
from bot.store.statistics import MOST, RECENT, Figures, Ranking, Record
from tests.bot.store.samples import GUILD, OTHER_GUILD, RUNNING, at

pytestmark = pytest.mark.asyncio
ANA, BEN, CLEO = 501, 502, 503
BOTH = ("imhotep", "duel")


@dataclass
class Games:
    """Plays games to their end, one a minute, in this guild unless another one is named."""

    store: Store
    count: int = 0

    async def end(
        self,
        *seats: tuple[int | None, int, dict[str, object] | None],
        game: str = "imhotep",
        guild: int = GUILD,
        waits: tuple[tuple[int | None, int, int | None], ...] = (),
        name: str = "{}",
    ) -> None:
        """`seats`: who, which place and the points by source, or None. `waits`: who acted, on which seat, how late."""
        self.count += 1
        now = at(self.count)
        players = tuple(
            Player(seat, user, name.format(user) if user is not None else "left", True)
            for seat, (user, *_) in enumerate(seats)
        )
        table = replace(RUNNING, id=f"t{self.count}", guild_id=guild, game=game, players=players, created_at=now)
        await self.store.create(table)
        log = tuple(
            LoggedAction(number, seat, user, "play", b"{}", None, now, 2, waited)
            for number, (user, seat, waited) in enumerate(waits)
        )
        results = tuple(
            Result(
                seat, user, place, None if sources is None else sum(map(int, map(str, sources.values()))), sources or {}
            )
            for seat, (user, place, sources) in enumerate(seats)
        )
        over = replace(table, version=2, status=Status.OVER, ended_at=now)
        assert await self.store.save(over, expected_version=1, now=now, beside=Beside(log=log, results=results))


@pytest.fixture
def games(store: Store) -> Games:
    return Games(store)


async def _figures(games: Games, *keys: str) -> dict[int, Figures]:
    ranking = await games.store.statistics.ranking(GUILD, keys or BOTH)
    return {standing.user_id: standing.figures for standing in ranking.standings}


async def test_nothing_to_tell(games: Games) -> None:
    await games.store.create(RUNNING)
    assert await games.store.statistics.ranking(GUILD, BOTH) == Ranking(0, ())
    assert await games.store.statistics.records(GUILD, ANA, BOTH) == ()


async def test_wins_are_first_places_also_shared_ones(games: Games) -> None:
    await games.end((ANA, 1, {}), (BEN, 1, {}), (CLEO, 3, {}))
    await games.end((BEN, 2, {}), (ANA, 1, {}))
    assert await _figures(games) == {
        ANA: Figures(2, 2, 1.0, None),
        BEN: Figures(2, 1, 1.5, None),
        CLEO: Figures(1, 0, 3.0, None),
    }


async def test_most_wins_first_then_the_better_place(games: Games) -> None:
    await games.end((ANA, 3, {}), (BEN, 2, {}), (CLEO, 1, {}))
    assert list(await _figures(games)) == [CLEO, BEN, ANA]


async def test_the_seats_of_the_caretaker_are_nobodys(games: Games) -> None:
    await games.end((None, 1, {"temple": 9}), (ANA, 2, {"temple": 3}), waits=((None, 0, 5), (ANA, 1, 7)))
    assert await _figures(games) == {ANA: Figures(1, 0, 2.0, 7)}
    assert (await games.store.statistics.ranking(GUILD, BOTH)).people == 1


async def test_other_servers_do_not_count(games: Games) -> None:
    await games.end((ANA, 1, {"temple": 9}), (CLEO, 2, {}), guild=OTHER_GUILD, waits=((ANA, 0, 5),), name="far {}")
    await games.end((ANA, 2, {"temple": 1}), (BEN, 1, {}), waits=((ANA, 0, 50),))
    await games.end((ANA, 1, {"temple": 9}), (CLEO, 2, {}), guild=OTHER_GUILD, waits=((ANA, 0, 5),), name="far {}")
    ranking = await games.store.statistics.ranking(GUILD, BOTH)
    assert [(each.user_id, each.name, each.figures) for each in ranking.standings] == [
        (BEN, "502", Figures(1, 1, 1.0, None)),
        (ANA, "501", Figures(1, 0, 2.0, 50)),
    ]
    assert await games.store.statistics.records(GUILD, ANA, BOTH) == (
        Record("imhotep", Figures(1, 0, 2.0, 50), {"temple": 1.0}),
    )
    assert await games.store.statistics.records(GUILD, CLEO, BOTH) == ()


async def test_only_games_that_are_asked_for_count(games: Games) -> None:
    await games.end((ANA, 1, {}), (BEN, 2, {}), waits=((ANA, 0, 10),))
    await games.end((ANA, 2, {}), (BEN, 1, {}), game="duel", waits=((ANA, 0, 30),))
    await games.end((ANA, 2, {}), (BEN, 1, {}), game="senet", waits=((ANA, 0, 90),))
    assert (await _figures(games))[ANA] == Figures(2, 1, 1.5, 20)
    assert (await _figures(games, "duel"))[ANA] == Figures(1, 0, 2.0, 30)
    records = await games.store.statistics.records(GUILD, ANA, ("duel",))
    assert [record.game for record in records] == ["duel"]


async def test_a_resignation_counts_for_all_but_points(games: Games) -> None:
    await games.end((ANA, 1, {"temple": 4, "statues": 2}), (BEN, 2, {"temple": 1, "statues": 0}))
    await games.end((ANA, 2, None), (BEN, 1, None))
    assert await games.store.statistics.records(GUILD, ANA, BOTH) == (
        Record("imhotep", Figures(2, 1, 1.5, None), {"temple": 4.0, "statues": 2.0}),
    )
    await games.end((CLEO, 1, None), (BEN, 2, None))
    (record,) = await games.store.statistics.records(GUILD, CLEO, BOTH)
    assert record == Record("imhotep", Figures(1, 1, 1.0, None), {})


async def test_points_are_means_in_the_order_of_counting(games: Games) -> None:
    await games.end((ANA, 1, {"old": 3, "temple": 4}), (BEN, 2, {}))
    await games.end((ANA, 1, {"wrath": -6, "temple": 1}), (BEN, 2, {}))
    (record,) = await games.store.statistics.records(GUILD, ANA, BOTH)
    assert list(record.points.items()) == [("wrath", -3.0), ("temple", 2.5), ("old", 1.5)]


async def test_the_game_that_was_played_most_comes_first(games: Games) -> None:
    await games.end((ANA, 1, {}), (BEN, 2, {}), waits=((ANA, 0, 10),))
    for _ in range(2):
        await games.end((ANA, 2, {}), (BEN, 1, {}), game="duel", waits=((ANA, 0, 90),))
    found = await games.store.statistics.records(GUILD, ANA, BOTH)
    assert [(record.game, record.figures) for record in found] == [
        ("duel", Figures(2, 0, 2.0, 90)),
        ("imhotep", Figures(1, 1, 1.0, 10)),
    ]


@pytest.mark.parametrize(
    ("waits", "median"),
    [((), None), ((None,), None), ((7,), 7), ((100, 1, 9), 9), ((1, 100, 20, 10), 15), ((0, None, 1), 0.5)],
)
async def test_medians(games: Games, waits: tuple[int | None, ...], median: float | None) -> None:
    """Rows without a wait began no turn."""
    await games.end((ANA, 1, {}), (BEN, 2, {}), waits=tuple((ANA, 0, waited) for waited in waits[:2]))
    await games.end((BEN, 2, {}), (ANA, 1, {}), waits=tuple((ANA, 1, waited) for waited in waits[2:]))
    assert (await _figures(games))[ANA].wait == median
    (record,) = await games.store.statistics.records(GUILD, ANA, BOTH)
    assert record.figures.wait == median


async def test_what_others_did_on_a_seat_before_is_theirs(games: Games) -> None:
    """Cleo has handed her seat to Ana, the caretaker played in between."""
    waits = ((CLEO, 0, 1), (None, 0, 2), (ANA, 0, 60), (BEN, 1, 5), (BEN, 1, 7))
    await games.end((ANA, 1, {}), (BEN, 2, {}), waits=waits)
    assert await _figures(games) == {ANA: Figures(1, 1, 1.0, 60), BEN: Figures(1, 0, 2.0, 6)}


async def test_only_the_latest_games_tell_how_long_others_wait(games: Games) -> None:
    for number in range(RECENT + 1):
        await games.end((ANA, 1, {}), (BEN, 2, {}), waits=((ANA, 0, 10**6 if number == 0 else number),))
    assert (await _figures(games))[ANA] == Figures(RECENT + 1, RECENT + 1, 1.0, (1 + RECENT) / 2)


async def test_the_name_is_the_latest(games: Games) -> None:
    await games.end((ANA, 1, {}), (BEN, 2, {}), name="old {}")
    await games.end((ANA, 1, {}), (CLEO, 2, {}), name="new {}")
    await games.end((CLEO, 1, {}), (None, 2, {}), name="")
    ranking = await games.store.statistics.ranking(GUILD, BOTH)
    assert {each.user_id: each.name for each in ranking.standings} == {ANA: "new 501", BEN: "old 502", CLEO: ""}


async def test_the_most_active_are_shown(games: Games) -> None:
    """All of them have won as often as they have played."""
    people = range(1, MOST + 3)
    for user in people:
        for _ in range(user):
            await games.end((user, 1, {}), (None, 2, {}))
    ranking = await games.store.statistics.ranking(GUILD, BOTH)
    assert ranking.people == len(people)
    assert [each.user_id for each in ranking.standings] == list(reversed(people))[:MOST]
