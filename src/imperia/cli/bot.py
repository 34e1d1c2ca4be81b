"""`imperia bot`: programs that play at the tables of a server."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from imperia.bots.protocol import command_of
from imperia.cli.errors import Command
from imperia.cli.options import AsJson, InLang
from imperia.cli.output import emit
from imperia.cli.texts import text

app: Final = typer.Typer(no_args_is_help=True, help="Let a program of your own play at a server's table.")


@app.callback()
def bot() -> None:
    """Have a name of its own for what is below it, though there is one command only."""


@app.command("connect", cls=Command)
def connect(
    lang: InLang,
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of the seat, as the table hands it out.")],
    command: Annotated[
        str, typer.Option("--cmd", metavar="COMMAND", help='A program that speaks the protocol: "node bot.mjs".')
    ],
    as_json: AsJson = False,
) -> None:
    """Let a program play a seat of a server's table, until the game is over."""
    # An extra: the other commands do without a network.
    from imperia.server.caller import play_remotely

    def tell(key: str) -> None:
        typer.echo(text(f"bot.{key}", lang), err=True)

    result = play_remotely(link, command_of(command, command), tell)
    if as_json:
        emit(result)
        return
    scores, places = " ".join(map(str, result.scores)), " ".join(map(str, result.places))
    typer.echo(text("bot.over", lang, scores=scores, places=places))
