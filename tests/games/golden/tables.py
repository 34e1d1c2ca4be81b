"""The tables whose games are kept: every game with its sizes, modes and options."""

from dataclasses import dataclass, field
from typing import Final

from imperia.kernel.game import Value


@dataclass(frozen=True)
class Table:
    """A game that is kept: at a table with these options lots play, or it is a recorded game."""

    game: str
    name: str
    seats: int = 0
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    # The recorded game that is followed: greedy bots play better than lots do.
    record: str = ""

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


TABLES: Final = [
    Table("founders", "two-seats", 2, {"agreed_end": False}),
    Table("founders", "three-seats-agreed-end", 3, {"agreed_end": True}),
    Table("founders", "four-seats", 4, {"agreed_end": False}),
    Table("founders", "three-seats-greedy", record="founders-3-1"),
    Table("founders", "four-seats-mixed-agreed-end", record="founders-4-2"),
    Table("settlers", "solo", 1),
    Table("settlers", "two-seats", 2),
    Table("settlers", "two-seats-peaceful", 2, {"peaceful": True, "factions": "drawn"}),
    Table("settlers", "three-seats-alternative-lookout", 3, {"lookout": "alternative", "factions": "drawn"}),
    Table("settlers", "four-seats", 4, {"factions": "drawn"}),
    Table("settlers", "solo-greedy", record="settlers-1-4"),
    Table("settlers", "four-seats-advanced-lookout-greedy", record="settlers-4-7"),
    Table("yuan", "two-seats", 2),
    Table("yuan", "three-seats-crossing-waters", 3, {"scenario": "crossing_waters"}),
    Table("yuan", "four-seats-river-control", 4, {"scenario": "river_control", "clan_powers": True}),
    Table("yuan", "five-seats-general-conflict", 5, {"scenario": "general_conflict", "wheel": "author_online"}),
    Table("yuan", "four-seats-chosen-towns", 4, {"towns": "players", "base_box": "china", "layout": "players"}),
    Table("yuan", "eight-seats", 8, {"rivers": True, "volcanoes": True}),
    Table("yuan", "three-seats-auction-powers-volcanoes-greedy", record="yuan-3-1"),
    Table("daimyo", "solo-easy", 1, {"level": "easy", "clans": "drawn"}),
    Table("daimyo", "solo-normal-advanced-boards", 1, {"boards": "advanced"}),
    Table("daimyo", "solo-hard-greedy", record="daimyo-1-11"),
    Table("daimyo", "two-seats-mercenaries", 2),
    Table("daimyo", "two-seats-mercenaries-advanced-boards-greedy", record="daimyo-2-1"),
    Table("daimyo", "three-seats-solo-farm-table", 3, {"farm_table": "solo_example", "clans": "drawn"}),
    Table("daimyo", "four-seats", 4, {"clans": "drawn"}),
    Table("daimyo", "four-seats-without-aggression", 4, {"aggressive": False, "clans": "drawn"}),
    Table("imperium", "solo-chieftain", 1, {"box": "classics"}),
    Table("imperium", "solo-warlord", 1, {"level": "warlord", "nations": "drawn", "opponent": "drawn"}),
    Table("imperium", "solo-imperator", 1, {"level": "imperator", "box": "legends"}),
    Table("imperium", "solo-sovereign-drafted", 1, {"level": "sovereign", "nations": "drafted", "opponent": "drawn"}),
    Table("imperium", "solo-overlord", 1, {"level": "overlord", "nations": "drawn", "opponent": "drawn"}),
    Table("imperium", "solo-supreme-ruler-greedy", record="imperium-1-14"),
    Table("imperium", "campaign", 1, {"level": "warlord", "campaign": "romans against greeks, double, keep cl-port"}),
    Table("imperium", "two-seats", 2),
    Table("imperium", "two-seats-both-boxes-drafted-greedy", record="imperium-2-1"),
    Table("imperium", "three-seats-legends", 3, {"box": "legends", "active_quest_scores": False}),
    Table("imperium", "four-seats", 4, {"nations": "drawn", "sunken_unrest_counts": False}),
]


def tables_of(game: str) -> list[Table]:
    """The tables of one game."""
    return [table for table in TABLES if table.game == game]
