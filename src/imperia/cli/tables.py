"""`imperia tables`: what an operator does with the tables of a server, whether or not it runs."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import typer

from imperia.cli.errors import Command
from imperia.cli.options import AsJson, InDatabase, InLang, Output, PasswordFile, Sure, make_sure, write_out
from imperia.cli.output import console, emit, say, table
from imperia.cli.texts import heads, text

How = Literal["running", "over", "closed", "unknown", "lost"]


app: Final = typer.Typer(no_args_is_help=True, help="List, export, close and delete tables; give seats new links.")

Ids = Annotated[list[str], typer.Argument(metavar="TABLE...", help="Ids of tables; `imperia tables list` shows them.")]
Id = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table; `imperia tables list` shows them.")]


@app.command("list", cls=Command)
def list_tables(
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    how: Annotated[How | None, typer.Option(help="Only tables that are so.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, the last touched first."""
    # The other commands start quicker without the database's library.
    from imperia.server import admin

    found = admin.administer(database, password_file, lambda store: admin.list_tables(store, how))
    if as_json:
        emit(found)
        return
    listing = table(*heads("table game seats> people> entries> how opened touched", lang))
    for one in found:
        times = (f"{when:%Y-%m-%d %H:%M}" for when in (one.opened, one.touched))
        numbers = (str(number) for number in (one.seats, one.people, one.entries))
        listing.add_row(one.id, one.game, *numbers, text(f"tables.{one.how}", lang), *times)
    console().print(listing)


@app.command("export", cls=Command)
def export_table(
    table_id: Id,
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    output: Output = None,
) -> None:
    """Write the record of a table, with all its secrets; as JSON where the rules have changed since it was begun."""
    from imperia.server import admin

    found = admin.administer(database, password_file, lambda store: admin.export_table(store, table_id))
    write_out(output, found)


@app.command("close", cls=Command)
def close_tables(tables: Ids, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None) -> None:
    """Let nobody play on; the tables stay to be looked at, and their records can be saved."""
    from imperia.server import admin

    admin.administer(database, password_file, lambda store: admin.close_tables(store, tables))
    say(text("tables.closed_now", lang, count=len(tables)))


@app.command("delete", cls=Command)
def delete_tables(
    tables: Ids, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None, yes: Sure = False
) -> None:
    """Forget tables for ever."""
    from imperia.server import admin

    make_sure(text("tables.sure", lang, count=len(tables)), yes)
    admin.administer(database, password_file, lambda store: admin.delete_tables(store, tables))
    say(text("tables.deleted", lang, count=len(tables)))


@app.command("prune", cls=Command)
def prune_tables(
    days: Annotated[float, typer.Option(min=0, help="Tables that nobody has touched for so many days.")],
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    yes: Sure = False,
) -> None:
    """Forget the tables that nobody has come to or left for a time."""
    from imperia.server import admin

    found = admin.administer(database, password_file, lambda store: admin.find_untouched(store, days))
    if found:
        make_sure(text("tables.sure", lang, count=len(found)), yes)
        admin.administer(database, password_file, lambda store: admin.delete_tables(store, found))
    say(text("tables.deleted", lang, count=len(found)))


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

    key = admin.administer(database, password_file, lambda store: admin.renew_key(store, table_id, seat - 1))
    typer.echo(f"/t/{table_id}#{key}")
