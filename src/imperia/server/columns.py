"""The database's tables, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    # The rules version and the content's fingerprint that the table was begun with.
    Column("rules", Integer, nullable=False),
    Column("content", String(32), nullable=False),
    # The name of the pack that the content is from; empty for what is printed.
    Column("pack", String(64), nullable=False),
    # In digits, because not every database has whole numbers that large.
    Column("seed", String(40), nullable=False),
    # What the seed's fingerprint is made with; null for a table that was opened when there were none.
    Column("salt", String(64)),
    # True if whoever opened the table knows the seed.
    Column("seed_chosen", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("opened", DateTime(timezone=True), nullable=False),
    # Seconds a player may be away before others may let a bot play for them.
    Column("grace", Integer, nullable=False),
    # The table at which the same people play again; null until they do.
    Column("sequel", String(32)),
    # The prepared position that the game began at, if not with its setup, and the lesson that it is.
    Column("position", Text),
    Column("lesson", String(64)),
    # The campaign that it is a game of, and which entry of its story began it.
    Column("campaign", String(32)),
    Column("chapter", Integer),
    # Null where nobody has looked since this is kept.
    Column("over", Boolean),
    # The record of a finished game; null where there is none, or none that is exact.
    Column("record", Text),
    # True if the operator lets nobody play on.
    Column("closed", Boolean, nullable=False),
    # True if the only person may ask for hints.
    Column("hints", Boolean, nullable=False),
    # What a table that begins at a position of another one is called; empty for all others.
    Column("title", String(64), nullable=False),
    # Counts up whenever an operator changes something about the table, so that a running server notices.
    Column("revision", Integer, nullable=False),
    # When somebody last came or left.
    Column("touched", DateTime(timezone=True), nullable=False),
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

# The newest position that was saved of each running table, with the rules and the content that it belongs to: a later
# release goes on from it.
POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(32), nullable=False),
    Column("position", Text, nullable=False),
)

# Series of linked games.
CAMPAIGNS: Final = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    # What it was begun with.
    Column("terms", Text, nullable=False),
    Column("key_hash", String(64), nullable=False),
    # The campaign that was begun after it; null until one is.
    Column("sequel", String(32)),
    Column("opened", DateTime(timezone=True), nullable=False),
    # When its story last went on.
    Column("touched", DateTime(timezone=True), nullable=False),
)

# Append-only, as the history of a table is.
STORIES: Final = Table(
    "stories",
    METADATA,
    Column("campaign_id", String(32), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)
