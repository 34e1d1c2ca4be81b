"""How Alembic runs: on the connection that it is handed, which must be fit for it."""

from __future__ import annotations

from alembic import context

from imperia.server.columns import METADATA

connection = context.config.attributes["connection"]
if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_keys").scalar():
    # To make a table anew would delete whatever refers to its rows.
    raise RuntimeError("migrations run by imperia.server.migrating only, with foreign keys off")
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
