"""From where on the live board told when it was posted, so that it keeps that story when it is reduced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("board_since_number", sa.Integer))
    op.add_column("tables", sa.Column("board_since_state", sa.LargeBinary))
