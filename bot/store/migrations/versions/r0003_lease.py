"""Which process works on the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("place", sa.String(128)),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lease"),
    )
