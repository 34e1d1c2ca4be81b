"""`imperia simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import imperia
from imperia.bots.texts import bot_label
from imperia.cli.options import AsJson, GameName, InLang, Lang, Options, Seats, read_names, read_options
from imperia.cli.output import console, emit, progress, say, table
from imperia.cli.slow import say_if_slow
from imperia.cli.texts import decimal, heads, text
from imperia.lab import simulate as lab
from imperia.lab.workers import LOCAL, Engine


def simulate(
    game: GameName,
    lang: InLang,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B", help="One bot for all seats or one for each: a name, path/to/file.py:Class, or cmd:program."
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="S", help="The first seed; each further one adds one.")] = 0,
    workers: Annotated[int, typer.Option(metavar="W", help="How many processes share the work.")] = 1,
    engine: Annotated[
        Engine,
        typer.Option(help="Processes of this machine, or Ray (imperia[ray]): a cluster that exists, or a local one."),
    ] = LOCAL,
    option: Options = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help=f"Verify components, moves and scores at every move, all other promises at one in {lab.CHECK_SHARE}.",
        ),
    ] = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of every game there.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep games, seats, moves and cards there, as Parquet files.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is in --out DIR.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count wins and points; bots that differ have every seat of every seed."""
    if resume and out is None:
        raise typer.BadParameter("Say with --out DIR which simulation to go on with.")
    names = read_names(bots)
    if seats is None and len(names) > 1:
        seats = len(names)
    plan = lab.plan(game, games, seats, names, seed, read_options(imperia.game(game), option), check, records)
    if not as_json:
        say_if_slow()
    if out is None:
        with progress(game, games) as advance:
            report = lab.simulate(plan, workers, advance, engine)
    else:
        report = _gather(plan, out, resume, workers, engine)
    if as_json:
        emit(report)
    else:
        _show(report, lang)


def _gather(plan: lab.Plan, folder: Path, resume: bool, workers: int, engine: Engine) -> lab.Report:
    # The others start quicker without the database that writes the tables.
    from imperia.lab.gather import Gathering

    gathering = Gathering(plan, folder, resume)
    with progress(plan.game, gathering.missing) as advance:
        return gathering.run(workers, advance, engine)


def _show(report: lab.Report, lang: Lang) -> None:
    game = imperia.game(report.game)
    if report.games < report.planned:
        say(text("simulate.stopped", lang, games=report.games, planned=report.planned))
    checked = text("simulate.checked", lang) if report.checked else ""
    played = {"game": report.game, "seats": report.seats, "finished": report.finished, "games": report.games}
    say(text("simulate.finished", lang, **played) + checked)
    speed = {"decisions": report.decisions, "speed": round(report.decisions_per_second)}
    say(text("simulate.decisions", lang, **speed, seconds=decimal(report.seconds, 1, lang)))
    length = decimal(report.mean_length, 1, lang)
    say(text("simulate.shared", lang, wins=report.shared_wins, length=length) + "\n")
    results = table("", *heads("wins> share> mean_points>", lang))
    # A bot that sits at two seats has twice the chance to win; its share is that of all its seats.
    for bot, wins in report.wins.bots.items():
        results.add_row(bot_label(bot, lang), *_row(wins, report.games, report.mean_scores.bots[bot], lang))
    results.add_section()
    for seat, wins in enumerate(report.wins.seats):
        points = report.mean_scores.seats[seat]
        results.add_row(text("simulate.seat", lang, seat=seat + 1), *_row(wins, report.games, points, lang))
    results.add_section()
    # A faction or a clan is not at every table; its share is that of the games in which it was.
    for word, role in report.roles.items():
        results.add_row(word, *_row(role.wins, role.played, role.mean_score, lang))
    results.add_section()
    for source, points in report.sources.items():
        results.add_row(game.score_label(source, lang), "", "", decimal(points, 2, lang))
    console().print(results)


def _row(wins: float, games: int, points: float, lang: Lang) -> tuple[str, str, str]:
    share = text("percent", lang, share=decimal(100 * wins / games, 1, lang))
    return decimal(wins, 0 if wins == int(wins) else 2, lang), share, decimal(points, 2, lang)
