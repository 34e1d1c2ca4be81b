"""`imperia campaigns`: what an operator does with the campaigns of a server, whether or not it runs."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from imperia.cli.errors import Command
from imperia.cli.options import AsJson, InDatabase, InLang, Output, PasswordFile, Sure, make_sure, write_out
from imperia.cli.output import console, emit, say, table
from imperia.cli.texts import heads, text

app: Final = typer.Typer(no_args_is_help=True, help="List, export and delete campaigns; give them new links.")

ID_HELP: Final = "`imperia campaigns list` shows them."
Ids = Annotated[list[str], typer.Argument(metavar="CAMPAIGN...", help=f"Ids of campaigns; {ID_HELP}")]
Id = Annotated[str, typer.Argument(metavar="CAMPAIGN", help=f"The id of a campaign; {ID_HELP}")]


@app.command("list", cls=Command)
def list_campaigns(
    lang: InLang, database: InDatabase = None, password_file: PasswordFile = None, as_json: AsJson = False
) -> None:
    """List the campaigns, the last touched first."""
    # The other commands start quicker without the database's library.
    from imperia.server import admin, campaign_admin

    found = admin.administer(database, password_file, campaign_admin.list_campaigns)
    if as_json:
        emit(found)
        return
    listing = table(*heads("campaign game entries> opened touched", lang))
    for one in found:
        times = (f"{when:%Y-%m-%d %H:%M}" for when in (one.opened, one.touched))
        listing.add_row(one.id, one.game, str(one.entries), *times)
    console().print(listing)


@app.command("export", cls=Command)
def export_campaign(
    campaign: Id,
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    output: Output = None,
) -> None:
    """Write what a campaign was begun with and its story, as JSON."""
    from imperia.server import admin, campaign_admin

    found = admin.administer(database, password_file, lambda store: campaign_admin.export_campaign(store, campaign))
    write_out(output, found)


@app.command("delete", cls=Command)
def delete_campaigns(
    campaigns: Ids, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None, yes: Sure = False
) -> None:
    """Forget campaigns for ever; their tables stay."""
    from imperia.server import admin, campaign_admin

    make_sure(text("campaigns.sure", lang, count=len(campaigns)), yes)
    admin.administer(database, password_file, lambda store: campaign_admin.delete_campaigns(store, campaigns))
    say(text("campaigns.deleted", lang, count=len(campaigns)))


@app.command("prune", cls=Command)
def prune_campaigns(
    days: Annotated[float, typer.Option(min=0, help="Campaigns that have not gone on for so many days.")],
    lang: InLang,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    yes: Sure = False,
) -> None:
    """Forget the campaigns that have not gone on for a time."""
    from imperia.server import admin, campaign_admin

    found = admin.administer(
        database, password_file, lambda store: campaign_admin.find_untouched_campaigns(store, days)
    )
    if found:
        make_sure(text("campaigns.sure", lang, count=len(found)), yes)
        admin.administer(database, password_file, lambda store: campaign_admin.delete_campaigns(store, found))
    say(text("campaigns.deleted", lang, count=len(found)))


@app.command("link", cls=Command)
def renew_link(campaign: Id, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None) -> None:
    """Give a campaign a new link, because the old one was lost or has leaked; the old one opens it no more."""
    from imperia.server import admin, campaign_admin

    key = admin.administer(database, password_file, lambda store: campaign_admin.renew_campaign_key(store, campaign))
    typer.echo(f"/c/{campaign}#{key}")
