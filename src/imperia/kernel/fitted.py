"""Weights that were fitted on games played, as data: `insight.toml` of a game, written by `imperia fit`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from imperia.kernel.odds import UNFITTED, Knot, Odds


class Fitted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How worths become chances at one kind of table, and the games that this was fitted on."""

    seats: int
    # Those that the games had besides the usual ones; a table that agreed on others looks further.
    options: dict[str, bool | int | str] = {}
    bots: list[str]
    games: int
    seed: int
    commit: str
    at: list[float]
    scale: list[float]
    # What an automa has ahead of a player of equal worth; empty where there is none.
    automa: list[float] = []


class Insight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a game holds."""

    odds: list[Fitted] = []


class Table:
    """The odds of a game, by kind of table."""

    def __init__(self, fitted: Sequence[Fitted]) -> None:
        self.fitted: Final = tuple(fitted)
        self._odds: Final = [_odds(one) for one in fitted]
        # The numbers of seats at which options matter.
        self._optional: Final = {one.seats for one in fitted if one.options}

    def asks_options(self, seats: int) -> bool:
        """True if the odds of a table with so many seats depend on what it agreed on."""
        return seats in self._optional

    def find(self, seats: int, options: Mapping[str, object]) -> Odds:
        """The odds of a table; of the nearest number of seats where its own was not fitted."""
        best, nearest = UNFITTED, 1 << 10
        for one, odds in zip(self.fitted, self._odds, strict=True):
            # Alone one plays against the rules: that says nothing about a table of people, nor they about it.
            apart = abs(one.seats - seats) if (one.seats == 1) == (seats == 1) else 1 << 10
            if apart < nearest and all(options.get(name) == value for name, value in one.options.items()):
                best, nearest = odds, apart
        return best


def _odds(one: Fitted) -> Odds:
    automa = one.automa or [0.0] * len(one.at)
    return Odds([Knot(*values) for values in zip(one.at, one.scale, automa, strict=True)])


NOTHING_FITTED: Final = Table([])


def load_odds(folder: Path) -> Table:
    """What was fitted for a game; nothing where the file is not there."""
    path = folder / "insight.toml"
    if not path.is_file():
        return NOTHING_FITTED
    return Table(msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Insight).odds)
