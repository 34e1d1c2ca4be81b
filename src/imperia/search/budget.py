"""How much may be thought about one decision: a number of lines, which repeats exactly, or seconds of a processor."""

from __future__ import annotations

from time import process_time
from typing import Final, final

# Lines for each candidate; with fewer of them the field is smaller.
EACH: Final = 5


@final
class Budget:
    """The budget of a decision, and how much of it is spent."""

    def __init__(self, lines: int, seconds: float = 0.0) -> None:
        # Without seconds only the lines count.
        self.lines: Final = lines
        self.seconds: Final = seconds
        self._played: int = 0
        self._begun: float = 0.0

    def candidates(self, most: int) -> int:
        """How many candidates it can compare: on average each of them needs some lines to tell merit from luck."""
        return most if self.seconds else max(2, min(most, self.lines // EACH))

    def begin(self) -> None:
        """A new decision."""
        self._played = 0
        if self.seconds:
            self._begun = process_time()

    def spend(self, lines: int) -> None:
        """So many lines are played."""
        self._played += lines

    def spent(self) -> float:
        """The share of the budget that is spent; all of it from 1 on."""
        if self.seconds:
            return (process_time() - self._begun) / self.seconds
        return self._played / self.lines
