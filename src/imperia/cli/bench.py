"""`imperia bench`: how fast the games run, and how much room they take."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from imperia.cli.options import AsJson
from imperia.cli.output import PLAIN_WIDTH, emit, progress
from imperia.cli.slow import say_if_slow
from imperia.lab.bench import ROUNDS, SECONDS, measure, tables


def bench(
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, help="The length of one measurement.")] = SECONDS,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often each is repeated.")] = ROUNDS,
    as_json: AsJson = False,
) -> None:
    """Measure speed and memory of every game, interpreted and compiled where both builds are there."""
    if not as_json:
        say_if_slow()
    with progress("bench", rounds) as advance:
        report = measure(seconds, rounds, on_round=lambda _: advance(1))
    if as_json:
        emit(report)
    else:
        # The tables say nothing where a narrow terminal cuts their figures.
        Console(width=PLAIN_WIDTH).print(tables(report))
