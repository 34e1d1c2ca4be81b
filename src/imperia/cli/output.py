"""What goes to stdout: plain where a program reads, coloured where a person does."""

from __future__ import annotations

from typing import Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

# Where no terminal tells its width, tables are not squeezed.
PLAIN_WIDTH: Final = 120
# Pictures are, because somebody will look at them in some terminal.
PAGE_WIDTH: Final = 80


def console() -> Console:
    """The place to print for people; without colour where stdout is not a terminal."""
    plain = Console()
    return plain if plain.is_terminal else Console(width=PLAIN_WIDTH)


def page_width() -> int:
    """How wide a page for a person is."""
    plain = Console()
    return plain.width if plain.is_terminal else PAGE_WIDTH


def say(text: str, style: str | None = None) -> None:
    """Print a text as it is, whatever brackets and numbers it holds."""
    console().print(text, style=style, markup=False, highlight=False, soft_wrap=True)


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


def progress() -> Progress:
    """A progress bar on stderr that leaves no trace; nothing is drawn where stderr is not a terminal."""
    bar = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=bar,
        transient=True,
        disable=not bar.is_terminal,
    )
