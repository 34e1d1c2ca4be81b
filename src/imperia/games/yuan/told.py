"""An event with what stood on the map when it was told."""

from __future__ import annotations

from typing import Final

from imperia.kernel.events import Event, Happening

# By province: seat and clan or nobody from 1, cities, ramparts, armies, temple.
PIECES: Final = 6


class MapEvent(Event):
    """An event of the journal with the whole map; simulations keep no journal."""

    def __init__(self, what: Happening, seat: int, details: list[int], to: int, known: bool, pieces: bytes) -> None:
        super().__init__(what, seat, details, to, known)
        # The pieces when it was told; of the last event of a move, after the move.
        self.pieces: bytes = pieces
