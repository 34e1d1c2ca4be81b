"""What is kept of a game: its pages and its behaviour; how they are compared with the game of today, and made anew."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

import imperia
from imperia.kernel.texts import LANGS
from tests.games.golden.perft import count, puzzles
from tests.games.golden.playing import Stale, behaviour_of
from tests.games.golden.tables import Table, tables_of
from tests.games.golden.trace import trace
from tests.games.record import FOLDER

# So many lines of a difference are shown.
SHOWN: Final = 40


class Behaviour(msgspec.Struct):
    """What happens under a rules version: a hash for each game of a table, and the counts of perft."""

    rules_version: int
    tables: dict[str, str]
    perft: dict[str, str]


class Unraised(Exception):
    """A game behaves otherwise than before under the same rules version."""


def folder_of(game: str) -> Path:
    """Where everything of a game is kept."""
    return FOLDER / game / "golden"


def page_of(table: Table, lang: str) -> Path:
    """Where the page of a table is kept."""
    return folder_of(table.game) / f"{table.name}.{lang}.txt"


def kept_behaviour(game: str) -> Behaviour | None:
    """The behaviour that is kept; None of a new game."""
    path = folder_of(game) / "behaviour.json"
    return msgspec.json.decode(path.read_bytes(), type=Behaviour) if path.exists() else None


def behaviour_today(game: str) -> Behaviour:
    """How a game behaves now."""
    return Behaviour(
        imperia.game(game).sheet.rules_version,
        {table.name: behaviour_of(table) for table in tables_of(game)},
        {puzzle.name: count(puzzle) for puzzle in puzzles(game)},
    )


def changed(kept: Behaviour, today: Behaviour) -> list[str]:
    """The tables and positions where a game behaves otherwise; those that are new or gone do not count."""
    tables = [name for name, hashes in kept.tables.items() if today.tables.get(name, hashes) != hashes]
    return tables + [name for name, counts in kept.perft.items() if today.perft.get(name, counts) != counts]


def complaint(game: str, kept: Behaviour | None, today: Behaviour) -> str:
    """What is wrong with the behaviour that is kept, and what to do; empty if nothing is."""
    if kept == today:
        return ""
    again = f"make golden GAMES={game}"
    if kept is None or kept.rules_version != today.rules_version:
        return f"Nothing is kept of {game} under rules version {today.rules_version} yet: {again}"
    places = changed(kept, today)
    if not places:
        return f"The tables or positions that are kept of {game} are others now: {again}"
    return (
        f"{game} behaves otherwise at {', '.join(places)}, and rules_version is still {kept.rules_version}.\n"
        f"If that is not meant, mend it: the difference of the pages shows where it begins.\n"
        f"If it is, raise rules_version in src/imperia/games/{game}/game.py, then make records golden GAMES={game}, "
        f"read what changed, and say in the commit which rule it was."
    )


def difference(table: Table, lang: str) -> str:
    """Where the page of a table differs from the one that is kept; empty if it does not."""
    path = page_of(table, lang)
    kept = path.read_text("utf-8") if path.exists() else ""
    try:
        today = trace(table)[lang]
    except Stale as error:
        return str(error)
    if kept == today:
        return ""
    lines = unified_diff(kept.splitlines(), today.splitlines(), f"kept {path.name}", "today", lineterm="", n=2)
    return "\n".join([*islice(lines, SHOWN), "..."])


def make(game: str) -> None:
    """Make all pages of a game anew; Unraised, and nothing is written, if its rules version has to be raised first."""
    kept, today = kept_behaviour(game), behaviour_today(game)
    tables = tables_of(game)
    if kept is not None and kept.rules_version == today.rules_version and changed(kept, today):
        differences = (difference(table, "en") for table in tables if table.name in changed(kept, today))
        raise Unraised("\n".join([complaint(game, kept, today), *islice(filter(None, differences), 1)]))
    pages = {page_of(table, lang): trace(table)[lang] for table in tables for lang in LANGS}
    for path in folder_of(game).glob("*.txt"):
        path.unlink()
    for path, text in pages.items():
        path.write_text(text, "utf-8")
    (folder_of(game) / "behaviour.json").write_bytes(msgspec.json.format(msgspec.json.encode(today), indent=2) + b"\n")
