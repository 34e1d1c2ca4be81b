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
    # What each part of a worth counts for, at the beginning and at the end of a game; empty where all count alike.
    parts: dict[str, list[float]] = {}
    # In games that the odds were not fitted on: how many chances of each tenth were given, by how many points they were
    # too high, and the log loss at each quarter of a game.
    counts: list[int] = []
    off: list[float] = []
    loss: list[float] = []


class Insight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a game's file of fitted weights."""

    odds: list[Fitted] = []


# A part that is as good as a victory counts no more than that.
MOST: Final = 100.0


class Judge:
    """Weighs the parts of worths: what makes a move look good is not always what wins games."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights: Final = {part: (begin, end) for part, (begin, end) in weights.items()}

    def worth(self, parts: Sequence[tuple[str, float]], progress: float) -> float:
        """A worth by its parts, at this stage of the game."""
        found = 0.0
        for part, value in parts:
            begin, end = self.weights.get(part, (0.0, 0.0))
            found += (begin + (end - begin) * progress) * max(-MOST, min(MOST, value))
        return found


class Table:
    """The odds of a game, by kind of table."""

    def __init__(self, fitted: Sequence[Fitted]) -> None:
        self.fitted: Final = tuple(fitted)
        self._odds: Final = [_odds(one) for one in fitted]
        self._judges: Final = [Judge(one.parts) if one.parts else None for one in fitted]
        # The numbers of seats at which options matter.
        self._optional: Final = {one.seats for one in fitted if one.options}

    def asks_options(self, seats: int) -> bool:
        """True if the odds at a table of this size depend on its options."""
        return seats in self._optional

    def find(self, seats: int, options: Mapping[str, object]) -> Odds:
        """The odds of a table; of the nearest number of seats where its own was not fitted."""
        place = self._place(seats, options)
        return UNFITTED if place < 0 else self._odds[place]

    def judge(self, seats: int, options: Mapping[str, object]) -> Judge | None:
        """How the parts of worths are weighed for these odds; None where the worths count as they are."""
        place = self._place(seats, options)
        return None if place < 0 else self._judges[place]

    def _place(self, seats: int, options: Mapping[str, object]) -> int:
        best, nearest = -1, 1 << 10
        for place, one in enumerate(self.fitted):
            # Alone one plays against the rules: that says nothing about a table of people, nor they about it.
            apart = abs(one.seats - seats) if (one.seats == 1) == (seats == 1) else 1 << 10
            if apart < nearest and all(options.get(name) == value for name, value in one.options.items()):
                best, nearest = place, apart
        return best


def _odds(one: Fitted) -> Odds:
    automa = one.automa or [0.0] * len(one.at)
    return Odds([Knot(*values) for values in zip(one.at, one.scale, automa, strict=True)])


NOTHING_FITTED: Final = Table([])


def load_odds(folder: Path) -> Table:
    """The weights fitted for a game; empty without a file."""
    odds = read_insight(folder / "insight.toml").odds
    return Table(odds) if odds else NOTHING_FITTED


def read_insight(path: Path) -> Insight:
    """The contents of a file; empty if it does not exist."""
    if not path.is_file():
        return Insight()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Insight)


def write_insight(insight: Insight) -> str:
    """The file's text."""
    return as_toml("Chances to win by worth and progress; written by `imperia fit`, see docs/strength.md.", insight)


def as_toml(comment: str, kept: msgspec.Struct) -> str:
    """Lists of tables of plain values as TOML, under a line that says what they are."""
    lines = [f"# {comment}"]
    for name, entries in msgspec.to_builtins(kept).items():
        for entry in entries:
            lines += ["", f"[[{name}]]", *(f"{key} = {_toml(value)}" for key, value in entry.items())]
    return "\n".join([*lines, ""])


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }" if value else "{}"
    # Numbers, words and lists of them are written as in JSON.
    return msgspec.json.encode(value).decode().replace(",", ", ")
