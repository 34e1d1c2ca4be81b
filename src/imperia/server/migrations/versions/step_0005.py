"""Facts for operators and later releases on each table, and the proof that its seed was drawn beforehand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the step."""
    op.add_column("tables", sa.Column("salt", sa.String(64)))
    op.add_column("tables", sa.Column("over", sa.Boolean))
    op.add_column("tables", sa.Column("record", sa.Text))
    op.add_column("tables", sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("touched", sa.DateTime(timezone=True)))
    # Nobody knows when an old table was last looked at, so it counts from today.
    op.execute("UPDATE tables SET touched = CURRENT_TIMESTAMP")
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("touched", nullable=False, existing_type=sa.DateTime(timezone=True))
        for name, kind in (("seed_chosen", sa.Boolean()), ("closed", sa.Boolean()), ("revision", sa.Integer())):
            batch.alter_column(name, server_default=None, existing_type=kind, existing_nullable=False)
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(32), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take the step back."""
    op.drop_table("positions")
    for column in ("touched", "revision", "closed", "record", "over", "seed_chosen", "salt"):
        op.drop_column("tables", column)
