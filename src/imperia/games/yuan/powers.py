"""The power of each clan, read from the content (YUA-181 to YUA-185, YUA-Q85 to YUA-Q93)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.abilities import Power
from imperia.games.yuan.content import CLANS, PowerOp
from imperia.games.yuan.printed import PASS_INCOME


def power_of(ops: list[PowerOp]) -> Power:
    """The power that a list of content words describes."""
    power = Power(PASS_INCOME)
    for op in ops:
        op.add_to(power)
    return power


NO_POWER: Final = Power(PASS_INCOME)
POWERS: Final[list[Power]] = [power_of(clan.power) for clan in CLANS]
