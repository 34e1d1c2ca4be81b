"""`imperia serve`: the page and its tables, in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from imperia.cli.options import InLang
from imperia.cli.slow import remarks
from imperia.kernel.errors import BadSetup


def serve(
    lang: InLang,
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="The port to listen on; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="FILE|URL", help="A SQLite file (one in your data folder), or postgresql://..."),
    ] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes in which bots think (the cores).")] = None,
) -> None:
    """Serve the page, for games in the browser against bots and friends."""
    # The other commands start quicker without the web server.
    from imperia.server.database import usual_database
    from imperia.server.serve import serve as serve_page
    from imperia.server.serve import usual_workers

    workers = usual_workers() if workers is None else workers
    if workers < 1:
        raise BadSetup("bad_workers", workers=workers)
    where = database or usual_database()
    serve_page(host, port, where, workers, lang, lambda line: typer.echo(line, err=True), remarks(lang))
