"""The doctor finds exactly what was damaged, says whether it can be repaired, and what he repairs is as it was."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.doctor.doctor import SOUND, WRONG, doctor
from bot.store import Store, StoreError
from bot.table.seats import Seating
from tests.bot.damage import WAYS, copy_game, damage
from tests.bot.doctor.conftest import ALL, GUILD, HOST, STEPS, Life

pytestmark = pytest.mark.asyncio

# Where the game came from is gone, or who played it, or what was played.
LOST = {
    *("ChannelText", "GuildText", "PlayerGone", "PlayerId", "PlayerName", "PlayersGone"),
    *("LogAction", "LogIllegal", "LogMoment", "OptionsBroken", "OptionsDeep", "OptionsUnknown"),
}
# Columns that are made anew, not brought back.
NOT_THE_SAME = {
    "created_at",
    "touched_at",
    "mentioned",
    "paused_at",
    "pace_hours",
    "due_at",
    "late_at",
    "since",
    "is_turn",
}


def rows(path: Path, table_id: str, *, but: Sequence[str] = ()) -> dict[str, list[dict[str, object]]]:
    """All that is stored of a game, but for these columns."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            relation: [
                {name: row[name] for name in row.keys() if name not in but}  # noqa: SIM118
                for row in connection.execute(f"select * from {relation} where {key} = ? order by 1, 2", (table_id,))  # noqa: S608
            ]
            for relation, key in (
                ("tables", "id"),
                *((each, "table_id") for each in ("players", "actions", "waits", "memories", "results")),
            )
        }


def games_in(told: str) -> dict[str, str]:
    """What is said of each game."""
    found = [line.removeprefix("game  ").split(": ", 1) for line in told.splitlines() if line.startswith("game")]
    return dict(found)


async def test_a_sound_file(path: Path, capsys: pytest.CaptureFixture[str], ids: dict[str, str]) -> None:
    before = path.read_bytes()
    assert await doctor(path, repairs=False, games=ALL) == SOUND
    assert await doctor(path, repairs=True, games=ALL) == SOUND
    assert f"{len(ids)} games; " in capsys.readouterr().out
    assert sorted(each.name for each in path.parent.iterdir() if not each.name.endswith(("-wal", "-shm"))) == [
        path.name
    ]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = delete")
    assert len(path.read_bytes()) == len(before)


async def test_every_damage_is_found_and_what_can_be_is_repaired(
    path: Path, capsys: pytest.CaptureFixture[str], ids: dict[str, str]
) -> None:
    copy_game(path, ids["offerings"], *WAYS)
    shutil.copy(path, path.with_name("sound.db"))
    for name, sql in WAYS.items():
        damage(path, name, sql)
    assert await doctor(path, repairs=False, games=ALL) == WRONG
    told = games_in(capsys.readouterr().out)
    assert told.keys() == WAYS.keys()
    assert {name for name, what in told.items() if what.endswith(": cannot be repaired")} == LOST
    damaged = {name: rows(path, name) for name in LOST if name != "PlayerName"}
    sound = {table_id: rows(path, table_id) for table_id in ids.values()}
    assert await doctor(path, repairs=True, games=ALL) == WRONG
    assert games_in(capsys.readouterr().out) == told
    assert {name: rows(path, name) for name in damaged} == damaged, "what cannot be repaired is as it was"
    assert {table_id: rows(path, table_id) for table_id in sound} == sound
    for name in WAYS.keys() - LOST:
        was, now = (rows(each, name, but=[*NOT_THE_SAME]) for each in (path.with_name("sound.db"), path))
        assert now == was, name
    assert await doctor(path, repairs=True, games=ALL) == WRONG
    assert games_in(capsys.readouterr().out).keys() == LOST
    assert path.with_name("games.db.before-repair").exists()


