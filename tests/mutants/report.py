"""What a run has shown: how many mutants the tests find in each area, and those that they do not."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.mutants.bending import Mutant
from tests.mutants.reach import KEPT_GAMES

# The least part of the mutants that matter which the tests of an area must find.
ENOUGH: Final = 0.9


@dataclass
class Verdicts:
    """The test that found each mutant of an area, or nothing. Kept, so that a run can go on where another ended."""

    file: Path
    found: dict[str, str] = field(default_factory=dict)

    def read(self) -> Verdicts:
        """What has been found so far, by whichever process."""
        if self.file.exists():
            self.found = json.loads(self.file.read_text("utf-8"))
        return self

    def add(self, mutant: Mutant, test: str) -> None:
        self.found[mutant.name] = test
        self._write()

    def forget(self, mutants: list[Mutant]) -> None:
        for mutant in mutants:
            self.found.pop(mutant.name, None)
        self._write()

    def still_open(self, mutants: list[Mutant]) -> list[Mutant]:
        """Those that no test has found."""
        return [one for one in mutants if not self.found.get(one.name)]

    def _write(self) -> None:
        self.file.write_text(json.dumps(self.found, indent=1, ensure_ascii=False), "utf-8")


@dataclass(frozen=True)
class Tally:
    """The figures of one area."""

    area: str
    planted: int
    found: int
    by_kept: int
    equivalent: int
    survivors: list[Mutant]
    # Not tried to the end, as the run was stopped before: nobody knows whether they would be found.
    untried: int = 0

    @property
    def rate(self) -> float:
        """The part found of those that matter; what was not tried was not found."""
        matter = self.planted - self.equivalent
        return self.found / matter if matter else 1.0


def tally(area: str, mutants: list[Mutant], found: dict[str, str], reasons: dict[str, str]) -> Tally:
    """Count a sample: what a test has found is found, whatever somebody has judged."""
    unfound = [one for one in mutants if not found.get(one.name)]
    unjudged = [one for one in unfound if one.name not in reasons]
    survivors = [one for one in unjudged if one.name in found]
    by_kept = sum(found.get(one.name, "").startswith(KEPT_GAMES) for one in mutants)
    judged, untried = len(unfound) - len(unjudged), len(unjudged) - len(survivors)
    return Tally(area, len(mutants), len(mutants) - len(unfound), by_kept, judged, survivors, untried)


def in_words(tallies: list[Tally]) -> str:
    """The survivors, and a line for each area."""
    lines: list[str] = []
    for one in tallies:
        for mutant in one.survivors:
            lines += [f"{mutant.file}:{mutant.line} {mutant.function}", f"  - {mutant.was}", f"  + {mutant.became}", ""]
    lines.append(_row("area", "planted", "found", "by kept", "equivalent", "survived", "untried", "rate"))
    for one in tallies:
        counts = (one.planted, one.found, one.by_kept, one.equivalent, len(one.survivors), one.untried)
        lines.append(_row(one.area, *counts, f"{one.rate:.0%}"))
    return "\n".join(lines)


def _row(area: str, *cells: object) -> str:
    return f"{area:<10}" + "".join(f"{cell:>11}" for cell in cells)
