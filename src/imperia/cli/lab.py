"""`imperia lab`: a balance report, or the comparison of changed content with the printed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import imperia
from imperia.bots import find_bot
from imperia.cli.options import AsJson, GameName, InLang, Options, Seats, read_names, read_options, write_out
from imperia.cli.output import emit, progress, say
from imperia.cli.packs import Changes, PackFile
from imperia.cli.slow import say_if_slow
from imperia.cli.texts import text
from imperia.lab import laboratory
from imperia.lab.laboratory import Extent
from imperia.lab.page import page, verdict


def lab(
    game: GameName,
    lang: InLang,
    pack: PackFile = None,
    change: Changes = None,
    seeds: Annotated[
        int, typer.Option(metavar="N", help="How many seeds; a comparison stops earlier when it is decided.")
    ] = 200,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="One bot for all seats, or one for each; these have every seat once.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(metavar="S", help="The first seed; each further one adds one.")] = 0,
    lift: Annotated[int, typer.Option(metavar="N", help="Seeds on which every card used is forbidden once.")] = 30,
    luck: Annotated[int, typer.Option(metavar="N", help="Games whose luck and skill the coach tells apart.")] = 8,
    levels: Annotated[
        str, typer.Option(metavar="A,B", help="Other bots to play a tenth of the seeds each; none of them: ''.")
    ] = "gentle,strong",
    workers: Annotated[int, typer.Option(metavar="W", help="How many processes play with each content.")] = 1,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write the report (GAME-lab.html).")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure a game's balance, or compare a pack or changes with what is printed; write one HTML file."""
    names = read_names(bots)
    if seats is None and len(names) > 1:
        seats = len(names)
    plan = laboratory.lab_plan(game, seeds, seats, names, seed, read_options(imperia.game(game), option))
    if not as_json:
        say_if_slow()
    others = read_names(levels) if levels else []
    for bot in others:
        find_bot(bot)
    extent = Extent(lift, luck, tuple(others), max(1, seeds // 10))
    with progress(game, seeds + extent.work()) as advance:
        found = laboratory.run(plan, pack, change or [], workers, advance, extent)
    if as_json:
        emit(found)
        return
    words = [f"imperia lab {game} --seeds {seeds} --seats {plan.seats} --bots {bots} --seed {seed}"]
    words += [f"--lift {lift} --luck {luck} --levels '{levels}'"]
    words += [f"--option {one}" for one in option or []]
    words += [f"--pack {pack.name}"] if pack is not None else []
    words += [f"--change '{one}'" for one in change or []]
    file = out or Path(f"{game}-lab.html")
    write_out(file, page(found, " ".join(words)))
    say(verdict(found)(lang))
    say(text("lab.written", lang, file=file))
