"""The ratios to the peer that were kept of earlier runs, and what has changed since the last of them.

A run is one line of `history.jsonl`. It holds ratios only, so that runs on different machines can be compared; a time
is kept as a multiple of the time of one decision of the peer. Each ratio comes with the standard error of its median.

A change counts if it is larger than noise: more than three standard errors of the difference of both runs, and more
than five percent, for memory lies otherwise in every process, which moves all rounds of a run alike. Runs beside
another release of the peer or on another Python are not compared.
"""

from __future__ import annotations

from math import hypot
from pathlib import Path

import msgspec

from imperia.lab.bench import OWN, ROUNDS, SECONDS, Ratio, Report

HISTORY = Path(__file__).with_name("history.jsonl")

# Beyond noise: so many standard errors, and such a share.
ERRORS = 3.0
SHARE = 0.05
# What is more when it is better; all else are times.
SPEEDS = ("decisions", "in Python")


class Run(msgspec.Struct, frozen=True):
    """What is kept of a measurement."""

    date: str
    # With a plus where files had been changed since.
    commit: str
    peer: str
    python: str
    rounds: int
    seconds: float
    # By game, seats and build ("yuan 4 compiled"), then by what was measured.
    ratios: dict[str, dict[str, Ratio]]


def make_run(report: Report, date: str, commit: str, peer: str) -> Run:
    """What is to be kept of a report; the loop in Python is measured by its decisions only."""
    ratios: dict[str, dict[str, Ratio]] = {}
    for row in report.rows:
        if row.game == report.peer:
            continue
        of_game = ratios.setdefault(f"{row.game} {row.seats} {row.build}", {})
        if row.loop == OWN:
            of_game.update((what, _rounded(one)) for what, one in row.ratios.items())
        else:
            of_game[row.loop] = _rounded(row.ratios["decisions"])
    python = ".".join(report.python.split(".")[:2])
    return Run(date, commit, peer, python, report.rounds, report.seconds, ratios)


def _rounded(one: Ratio) -> Ratio:
    return Ratio(float(f"{one.times:.4g}"), float(f"{one.error:.2g}"))


def is_thorough(report: Report) -> bool:
    """True if a report is worth keeping: beside a peer, both builds, and not shorter than usual."""
    builds = {row.build for row in report.rows}
    return report.peer is not None and len(builds) > 1 and report.rounds >= ROUNDS and report.seconds >= SECONDS


def read_runs(file: Path) -> list[Run]:
    """All runs that were kept, the oldest first."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Run) for line in file.read_bytes().splitlines()]


def keep(file: Path, run: Run) -> None:
    """Add a run."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(run) + b"\n")


def last_like(runs: list[Run], run: Run) -> Run | None:
    """The last run that another can be compared with."""
    alike = [one for one in runs if (one.peer, one.python) == (run.peer, run.python)]
    return alike[-1] if alike else None


def noise(before: Ratio, now: Ratio) -> float:
    """The change, as a share, up to which two ratios are taken to be the same."""
    return max(SHARE, ERRORS * hypot(before.error, now.error))


def changes(before: Run, now: Run) -> list[str]:
    """A sentence for everything that changed beyond noise, and for what was not measured both times."""
    found: list[str] = []
    for who in sorted(before.ratios.keys() | now.ratios.keys()):
        old, new = before.ratios.get(who, {}), now.ratios.get(who, {})
        for what in sorted(old.keys() | new.keys()):
            if what not in old or what not in new:
                found.append(
                    f"{who}, {what}: {'not measured any more' if what in old else 'measured for the first time'}."
                )
                continue
            change, limit = new[what].times / old[what].times - 1, noise(old[what], new[what])
            if abs(change) > limit:
                better = (change > 0) == (what in SPEEDS)
                figures = f"{old[what].times:.4g} to {new[what].times:.4g}, {change:+.0%}, noise {limit:.0%}"
                found.append(f"{who}, {what}: {'faster' if better else 'SLOWER'} ({figures}).")
    return found


def told(runs: list[Run], run: Run) -> list[str]:
    """What a run says beside those before it."""
    before = last_like(runs, run)
    if before is None:
        return [f"There is no earlier run beside {run.peer} on Python {run.python} to compare with."]
    since = f"since {before.date} ({before.commit})"
    found = changes(before, run)
    return (
        [f"Changed {since}, ratios to {run.peer}:", *found] if found else [f"Nothing has changed beyond noise {since}."]
    )
