"""What happened, under which rule, and who learnt something new by it."""

from __future__ import annotations

from typing import Final

# Sets of seats are bit masks; everyone includes the spectators, who have no seat of their own.
EVERYONE: Final = -1
NOBODY: Final = 0


def only(seat: int) -> int:
    """The mask of a single seat."""
    return 1 << seat


class Happening:
    """A kind of event, declared once by its game: its word, its rule and the nouns of its details."""

    def __init__(self, word: str, rule: str, nouns: list[str], reveals: bool = False, secret: int = 0) -> None:
        self.word: Final = word
        self.rule: Final = rule
        # The names of the details, as the game's nouns.
        self.nouns: Final = nouns
        # True if whoever sees it in full learns something that was hidden (a tile turned over, a card drawn, a die
        # rolled); a secret choice teaches nobody, for its maker knew it already.
        self.reveals: Final = reveals
        # How many of the last details are shown only to the seats that the event is addressed to.
        self.secret: Final = secret


class Event:
    """One change of the table, as one line of the log."""

    def __init__(self, what: Happening, seat: int, details: list[int], to: int, learnt: int) -> None:
        self.what: Final = what
        # Whose doing it is; -1 when the rules act by themselves.
        self.seat: Final = seat
        self.details: Final = details
        # The seats that see the secret details.
        self.to: Final = to
        # The seats that know more than before.
        self.learnt: Final = learnt

    def shown_to(self, seat: int | None) -> list[int]:
        """The details that a seat (None: a spectator) may see; a hidden one reads -1."""
        hidden = self.what.secret
        if hidden == 0 or self.to == EVERYONE or (seat is not None and self.to & only(seat)):
            return self.details
        return self.details[: len(self.details) - hidden] + [-1] * hidden

    def teaches(self, seat: int | None) -> bool:
        """True if this seat (None: a spectator) learnt something by it."""
        return self.learnt == EVERYONE or (seat is not None and bool(self.learnt & only(seat)))
