"""The command `imperia` and its commands."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Final

import typer

from imperia.build import BUILD
from imperia.cli.arena import arena
from imperia.cli.bench import bench
from imperia.cli.beside import civ
from imperia.cli.bot import app as bot
from imperia.cli.campaigns import app as campaigns
from imperia.cli.coach import coach
from imperia.cli.content import content
from imperia.cli.errors import Command
from imperia.cli.fit import fit
from imperia.cli.games import games
from imperia.cli.lab import lab
from imperia.cli.mcp import mcp
from imperia.cli.output import write_plain_signs
from imperia.cli.packs import with_content
from imperia.cli.play import play
from imperia.cli.replay import replay
from imperia.cli.rules import rules
from imperia.cli.serve import serve
from imperia.cli.simulate import simulate
from imperia.cli.tables import app as tables

app: Final = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

# In the order of the help; those that play or show a game do so with a pack as well.
for command in (games, play, serve, civ, rules, content, simulate, lab, replay, arena, coach, fit, bench, mcp):
    plays = command in (play, content, simulate, replay, arena, coach, bench)
    app.command(cls=Command)(with_content(command) if plays else command)
app.add_typer(bot, name="bot")
app.add_typer(tables, name="tables")
app.add_typer(campaigns, name="campaigns")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"imperia {version('imperia')} ({BUILD})")
        raise typer.Exit


@app.callback()
def imperia(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Empire-building board games, played by their printed rules."""


def main() -> None:
    """Run the command line."""
    write_plain_signs()
    app(prog_name="imperia")
