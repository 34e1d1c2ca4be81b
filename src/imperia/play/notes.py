"""Log lines about the people at the table rather than the game."""

from __future__ import annotations

import msgspec

from imperia.kernel.game import Game
from imperia.kernel.texts import KERNEL_TEXTS
from imperia.play.history import HandedOver
from imperia.play.lines import Line


class Note(msgspec.Struct, frozen=True):
    """A seat that changed hands, and after how many moves it did."""

    move: int
    entry: HandedOver
    # True if the seat is a person's; a bot's goes to another bot.
    persons: bool

    def without(self, places: list[int]) -> Note:
        """The same when moves were taken back."""
        return msgspec.structs.replace(self, move=self.move - sum(place < self.move for place in places))


def write_note(game: Game, number: int, note: Note, lang: str) -> Line:
    """A note as a line of the log, under the number of a move; everybody may read it."""
    seat, bot, by = note.entry.seat, note.entry.bot, note.entry.by
    if not note.persons:
        key = "other_bot"
    else:
        key = "sat_down" if bot is None else "handed_over" if by is None else "handed_over_by"
    who = seat if by is None else by
    names = {"name": game.seat_label(seat, lang), "by": game.seat_label(who, lang)}
    text = KERNEL_TEXTS.say(f"note.{key}", lang, names)
    return Line(move=number, what=key, rule="", seat=who, text=text, details={}, by=who)
