"""How refusals reach the person at the terminal: one sentence on stderr and exit code 1, never a traceback."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand

from imperia.kernel.errors import ImperiaError


class Command(TyperCommand):
    """A command whose refusals are said in words, in the language that was asked for."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except ImperiaError as error:
            typer.echo(error.say(str(ctx.params.get("lang") or "en")), err=True)
            raise typer.Exit(1) from error
