"""`imperia fit`: chances to win, fitted to games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

import imperia
from imperia.cli.options import AsJson, GameName, InLang, Lang, Options, Seats, read_names, read_options
from imperia.cli.output import console, emit, progress, say, table
from imperia.cli.slow import say_if_slow
from imperia.cli.texts import decimal, heads, text
from imperia.kernel.fitted import Fitted
from imperia.lab import fit as lab


def fit(
    game: GameName,
    lang: InLang,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.")] = 200,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="The bots; each table is played by one of them, in turn."),
    ] = "greedy,search:8",
    seed: Annotated[int, typer.Option(metavar="S", help="The seed of the first game; each further game adds one.")] = 0,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Fit the chances to win of one kind of table and keep them in the game's insight.toml."""
    setting = lab.setting(game, games, seats, read_names(bots), seed, read_options(imperia.game(game), option))
    if not as_json:
        say_if_slow()
    with progress(game, games) as advance:
        samples = lab.play_all(setting, advance)
    path = lab.insight_file(game)
    found = lab.fit_odds(setting, samples, lab.commit_of(path.parent))
    lab.keep(path, found)
    if as_json:
        emit(found)
    else:
        _show(found, len(samples), lang)
        say(text("fit.kept", lang, file=str(path)))


def _show(found: Fitted, positions: int, lang: Lang) -> None:
    say(text("fit.fitted", lang, games=found.games, positions=positions) + "\n")
    knots = table(*heads("progress> scale>", lang))
    for at, scale in zip(found.at, found.scale, strict=True):
        knots.add_row(decimal(at, 1, lang), decimal(scale, 4, lang))
    console().print(knots)
    tenths = table(*heads("chance count> off>", lang))
    for tenth, (count, off) in enumerate(zip(found.counts, found.off, strict=True)):
        tenths.add_row(text("fit.tenth", lang, low=10 * tenth, high=10 * tenth + 10), str(count), decimal(off, 1, lang))
    console().print(tenths)
    losses = ", ".join(decimal(loss, 3, lang) for loss in found.loss)
    say(text("fit.loss", lang, losses=losses))
