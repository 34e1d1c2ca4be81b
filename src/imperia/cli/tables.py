"""`imperia tables`: what an operator does with the tables of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from imperia.cli.errors import Command
from imperia.cli.kept import Id, Ids, Kept, administer, show_list, times
from imperia.cli.options import AsJson, InDatabase, InLang, PasswordFile
from imperia.cli.output import say
from imperia.cli.texts import text

if TYPE_CHECKING:
    from imperia.server.admin import Desk

How = Literal["running", "over", "closed", "unknown", "lost"]

app: Final = typer.Typer(no_args_is_help=True, help="List, export, close and delete tables; give seats new links.")


def _desk() -> Desk:
    from imperia.server import admin

    return admin.DESK


TABLES: Final = Kept("tables", _desk)


@app.command("list", cls=Command)
def list_tables(
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    how: Annotated[How | None, typer.Option(help="Only tables that are so.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, the last touched first."""
    from imperia.server import admin

    found = administer(database, password_file, lambda store: admin.list_tables(store, how))
    rows = (
        [
            *(one.id, one.game_with_pack, str(one.seats), str(one.people), str(one.entries)),
            text(f"tables.{one.how}", lang),
            *times(one.opened, one.touched),
        ]
        for one in found
    )
    show_list(found, lang, as_json, "table game seats> people> entries> how opened touched", rows)


app.command(
    "export",
    cls=Command,
    help="Write the record of a table, with all its secrets; as JSON where the rules have changed since it was begun.",
)(TABLES.export)


@app.command("close", cls=Command)
def close_tables(tables: Ids, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None) -> None:
    """Let nobody play on; the tables stay to be looked at, and their records can be saved."""
    from imperia.server import admin

    administer(database, password_file, lambda store: admin.close_tables(store, tables))
    say(text("tables.closed_now", lang, count=len(tables)))


app.command("delete", cls=Command, help="Forget tables for ever.")(TABLES.delete)
app.command("prune", cls=Command, help="Forget the tables that nobody has come to or left for a time.")(TABLES.prune)


@app.command("link", cls=Command)
def renew_link(
    table_id: Id,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, help="The seat, counted from 1.")],
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
) -> None:
    """Give a seat a new link, because the old one was lost or has leaked; the old one opens it no more."""
    from imperia.server import admin

    key = administer(database, password_file, lambda store: admin.renew_key(store, table_id, seat - 1))
    typer.echo(f"/t/{table_id}#{key}")
