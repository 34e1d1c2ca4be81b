"""The final count at a real table, of the player and of the empire (p. 14, 18)."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.daimyo.automa.beside.messages import EmpireCount, EmpireCounted, EmpireHoldings, EmpireLine, Party
from imperia.games.daimyo.printed import (
    FARM_POINTS,
    HELMET_POINTS,
    HERO_RANKS_SOLO,
    LEFT_OVER_POINTS,
    LEFT_OVER_SET,
    RELIC_POINTS,
    TOWER_POINTS,
)
from imperia.games.daimyo.scoring import by_rank, by_table, key_of
from imperia.kernel.score import rank

# The usual farm table; the other one is a variant for several players.
FARMS: Final = FARM_POINTS[0]
BOTH: Final[tuple[Party, ...]] = ("you", "empire")


def count_up(asked: EmpireCount) -> EmpireCounted:
    """Points by source, and who has won."""
    parties = [asked.you, asked.empire]
    heroes = by_rank(HERO_RANKS_SOLO, [value_key(one) for one in parties])
    lines = [
        line("points", "DAI-002", [one.points for one in parties]),
        line("relics", "DAI-197", [by_table(RELIC_POINTS, one.relics) for one in parties]),
        line("farms", "DAI-198", [by_table(FARMS, one.farms) for one in parties]),
        line("towers", "DAI-199", [by_table(TOWER_POINTS, one.towers) for one in parties]),
        line("value", "DAI-200", heroes),
        line("helmet", "DAI-204", [HELMET_POINTS * one.helmet for one in parties]),
        # DAI-261: the empire has none.
        line("goods", "DAI-205", [asked.you.goods // LEFT_OVER_SET * LEFT_OVER_POINTS, 0]),
    ]
    totals = [sum(one.you for one in lines), sum(one.empire for one in lines)]
    # DAI-206: what is left breaks a tie.
    best = rank([(totals[0], asked.you.goods), (totals[1], 0)])[0]
    return EmpireCounted(lines=lines, you=totals[0], empire=totals[1], winners=[BOTH[one] for one in best])


def line(source: Any, rule: str, points: list[int]) -> EmpireLine:
    """A source with the points of both."""
    return EmpireLine(source=source, rule=rule, you=points[0], empire=points[1])


def value_key(of: EmpireHoldings) -> tuple[int, ...]:
    """By what the hero value of one of them is ranked."""
    costs: list[int] = [*of.heroes]
    return key_of(sum(costs) + of.gold, costs)
