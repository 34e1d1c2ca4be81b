"""The options of a table (p. 12, 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.games.settlers.state import LOOKOUTS, Terms
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Option, Value

FACTIONS: Final = ("chosen", "drawn")
OPTIONS: Final = (
    Option("lookout", LOOKOUTS, LOOKOUTS[0], "SET-O03"),
    Option("peaceful", (False, True), False, "SET-O06"),
    Option("factions", FACTIONS, FACTIONS[0], "SET-O08", without_people="drawn"),
)


def terms_of(options: Mapping[str, Value]) -> Terms:
    """The options of a table as the engine reads them."""
    return Terms(LOOKOUTS.index(str(options["lookout"])), bool(options["peaceful"]), options["factions"] == "drawn")


def options_of(terms: Terms) -> dict[str, Value]:
    """The options that terms came from."""
    return {"lookout": LOOKOUTS[terms.lookout], "peaceful": terms.peaceful, "factions": FACTIONS[terms.drawn]}


def check_together(seats: int, options: Mapping[str, Value]) -> None:
    """The solo game has a lookout of its own, and no variants (SET-Q74)."""
    for option in OPTIONS[:2]:
        value = options[option.name]
        if seats == 1 and value != option.default:
            raise BadSetup("bad_option_value", option=option.name, value=value, values=[option.default])
