"""A folder in which a simulation grows: a part for some games at a time, each there as a whole or not at all."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import duckdb
import msgspec

from imperia.kernel.errors import BadSetup, ImperiaError
from imperia.kernel.misfit import Misfit, read_json
from imperia.lab.rows import Rows
from imperia.lab.simulate import Outcome, Plan

PLAN: Final = "plan.json"
# The first and the last game of a part.
PART: Final = re.compile(r"part-(\d+)-(\d+)")
# A part that is being written; one that was left behind is of a process that was killed.
UNFINISHED: Final = ".new"

COLUMNS: Final = {
    "games": "game INTEGER, name VARCHAR, seed VARCHAR, seats UTINYINT, options VARCHAR, rules_version INTEGER, "
    "content VARCHAR, pack VARCHAR, build VARCHAR, imperia VARCHAR, decisions INTEGER, length INTEGER, "
    "finished BOOLEAN",
    "seats": "game INTEGER, seat UTINYINT, bot VARCHAR, role VARCHAR, score INTEGER, place UTINYINT, won BOOLEAN, "
    "points MAP(VARCHAR, INTEGER)",
    "moves": "game INTEGER, move INTEGER, seat UTINYINT, question VARCHAR, code INTEGER, verb VARCHAR, "
    "nouns VARCHAR[], legal INTEGER, milliseconds FLOAT",
    "cards": "game INTEGER, move INTEGER, event VARCHAR, seat TINYINT, noun VARCHAR, card VARCHAR, seen_by UTINYINT[]",
}


class Kept(msgspec.Struct, frozen=True):
    """A folder's description of its simulation; a different one cannot resume it."""

    plan: Plan
    rules_version: int
    content: str


def begin(folder: Path, kept: Kept) -> None:
    """Make a folder for a simulation; one that has something in it is left alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadSetup("folder_used", file=folder)
        fresh = folder / f"{PLAN}{UNFINISHED}"
        fresh.write_bytes(msgspec.json.encode(kept))
        os.replace(fresh, folder / PLAN)
    except OSError as error:
        raise ImperiaError("no_write", file=error.filename or folder, problem=error.strerror) from error


def go_on(folder: Path, kept: Kept) -> set[int]:
    """The games that are there already; the same simulation as before goes on, and no other."""
    try:
        before = read_json((folder / PLAN).read_bytes(), Kept)
        for part in folder.glob(f"*{UNFINISHED}"):
            shutil.rmtree(part)
    except OSError as error:
        raise ImperiaError("no_file", file=error.filename or folder, problem=error.strerror) from error
    except Misfit as error:
        raise ImperiaError("no_file", file=folder / PLAN, problem=error) from error
    for field, was, now in _differences(before, kept):
        raise BadSetup("other_plan", file=folder, field=field, before=was, now=now)
    return games_in(folder)


def _differences(before: Kept, now: Kept) -> list[tuple[str, str, str]]:
    """The settings that differ in another simulation, as JSON."""
    old, new = (_flat(before), _flat(now))
    return [(field, old[field], new[field]) for field in old if old[field] != new[field]]


def _flat(kept: Kept) -> dict[str, str]:
    fields: dict[str, Any] = {**msgspec.to_builtins(kept.plan), **msgspec.to_builtins(kept)}
    del fields["plan"]
    return {field: msgspec.json.encode(value).decode() for field, value in fields.items()}


def games_in(folder: Path) -> set[int]:
    """The numbers of the games that are kept."""
    parts = [PART.fullmatch(part.name) for part in folder.iterdir()]
    return {number for part in parts if part for number in range(int(part[1]), int(part[2]) + 1)}


def write_part(folder: Path, rows: Rows) -> None:
    """Keep the rows of some games in a row; when the part has its name, it is whole."""
    part = folder / f"part-{rows.games[0].game:07}-{rows.games[-1].game:07}"
    fresh = part.with_name(f"{part.name}{UNFINISHED}")
    try:
        fresh.mkdir()
        # Processes share the work already.
        with duckdb.connect(config={"threads": 1}) as database:
            for table, columns in COLUMNS.items():
                _write(database, fresh / f"{table}.parquet", columns, getattr(rows, table))
        os.rename(fresh, part)
    except OSError as error:
        raise ImperiaError("no_write", file=error.filename or part, problem=error.strerror) from error


def _write(database: duckdb.DuckDBPyConnection, file: Path, columns: str, rows: Sequence[msgspec.Struct]) -> None:
    lines = file.with_suffix(".jsonl")
    lines.write_bytes(msgspec.json.Encoder().encode_lines(rows))
    fields = ", ".join(f"{name}: '{kind}'" for name, kind in (one.split(" ", 1) for one in _apart(columns)))
    database.execute(
        f"COPY (SELECT * FROM read_json({_quoted(lines)}, format = 'newline_delimited', columns = {{{fields}}})) "
        f"TO {_quoted(file)} (FORMAT parquet, COMPRESSION zstd)"
    )
    lines.unlink()


def _apart(columns: str) -> list[str]:
    """The columns, each with its type; a type may have a comma in it."""
    return re.split(r", (?![^(]*\))", columns)


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"


def outcomes(folder: Path) -> dict[int, Outcome]:
    """The results of the games in a folder, by number."""
    found: dict[int, Outcome] = {}
    if not games_in(folder):
        return found
    with duckdb.connect() as database:
        games = database.execute(
            f"SELECT game, decisions, length, finished FROM read_parquet({_quoted(folder / 'part-*/games.parquet')}) "
            "ORDER BY game"
        ).fetchall()
        for game, decisions, length, finished in games:
            found[game] = Outcome([], [], [], [], [], decisions, length, finished)
        seats = database.execute(
            "SELECT game, seat, bot, role, score, won, points "
            f"FROM read_parquet({_quoted(folder / 'part-*/seats.parquet')}) WHERE bot IS NOT NULL ORDER BY game, seat"
        ).fetchall()
    for game, seat, bot, role, score, won, points in seats:
        outcome = found[game]
        outcome.bots.append(bot)
        outcome.roles.append(role)
        outcome.scores.append(score)
        outcome.sources.append(points)
        if won:
            outcome.winners.append(seat)
    return found
