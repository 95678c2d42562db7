"""Many games that go on, in a database file: one that was really played, copied with its log for other people."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import discord

from bot.store.records import Table as Record
from bot.store.repository import Store
from bot.table.service import Person, Plan, Tables
from bot.ui.menu import offered, question
from engines.imhotep.actions import TakeStones
from engines.imhotep.state import ImhotepState
from engines.registry import GAMES
from tests.wire.crowd import Table
from tests.wire.world import Guild, World

CHANNELS = 50  # a server
LAST_ROUND = 6
_HOST, _GUEST = Person(1, "Amina"), Person(2, "Bastien")
_COPIED = ("tables", "players", "actions", "memories", "deliveries")


async def prepared(database: Path, world: World, games: int, *, is_late: bool = False) -> list[Table]:
    """Whoever is asked can take stones, which is one click. `is_late`: in the last round, with a whole log."""
    template = await _played(database, is_late=is_late)
    places = _places(world, games)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("pragma foreign_keys = on")
        connection.execute("update actions set interaction_id = null")
        for name in _COPIED:
            _copied(connection, name, template, places)
        connection.execute("delete from tables where id = ?", (template,))
    return places


def _places(world: World, games: int) -> list[Table]:
    """Each game has a channel and two people of its own."""
    found: list[Table] = []
    while len(found) < games:
        number = min(CHANNELS, games - len(found))
        guild: Guild = world.guild(*(f"Member {n}" for n in range(2 * number)), channels=number)
        people = iter(guild.members)
        for channel, host, guest in zip(guild.channels, people, people, strict=False):
            found.append(Table(f"game-{len(found):05}", guild, channel, (host, guest)))
    return found


async def _played(database: Path, *, is_late: bool) -> str:
    """One game of two, played at random until the moment that is wanted."""
    random, steps = Random("load"), count(1)
    store = await Store.open(database)
    tables = Tables(store, GAMES, discord.utils.utcnow)
    game = GAMES["imhotep"]
    plan = Plan("imhotep", game.info.options.parse({"pyramid": "B", "temple": "B"}), 2, (), False, 24)
    table = await tables.open(1, 1, _HOST, plan)
    await tables.join(1, table.id, _GUEST)
    table = await tables.start(1, table.id, _HOST)
    while not _is_wanted(tables, table, is_late):
        (decision,) = tables.decisions(table)
        person = (_HOST, _GUEST)[decision.seat]
        chosen = random.randrange(len(offered(decision)))
        table = await tables.play(1, table.id, person, question(decision), chosen, next(steps))
    await store.close()
    return table.id


def _is_wanted(tables: Tables, table: Record, is_late: bool) -> bool:
    assert table.state is not None
    state = GAMES["imhotep"].load(table.state)
    assert isinstance(state, ImhotepState)
    (decision,) = tables.decisions(table)
    return decision.offers(TakeStones()) and (not is_late or state.round == LAST_ROUND)


def _copied(connection: sqlite3.Connection, name: str, template: str, places: list[Table]) -> None:
    """Every row once for each game, with that game's own ids."""
    connection.row_factory = sqlite3.Row
    own = "id" if name == "tables" else "table_id"
    rows = connection.execute(f"select * from {name} where {own} = ?", (template,)).fetchall()  # noqa: S608
    for place in places:
        people = dict(zip((_HOST.id, _GUEST.id), place.users, strict=True))
        here = {own: place.id, "guild_id": place.guild.id, "channel_id": place.channel, "nonce": place.id}
        for row in rows:
            values = dict(row)
            for column in values.keys() & {"user_id", "host_id"}:
                values[column] = people.get(values[column], values[column])
            values |= {column: here[column] for column in values.keys() & here.keys()}
            marks = ", ".join("?" * len(values))
            connection.execute(f"insert into {name} values ({marks})", tuple(values.values()))  # noqa: S608
