"""`imperia coach`: what the decisions of a recorded game cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

import imperia
from imperia.cli.hinting import percent, signed
from imperia.cli.options import AsJson, InLang, Lang, read_file
from imperia.cli.output import console, emit, say, say_wrapped, table
from imperia.cli.slow import say_if_slow
from imperia.cli.texts import decimal, text
from imperia.coach.coach import Coach
from imperia.coach.report import Judged, Report
from imperia.kernel.errors import BadSetup
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN

# A whole game is looked at within this many seconds.
FIRST_LOOK: Final = 10.0
MARKS: Final = ("  ·", "  !", " !!", "!!!")


def coach(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `simulate` and `play` write them.")],
    lang: InLang,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Whose decisions, counted from 1 (the person's, or 1).")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, help="How long to look.")] = FIRST_LOOK,
    as_json: AsJson = False,
) -> None:
    """Say what the decisions of a recorded game cost in chance to win, and what was luck and what was skill."""
    record, _ = read_record(read_file(file), imperia.game)
    whose = _seat(record, seat)
    if not as_json:
        say_if_slow()
    found = Coach(record, record.seed)
    found.work(whose, seconds)
    report = found.report(whose, lang)
    if as_json:
        emit(report)
    else:
        _show(record, report, lang)


def _seat(record: Record, seat: int | None) -> int:
    if seat is None:
        return record.players.index(HUMAN) if HUMAN in record.players else 0
    if not 1 <= seat <= record.seats:
        raise BadSetup("no_such_seat", seat=seat, seats=record.seats)
    return seat - 1


def _show(record: Record, report: Report, lang: Lang) -> None:
    player = report.parties[report.seat]
    say_wrapped(text("coach.head", lang, title=record.game.sheet.title.say(lang), player=player), style="bold")
    say_wrapped(text("coach.looked_at", lang, looked=report.looked_at, all=report.decisions))
    say("")
    for one in report.judged:
        _show_judged(one, lang)
    if not report.judged:
        say_wrapped(text("coach.nothing", lang))
    say(f"\n{text('coach.turning', lang)}", style="bold")
    for turn in report.turning:
        changes = [
            text("coach.change", lang, player=name, change=signed(100 * (luck + skill), lang, 0))
            for name, luck, skill in zip(report.parties, turn.luck, turn.skill, strict=True)
        ]
        whose = report.parties[turn.seat] if turn.seat >= 0 else text("coach.nobody", lang)
        said = text(
            "coach.turned",
            lang,
            move=turn.move + 1,
            round=turn.round,
            player=whose,
            played=turn.played,
            changes=changes,
        )
        say_wrapped(said, indent=4)
    _show_accounts(report, lang)


def _show_judged(one: Judged, lang: Lang) -> None:
    say_wrapped(
        text(
            "coach.judged",
            lang,
            mark=MARKS[one.mark],
            move=one.move + 1,
            round=one.round,
            loss=percent(one.loss, lang),
            error=decimal(100 * one.error, 1, lang),
            open=text("percent", lang, share=signed(-100 * one.open_loss, lang, 0)),
        ),
        style="bold",
    )
    say_wrapped(f"     {text('coach.played', lang, move=one.played)}", indent=7)
    say_wrapped(f"     {text('coach.better', lang, move=one.better)}", indent=7)
    for reason in one.reasons:
        say_wrapped(text("coach.reason", lang, points=signed(reason.points, lang), label=reason.label), indent=10)


def _show_accounts(report: Report, lang: Lang) -> None:
    say(f"\n{text('coach.account', lang)}", style="bold")
    names = ("begun", "luck", "own", "others", "result")
    listing = table(text("coach.player", lang), *(f"{text(f'coach.{name}', lang)}>" for name in names))
    for one in report.accounts:
        changes = [signed(100 * value, lang, 0) for value in (one.luck, one.own, sum(one.others))]
        listing.add_row(report.parties[one.party], percent(one.begun, lang), *changes, percent(one.result, lang))
    console().print(listing)
