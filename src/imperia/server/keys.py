"""Seat keys: drawn at random, kept as hashes, compared in constant time; and the ids of tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def draw_table_id() -> str:
    """A name for a table that nobody guesses, and that no command takes for an option."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def draw_key() -> str:
    """The secret with which a person sits down."""
    return secrets.token_urlsafe(24)


def draw_salt() -> str:
    """A salt that keeps a seed's fingerprint from being looked up."""
    return secrets.token_urlsafe(24)


def hash_key(key: str) -> str:
    """The stored hash of a key; keys are too random to be guessed, so a plain hash protects them."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(key: str, hashes: Sequence[str | None]) -> int | None:
    """The seat that a key opens; every hash is looked at, so that the time tells nothing."""
    offered = hash_key(key)
    opened = [seat for seat, kept in enumerate(hashes) if hmac.compare_digest(kept or "", offered)]
    return opened[0] if opened else None
