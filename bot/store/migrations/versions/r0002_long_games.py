"""Long games: seats without a person, pauses, reminders, votes, memories, results, servers that were left."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _mention_people()
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("paused_at", sa.BigInteger))
        batch.add_column(sa.Column("ended_by", sa.String(16)))
        batch.add_column(sa.Column("ended_by_seat", sa.Integer))
        batch.create_index("ix_tables_status_touched_at", ["status", "touched_at"])
    with op.batch_alter_table("players") as batch:
        batch.alter_column("user_id", existing_type=sa.BigInteger, nullable=True)
        batch.add_column(sa.Column("left_by", sa.BigInteger))
        batch.create_index("ix_players_left_by", ["left_by"])
    with op.batch_alter_table("actions") as batch:
        batch.add_column(sa.Column("waited", sa.Integer))
        batch.create_index("ix_actions_user_id", ["user_id"])
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
    op.create_index("ix_departures_at", "departures", ["at"])
    op.create_table(
        "habits",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("pace_hours", sa.Integer),
        sa.Column("is_by_message", sa.Boolean, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.PrimaryKeyConstraint("user_id", name="pk_habits"),
    )
    op.create_table(
        "waits",
        *_seat_of_table(),
        sa.Column("question", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("is_turn", sa.Boolean, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("late_at", sa.BigInteger),
        sa.Column("is_gone", sa.Boolean, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("notice_channel_id", sa.BigInteger),
        sa.Column("notice_message_id", sa.BigInteger),
        *_keys("waits"),
    )
    op.create_index("ix_waits_due_at", "waits", ["due_at"])
    op.create_index("ix_waits_late_at", "waits", ["late_at"])
    op.create_table(
        "litter",
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_litter"),
    )
    op.create_index("ix_litter_since", "litter", ["since"])
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("motion", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("concerned_id", sa.BigInteger),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("proposer_id", sa.BigInteger, nullable=False),
        sa.Column("candidate_id", sa.BigInteger),
        sa.Column("candidate_name", sa.String(128)),
        sa.Column("has_accepted", sa.Boolean, nullable=False),
        sa.Column("voters", sa.Text, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("refused", sa.Text, nullable=False),
        sa.Column("ends_at", sa.BigInteger),
        sa.Column("verdict", sa.String(16)),
        sa.Column("is_owed", sa.Boolean, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_votes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_votes_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_votes_ends_at", "votes", ["ends_at"])
    op.create_index("ix_votes_is_owed", "votes", ["is_owed"])
    op.create_table(
        "memories",
        *_seat_of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        *_keys("memories"),
    )
    op.create_table(
        "results",
        *_seat_of_table(),
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        *_keys("results"),
    )
    op.create_index("ix_results_guild_id_user_id", "results", ["guild_id", "user_id"])
    op.create_index("ix_results_user_id", "results", ["user_id"])


def _mention_people() -> None:
    """Those whom a board mentions were seats, and are people from now on."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT table_id, seat, user_id FROM players"))
    people = {(table_id, seat): user_id for table_id, seat, user_id in rows}
    for table_id, seats in connection.execute(sa.text("SELECT id, mentioned FROM tables")).all():
        mentioned = json.dumps([people[table_id, seat] for seat in json.loads(seats) if (table_id, seat) in people])
        change = sa.text("UPDATE tables SET mentioned = :mentioned WHERE id = :id")
        connection.execute(change, {"mentioned": mentioned, "id": table_id})


def _seat_of_table() -> tuple[sa.Column[str], sa.Column[int]]:
    return (
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
    )


def _keys(name: str) -> tuple[sa.PrimaryKeyConstraint, sa.ForeignKeyConstraint]:
    return (
        sa.PrimaryKeyConstraint("table_id", "seat", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    )
