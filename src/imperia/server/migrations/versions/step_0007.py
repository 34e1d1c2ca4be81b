"""The pack that a table is played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the step; all that was kept before was played as printed."""
    op.add_column("tables", sa.Column("pack", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "pack")
