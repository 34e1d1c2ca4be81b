"""Simulations that are kept in tables, and go on where they were stopped, whatever stopped them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from imperia.games import game as find_game
from imperia.kernel.errors import BadSetup
from imperia.lab.parquet import Kept, begin, go_on, outcomes, write_part
from imperia.lab.rows import Rows, add_game
from imperia.lab.simulate import Plan, Report, report, spread

# About so many seconds of games go into a part; what a process that is killed loses is less than that for each worker.
SECONDS: Final = 2.0
# No more than so many games, however quick they are.
MOST_GAMES: Final = 1000


class Played(msgspec.Struct):
    """Games that are kept, and how long they took."""

    games: int
    seconds: float


class Gathering:
    """A simulation in a folder: what is there, and what is still to be played."""

    def __init__(self, plan: Plan, folder: Path, resume: bool = False) -> None:
        game = find_game(plan.game)
        kept = Kept(plan, game.sheet.rules_version, game.fingerprint)
        self._plan: Final = plan
        self._folder: Final = folder
        self._there: Final[set[int]] = set()
        if resume:
            self._there.update(go_on(folder, kept))
        else:
            begin(folder, kept)
        # Seconds of a game, as far as it is known.
        self._pace = SECONDS

    @property
    def missing(self) -> int:
        """How many games are still to be played."""
        return self._plan.games - len(self._there)

    def run(self, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> Report:
        """Play what is missing until somebody stops it (Ctrl-C); `progress` hears how many more are kept."""
        if workers < 1:
            raise BadSetup("bad_workers", workers=workers)
        begin = time.perf_counter()
        try:
            for played in spread(partial(play_part, self._plan, self._folder), self._pieces(workers), workers):
                self._pace = played.seconds / played.games
                progress(played.games)
        except KeyboardInterrupt:
            if not outcomes(self._folder):
                raise
        seconds = time.perf_counter() - begin
        found = outcomes(self._folder)
        decisions = sum(outcome.decisions for number, outcome in found.items() if number not in self._there)
        # The speed is that of this run.
        return msgspec.structs.replace(
            report(self._plan, list(found.values()), seconds), decisions_per_second=round(decisions / seconds, 1)
        )

    def _pieces(self, workers: int) -> Iterator[range]:
        """The missing games, cut by the time that they take; towards the end finer, so that all are done together."""
        number, left = 0, self.missing
        while left:
            while number in self._there:
                number += 1
            fair = -(-left // (2 * workers))
            size = max(1, min(int(SECONDS / max(self._pace, 1e-6)), fair, MOST_GAMES))
            first = number
            while number < first + size and number < self._plan.games and number not in self._there:
                number += 1
            left -= number - first
            yield range(first, number)


def play_part(plan: Plan, folder: Path, numbers: range) -> Played:
    """Play some games of a plan and keep them."""
    begin = time.perf_counter()
    rows = Rows()
    for number in numbers:
        add_game(plan, number, rows)
    write_part(folder, rows)
    return Played(len(numbers), time.perf_counter() - begin)
