"""How the finished games of a server went, for each of its people. The caretaker's seats are nobody's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from sqlalchemy import Column, ColumnElement, Subquery, case, func, select
from sqlalchemy import Table as Relation
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import reading
from bot.store.database import Database
from bot.store.schema import actions, players, results

MOST = 10  # people in a ranking
RECENT = 100  # games: how long somebody lets others wait is told from the latest ones, however many there were


@dataclass(frozen=True, slots=True)
class Figures:
    """`place`: the mean. `wait`: the median of how many seconds others waited until somebody began a turn."""

    games: int
    wins: int
    place: float
    wait: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody and his figures. `name`: the latest; empty for somebody who asked to be forgotten."""

    user_id: int
    name: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class Ranking:
    """The most active people, most wins first. `people`: how many there are in all."""

    people: int
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """How one game goes for somebody. `points`: the mean by source, of games that ended by their rules."""

    game: str
    figures: Figures
    points: Mapping[str, float]


class Statistics:
    """`games`: the keys of those that count."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ranking(self, guild_id: int, games: Collection[str]) -> Ranking:
        of_people = (results.c.user_id.is_not(None), results.c.game.in_(games), reading.not_aside(results.c.table_id))
        here = (results.c.guild_id == guild_id, *of_people)
        count, wins = func.count(), func.sum(case((results.c.place == 1, 1), else_=0))
        most_active = (
            select(results.c.user_id, count, wins, func.avg(results.c.place), func.count().over())
            .where(*here)
            .group_by(results.c.user_id)
            .order_by(count.desc(), wins.desc(), results.c.user_id)
            .limit(MOST)
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(most_active)).all()
            if not found:
                return Ranking(0, ())
            theirs = (*here, results.c.user_id.in_([row[0] for row in found]))
            recent = _recent(results.c.user_id, theirs)
            waits, names = await self._waits(connection, recent), await self._names(connection, recent)
        standings = [
            Standing(user_id, names.get(user_id, ""), Figures(played, won, float(place), waits.get(user_id)))
            for user_id, played, won, place, _ in found
        ]
        standings.sort(key=lambda each: (-each.figures.wins, each.figures.place))
        return Ranking(found[0][-1], tuple(standings))

    async def records(self, guild_id: int, user_id: int, games: Collection[str]) -> tuple[Record, ...]:
        """Of one person, the game that was played most comes first."""
        own = (results.c.guild_id == guild_id, results.c.user_id == user_id, results.c.game.in_(games))
        wanted = select(results.c.game, results.c.place, results.c.points, results.c.sources).where(*own)
        places: defaultdict[str, list[int]] = defaultdict(list)
        sources: defaultdict[str, list[Mapping[str, int]]] = defaultdict(list)
        async with self.database.reading() as connection:
            ordered = wanted.order_by(results.c.ended_at)
            for game, place, points, by_source in await self._sound(connection, ordered, results):
                places[game].append(place)
                if points is not None:
                    sources[game].append(by_source)
            waits = await self._waits(connection, _recent(results.c.game, own))
        return tuple(
            Record(game, Figures(len(each), each.count(1), fmean(each), waits.get(game)), _means(sources[game]))
            for game, each in sorted(places.items(), key=lambda item: -len(item[1]))
        )

    async def _names(self, connection: AsyncConnection, recent: Subquery) -> dict[int, str]:
        """As each was called in the latest game."""
        seat = (players.c.table_id == recent.c.table_id) & (players.c.seat == recent.c.seat)
        wanted = select(recent.c.whose, players.c.name).join_from(recent, players, seat).where(recent.c.age == 1)
        return dict(await self._sound(connection, wanted, players))

    async def _waits(self, connection: AsyncConnection, recent: Subquery) -> dict[Any, float]:
        """Medians, by whose they are."""
        seat = (actions.c.table_id == recent.c.table_id) & (actions.c.seat == recent.c.seat)
        wanted = (
            select(recent.c.whose, recent.c.user_id, actions.c.user_id, actions.c.waited)
            .join_from(recent, actions, seat)
            .where(recent.c.age <= RECENT, actions.c.waited.is_not(None))
        )
        found: defaultdict[Any, list[int]] = defaultdict(list)
        for whose, user_id, actor_id, waited in await self._sound(connection, wanted, actions):
            # Somebody else may have sat there before. Asked of the database, it would look through all he did.
            if actor_id == user_id:
                found[whose].append(waited)
        return {whose: median(waits) for whose, waits in found.items()}

    async def _sound(self, connection: AsyncConnection, wanted: reading.Wanted, relation: Relation) -> reading.Rows:
        return await reading.OfGames(wanted, relation.c.table_id).rows(self.database, connection)


def _recent(by: Column[Any], conditions: Collection[ColumnElement[bool]]) -> Subquery:
    """Results with their age, 1 the latest, among those of the same person or the same game."""
    age = func.row_number().over(partition_by=by, order_by=results.c.ended_at.desc())
    own = (results.c.table_id, results.c.seat, results.c.user_id)
    return select(by.label("whose"), *own, age.label("age")).where(*conditions).subquery("recent")


def _means(games: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """In the order in which the latest game counted."""
    sources = dict.fromkeys(source for game in reversed(games) for source in game)
    return {source: sum(game.get(source, 0) for game in games) / len(games) for source in sources}
