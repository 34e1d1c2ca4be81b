"""The database's tables, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    # The rules version and the content's fingerprint that the table was begun with.
    Column("rules", Integer, nullable=False),
    Column("content", String(32), nullable=False),
    # In digits, because not every database has whole numbers that large.
    Column("seed", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("opened", DateTime(timezone=True), nullable=False),
    # Seconds for which a player may be away before others may let a bot play for him.
    Column("grace", Integer, nullable=False),
    # The table at which the same people play again; null until they do.
    Column("sequel", String(32)),
    # The prepared position that the game began at, if not with its setup, and the lesson that it is.
    Column("position", Text),
    Column("lesson", String(64)),
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # Null for a person's seat.
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),
    # Null where nobody can sit down.
    Column("key_hash", String(64)),
)

# Append-only: entries are never changed, and no number is given twice.
HISTORY: Final = Table(
    "history",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)
