"""Effects of an action's level, and changes by a clan's power: plain values that words of the content set."""

from __future__ import annotations

from typing import Final

# As much water as there can be: a connection is not limited (YUA-058).
UNLIMITED: Final = 1_000


class Effect:
    """One level of an action: what it asks for and what it does."""

    def __init__(self) -> None:
        self.needs_reach: bool = False
        self.claims_target: bool = False
        self.claims_around_target: bool = False
        self.claims_around_group: bool = False
        self.auto_city: bool = False
        self.income: int = 0
        self.temple: bool = False
        self.theft: int = 0
        self.city: bool = False
        self.double: bool = False
        self.ramparts: int = 0
        self.armies: int = 0
        # Armies of the reserve that join an attack, and the force of the strikes after a conquest.
        self.reserve: int = 0
        self.strike: int = 0


class Power:
    """All that a clan's power may change; the plain value of each is that of a clan without one."""

    def __init__(self, pass_income: int) -> None:
        self.province_factor: int = 0
        self.temple_province: int = 1
        self.wins_ties: bool = False
        self.keeps_contested: bool = False
        # The water cells that isolated armies cross besides a mountain; -1 where they cross none.
        self.crossing: int = -1
        self.max_water: int = UNLIMITED
        self.defence_bonus: int = 0
        self.pass_income: int = pass_income
        self.recruits_on_village: bool = False
        self.theft: int = 0
        self.immune: bool = False
        self.loss_income: int = 0
        self.loss_most: int = 0
