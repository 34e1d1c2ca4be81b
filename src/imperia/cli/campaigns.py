"""`imperia campaigns`: what an operator does with the campaigns of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer

from imperia.cli.errors import Command
from imperia.cli.kept import Id, Kept, administer, show_list, times
from imperia.cli.options import AsJson, InDatabase, InLang, PasswordFile

if TYPE_CHECKING:
    from imperia.server.admin import Desk

app: Final = typer.Typer(no_args_is_help=True, help="List, export and delete campaigns; give them new links.")


def _desk() -> Desk:
    from imperia.server import campaign_admin

    return campaign_admin.DESK


CAMPAIGNS: Final = Kept("campaigns", _desk)


@app.command("list", cls=Command)
def list_campaigns(
    lang: InLang, database: InDatabase = None, password_file: PasswordFile = None, as_json: AsJson = False
) -> None:
    """List the campaigns, the last touched first."""
    from imperia.server import campaign_admin

    found = administer(database, password_file, campaign_admin.list_campaigns)
    rows = ([one.id, one.game, str(one.entries), *times(one.opened, one.touched)] for one in found)
    show_list(found, lang, as_json, "campaign game entries> opened touched", rows)


app.command("export", cls=Command, help="Write what a campaign was begun with and its story, as JSON.")(
    CAMPAIGNS.export
)
app.command("delete", cls=Command, help="Forget campaigns for ever; their tables stay.")(CAMPAIGNS.delete)
app.command("prune", cls=Command, help="Forget the campaigns that have not gone on for a time.")(CAMPAIGNS.prune)


@app.command("link", cls=Command)
def renew_link(campaign: Id, lang: InLang, database: InDatabase = None, password_file: PasswordFile = None) -> None:
    """Give a campaign a new link, because the old one was lost or has leaked; the old one opens it no more."""
    from imperia.server import campaign_admin

    key = administer(database, password_file, lambda store: campaign_admin.renew_campaign_key(store, campaign))
    typer.echo(f"/c/{campaign}#{key}")
