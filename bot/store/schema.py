"""The tables as they are now. Columns are called as the fields of the records are; migrations lead here."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy import Table as Relation

from bot.store.columns import Blob, Flag, JsonObject, Moment, Named, Numbers
from bot.store.records import Motion, Status, Verdict

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


def _seat() -> Column[int]:
    return Column("seat", Integer, primary_key=True, autoincrement=False)


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
    Column("status", Named(Status), nullable=False),
    _id_of_discord("host_id"),
    Column("options", JsonObject, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("is_private", Flag, nullable=False),
    Column("pace_hours", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", Blob),
    Column("since_state", Blob),
    Column("since_number", Integer, nullable=False),
    Column("board_channel_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("mentioned", Numbers, nullable=False),
    Column("board_since_number", Integer),
    Column("board_since_state", Blob),
    Column("created_at", Moment, nullable=False),
    Column("touched_at", Moment, nullable=False),
    Column("paused_at", Moment),
    Column("ended_at", Moment),
    Column("ended_by", String(16)),
    Column("ended_by_seat", Integer),
    Index(None, "guild_id", "status", "channel_id"),
    Index(None, "guild_id", "host_id", "status"),
    Index(None, "status", "touched_at"),
)

players = Relation(
    "players",
    metadata,
    _id_of_table(),
    _seat(),
    Column("user_id", BigInteger),
    Column("name", String(128), nullable=False),
    Column("has_joined", Flag, nullable=False),
    Column("left_by", BigInteger),
    Index(None, "user_id"),
    Index(None, "left_by"),
)

actions = Relation(
    "actions",
    metadata,
    _id_of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("kind", String(16), nullable=False),
    Column("action", Blob),
    Column("interaction_id", BigInteger),
    Column("at", Moment, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waited", Integer),
    # Rows that nobody clicked have NULL here, and any number of NULLs is unique.
    Index(None, "interaction_id", unique=True),
    Index(None, "user_id"),
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

departures = Relation(
    "departures",
    metadata,
    _id_of_discord("guild_id", is_key=True),
    Column("at", Moment, nullable=False),
    Index(None, "at"),
)

habits = Relation(
    "habits",
    metadata,
    _id_of_discord("user_id", is_key=True),
    Column("is_on", Flag, nullable=False),
    Column("pace_hours", Integer),
    Column("is_by_message", Flag, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
)

waits = Relation(
    "waits",
    metadata,
    _id_of_table(),
    _seat(),
    Column("question", String(64), nullable=False),
    Column("since", Moment, nullable=False),
    Column("is_turn", Flag, nullable=False),
    Column("sent", Integer, nullable=False),
    Column("due_at", Moment),
    Column("late_at", Moment),
    Column("is_gone", Flag, nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("notice_channel_id", BigInteger),
    Column("notice_message_id", BigInteger),
    Index(None, "due_at"),
    Index(None, "late_at"),
)

litter = Relation(
    "litter",
    metadata,
    _id_of_discord("channel_id"),
    _id_of_discord("message_id", is_key=True),
    Column("since", Moment, nullable=False),
    Index(None, "since"),
)

votes = Relation(
    "votes",
    metadata,
    _id_of_table(),
    Column("token", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("motion", Named(Motion), nullable=False),
    Column("seat", Integer),
    Column("concerned_id", BigInteger),
    Column("steps", Integer, nullable=False),
    _id_of_discord("proposer_id"),
    Column("candidate_id", BigInteger),
    Column("candidate_name", String(128)),
    Column("has_accepted", Flag, nullable=False),
    Column("voters", Numbers, nullable=False),
    Column("agreed", Numbers, nullable=False),
    Column("refused", Numbers, nullable=False),
    Column("ends_at", Moment),
    Column("verdict", Named(Verdict)),
    Column("is_owed", Flag, nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Index(None, "ends_at"),
    Index(None, "is_owed"),
)

memories = Relation(
    "memories",
    metadata,
    _id_of_table(),
    _seat(),
    Column("number", Integer, nullable=False),
    Column("state", Blob, nullable=False),
)

results = Relation(
    "results",
    metadata,
    _id_of_table(),
    _seat(),
    _id_of_discord("guild_id"),
    Column("user_id", BigInteger),
    Column("game", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer),
    Column("sources", JsonObject, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Index(None, "guild_id", "user_id"),
    Index(None, "user_id"),
)

lease = Relation(
    "lease",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("token", String(32), nullable=False),
    Column("place", String(128)),
    Column("pid", Integer, nullable=False),
    Column("started", BigInteger),
    Column("since", Moment, nullable=False),
    Column("until", Moment, nullable=False),
)

# Without a key to its table: whatever is damaged there, this can be written down. The place is where it was last known.
set_aside = Relation(
    "set_aside",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("game", String(32)),
    Column("why", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("is_owed", Flag, nullable=False),
    Column("message_id", BigInteger),
    Index(None, "guild_id"),
    Index(None, "is_owed"),
)
