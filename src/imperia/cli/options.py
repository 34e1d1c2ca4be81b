"""The arguments that several commands share."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from imperia.kernel.errors import BadSetup, ImperiaError
from imperia.kernel.game import Game, Value


class Lang(StrEnum):
    """The languages that Imperia speaks."""

    en = "en"
    fr = "fr"


def spoken() -> Lang:
    """The language of this terminal, as far as its settings tell."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            return Lang.fr if setting.startswith("fr") else Lang.en
    return Lang.en


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `imperia games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
InLang = Annotated[
    Lang, typer.Option(default_factory=spoken, show_default="the terminal's", help="The language of all texts.")
]
Seats = Annotated[int | None, typer.Option(metavar="K", help="How many play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
InDatabase = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL", help="A SQLite file (IMPERIA_DATABASE, or one in your data folder), or postgresql://..."
    ),
]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
PasswordFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="A file with the database's password (IMPERIA_DATABASE_PASSWORD)."),
]


def read_options(game: Game, texts: list[str] | None) -> dict[str, Value]:
    """The options that words like `agreed_end=false` mean."""
    known = {option.name: option for option in game.sheet.options}
    clauses = [clause.name for clause in game.sheet.clauses]
    found: dict[str, Value] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("bad_option_text", text=text)
        if name in clauses:
            found[name] = value
        elif name in known:
            found[name] = known[name].parse(value)
        else:
            raise BadSetup("no_such_option", game=game.name, option=name, options=list(known))
    return found


def make_sure(question: str, yes: bool) -> None:
    """Go on only with what somebody has said yes to."""
    if not yes and not typer.confirm(question, err=True):
        raise typer.Abort


def read_names(text: str) -> list[str]:
    """The names in a list like `greedy,random`."""
    return [name.strip() for name in text.split(",")]


def read_file(path: Path) -> str:
    """The text of a file that the user named; what is not text reads as signs that no format knows."""
    try:
        return path.read_text("utf-8", errors="replace")
    except OSError as error:
        raise ImperiaError("no_file", file=path, problem=error.strerror) from error


# Where an export goes.
Output = Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it (stdout).")]


def write_out(path: Path | None, text: str) -> None:
    """Write a file that the user named, or to the standard output."""
    if path is None:
        typer.echo(text, nl=False)
        return
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise ImperiaError("no_write", file=path, problem=error.strerror) from error
