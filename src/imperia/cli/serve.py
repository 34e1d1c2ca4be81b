"""`imperia serve`: the page and its tables, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from imperia.cli.options import InDatabase, InLang, PasswordFile
from imperia.cli.slow import remarks
from imperia.kernel.errors import BadSetup


def serve(
    lang: InLang,
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="The port to listen on; 0 for any free one.")] = 8000,
    database: InDatabase = None,
    password_file: PasswordFile = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes in which bots think (the cores, less one).")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="What people call this server (play.example.org); may be given several times."
        ),
    ] = None,
    site: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="What `make site` has built: who plays alone can take a game along and go on without a connection.",
        ),
    ] = None,
    packs: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Content of one's own, a pack a file, that tables can be played with."),
    ] = None,
    design: Annotated[
        bool,
        typer.Option(
            "--design",
            help="Let people change numbers, compare them with the printed ones and save packs; on your own machine.",
        ),
    ] = False,
    access_log: Annotated[
        bool,
        typer.Option(
            "--access-log/--no-access-log", help="Log a line for every request, or only what is out of the ordinary."
        ),
    ] = True,
) -> None:
    """Serve the page, for games in the browser against bots and friends."""
    # The other commands start quicker without the web server.
    from imperia.server.database import choose_database
    from imperia.server.serve import serve as serve_page
    from imperia.server.serve import usual_workers

    workers = usual_workers() if workers is None else workers
    if workers < 1:
        raise BadSetup("bad_workers", workers=workers)
    if site is not None and not (site / "index.html").is_file():
        raise BadSetup("no_site", folder=site)
    if design and packs is None:
        raise BadSetup("design_needs_packs")
    where = choose_database(database, password_file)
    serve_page(
        host,
        port,
        where,
        workers,
        lang,
        lambda line: typer.echo(line, err=True),
        remarks(lang),
        names=name or [],
        access_log=access_log,
        site=site,
        packs=packs,
        design=design,
    )
