"""The tables as they are now. Columns are called as the fields of the records are; migrations lead here."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String
from sqlalchemy import Table as Relation

from bot.store.columns import JsonObject, Moment, Numbers, StatusText

# Every constraint has a name, so that a later migration can speak of it on any database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _id_of_discord(name: str, *, is_key: bool = False) -> Column[int]:
    return Column(name, BigInteger, primary_key=is_key, autoincrement=False, nullable=False)


def _id_of_table() -> Column[str]:
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


guilds = Relation(
    "guilds",
    metadata,
    _id_of_discord("guild_id", is_key=True),
    Column("language", String(16), nullable=False),
    Column("pace_hours", Integer, nullable=False),
    Column("channels", Numbers, nullable=False),
    Column("openers", String(16), nullable=False),
    Column("most_open", Integer, nullable=False),
)

users = Relation(
    "users",
    metadata,
    _id_of_discord("user_id", is_key=True),
    Column("language", String(16), nullable=False),
)

tables = Relation(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    _id_of_discord("guild_id"),
    _id_of_discord("channel_id"),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("status", StatusText, nullable=False),
    _id_of_discord("host_id"),
    Column("options", JsonObject, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("is_private", Boolean, nullable=False),
    Column("pace_hours", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("since_state", LargeBinary),
    Column("since_number", Integer, nullable=False),
    Column("board_channel_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("mentioned", Numbers, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("touched_at", Moment, nullable=False),
    Column("ended_at", Moment),
    Index(None, "guild_id", "status", "channel_id"),
    Index(None, "guild_id", "host_id", "status"),
)

players = Relation(
    "players",
    metadata,
    _id_of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _id_of_discord("user_id"),
    Column("name", String(128), nullable=False),
    Column("has_joined", Boolean, nullable=False),
    Index(None, "user_id"),
)

actions = Relation(
    "actions",
    metadata,
    _id_of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("kind", String(16), nullable=False),
    Column("action", LargeBinary),
    Column("interaction_id", BigInteger),
    Column("at", Moment, nullable=False),
    Column("version", Integer, nullable=False),
    # Rows that nobody clicked have NULL here, and any number of NULLs is unique.
    Index(None, "interaction_id", unique=True),
)

deliveries = Relation(
    "deliveries",
    metadata,
    _id_of_table(),
    Column("version", Integer, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("since", Moment, nullable=False),
    Index(None, "since"),
)
