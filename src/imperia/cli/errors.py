"""How refusals reach the person at the terminal: one sentence on stderr and exit code 1, never a traceback."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperCommand

from imperia.kernel.errors import ImperiaError

# What is not there unless somebody has asked for it, and the extra that brings it.
EXTRAS: Final = {
    **dict.fromkeys(
        ("aiosqlite", "alembic", "httptools", "litestar", "platformdirs", "sqlalchemy", "uvicorn"), "server"
    ),
    **dict.fromkeys(("mcp", "mcp_types"), "mcp"),
    "duckdb": "lab",
    "ray": "ray",
    "websockets": "remote",
}


class Command(TyperCommand):
    """A command whose refusals are said in words, in the language that was asked for."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except ImperiaError as error:
            raise _told(error, ctx) from error
        except ModuleNotFoundError as error:
            extra = EXTRAS.get((error.name or "").partition(".")[0])
            if extra is None:
                raise
            raise _told(ImperiaError("no_extra", extra=extra), ctx) from error


def _told(error: ImperiaError, ctx: Any) -> typer.Exit:
    typer.echo(error.say(str(ctx.params.get("lang") or "en")), err=True)
    return typer.Exit(1)
