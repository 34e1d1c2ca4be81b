"""How long a player may be away before others may let a bot play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the step; tables that were opened before it wait for two minutes."""
    op.add_column("tables", sa.Column("grace", sa.Integer, nullable=False, server_default="120"))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "grace")
