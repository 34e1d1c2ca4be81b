"""What a table may agree on (p. 6, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.games.imperium.automa.content import LEVEL_WORDS
from imperia.games.imperium.state import Terms
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Option, Value

# The boxes on the table; with both of them the common cards are those of one (IMP-024).
BOX_VALUES: Final = ("classics", "legends", "both_with_classics", "both_with_legends")
# The box of the common cards, and the boxes whose nations play as a mask.
COMMON: Final = (0, 1, 0, 1)
MASKS: Final = (1, 2, 3, 3)
NATION_VALUES: Final = ("drawn", "chosen", "drafted")
OPPONENT_VALUES: Final = ("chosen", "drawn")
OPTIONS: Final = (
    Option("box", BOX_VALUES, "both_with_classics", "IMP-O02"),
    Option("nations", NATION_VALUES, "chosen", "IMP-O08", without_people="drawn"),
    Option("active_quest_scores", (True, False), True, "IMP-O07"),
    Option("sunken_unrest_counts", (True, False), True, "IMP-O07"),
    Option("opponent", OPPONENT_VALUES, "chosen", "IMP-238", without_people="drawn", seats=(1,)),
    Option("level", LEVEL_WORDS, "chieftain", "IMP-O04", seats=(1,)),
)


def terms_of(options: Mapping[str, Value]) -> Terms:
    """The options of a table as the engine reads them."""
    box = BOX_VALUES.index(str(options["box"]))
    return Terms(
        NATION_VALUES.index(str(options["nations"])),
        COMMON[box],
        MASKS[box],
        bool(options["active_quest_scores"]),
        bool(options["sunken_unrest_counts"]),
        options["opponent"] == "drawn",
        LEVEL_WORDS.index(str(options["level"])),
    )


def options_of(terms: Terms) -> dict[str, Value]:
    """The options that terms came from."""
    box = terms.common if terms.boxes != 3 else 2 + terms.common
    return {
        "box": BOX_VALUES[box],
        "nations": NATION_VALUES[terms.nations],
        "active_quest_scores": terms.quest_scores,
        "sunken_unrest_counts": terms.sunken_unrest,
        "opponent": OPPONENT_VALUES[terms.opponent_drawn],
        "level": LEVEL_WORDS[terms.level],
    }


def check_together(seats: int, options: Mapping[str, Value]) -> None:
    """The levels are those of the solo game (IMP-O04)."""
    level = options["level"]
    if seats > 1 and level != LEVEL_WORDS[0]:
        raise BadSetup("bad_option_value", option="level", value=level, values=[LEVEL_WORDS[0]])
