"""The remark on the slow build where speed matters."""

from __future__ import annotations

import typer

from imperia.build import BUILD
from imperia.cli.options import Lang, spoken
from imperia.cli.texts import text


def remarks(lang: Lang) -> list[str]:
    """One sentence if kernel and games run interpreted, and how that is mended."""
    return [text("slow", lang)] if BUILD == "interpreted" else []


def say_if_slow() -> None:
    """Remark on it on stderr, where it disturbs no program."""
    for remark in remarks(spoken()):
        typer.echo(remark, err=True)
