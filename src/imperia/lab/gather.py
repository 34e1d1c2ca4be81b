"""Simulations that are kept in tables, and go on where they were stopped, whatever stopped them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from imperia.games import game as find_game
from imperia.lab.parcels import Parcels
from imperia.lab.parquet import Kept, begin, go_on, outcomes, write_part
from imperia.lab.rows import Rows, add_game
from imperia.lab.simulate import Plan, Report, report
from imperia.lab.workers import LOCAL, RAY, Engine, spread


class Played(msgspec.Struct):
    """Games of a plan, and how long they took; their rows, where they are not kept yet."""

    games: int
    seconds: float
    rows: Rows | None = None


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

    @property
    def missing(self) -> int:
        """How many games are still to be played."""
        return self._plan.games - len(self._there)

    def run(
        self, workers: int = 1, progress: Callable[[int], None] = lambda games: None, engine: Engine = LOCAL
    ) -> Report:
        """Play what is missing until somebody stops it (Ctrl-C); `progress` hears how many more are kept."""
        begin = time.perf_counter()
        parcels = Parcels(self._plan.games, self._there, workers)
        # The machines of a cluster need not share this folder, so their rows come here.
        work = partial(play_rows, self._plan) if engine == RAY else partial(play_part, self._plan, self._folder)
        try:
            for played in spread(work, parcels, workers, engine):
                parcels.heard(played.games, played.seconds)
                if played.rows is not None:
                    write_part(self._folder, played.rows)
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


def play_rows(plan: Plan, numbers: range) -> Played:
    """Play some games of a plan."""
    begin = time.perf_counter()
    rows = Rows()
    for number in numbers:
        add_game(plan, number, rows)
    return Played(len(numbers), time.perf_counter() - begin, rows)


def play_part(plan: Plan, folder: Path, numbers: range) -> Played:
    """Play some games of a plan and keep them."""
    played = play_rows(plan, numbers)
    assert played.rows is not None
    write_part(folder, played.rows)
    return Played(played.games, played.seconds)
