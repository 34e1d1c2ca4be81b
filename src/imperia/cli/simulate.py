"""`imperia simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import imperia
from imperia.cli.options import AsJson, GameName, Options, Seats, read_names, read_options
from imperia.cli.output import console, emit, progress, say, table
from imperia.cli.slow import say_if_slow
from imperia.lab import simulate as lab


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="One bot for all seats or one for each: a name or path/to/file.py:Class."),
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="S", help="The seed of the first game; each further game adds one.")] = 0,
    workers: Annotated[int, typer.Option(metavar="W", help="How many processes share the work.")] = 1,
    option: Options = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help=f"Verify components, moves and scores at every move, all other promises at one in {lab.CHECK_SHARE}.",
        ),
    ] = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of every game there.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count wins and points; bots change seats from game to game."""
    names = read_names(bots)
    if seats is None and len(names) > 1:
        seats = len(names)
    plan = lab.plan(game, games, seats, names, seed, read_options(imperia.game(game), option), check, records)
    if not as_json:
        say_if_slow()
    with progress(game, games) as advance:
        report = lab.simulate(plan, workers, advance)
    if as_json:
        emit(report)
    else:
        _show(report)


def _show(report: lab.Report) -> None:
    checked = ", all checked" if report.checked else ""
    if report.games < report.planned:
        say(f"Stopped after {report.games} of {report.planned} games; of these:")
    say(f"{report.game}, {report.seats} seats: {report.finished} of {report.games} games finished{checked}")
    say(
        f"{report.decisions:,} decisions in {report.seconds:.1f} s ({report.decisions_per_second:,.0f} a second); "
        f"{report.shared_wins} shared wins; mean length {report.mean_length:g}\n"
    )
    results = table("", "wins>", "share>", "mean points>")
    # A bot that sits at two seats has twice the chance to win; its share is that of all its seats.
    for bot, wins in report.wins.bots.items():
        results.add_row(bot, f"{wins:g}", f"{wins / report.games:.1%}", f"{report.mean_scores.bots[bot]:.2f}")
    results.add_section()
    for seat, wins in enumerate(report.wins.seats):
        points = report.mean_scores.seats[seat]
        results.add_row(f"seat {seat + 1}", f"{wins:g}", f"{wins / report.games:.1%}", f"{points:.2f}")
    results.add_section()
    # A faction or a clan is not at every table; its share is that of the games in which it was.
    for word, role in report.roles.items():
        results.add_row(word, f"{role.wins:g}", f"{role.wins / role.played:.1%}", f"{role.mean_score:.2f}")
    results.add_section()
    for source, points in report.sources.items():
        results.add_row(f"from {source}", "", "", f"{points:.2f}")
    console().print(results)
