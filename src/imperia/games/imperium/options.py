"""The options of a table (p. 6, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.games.imperium.chapter import CAMPAIGN, NO_CHAPTER, read_chapter
from imperia.games.imperium.printed import BOXES, NATION_WORDS, NATIONS
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.state import Terms
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Clause, Option, Value

# The boxes on the table; with both of them the common cards are those of one (IMP-024).
BOX_VALUES: Final = ("classics", "legends", "both_with_classics", "both_with_legends")
# The box of the common cards, and the boxes whose nations play as a mask.
COMMON: Final = (0, 1, 0, 1)
MASKS: Final = (1, 2, 3, 3)
NATION_VALUES: Final = ("drawn", "chosen", "drafted")
OPPONENT_VALUES: Final = ("chosen", "drawn", *NATION_WORDS)
OPTIONS: Final = (
    Option("box", BOX_VALUES, "both_with_classics", "IMP-O02"),
    Option("nations", NATION_VALUES, "chosen", "IMP-O08", without_people="drawn"),
    Option("active_quest_scores", (True, False), True, "IMP-O07"),
    Option("sunken_unrest_counts", (True, False), True, "IMP-O07"),
    Option("opponent", OPPONENT_VALUES, "chosen", "IMP-238", without_people="drawn", seats=(1,)),
    Option("level", LEVEL_WORDS, "chieftain", "IMP-O04", seats=(1,)),
)
# What a campaign changes about one of its games.
CLAUSES: Final = (Clause(CAMPAIGN, "IMP-O05"),)


def check_together(seats: int, options: Mapping[str, Value]) -> None:
    """The levels are those of the solo game (IMP-O04), and a campaign is a series of such games (IMP-300)."""
    level = options["level"]
    if seats > 1 and level != LEVEL_WORDS[0]:
        raise BadSetup("bad_option_value", option="level", value=level, values=[LEVEL_WORDS[0]])
    if seats > 1 and options.get(CAMPAIGN):
        raise BadSetup("option_clash", option=CAMPAIGN, value=options[CAMPAIGN], rule="IMP-300")
    opponent = str(options["opponent"])
    boxes = MASKS[BOX_VALUES.index(str(options["box"]))]
    if opponent in NATION_WORDS and not boxes >> BOXES.index(NATIONS[NATION_WORDS.index(opponent)].box) & 1:
        raise BadSetup("option_clash", option="opponent", value=opponent, rule="IMP-023")


def terms_of(options: Mapping[str, Value]) -> Terms:
    """The options of a table as the engine reads them."""
    box = BOX_VALUES.index(str(options["box"]))
    level = LEVEL_WORDS.index(str(options["level"]))
    campaign = str(options.get(CAMPAIGN, ""))
    return Terms(
        NATION_VALUES.index(str(options["nations"])),
        COMMON[box],
        MASKS[box],
        bool(options["active_quest_scores"]),
        bool(options["sunken_unrest_counts"]),
        OPPONENT_VALUES.index(str(options["opponent"])),
        level,
        read_chapter(campaign, COMMON[box], MASKS[box], level) if campaign else NO_CHAPTER,
    )


def options_of(terms: Terms) -> dict[str, Value]:
    """The options that terms came from."""
    box = terms.common if terms.boxes != 3 else 2 + terms.common
    options: dict[str, Value] = {
        "box": BOX_VALUES[box],
        "nations": NATION_VALUES[terms.nations],
        "active_quest_scores": terms.quest_scores,
        "sunken_unrest_counts": terms.sunken_unrest,
        "opponent": OPPONENT_VALUES[terms.opponent],
        "level": LEVEL_WORDS[terms.level],
    }
    if terms.in_campaign():
        options[CAMPAIGN] = terms.chapter.text()
    return options
