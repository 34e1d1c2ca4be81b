"""Bends rules on purpose and counts how often a test notices: `make mutants`.

A sample of all mutants of an area is drawn by a seed. A copy of this clone is made in build/mutants, where each file
tells which tests reach the lines to be bent; then one mutant after the other is put there, and the tests that reach it
run, the quickest first, until one fails. Found mutants are remembered, survivors are tried again by the next run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from tests.mutants.areas import AREAS, Area
from tests.mutants.bending import Mutant, mutants_of
from tests.mutants.inside import changed_function, replace
from tests.mutants.judged import equivalent
from tests.mutants.reach import plant, reached
from tests.mutants.report import ENOUGH, Tally, Verdicts, in_words, tally
from tests.mutants.trial import Outcome, Trial, noticed, read_libraries, run_tests, run_trials

CLONE: Final = Path(__file__).parents[2]
# Kept bytecode is told from its source by date and size, and what is bent often has the same size: nanoseconds.
APART: Final = 2_000_000_000
LEFT_BEHIND: Final = shutil.ignore_patterns(".*", "build", "dist", "node_modules", "*.egg-info", "__pycache__")


def sample(area: Area, clone: Path, size: int, seed: int) -> list[Mutant]:
    """Some mutants of an area, none at the line of another: the same for a seed, however other lines change."""
    everything = [one for file in area.sources(clone) for one in mutants_of(file, (clone / file).read_bytes())]
    by_line: dict[tuple[str, int], Mutant] = {}
    for one in sorted(everything, key=lambda one: sha256(f"{seed} {one.name}".encode()).digest()):
        by_line.setdefault((one.file, one.line), one)
    return list(by_line.values())[:size]


@dataclass
class Bench:
    """A copy of a clone in which one mutant after the other is tried, and what has been found there."""

    source: Path
    clone: Path
    area: Area
    verdicts: Verdicts
    console: int
    # The files that are bent as they were when the copy was made, with their times, by which bytecode is known.
    plain: dict[str, tuple[bytes, int]] = field(default_factory=dict)

    def bend(self, mutants: list[Mutant]) -> None:
        """Try those of the mutants that no test is known to find."""
        mutants = self.verdicts.still_open(mutants)
        if not mutants:
            return
        self.say(f"{self.area.name}: {len(mutants)} mutants to try; which tests reach them?")
        shutil.rmtree(self.clone, ignore_errors=True)
        shutil.copytree(self.source, self.clone, ignore=LEFT_BEHIND)
        for file in {one.file for one in mutants}:
            path = self.clone / file
            self.plain[file] = path.read_bytes(), path.stat().st_mtime_ns
        plant(self.clone, mutants)
        first = run_tests(self.clone, list(self.area.tests))
        if not first.seconds:
            sys.exit(f"The tests of {self.area.name} do not run: see {self.clone.with_suffix('.output')}.")
        for test in first.failed:
            self.say(f"  left out, as it fails already: {test}")
        for file in self.plain:
            self._restore(file)

        self.verdicts.forget(mutants)
        times: dict[Mutant, dict[str, float]] = {}
        trials: list[Trial] = []
        for mutant, reach in zip(mutants, reached(self.clone, mutants, first), strict=True):
            times[mutant] = {test: first.seconds[test] for test in reach.tests}
            if not reach.at_import:
                trials.append(self._trial(mutant, times[mutant]))
        run_trials(self.clone, list(self.area.tests), trials)
        # What runs when a module is imported, a default or the body of a class.
        for mutant in self.verdicts.read().still_open(mutants):
            if mutant.name not in self.verdicts.found:
                self._try_afresh(mutant, times[mutant])

    def _trial(self, mutant: Mutant, seconds: dict[str, float]) -> Trial:
        path = self.clone / mutant.file

        def change() -> bool:
            # Processes that the tests start read it from the file.
            before = path.read_bytes()
            after = mutant.applied(before)
            self._write(mutant.file, after, APART)
            code = changed_function(path, before, after)
            return code is not None and replace(code)

        def end(outcome: Outcome) -> None:
            if outcome.is_possible:
                self._judge(mutant, seconds, outcome)

        return Trial(seconds, change, lambda: self._restore(mutant.file), end)

    def _try_afresh(self, mutant: Mutant, seconds: dict[str, float]) -> None:
        path = self.clone / mutant.file

        def run(seconds: dict[str, float], bent: bool) -> Outcome:
            self._restore(mutant.file)
            if bent:
                self._write(mutant.file, mutant.applied(path.read_bytes()), APART)
            files = sorted({test.partition("::")[0] for test in seconds})
            return run_tests(self.clone, files, seconds) if files else Outcome()

        outcome = noticed(seconds, run)
        assert outcome is not None
        self._restore(mutant.file)
        self._judge(mutant, seconds, outcome)

    def _restore(self, file: str) -> None:
        self._write(file, self.plain[file][0])

    def _write(self, file: str, text: bytes, apart: int = 0) -> None:
        date = self.plain[file][1] + apart
        (self.clone / file).write_bytes(text)
        os.utime(self.clone / file, ns=(date, date))

    def _judge(self, mutant: Mutant, seconds: dict[str, float], outcome: Outcome) -> None:
        test = outcome.failed[0] if outcome.failed else ""
        self.verdicts.add(mutant, test)
        said = test or f"SURVIVED {len(seconds)} tests"
        self.say(f"  {mutant.file}:{mutant.line} {said}")

    def say(self, line: str) -> None:
        """Tell whoever waits, from whichever process."""
        os.write(self.console, f"{line}\n".encode())


def main() -> int:
    """Bend the areas that are asked for; an error if too many mutants survive in one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="area", help=f"one of {', '.join(AREAS)} (default: all)")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants of each area")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    wanted = parser.parse_args()
    if unknown := [name for name in wanted.areas if name not in AREAS]:
        parser.error(f"there is no area {', '.join(unknown)}")

    read_libraries()
    work = CLONE / "build" / "mutants"
    work.mkdir(parents=True, exist_ok=True)
    reasons = equivalent()
    tallies: list[Tally] = []
    for name in wanted.areas or AREAS:
        mutants = sample(AREAS[name], CLONE, wanted.sample, wanted.seed)
        verdicts = Verdicts(work / f"{name}.json").read()
        Bench(CLONE, work / name, AREAS[name], verdicts, os.dup(1)).bend(
            [one for one in mutants if one.name not in reasons]
        )
        tallies.append(tally(name, mutants, verdicts.found, reasons))
    print(in_words(tallies))
    return int(any(one.rate < ENOUGH for one in tallies))


if __name__ == "__main__":
    sys.exit(main())
