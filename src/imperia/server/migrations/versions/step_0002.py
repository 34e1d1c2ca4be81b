"""The table at which the same people play again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the step."""
    op.add_column("tables", sa.Column("sequel", sa.String(32)))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "sequel")
