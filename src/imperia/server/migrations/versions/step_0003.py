"""Tables that begin at a prepared position, and the lesson that they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the step."""
    op.add_column("tables", sa.Column("position", sa.Text))
    op.add_column("tables", sa.Column("lesson", sa.String(64)))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "lesson")
    op.drop_column("tables", "position")
