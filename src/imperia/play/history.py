"""The entries of a table's history; a table is rebuilt from them exactly."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="what"):
    """The base of all entries: somebody's doing."""

    seat: int


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move, written in the game's notation."""

    move: str
    # True if its player had asked for this answer to be given without asking.
    auto: bool = False


class TookBack(Entry, frozen=True, tag="took_back"):
    """A seat took back a number of its own free moves."""

    moves: int


class Pleaded(Entry, frozen=True, tag="pleaded"):
    """A seat asked the others to let it go back by a number of moves of all players."""

    moves: int


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agreed to a plea or did not; the one who pleaded withdraws it by not agreeing."""

    agree: bool


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """A bot moves for a seat from now on, perhaps in place of another; None when its owner sits down again."""

    bot: str | None
    # The seat whose doing it is, where that is another's.
    by: int | None = None


class TakenOn(Entry, frozen=True, tag="taken_on"):
    """The rules or the content have changed, and the game goes on from a position that was saved before (seat -1)."""

    position: dict[str, Any]
    # The bot that moves for each seat.
    bots: list[str | None]
    # How many entries each seat may know of, then a spectator, this one included.
    counts: list[int]


# All that is not a move.
OtherEntry = TookBack | Pleaded | Answered | HandedOver | TakenOn
AnyEntry = Moved | OtherEntry