CONTRADICTIONS = {
    "state": "update tables set state = since_state where id = :id",
    "story": "update tables set since_number = since_number + 1 where id = :id",
    "version": "update tables set version = 2 where id = :id",
    "remembers": "update memories set number = number - 1 where table_id = :id",
    "waited for": "update waits set question = '9.9' where table_id = :id",
    "waited for ": "delete from waits where table_id = :id",
    "seed": "update tables set seed = 'another' where id = :id",
    "options": "update tables set options = '[]' where id = :id",
    "owed": "insert or replace into deliveries values (:id, 999, 'n', 1)",
}


@pytest.mark.parametrize("game", ["imhotep", "duel", "pyramids", "egizia"])
async def test_contradictions_are_settled_by_the_log(
    path: Path, capsys: pytest.CaptureFixture[str], ids: dict[str, str], game: str
) -> None:
    """Everything can be read, and still it is not what happened."""
    table_id = ids[game]
    was = rows(path, table_id, but=[*NOT_THE_SAME, "version"])
    for what, sql in CONTRADICTIONS.items():
        damage(path, table_id, sql)
        assert await doctor(path, repairs=True, games=ALL) == SOUND, what
        assert games_in(capsys.readouterr().out).keys() == {table_id}, what
        assert rows(path, table_id, but=[*NOT_THE_SAME, "version"]) == was, what


@pytest.mark.parametrize("game", ["imhotep", "egizia"])
async def test_what_is_missing_in_the_log_is_not_taken_back(
    path: Path, capsys: pytest.CaptureFixture[str], ids: dict[str, str], game: str
) -> None:
    table_id = ids[game]
    for first in (STEPS, 9, 1):
        damage(path, table_id, f"delete from actions where table_id = :id and number >= {first}")  # noqa: S608
        was = rows(path, table_id)
        assert await doctor(path, repairs=True, games=ALL) == WRONG
        assert games_in(capsys.readouterr().out) == {table_id: "its log lacks its end: cannot be repaired"}
        assert rows(path, table_id) == was


