"""A wish to take moves back that needs the others' consent."""

from __future__ import annotations

import msgspec


class Plea(msgspec.Struct, frozen=True):
    """Who wishes to go back to after how many moves, and who has agreed."""

    seat: int
    # The first of the moves that would go.
    place: int
    agreed: tuple[int, ...] = ()

    def agreed_by(self, seat: int) -> Plea:
        """The same plea with one more who agrees."""
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat))

    def without(self, places: list[int]) -> Plea:
        """The same plea when moves of others were taken back in secret."""
        return msgspec.structs.replace(self, place=self.place - sum(place < self.place for place in places))
