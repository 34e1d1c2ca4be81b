"""`imperia civ`: the C.I.V. of Imperium beside a real box."""

from __future__ import annotations

from typing import Annotated

import typer

from imperia.cli.options import InLang


def civ(
    lang: InLang,
    nation: Annotated[str, typer.Argument(metavar="NATION", help="The C.I.V.'s nation, such as romans or Romains.")],
    level: Annotated[
        str, typer.Option(help="Its level, from chieftain to supreme_ruler, or from Chef de clan.")
    ] = "chieftain",
) -> None:
    """Run the C.I.V. of Imperium beside a real box: tell the die and the cards, and read what it does."""
    # The other commands start without the game: a pack has to be in force before it is imported.
    from imperia.cli.civ import run

    run(nation, level, lang)