@pytest.mark.parametrize(("table", "left"), [("actions", WRONG), ("waits", SOUND)])
async def test_pages_that_make_no_sense(
    path: Path, capsys: pytest.CaptureFixture[str], ids: dict[str, str], table: str, left: int
) -> None:
    """All of one table: what it held is lost, and nothing of the others is."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = delete")
        (size,) = connection.execute("pragma page_size").fetchone()
        (root,) = connection.execute("select rootpage from sqlite_schema where name = ?", (table,)).fetchone()
    states = {table_id: rows(path, table_id)["tables"] for table_id in ids.values()}
    with path.open("rb+") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)
    assert await doctor(path, repairs=False, games=ALL) == WRONG
    assert f"file  {table}: database disk image is malformed; 0 rows can be read" in capsys.readouterr().out
    await doctor(path, repairs=True, games=ALL)
    assert "as it was is kept" in capsys.readouterr().out
    assert await doctor(path, repairs=False, games=ALL) == left
    assert {table_id: rows(path, table_id)["tables"] for table_id in ids.values()} == states


@pytest.mark.parametrize(("which", "sql"), [
    ("over", "update results set place = 3 - place where table_id = :id"),
    ("resigned", "delete from results where table_id = :id and seat = 0"),
    ("over", "update results set sources = '[' where table_id = :id"),
    ("over", "update tables set status = 'running' where id = :id"),
])  # fmt: skip
async def test_how_a_game_ended(path: Path, ids: dict[str, str], which: str, sql: str) -> None:
    was = rows(path, ids[which])
    damage(path, ids[which], sql)
    assert await doctor(path, repairs=False, games=ALL) == WRONG
    assert await doctor(path, repairs=True, games=ALL) == SOUND
    assert rows(path, ids[which]) == was


async def test_a_repaired_game_goes_on(path: Path, ids: dict[str, str]) -> None:
    """It was set aside, and is no more; its board is owed, and what its channel was told must go."""
    table_id = ids["imhotep"]
    damage(path, table_id, WAYS["StateGarbage"])
    store = await Store.open(path)
    life = Life(store)
    assert await store.tables(GUILD)
    with pytest.raises(Exception, match=table_id):
        await life.tables.find(GUILD, table_id)
    (aside,) = await store.asides.keep(life.now)
    assert (aside.table_id, aside.guild_id, aside.channel_id, aside.game) == (table_id, GUILD, 8, "imhotep")
    await store.asides.told(table_id, 99)
    await store.close()
    assert await doctor(path, repairs=True, games=ALL) == SOUND
    store = await Store.open(path)
    assert await store.asides.of_guild(GUILD) == ()
    assert table_id in [each.table_id for each in await store.owed()]
    assert [each.message_id for each in await store.waits.litter()] == [99]
    life = Life(store)
    life.clicks = 1000
    await life.play(table_id, 5)
    await store.close()
    assert await doctor(path, repairs=False, games=ALL) == SOUND


async def test_a_sound_game_that_is_set_aside_is_lifted(path: Path, ids: dict[str, str]) -> None:
    store = await Store.open(path)
    store.database.damaged(ids["duel"], "by mistake")
    await store.asides.keep(Life(store).now)
    await store.close()
    assert await doctor(path, repairs=False, games=ALL) == WRONG
    assert await doctor(path, repairs=True, games=ALL) == SOUND
    store = await Store.open(path)
    assert await store.table(GUILD, ids["duel"]) is not None
    await store.close()


async def test_somebody_who_was_forgotten_is_no_damage(path: Path, ids: dict[str, str]) -> None:
    store = await Store.open(path)
    life = Life(store)
    for game in ("imhotep", "egizia", "offerings", "pyramids", "duel"):
        await Seating(life.tables).resign(GUILD, ids[game], HOST)
    await store.forgetting.erase(HOST.id, life.now, [ids["lobby"]])
    await store.close()
    assert await doctor(path, repairs=False, games=ALL) == SOUND


async def test_rows_of_no_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("insert into players values ('gone', 0, 1, 'Ana', 1, null)")
        connection.execute("insert into guilds values (5, 'en', 'often', '[]', 'everyone', 5)")
        connection.execute("insert into guilds values (6, 'en', 24, '[]', 'everyone', 5)")
    store = await Store.open(path)
    await store.close()
    assert await doctor(path, repairs=True, games=ALL) == SOUND
    told = capsys.readouterr().out
    assert "players: 1 rows have lost their game" in told
    assert "guilds: 1 rows cannot be read" in told
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select guild_id from guilds").fetchall() == [(6,)]


async def test_a_game_of_other_rules_is_left_alone(
    path: Path, capsys: pytest.CaptureFixture[str], ids: dict[str, str]
) -> None:
    known = {key: game for key, game in ALL.items() if key != "egizia"}
    before = rows(path, ids["egizia"])
    assert await doctor(path, repairs=True, games=known) == SOUND
    assert "(1 of other rules, which are not played again)" in capsys.readouterr().out
    assert rows(path, ids["egizia"]) == before


async def test_while_a_bot_runs_nothing_is_repaired(path: Path, ids: dict[str, str]) -> None:
    store = await Store.open(path)
    await store.known_guilds()
    damage(path, ids["duel"], WAYS["StateGarbage"])
    assert await doctor(path, repairs=False, games=ALL) == WRONG
    with pytest.raises(StoreError, match="is in use: stop the bot first"):
        await doctor(path, repairs=True, games=ALL)
    await store.close()
    assert await doctor(path, repairs=True, games=ALL) == SOUND


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        await doctor(tmp_path / "none.db", repairs=False)
    (tmp_path / "text.db").write_text("x" * 10_000)
    for repairs in (False, True):
        with pytest.raises(StoreError, match="only a backup helps"):
            await doctor(tmp_path / "text.db", repairs=repairs)
    assert [each.name for each in tmp_path.iterdir()] == ["text.db"]
