"""The options of a table (FOU-O04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.games.founders.state import Terms
from imperia.kernel.game import Option, Value

OPTIONS: Final = (Option("agreed_end", (True, False), True, "FOU-O04", without_people=False),)


def terms_of(options: Mapping[str, Value]) -> Terms:
    """The options of a table as the engine reads them."""
    return Terms(bool(options["agreed_end"]))


def options_of(terms: Terms) -> dict[str, Value]:
    """The options that terms came from."""
    return {"agreed_end": terms.agreed_end}
