"""The file: opened, refused, checked, copied while in use, closed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from tests.bot.store.samples import GUILD, RUNNING, everything, play, played

pytestmark = pytest.mark.asyncio


async def test_all_is_there_after_a_restart(path: Path) -> None:
    store = await Store.open(path)
    await store.create(RUNNING)
    await play(store, RUNNING, 1, interaction_id=3)
    before = await everything(store, RUNNING)
    await store.close()
    again = await Store.open(path)
    assert await everything(again, RUNNING) == before
    await again.close()


async def test_nothing_but_the_file_stays_after_a_close(path: Path) -> None:
    store = await Store.open(path)
    await store.create(RUNNING)
    await asyncio.gather(*(store.table(GUILD, RUNNING.id) for _ in range(8)))
    await store.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_a_path_may_hold_any_sign(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "100% ours?#é 𓂀.db")
    await store.create(RUNNING)
    await store.backup(tmp_path / "copy 100%?.db")
    await store.close()
    assert {file.name for file in tmp_path.iterdir()} == {"100% ours?#é 𓂀.db", "copy 100%?.db"}


async def test_a_check_tells_the_revision(store: Store) -> None:
    assert await store.check() == "0005"


async def test_a_check_finds_a_damaged_page(path: Path) -> None:
    store = await Store.open(path)
    for number in range(40):
        await store.save_language(number, "fr")
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'users'").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\xaa" * 4096
    path.write_bytes(content)
    store = await Store.open(path)
    with pytest.raises(StoreError, match="is damaged"):
        await store.check()
    await store.close()


async def test_a_check_finds_an_orphan(store: Store, path: Path) -> None:
    await store.create(RUNNING)
    with closing(sqlite3.connect(path)) as connection, connection:  # without foreign keys
        connection.execute("DELETE FROM tables")
    with pytest.raises(StoreError, match="has lost its row in tables"):
        await store.check()


@pytest.mark.parametrize("content", [b"hello", b"x" * 10_000])
async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"saqqara\.db cannot be used as the database: file is not a database") as told:
        await Store.open(path)
    assert "\n" not in str(told.value)
    assert path.read_bytes() == content


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"nowhere.*unable to open database file"):
        await Store.open(tmp_path / "nowhere" / "saqqara.db")


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="belongs to another program"):
        await Store.open(path)


async def test_a_database_of_a_newer_program_is_refused(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match=r"newer version of this program \(revision 9999\)") as told:
        await Store.open(path)
    assert "\n" not in str(told.value)


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    store = await Store.open(path)
    await store.create(RUNNING)
    await store.close()


async def test_a_backup_is_complete_and_alone(store: Store, tmp_path: Path) -> None:
    await store.create(RUNNING)
    await play(store, RUNNING, 1, interaction_id=3)
    folder = tmp_path / "backups"
    folder.mkdir()
    await store.backup(folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    copy = await Store.open(folder / "copy.db")
    assert await everything(copy, RUNNING) == await everything(store, RUNNING)
    assert await copy.check() == "0005"
    await copy.close()


async def test_a_backup_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    with pytest.raises(StoreError, match="precious exists already"):
        await store.backup(precious)
    assert precious.read_text() == "mine"
    with pytest.raises(StoreError, match=r"nowhere.*cannot be written: No such file or directory"):
        await store.backup(tmp_path / "nowhere" / "copy.db")


async def test_a_backup_while_writing_is_of_one_moment(store: Store, tmp_path: Path) -> None:
    await store.create(RUNNING)
    is_done = asyncio.Event()

    async def go_on() -> int:
        table = RUNNING
        while not is_done.is_set():
            assert await play(store, table, table.version)
            table = played(table)
        return table.version

    going_on = asyncio.create_task(go_on())
    versions = []
    for number in range(5):
        await store.backup(tmp_path / f"{number}.db")
        copy = await Store.open(tmp_path / f"{number}.db")
        table = await copy.table(GUILD, RUNNING.id)
        assert table
        assert table.version == 1 + len(await copy.log(GUILD, RUNNING.id)) == (await copy.owed())[0].version
        versions.append(table.version)
        await copy.close()
    is_done.set()
    assert await going_on >= versions[-1] > versions[0], "it was written in between"
