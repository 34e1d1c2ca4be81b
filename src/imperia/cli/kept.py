"""The operator's commands that tables and campaigns share, whether or not a server runs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from imperia.cli.options import InDatabase, InLang, Lang, Output, PasswordFile, Sure, make_sure, write_out
from imperia.cli.output import console, emit, say, table
from imperia.cli.texts import heads, text

if TYPE_CHECKING:
    from imperia.server.admin import Desk
    from imperia.server.store import Store

R = TypeVar("R")

Ids = Annotated[list[str], typer.Argument(metavar="ID...", help="Their ids; the command `list` shows them.")]
Id = Annotated[str, typer.Argument(metavar="ID", help="Its id; the command `list` shows it.")]
Days = Annotated[float, typer.Option(min=0, help="Those of which nothing was heard for so many days.")]


def administer(database: str | None, password_file: Path | None, task: Callable[[Store], Awaitable[R]]) -> R:
    """Do something with what the database of a server keeps."""
    # The other commands start quicker without the database's library.
    from imperia.server import admin

    return admin.administer(database, password_file, task)


def show_list(found: Any, lang: Lang, as_json: bool, head: str, rows: Iterable[list[str]]) -> None:
    """Print the findings for a program or for a person."""
    if as_json:
        emit(found)
        return
    listing = table(*heads(head, lang))
    for row in rows:
        listing.add_row(*row)
    console().print(listing)


def times(*moments: datetime) -> list[str]:
    """When something was, as lists show it."""
    return [f"{when:%Y-%m-%d %H:%M}" for when in moments]


class Kept:
    """The commands that export, delete and prune one kind of thing that a server keeps."""

    def __init__(self, name: str, desk: Callable[[], Desk]) -> None:
        # Their texts stand under it.
        self._name: Final = name
        # Fetched when it is needed, for what stands behind it takes long to import.
        self._desk: Final = desk

    def export(
        self,
        one: Id,
        lang: InLang,
        database: InDatabase = None,
        password_file: PasswordFile = None,
        output: Output = None,
    ) -> None:
        """Write all that is kept of one of them."""
        write_out(output, administer(database, password_file, lambda store: self._desk().export(store, one)))

    def delete(
        self, ids: Ids, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None, yes: Sure = False
    ) -> None:
        """Forget them for ever."""
        make_sure(text(f"{self._name}.sure", lang, count=len(ids)), yes)
        administer(database, password_file, lambda store: self._desk().delete(store, ids))
        say(text(f"{self._name}.deleted", lang, count=len(ids)))

    def prune(
        self,
        days: Days,
        lang: InLang,
        database: InDatabase = None,
        password_file: PasswordFile = None,
        yes: Sure = False,
    ) -> None:
        """Forget those of which nothing was heard for a time."""
        found = administer(database, password_file, lambda store: self._desk().find_untouched(store, days))
        if found:
            self.delete(found, lang, database, password_file, yes)
        else:
            say(text(f"{self._name}.deleted", lang, count=0))
