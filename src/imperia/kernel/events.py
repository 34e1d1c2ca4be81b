"""Events: what happened, under which rule, and who learnt something new by it."""

from __future__ import annotations

from typing import Final

# Sets of seats are bit masks; everyone includes the spectators, who have no seat of their own.
EVERYONE: Final = -1
NOBODY: Final = 0
# Whose doing an event is: a seat, nobody, or the first opponent whom the rules play, the second AUTOMA - 1 and so on.
NO_SEAT: Final = -1
AUTOMA: Final = -2


def only(seat: int) -> int:
    """The mask of a single seat."""
    return 1 << seat


class Happening:
    """A kind of event, declared once by its game: its word, its rule and the nouns of its details.

    A detail that is a plain number is written `#count`. The last detail may be a list: `card*`.
    """

    def __init__(
        self,
        word: str,
        rule: str,
        nouns: list[str],
        reveals: bool = False,
        secret: int = 0,
        among: list[Happening] | None = None,
    ) -> None:
        if not 0 <= secret <= len(nouns) or any(noun.endswith("*") for noun in nouns[:-1]):
            raise ValueError(f"happening {word}: more secrets than details, or a list that is not the last")
        self.word: Final = word
        self.rule: Final = rule
        self.nouns: Final = nouns
        # True if whoever sees it in full learns something that was hidden (a tile turned over, a card drawn, a die
        # rolled); a secret choice teaches nobody, for its maker knew it already.
        self.reveals: Final = reveals
        # How many of the last details are shown only to the seats that the event is addressed to.
        self.secret: Final = secret
        # All that its game has declared so far, itself included; None for one that no vocabulary knows.
        self._among: Final = among
        if among is not None:
            among.append(self)

    def under(self, rule: str) -> Happening:
        """The same kind of event where another rule brings it about; it is told in the same words."""
        return Happening(self.word, rule, self.nouns, self.reveals, self.secret, self._among)


class Event:
    """One change of the table, as one line of the log."""

    def __init__(self, what: Happening, seat: int, details: list[int], to: int, known: bool = False) -> None:
        self.what: Final = what
        # Whose doing it is.
        self.seat: Final = seat
        # By noun; those of a list are the rest.
        self.details: Final = details
        # The seats that see the secret details.
        self.to: Final = to
        # The seats that know more than before: none where everybody knew what is shown.
        self.learnt: Final = to if what.reveals and not known else NOBODY

    def __repr__(self) -> str:
        return f"Event({self.what.word}, seat {self.seat}, {self.details}, {self.what.rule})"

    def open_to(self, seat: int | None) -> bool:
        """True if a seat (None: a spectator) sees all details."""
        return self.what.secret == 0 or self.to == EVERYONE or (seat is not None and bool(self.to & only(seat)))

    def shown_to(self, seat: int | None) -> list[int]:
        """The details that a seat may see, in their order; the secret ones are the last."""
        if self.open_to(seat):
            return self.details
        return self.details[: len(self.what.nouns) - self.what.secret]

    def teaches(self, seat: int | None) -> bool:
        """True if this seat (None: a spectator) learnt something by it."""
        return self.learnt == EVERYONE or (seat is not None and bool(self.learnt & only(seat)))
