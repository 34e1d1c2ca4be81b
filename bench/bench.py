"""Print the table of speed and memory for every game, side by side with catanatron in the same run."""

import argparse
import importlib.util
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from imperia.lab.bench import ROUNDS, SECONDS, measure, table

PEER = ("catanatron_peer:subjects", Path(__file__).parent)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
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
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    else:
        # Wide enough for the whole table, also where no terminal tells its width.
        Console(width=130).print(table(report))


if __name__ == "__main__":
    main()
