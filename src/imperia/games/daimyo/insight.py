"""What the bots are told of a position: how it looks for a seat."""

from __future__ import annotations

from imperia.games.daimyo.state import DaimyoState


def evaluate(state: DaimyoState, seat: int) -> float:
    """Points on the track."""
    return float(state.popularity(seat))
