"""The measured strength of the levels: matches that `make ladder` plays and keeps in ladder.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from imperia.bots.levels import LEVELS
from imperia.bots.texts import BOT_TEXTS, bot_label

FILE: Final = Path(__file__).with_name("ladder.toml")
# A level that thinks for less than that answers at once.
AT_ONCE: Final = 0.02


class Match(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Paired games of one bot against another at all other seats: every seed once from every seat."""

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    bot: str
    against: str
    games: int
    first_seed: int
    # The share of wins, with its 95 % interval over the seeds.
    won: float
    low: float
    high: float
    # Processor seconds of a decision that leaves a choice: the mean, and the longest.
    seconds: float
    longest: float
    commit: str


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of ladder.toml."""

    matches: list[Match] = []


def read_ladder(path: Path = FILE) -> Ladder:
    """The matches of a file; none where it is not there."""
    if not path.is_file():
        return Ladder()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Ladder)


@cache
def _kept() -> Ladder:
    return read_ladder()


def claim(game: str, level: str, lang: str) -> str:
    """A level's result against the one below it with two seats; empty where it was not shown beyond doubt."""
    for match in _shown(level):
        if match.game == game:
            key = "claim.at_once" if match.seconds < AT_ONCE else "claim.thinks"
            # The share is rounded; shared wins are not counted up.
            wins = int(match.won * match.games + 0.1)
            named = {"seconds": in_words(match.seconds, lang), "below": bot_label(match.against, lang)}
            return BOT_TEXTS.say(key, lang, {**named, "wins": wins, "games": match.games})
    return ""


def _shown(level: str) -> list[Match]:
    """The matches for two that a level has won beyond doubt against the one below it."""
    levels = list(LEVELS)
    place = levels.index(level)
    against = levels[place - 1] if place else ""
    return [
        match
        for match in _kept().matches
        if (match.seats, match.options, match.bot, match.against) == (2, {}, level, against) and match.low > 0.5
    ]


def offered() -> list[str]:
    """The levels that people choose from: the lowest, and those that beat the one below them in some game."""
    return [level for place, level in enumerate(LEVELS) if not place or _shown(level)]


def in_words(seconds: float, lang: str) -> str:
    """Seconds with one digit that counts."""
    text = f"{seconds:.1g}" if seconds < 1 else f"{seconds:.0f}"
    return text.replace(".", ",") if lang == "fr" else text
