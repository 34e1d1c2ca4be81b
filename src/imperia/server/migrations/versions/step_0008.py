"""Whether hints are allowed at a table, and what a table that begins at a position of another one is called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the step; hints were allowed everywhere, and no table had a name."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("title", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "title")
    op.drop_column("tables", "hints")
