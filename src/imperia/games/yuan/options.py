"""The options of a table, and those that exclude each other (p. 4 to 6, 17 to 19, 22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.games.yuan.printed import (
    BOXES,
    CHINA,
    MONGOLIA,
    SCENARIO_WORDS,
    SCENARIOS,
    TILES,
    WHEEL_WORDS,
    tiles_in_play,
)
from imperia.games.yuan.state import Terms
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Option, Value

FREE_SCENARIO: Final = "free"
# The rule of each imposed scenario.
SCENARIO_RULES: Final = ("YUA-186", "YUA-187", "YUA-188")

OPTIONS: Final = (
    Option("scenario", (FREE_SCENARIO, *SCENARIO_WORDS), FREE_SCENARIO, "YUA-O02"),
    Option("auction", (False, True), False, "YUA-O03"),
    Option("clan_powers", (False, True), False, "YUA-O04"),
    Option("volcanoes", (False, True), False, "YUA-O05"),
    Option("rivers", (False, True), False, "YUA-O06"),
    Option("towns", ("auto", "players"), "auto", "YUA-O07"),
    Option("base_box", BOXES, BOXES[MONGOLIA], "YUA-O08"),
    Option("wheel", WHEEL_WORDS, WHEEL_WORDS[0], "YUA-O09"),
    Option("layout", ("engine", "players"), "engine", "YUA-O10"),
)


def terms_of(options: Mapping[str, Value]) -> Terms:
    """The options of a table as the engine reads them; a scenario may bring the auction with it (YUA-187)."""
    word = str(options["scenario"])
    scenario = SCENARIO_WORDS.index(word) if word in SCENARIO_WORDS else -1
    return Terms(
        scenario=scenario,
        auction=bool(options["auction"]) or (scenario >= 0 and SCENARIOS[scenario].auction),
        powers=bool(options["clan_powers"]),
        volcanoes=bool(options["volcanoes"]),
        rivers=bool(options["rivers"]),
        cities_by_players=options["towns"] == "players",
        base_box=BOXES.index(str(options["base_box"])),
        wheel=WHEEL_WORDS.index(str(options["wheel"])),
        layout_by_players=options["layout"] == "players",
    )


def options_of(terms: Terms) -> dict[str, Value]:
    """The options that terms came from, those brought by a scenario included."""
    return {
        "scenario": SCENARIO_WORDS[terms.scenario] if terms.scenario >= 0 else FREE_SCENARIO,
        "auction": terms.auction,
        "clan_powers": terms.powers,
        "volcanoes": terms.volcanoes,
        "rivers": terms.rivers,
        "towns": "players" if terms.cities_by_players else "auto",
        "base_box": BOXES[terms.base_box],
        "wheel": WHEEL_WORDS[terms.wheel],
        "layout": "players" if terms.layout_by_players else "engine",
    }


def check_together(seats: int, options: Mapping[str, Value]) -> None:
    """Refuse what the rules do not allow together, or not with that many players."""
    terms = terms_of(options)
    scenario = terms.scenario
    if scenario >= 0:
        rule = SCENARIO_RULES[scenario]
        refuse_if(SCENARIOS[scenario].players != seats, "scenario", options, rule)
        refuse_if(terms.layout_by_players, "layout", options, rule)
        refuse_if(terms.base_box != MONGOLIA, "base_box", options, rule)
        refuse_if(terms.cities_by_players and bool(SCENARIOS[scenario].cities), "towns", options, rule)
    # With the auction the first cities are drawn at random.
    refuse_if(terms.auction and terms.cities_by_players, "towns", options, "YUA-025")
    boxes = {TILES[tile].box for tile in tiles_in_play(seats, terms.base_box)}
    refuse_if(terms.volcanoes and MONGOLIA not in boxes, "volcanoes", options, "YUA-190")
    refuse_if(terms.rivers and CHINA not in boxes, "rivers", options, "YUA-Q95")


def refuse_if(clash: bool, name: str, options: Mapping[str, Value], rule: str) -> None:
    """Refuse an option with the rule that is against it."""
    if clash:
        raise BadSetup("option_clash", option=name, value=options[name], rule=rule)
