"""A wish to take moves back that needs the others' consent."""

from __future__ import annotations

import msgspec


class Plea(msgspec.Struct, frozen=True):
    """Who wishes to go back by how many moves of all players, and who has agreed."""

    seat: int
    moves: int
    agreed: tuple[int, ...] = ()

    def agreed_by(self, seat: int) -> Plea:
        """The same plea with one more who agrees."""
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat))
