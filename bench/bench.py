"""Print speed and memory of every game, side by side with catanatron in the same run, and what changed since the last.

A run of the usual length is kept in `history.jsonl`, to be committed with what it measured.
"""

import argparse
import importlib.util
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import msgspec
from rich.console import Console

from bench.history import HISTORY, is_thorough, keep, make_run, read_runs, told
from imperia.lab.bench import ROUNDS, SECONDS, Report, measure, tables

FOLDER = Path(__file__).parent
PEER = ("catanatron_peer:subjects", FOLDER)


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each measurement is repeated")
    arguments = parser.parse_args()

    has_peer = importlib.util.find_spec("catanatron") is not None
    report = measure(
        arguments.seconds,
        arguments.rounds,
        PEER if has_peer else None,
        lambda done: print(f"\rround {done} of {arguments.rounds} ", end="", file=sys.stderr, flush=True),
    )
    print(file=sys.stderr)
    if not has_peer:
        report.notes.append("catanatron is not installed, so there is nothing to compare with.")
    else:
        compare(report)
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    else:
        # Wide enough for the whole tables, also where no terminal tells its width.
        Console(width=130).print(tables(report))


def compare(report: Report) -> None:
    """Note what changed since the last run that was kept, and keep this one if it is as thorough."""
    run = make_run(report, datetime.now(UTC).date().isoformat(), commit(), f"catanatron {version('catanatron')}")
    report.notes += told(read_runs(HISTORY), run)
    if is_thorough(report):
        keep(HISTORY, run)
        report.notes.append(f"Kept in {HISTORY.relative_to(FOLDER.parent)}.")
    else:
        report.notes.append("Not kept: shorter than usual, or without the compiled build.")


def commit() -> str:
    """What was measured: the last commit, with a plus where the sources have been changed since."""
    changed = git("status", "--porcelain", "--", "src", "bench/catanatron_peer.py")
    return git("rev-parse", "--short", "HEAD") + ("+" if changed else "")


def git(*words: str) -> str:
    """The answer of a git command, in the clone that this file belongs to."""
    return subprocess.run(["git", *words], cwd=FOLDER, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
