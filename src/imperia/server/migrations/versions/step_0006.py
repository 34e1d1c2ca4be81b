"""Campaigns, their stories, and the tables at which their games are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the step."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("sequel", sa.String(32)),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "stories",
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("campaign", sa.String(32)))
    op.add_column("tables", sa.Column("chapter", sa.Integer))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "chapter")
    op.drop_column("tables", "campaign")
    op.drop_table("stories")
    op.drop_table("campaigns")
