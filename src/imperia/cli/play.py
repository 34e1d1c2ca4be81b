"""`imperia play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated, Final

import typer

import imperia
from imperia.bots import COMMAND, find_bot
from imperia.cli.options import InLang, Lang, Options, Seats, make_sure, read_file, read_names, read_options
from imperia.cli.session import Session
from imperia.cli.texts import text
from imperia.kernel.errors import BadRecord, BadSetup, ImperiaError
from imperia.kernel.game import Game
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, Table

# A seed that nobody chose is small enough to be typed again.
DRAWN_SEEDS: Final = 1_000_000


def play(
    lang: InLang,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; `imperia games` lists them.")] = None,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="The seed; without it a random one is drawn.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B",
            help="One bot for all other seats (greedy), or one for each: "
            "a name, path/to/file.py:Class, cmd:program, or human.",
        ),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Your seat, counted from 1 (1).")] = None,
    option: Options = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record of the game there.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Take up the game that a record keeps.")] = None,
) -> None:
    """Play a game in the terminal; you sit against greedy bots unless you say otherwise."""
    if record is not None and record.is_file() and record.stat().st_size:
        raise ImperiaError("file_exists", file=record)
    if resume is not None:
        if any(given is not None for given in (game, seats, seed, bots, seat, option)):
            raise typer.BadParameter("A game that is taken up is set up already: give --resume FILE alone.")
        Session(Table(_kept(resume, lang)), lang, record or resume).run()
        return
    if game is None:
        raise typer.BadParameter("Name a GAME, or a record to --resume.")
    found = imperia.game(game)
    players = _players(found, seats, read_names(bots or "greedy"), 1 if seat is None else seat)
    options = read_options(found, option)
    played = Record(found, len(players), randbelow(DRAWN_SEEDS) if seed is None else seed, options, players)
    Session(Table(played), lang, record).run()


def _kept(file: Path, lang: Lang) -> Record:
    """The game that a file keeps, with the players who sat at it."""
    record, _ = read_record(read_file(file), imperia.game)
    if len(record.players) != record.seats:
        raise BadRecord("record_players", file=file)
    # A record may come from anybody, and nobody reads what is in it before: it starts no program unasked.
    for command in dict.fromkeys(player for player in record.players if player.startswith(f"{COMMAND}:")):
        make_sure(text("play.starts", lang, command=command.partition(":")[2]), yes=False)
    return record


def _players(game: Game, seats: int | None, bots: list[str], seat: int) -> list[str]:
    """Who sits where: a person at the seat named, the others round it in order."""
    if seats is None:
        seats = len(bots) + 1 if len(bots) > 1 else game.sheet.usual_seats
    game.check_seats(seats)
    if not 1 <= seat <= seats:
        raise BadSetup("no_such_seat", seat=seat, seats=seats)
    if len(bots) not in (1, seats - 1):
        raise BadSetup("bot_count", bots=len(bots), seats=seats - 1)
    for bot in bots:
        if bot != HUMAN:
            find_bot(bot)
    players = bots * (seats - 1) if len(bots) == 1 else bots.copy()
    players.insert(seat - 1, HUMAN)
    return players
