"""`imperia arena`: bots against each other, with ratings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

import imperia
from imperia.bots.texts import bot_label
from imperia.cli.options import AsJson, InLang, Lang, Options, Seats, read_file, read_names, read_options, write_out
from imperia.cli.output import console, emit, progress, say, table
from imperia.cli.slow import say_if_slow
from imperia.cli.texts import decimal, heads, text
from imperia.kernel.errors import BadSetup
from imperia.kernel.misfit import Misfit, read_json
from imperia.lab import arena as lab

# Columns of the picture of a rating.
PICTURE: Final = 21


def arena(
    lang: InLang,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; `imperia games` lists them.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Two or more bots: names or path/to/file.py:Class.")
    ] = "quick,random",
    seats: Seats = None,
    seeds: Annotated[int, typer.Option(metavar="N", help="How many seeds; each is played from every seat.")] = 50,
    seed: Annotated[int, typer.Option(metavar="S", help="The first seed; each further one adds one.")] = 0,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop when it is decided whether the first bot wins more than its share.")
    ] = False,
    redraws: Annotated[
        int, typer.Option(metavar="N", help="Draw what is drawn anew so often, to take luck off the results.")
    ] = 0,
    workers: Annotated[int, typer.Option(metavar="W", help="How many processes share the work.")] = 1,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the report there, as JSON.")] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play some games of a kept report again and compare.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every seed from every seat, and rate them."""
    if check is not None:
        _check(check, lang)
        return
    if game is None:
        raise BadSetup("no_such_game", game="", games=imperia.game_names())
    options = read_options(imperia.game(game), option)
    plan = lab.arena(game, read_names(bots), seats, seeds, seed, options, sprt, redraws)
    if not as_json:
        say_if_slow()
    with progress(game, plan.seeds) as advance:
        report, thought = lab.play_arena(plan, workers, advance)
    if out is not None:
        write_out(out, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    if as_json:
        emit(report)
    else:
        _show(report, thought, lang)


def _check(path: Path, lang: Lang) -> None:
    try:
        kept = read_json(read_file(path), lab.Report)
    except Misfit as error:
        raise BadSetup("bad_arena", file=path, problem=error) from error
    different = lab.check(kept)
    if different:
        raise BadSetup("arena_differs", seeds=[played.seed for played in different])
    say(text("arena.same", lang, games=min(lab.CHECKED, len(kept.games))))


def _show(report: lab.Report, thought: Sequence[lab.Thought], lang: Lang) -> None:
    plan = report.arena
    played = {"game": plan.game, "seats": plan.seats, "games": len(report.games), "seeds": report.seeds}
    say(text("arena.played", lang, **played) + "\n")
    ordered = sorted(range(len(plan.bots)), key=lambda bot: -report.standings[bot].rating.points)
    low = min(one.rating.low for one in report.standings)
    high = max(one.rating.high for one in report.standings)
    results = table("", *heads("share> interval rating> interval", lang), "", *heads("mean_points> margin> cpu>", lang))
    for bot in ordered:
        one = report.standings[bot]
        cpu = 1000 * thought[bot].seconds / max(1, thought[bot].decisions)
        results.add_row(
            bot_label(one.bot, lang),
            text("percent", lang, share=decimal(100 * one.won, 1, lang)),
            text("arena.interval", lang, low=decimal(100 * one.low, 0, lang), high=decimal(100 * one.high, 0, lang)),
            decimal(one.rating.points, 0, lang),
            text("arena.interval", lang, low=decimal(one.rating.low, 0, lang), high=decimal(one.rating.high, 0, lang)),
            picture(one.rating.points, one.rating.low, one.rating.high, low, high),
            decimal(one.mean_score, 1, lang),
            decimal(one.margin, 1, lang),
            decimal(cpu, 1, lang),
        )
    console().print(results)
    for one in report.standings:
        if one.failures:
            problem = next(game.problem for game in report.games if game.problem and _failed(report, game) == one.bot)
            say(text("arena.failed", lang, bot=bot_label(one.bot, lang), games=one.failures, problem=problem))
    if plan.sprt:
        say(text(f"arena.{report.verdict}", lang, bot=bot_label(plan.bots[0], lang)))


def _failed(report: lab.Report, game: lab.Played) -> str:
    return report.arena.bots[game.bots[game.failed]]


def picture(points: float, low: float, high: float, least: float, most: float) -> str:
    """A rating with its interval, drawn between the least and the most of all."""
    width = max(most - least, 1.0)

    def column(value: float) -> int:
        return round((value - least) / width * (PICTURE - 1))

    signs = [" "] * PICTURE
    for place in range(column(low), column(high) + 1):
        signs[place] = "-"
    signs[column(points)] = "o"
    return "".join(signs)
