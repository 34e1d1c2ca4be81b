"""Telling the log of something that goes wrong again and again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

LOG: Final = logging.getLogger("imperia.server")
# Seconds between two lines about the same.
EVERY: Final = 60.0


class Complaint:
    """One line at once, and then at most one a minute, unless something else is wrong."""

    def __init__(self, about: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._about: Final = about
        self._clock: Final = clock
        self._problem = ""
        self._since = 0.0
        self._untold = 0

    def make(self, problem: str) -> None:
        """Something is wrong."""
        now = self._clock()
        if problem == self._problem and now < self._since + EVERY:
            self._untold += 1
            return
        more = f" ({self._untold} more since the last line)" if self._untold else ""
        LOG.error("%s: %s%s", self._about, problem, more)
        self._problem, self._since, self._untold = problem, now, 0
