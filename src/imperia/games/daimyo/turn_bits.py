"""The memory of a turn: the bits of the state's field `done`."""

from typing import Final

MAIN_DONE: Final = 1
HERO_PLAYED: Final = 2
POWER_USED: Final = 4
INCOME_TAKEN: Final = 8
