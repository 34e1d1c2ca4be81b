"""Events as lines of the log."""

from __future__ import annotations

import msgspec

from imperia.kernel.content import Name
from imperia.kernel.events import Event
from imperia.kernel.game import Game


class Line(msgspec.Struct, frozen=True):
    """An event as one reader may see it."""

    # The number of the move that brought it about; 0 is the setup.
    move: int
    what: str
    rule: str
    # Whose doing it is; -1 when the rules act by themselves.
    seat: int
    text: Name
    # True if it is the same for all readers.
    open: bool


def write_line(game: Game, move: int, event: Event, reader: int | None) -> Line:
    """An event as a seat (None: a spectator) may see it."""
    return Line(
        move=move,
        what=event.what.word,
        rule=event.what.rule,
        seat=event.seat,
        text=Name(en=game.tell(event, reader, "en"), fr=game.tell(event, reader, "fr")),
        open=event.open_to(None),
    )
