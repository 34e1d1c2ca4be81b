"""Shared by all tables of a process."""

from __future__ import annotations

from typing import NamedTuple

from imperia.server.kept import TableKeeper
from imperia.server.meters import Meters
from imperia.server.outbox import Outgoing
from imperia.server.thought import Thinking
from imperia.server.work import Precedence, Work


class House(NamedTuple):
    """The store, those who work, what is counted, and what waits for readers."""

    store: TableKeeper
    thinkers: Thinking
    work: Work
    precedence: Precedence
    meters: Meters
    outgoing: Outgoing
    # True if the page without a server is handed out, too, so that games can be taken along.
    site: bool = False
    # True if whoever asks has all that is kept in their own hands anyway.
    own: bool = False
