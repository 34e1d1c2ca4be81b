"""The preconditions of a lesson's sentence: requirements on what the learner sees and may do, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One requirement: on the value that stands `at` a path of the learner's view, or on the legal moves.

    A part of a path is a field, a place in a list, or a word that one of the entries of a list has among its values
    (`provinces.Tov.owner`). A value that the view leaves out is nothing: no entry, no number.
    """

    at: str = ""
    # What the value is.
    equals: Any = msgspec.field(default=msgspec.UNSET, name="is")
    # The bounds of a number, or of how many entries there are.
    least: int | None = None
    most: int | None = None
    # An entry or a field that is there, or is not; as a table, an entry that has all of these values.
    has: Any = msgspec.UNSET
    lacks: Any = msgspec.UNSET
    # A legal move, or one that is not: a notation or its beginning.
    can: str | None = None
    cannot: str | None = None

    def holds(self, view: object, legal: Sequence[str]) -> bool:
        """True if the requirement is met by a view, as plain data, and the legal moves, by notation."""
        value = _look_up(view, self.at.split(".")) if self.at else None
        size = len(value) if isinstance(value, list | dict) else value or 0
        return (
            (self.equals is msgspec.UNSET or value == self.equals)
            and (self.least is None or size >= self.least)
            and (self.most is None or size <= self.most)
            and (self.has is msgspec.UNSET or _has(value, self.has))
            and (self.lacks is msgspec.UNSET or not _has(value, self.lacks))
            and (self.can is None or any(begins_with(move, self.can) for move in legal))
            and (self.cannot is None or not any(begins_with(move, self.cannot) for move in legal))
        )


def begins_with(notation: str, words: str) -> bool:
    """True for a notation that is these words, or goes on after them."""
    return notation == words or notation.startswith(f"{words} ")


def _look_up(value: Any, path: list[str]) -> Any:
    for part in path:
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list):
            value = _entry(value, part)
        else:
            return None
    return value


def _entry(entries: list[Any], part: str) -> Any:
    """The entry of a list at that place, or that has the word among its values."""
    if part.isdecimal():
        return entries[int(part)] if int(part) < len(entries) else None
    return next((entry for entry in entries if isinstance(entry, dict) and part in entry.values()), None)


def _has(value: Any, wanted: Any) -> bool:
    if not isinstance(value, list | dict):
        return False
    if isinstance(wanted, dict):
        entries = value if isinstance(value, list) else [value]
        return any(isinstance(entry, dict) and wanted.items() <= entry.items() for entry in entries)
    return wanted in value
