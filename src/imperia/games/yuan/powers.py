"""What each clan can do that others cannot, read from the content (YUA-181 to YUA-185, YUA-Q85 to YUA-Q93)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.content import (
    CLANS,
    AttackPath,
    ConnectionLimit,
    DefenceBonus,
    IncomePerProvinceLost,
    KeepContestedClaims,
    PassIncome,
    PowerOp,
    RecruitOnVillage,
    TheftAmount,
    TheftImmunity,
    WinByProvinces,
    WinsTies,
)
from imperia.games.yuan.printed import PASS_INCOME

# As much water as there can be: a connection is not limited (YUA-058).
UNLIMITED: Final = 1_000


class Power:
    """All that a clan's power may change; the plain value of each is that of a clan without one."""

    def __init__(self) -> None:
        self.province_factor: int = 0
        self.temple_province: int = 1
        self.wins_ties: bool = False
        self.keeps_contested: bool = False
        # The water cells that isolated armies cross besides a mountain; -1 where they cross none.
        self.crossing: int = -1
        self.max_water: int = UNLIMITED
        self.defence_bonus: int = 0
        self.pass_income: int = PASS_INCOME
        self.recruits_on_village: bool = False
        self.theft: int = 0
        self.immune: bool = False
        self.loss_income: int = 0
        self.loss_most: int = 0


def power_of(ops: list[PowerOp]) -> Power:
    """The power that a list of content words describes."""
    power = Power()
    for op in ops:
        if isinstance(op, WinByProvinces):
            power.province_factor = op.factor
            power.temple_province = op.temple_province_counts
        elif isinstance(op, WinsTies):
            power.wins_ties = True
        elif isinstance(op, KeepContestedClaims):
            power.keeps_contested = True
        elif isinstance(op, AttackPath):
            power.crossing = op.max_water
        elif isinstance(op, ConnectionLimit):
            power.max_water = op.max_water
        elif isinstance(op, DefenceBonus):
            power.defence_bonus = op.value
        elif isinstance(op, PassIncome):
            power.pass_income = op.chao
        elif isinstance(op, RecruitOnVillage):
            power.recruits_on_village = True
        elif isinstance(op, TheftAmount):
            power.theft = op.chao
        elif isinstance(op, TheftImmunity):
            power.immune = True
        else:
            assert isinstance(op, IncomePerProvinceLost)
            power.loss_income = op.chao
            power.loss_most = op.max
    return power


NO_POWER: Final = Power()
POWERS: Final[list[Power]] = [power_of(clan.power) for clan in CLANS]
