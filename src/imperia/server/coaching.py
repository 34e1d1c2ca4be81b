"""The coach of finished games: what it knows is told at once, and it goes on looking in a worker."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from imperia.coach.report import Report
from imperia.server.counsel import CoachTask
from imperia.server.thought import Thinking

LOG: Final = logging.getLogger("imperia.server")
# So many reports stay in memory; the one that was asked for longest ago leaves first.
MOST_REPORTS: Final = 64


class Coaching:
    """The reports of this process, and the looks that are being taken."""

    def __init__(self, thinkers: Thinking) -> None:
        self._thinkers: Final = thinkers
        self._reports: Final[OrderedDict[tuple[str, int, str], Report]] = OrderedDict()
        self._looking: Final[dict[tuple[str, int, str], asyncio.Task[Report]]] = {}

    async def report(self, task: CoachTask) -> Report:
        """The findings on a game so far; the first request waits for a first look, and each further one deepens it."""
        key = (task.table, task.seat, task.lang)
        known = self._reports.get(key)
        if known is not None and known.done:
            return known
        looking = self._looking.get(key)
        if looking is None:
            looking = asyncio.create_task(self._look(key, task))
            self._looking[key] = looking
            looking.add_done_callback(_hear)
        # Who leaves before the look is over does not end it for others.
        return known if known is not None else await asyncio.shield(looking)

    async def _look(self, key: tuple[str, int, str], task: CoachTask) -> Report:
        try:
            report = await self._thinkers.coach(task)
            self._reports.pop(key, None)
            self._reports[key] = report
            if len(self._reports) > MOST_REPORTS:
                self._reports.popitem(last=False)
            return report
        finally:
            del self._looking[key]


def _hear(looking: asyncio.Task[Report]) -> None:
    """Write down a failure that nobody may have waited for."""
    if not looking.cancelled() and (error := looking.exception()) is not None:
        LOG.error("The coach failed at a game.", exc_info=error)
