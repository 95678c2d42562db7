"""The first tables: settings, games with players and log, deliveries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("pace_hours", sa.Integer, nullable=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("openers", sa.String(16), nullable=False),
        sa.Column("most_open", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_table(
        "users",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_users"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.Column("pace_hours", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("since_state", sa.LargeBinary),
        sa.Column("since_number", sa.Integer, nullable=False),
        sa.Column("board_channel_id", sa.BigInteger),
        sa.Column("board_message_id", sa.BigInteger),
        sa.Column("mentioned", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_guild_id_status_channel_id", "tables", ["guild_id", "status", "channel_id"])
    op.create_index("ix_tables_guild_id_host_id_status", "tables", ["guild_id", "host_id", "status"])
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("has_joined", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_players_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_players_user_id", "players", ["user_id"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("action", sa.LargeBinary),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_actions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_actions_interaction_id", "actions", ["interaction_id"], unique=True)
    op.create_table(
        "deliveries",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_deliveries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deliveries_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_deliveries_since", "deliveries", ["since"])
