"""A record played again, as one line of text; it runs in any Python that has the engines."""

from __future__ import annotations

import hashlib

import imperia
from imperia.kernel.record import read_record


def replayed(text: str) -> str:
    """How a recorded game ends, and a hash of every position on the way there."""
    record, end = read_record(text, imperia.game)
    state, positions = record.start(), hashlib.sha256()
    for seat, move in record.moves:
        state.play(seat, move)
        positions.update(state.key().encode())
    closing = record.text(end).splitlines()[-1]
    return f"{positions.hexdigest()} {closing}"
