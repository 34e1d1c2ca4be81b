"""Seeds of 128 bits: 39 digits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

SHORT = sa.String(20)
LONG = sa.String(40)


def upgrade() -> None:
    """Make the step."""
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("seed", type_=LONG, existing_type=SHORT, existing_nullable=False)


def downgrade() -> None:
    """Take the step back."""
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("seed", type_=SHORT, existing_type=LONG, existing_nullable=False)
