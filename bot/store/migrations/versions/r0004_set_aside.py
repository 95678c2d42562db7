"""Games that are set aside because what is stored of them is damaged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("game", sa.String(32)),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_owed", sa.Boolean, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_set_aside"),
    )
    op.create_index("ix_set_aside_guild_id", "set_aside", ["guild_id"])
    op.create_index("ix_set_aside_is_owed", "set_aside", ["is_owed"])
