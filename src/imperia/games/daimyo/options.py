"""The options of a table (p. 6, 12, 14, 16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.games.daimyo.printed import LEVELS
from imperia.games.daimyo.state import Terms
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Option, Value

BOARDS: Final = ("basic", "advanced")
FARM_TABLES: Final = ("scoring_page", "solo_example")
CLANS: Final = ("chosen", "drawn")
OPTIONS: Final = (
    Option("boards", BOARDS, BOARDS[0], "DAI-O02"),
    Option("aggressive", (True, False), True, "DAI-O03", seats=(2, 3, 4)),
    Option("level", LEVELS, LEVELS[1], "DAI-O05", seats=(1,)),
    Option("farm_table", FARM_TABLES, FARM_TABLES[0], "DAI-O07"),
    Option("clans", CLANS, CLANS[0], "DAI-O08", without_people=CLANS[1]),
)


def terms_of(options: Mapping[str, Value]) -> Terms:
    """The options of a table as the engine reads them."""
    return Terms(
        options["boards"] == "advanced",
        bool(options["aggressive"]),
        LEVELS.index(str(options["level"])),
        FARM_TABLES.index(str(options["farm_table"])),
        options["clans"] == "drawn",
    )


def options_of(terms: Terms) -> dict[str, Value]:
    """The options that terms came from."""
    return {
        "boards": BOARDS[terms.side],
        "aggressive": terms.aggressive,
        "level": LEVELS[terms.level],
        "farm_table": FARM_TABLES[terms.farm_table],
        "clans": CLANS[terms.drawn],
    }


def check_together(seats: int, options: Mapping[str, Value]) -> None:
    """The empire's level is for the solo game, which never plays with aggressive heroes anyway (DAI-229, DAI-O05)."""
    for option in OPTIONS:
        value = options[option.name]
        if option.seats and seats not in option.seats and value != option.default:
            raise BadSetup("bad_option_value", option=option.name, value=value, values=[option.default])
