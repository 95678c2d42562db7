"""Brings a database file to the newest revision, or says in one line why it cannot be used."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from bot.store import sqlite
from bot.store.errors import StoreError

SCRIPTS = "bot.store:migrations"
# Alembic keeps what it is working on in a global of its own.
_one_at_a_time = threading.Lock()


def migrate(path: Path, *, to: str = "head", scripts: str = SCRIPTS) -> None:
    """All steps in one transaction: a failed migration leaves the file as it was."""
    engine = sqlite.open_migration_engine(path)
    try:
        with _one_at_a_time, engine.execution_options(**{sqlite.WRITES: True}).begin() as connection:
            _upgrade(connection, path, to, scripts)
    except (DBAPIError, sqlite3.Error) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"{path} cannot be used as the database: {reason}") from error
    finally:
        engine.dispose()


def current_revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, path: Path, to: str, scripts: str) -> None:
    config = Config()
    config.set_main_option("script_location", scripts)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = current_revision(connection)
    if current is None and inspect(connection).get_table_names():
        raise StoreError(f"{path} cannot be used as the database: it belongs to another program")
    if current is not None and current not in known:
        raise StoreError(f"{path} was made by a newer version of this program (revision {current}): update the program")
    if current == ScriptDirectory.from_config(config).as_revision_number(to):
        return  # rows that have lost theirs are damage of single games, and keep nobody from starting
    config.attributes["connection"] = connection
    before = sqlite.find_damage(connection, is_thorough=False)
    command.upgrade(config, to)
    damage = sqlite.find_damage(connection, is_thorough=False)
    if damage is not None and before is None:
        raise StoreError(f"{path} could not be migrated: {damage}")
