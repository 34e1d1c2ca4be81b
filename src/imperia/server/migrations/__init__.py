"""The database's schema, step by step; Alembic runs what is missing when the server starts."""
