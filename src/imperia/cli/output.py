"""Writing to stdout: plain for programs, coloured for people."""

from __future__ import annotations

import codecs
import io
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import fill
from typing import Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

# So long nobody is told how far something is, where there is no terminal to draw a bar in.
QUIET_SECONDS: Final = 10.0
# Where no terminal tells its width, tables are not squeezed.
PLAIN_WIDTH: Final = 120
# What is played is, because somebody will look at it in some terminal.
PAGE_WIDTH: Final = 80

# Signs without a plain letter in them, for terminals that know no others; each as wide as the sign.
PLAIN_SIGNS: Final[dict[str, str | int | None]] = {
    "★": "*",
    "×": "x",
    "·": "-",
    "—": "-",
    "–": "-",
    "…": "~",
    "▶": ">",
    "→": ">",
    "−": "-",
    "’": "'",
}
PLAIN_SIGNS.update(dict.fromkeys("“”«»", '"'))


def _in_plain_signs(error: UnicodeError) -> tuple[str | bytes, int]:
    assert isinstance(error, UnicodeEncodeError)
    signs = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(str.maketrans(PLAIN_SIGNS)))
    letters = [sign if sign.isascii() else "?" for sign in signs if not unicodedata.combining(sign)]
    return "".join(letters), error.end


def write_plain_signs() -> None:
    """Let every terminal show every text, if need be without accents and stars, and read whatever is typed."""
    codecs.register_error("plain_signs", _in_plain_signs)
    for stream, errors in ((sys.stdout, "plain_signs"), (sys.stderr, "plain_signs"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def console() -> Console:
    """The place to print for people; without colour where stdout is not a terminal."""
    plain = Console()
    return plain if plain.is_terminal else Console(width=PLAIN_WIDTH)


def page() -> Console:
    """The place to print what is played."""
    plain = Console()
    return plain if plain.is_terminal else Console(width=PAGE_WIDTH)


def say(text: str, style: str | None = None) -> None:
    """Print a text as it is, whatever brackets and numbers it holds."""
    console().print(text, style=style, markup=False, highlight=False, soft_wrap=True)


def say_wrapped(text: str, style: str | None = None, indent: int = 0) -> None:
    """Print a text broken between words in a terminal; one line where a program like grep may look for it."""
    terminal = console()
    if terminal.is_terminal:
        text = fill(text, terminal.width, subsequent_indent=" " * indent, break_long_words=False)
    say(text, style)


def emit(answer: object) -> None:
    """Print one JSON value for a program."""
    typer.echo(msgspec.json.encode(answer).decode())


def table(*headings: str, title: str | None = None) -> Table:
    """A table in the style of the house; a heading that ends with > stands on the right."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in headings:
        name = heading.removesuffix(">")
        made.add_column(name, justify="right" if heading != name else "left", header_style="bold")
    return made


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """How far something is, on stderr: a bar that leaves no trace, or where that is no terminal a line now and then."""
    terminal = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        told = time.monotonic()

        def advance(done: int) -> None:
            nonlocal told
            bar.advance(task, done)
            completed = bar.tasks[task].completed
            if not terminal.is_terminal and completed < total and time.monotonic() - told >= QUIET_SECONDS:
                told = time.monotonic()
                typer.echo(f"{what}: {completed:g} of {total}", err=True)

        yield advance
