"""Every revision leads to the schema of today, keeps what is stored, and says nothing."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import fields, replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect

import bot.store
from bot.store import GuildSettings, LoggedAction, Player, Status, Store, StoreError, Table
from bot.store.migrating import SCRIPTS, migrate
from bot.store.schema import actions, guilds, metadata, players, tables
from tests.bot.store.old import write_old_file
from tests.bot.store.samples import ANA_ID, BEN_ID, GUILD, NOON, RUNNING, everything, play


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@contextmanager
def connected(path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def shape(connection: Connection) -> dict[str, object]:
    """What the comparison of Alembic does not look at: keys, and what becomes of children."""
    found = inspect(connection)
    return {
        name: (
            found.get_pk_constraint(name),
            found.get_foreign_keys(name),
            sorted(index["name"] or "" for index in found.get_indexes(name)),
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


@pytest.mark.parametrize("start", [None, *revisions()])
def test_every_revision_leads_to_the_schema(path: Path, tmp_path: Path, start: str | None) -> None:
    if start is not None:
        migrate(path, to=start)
    migrate(path)
    with connected(path) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == revisions()[-1]
        reached = shape(connection)
    with connected(tmp_path / "fresh.db") as connection:
        metadata.create_all(connection)
        assert reached == shape(connection)


def test_revisions_are_numbered_in_one_line() -> None:
    assert revisions() == [f"{number:04}" for number in range(1, len(revisions()) + 1)]


def test_migrating_twice_changes_nothing(path: Path) -> None:
    migrate(path)
    with connected(path) as connection:
        before = shape(connection)
    migrate(path)
    with connected(path) as connection:
        assert shape(connection) == before


def test_migrating_is_quiet(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    loggers = [logging.getLogger(name) for name in (None, "alembic", "alembic.runtime.migration", "sqlalchemy")]

    def configuration() -> list[object]:
        return [(list(logger.handlers), logger.level, logger.disabled, logger.propagate) for logger in loggers]

    before = configuration()
    migrate(path)
    assert configuration() == before
    assert capfd.readouterr() == ("", "")


def test_columns_are_called_as_the_fields_are() -> None:
    for record, relation, only_there in (
        (Table, tables, set()),
        (Player, players, {"table_id"}),
        (LoggedAction, actions, {"table_id"}),
        (GuildSettings, guilds, set()),
    ):
        names = {field.name for field in fields(record)} - {"players"}
        assert set(relation.columns.keys()) - only_there == names


@pytest.mark.asyncio
async def test_stores_may_be_opened_at_once(tmp_path: Path) -> None:
    """The same new file, and others: each is migrated once."""
    paths = [tmp_path / name for name in ("a.db", "a.db", "b.db", "c.db")]
    stores = await asyncio.gather(*(Store.open(path) for path in paths))
    assert [await store.check() for store in stores] == [revisions()[-1]] * 4
    for store in stores:
        await store.close()


@pytest.mark.asyncio
async def test_the_first_version_loses_nothing(path: Path) -> None:
    """A file that it left is read as if it had been written today."""
    other = replace(RUNNING, id="other", status=Status.OVER, ended_at=NOON, mentioned=(0, 1), board_message_id=7)
    write_old_file(path, RUNNING, other)
    store = await Store.open(path)
    other = replace(other, mentioned=(ANA_ID, BEN_ID))  # seats then, people now
    for number, table in enumerate((RUNNING, other), 1):
        assert await store.table(GUILD, table.id) == table
        assert await store.log(GUILD, table.id) == (
            LoggedAction(1, 0, ANA_ID, "play", b'{"kind":"sail"}', number, NOON, 2),
        )
    assert [(each.table_id, each.version, each.nonce, each.since) for each in await store.owed()] == [
        (table.id, 1, "n", NOON) for table in (RUNNING, other)
    ]
    assert await store.guild(GUILD) == GuildSettings(GUILD, "fr", 48, (5, 6), "managers", 9)
    assert await store.language_of(ANA_ID) == "fr"
    assert await store.check() == revisions()[-1]
    assert await play(store, RUNNING, 2, interaction_id=9), "and the game goes on"
    await store.close()


# A revision that is yet to come, in a copy of the scripts

REBUILDING = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "next", "{last}"
def upgrade():
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("mood", sa.Text))
"""


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    folder = tmp_path / "scripts"
    shutil.copytree(Path(bot.store.__file__).parent / "migrations", folder)
    (folder / "versions" / "next.py").write_text(REBUILDING.format(last=revisions()[-1]))
    return folder


@pytest.mark.asyncio
async def test_a_table_can_be_rebuilt_without_losing_its_children(path: Path, scripts: Path) -> None:
    """SQLite cannot alter much: the table is copied and dropped, and a drop would cascade."""
    store = await Store.open(path)
    await store.create(RUNNING)
    await play(store, RUNNING, 1, interaction_id=3)
    await store.close()
    migrate(path, scripts=str(scripts))
    with closing(sqlite3.connect(path)) as connection:
        counted = [connection.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("players", "actions")]  # noqa: S608
        assert counted == [(2,), (1,)]
        assert connection.execute("SELECT mood FROM tables").fetchone() == (None,)
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(path)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "failing",
    ["op.execute('SELECT nothing')", "op.execute('UPDATE players SET table_id = 1')"],
    ids=["an error", "orphans"],
)
async def test_a_failed_migration_leaves_the_file_as_it_was(path: Path, scripts: Path, failing: str) -> None:
    store = await Store.open(path)
    await store.create(RUNNING)
    with (scripts / "versions" / "next.py").open("a") as script:
        script.write(f"    {failing}\n")
    with pytest.raises(StoreError):
        migrate(path, scripts=str(scripts))
    assert await store.check() == revisions()[-1]
    await store.close()
    again = await Store.open(path)
    assert await everything(again, RUNNING) == (RUNNING, (), await again.owed())
    await again.close()
    with connected(path) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
